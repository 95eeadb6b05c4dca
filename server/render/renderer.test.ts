import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createLog } from '#src/shared/log/log.ts'
import { publishedOf } from '#src/site/published/published-of.ts'
import { createRenderer } from './renderer.ts'
import type { RenderJob } from './rendering.ts'

/** Takes a moment over every job, and another to end. */
const slow = `
process.on('message', ({ id }) => setTimeout(() => process.send({ id, outcome: { kind: 'made', pages: [], made: 0, cpuMillis: 0 } }), 600))
process.on('disconnect', () => setTimeout(() => process.exit(0), 200))
`
const dist = mkdtempSync(join(tmpdir(), 'renderer-'))
mkdirSync(join(dist, 'source'))
writeFileSync(join(dist, 'render-process.mjs'), slow)
afterEach(() => void vi.useRealTimers())
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const state = publishedOf({}, '2026-11-23')
const job: RenderJob = { from: undefined, before: state, after: state, versions: {}, to: undefined }

test('work that comes while the resting process is ending is done by the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const renderer = createRenderer(dist, createLog('silent'))
  expect(await renderer.render(job)).toMatchObject({ kind: 'made' })
  vi.advanceTimersByTime(30_000)
  expect(await renderer.render(job)).toMatchObject({ kind: 'made' })
  await renderer.close()
})
