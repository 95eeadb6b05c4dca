import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Versions } from '#src/features/publication/public.ts'
import { createLog } from '#src/shared/log/log.ts'
import { StaticFiles } from './http/static-files.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'

/** Builds of a site of one page, which shows the switch and which build made it, with the real process that makes pages. */

const root = join(import.meta.dirname, '..')
const policy = "default-src 'self'; script-src 'self'; style-src 'self'"
const pageOf = (build: string, hours: string) =>
  `<html><head><style>p{color:red}</style></head><body><p>${build}: ${hours}</p></body></html>`
const byDay: Versions = {
  'switch:on-call': {
    subject: 'switch:on-call',
    version: 1,
    value: { isOn: false },
    publishedAt: '2026-11-23T10:00:00Z',
    publishedBy: 'somebody',
  },
}

let folder: string
let opened: PublishedSite | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'))
})
afterEach(async () => {
  await opened?.close()
  opened = undefined
  rmSync(folder, { recursive: true })
})

function buildOf(id: string, breaks = false): string {
  const dist = join(folder, id)
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  write('client/hours.html', pageOf(id, 'day and night'))
  write('source/words', '')
  write('build.json', JSON.stringify({ id }))
  write('scripts.json', '{}')
  write('policies.json', JSON.stringify({ '/hours.html': policy }))
  const hours = { path: '/hours', keys: ['switch:on-call'], hash: 'as built', sourceHash: 'as built' }
  write('rendered.json', JSON.stringify({ day: '2026-11-23', files: { '/hours.html': hours } }))
  write('render-process.mjs', `import ${JSON.stringify(join(root, 'server/render/render-process.ts'))}`)
  write(
    'server/entry.mjs',
    `import { published, reading } from ${JSON.stringify(join(root, 'src/site/published/reading.ts'))}
export const siteFiles = () => [{ path: '/hours', name: '/hours.html' }]
export async function makePage(path, state) {
  if (${breaks}) throw new Error('it breaks')
  const { result, keys } = reading(state, () => (published().isOnCall ? 'day and night' : 'by day'))
  const body = ${JSON.stringify(pageOf(id, 'HOURS'))}.replace('HOURS', result)
  return { body, policy: ${JSON.stringify(policy)}, keys: [...keys] }
}`,
  )
  return dist
}

/** Opens a build on the data folder as the server does before it listens; gives what it would then answer. */
async function shownBy(dist: string): Promise<string> {
  await opened?.close()
  const files = StaticFiles.load(join(dist, 'client'), { '/hours.html': policy })
  opened = await openPublishedSite(dist, join(folder, 'data'), files, createLog('silent'))
  return files.page('/hours.html').html
}

test('a new build shows what is published before anybody is served, with its own pages', async () => {
  const before = buildOf('first')
  expect(await shownBy(before)).toContain('first: day and night')
  const prepared = await opened?.prepare(byDay)
  prepared?.show()
  expect(await shownBy(before)).toContain('first: by day')
  expect(await shownBy(buildOf('second'))).toContain('second: by day')
  expect(opened?.state.isOnCall).toBe(false)
  expect(opened?.isBlank).toBe(false)
})

test('a new build that cannot make its pages says that it knows nothing, so that the store is asked', async () => {
  await shownBy(buildOf('first'))
  const prepared = await opened?.prepare(byDay)
  prepared?.show()
  expect(await shownBy(buildOf('second', true))).toContain('second: day and night')
  expect(opened?.isBlank).toBe(true)
})

test('since when and on how many pages something is shown outlives a restart', async () => {
  await shownBy(buildOf('first'))
  const notes = { 'switch:on-call': { version: 1, pages: 41, since: '2026-11-23T10:32:00.000Z' } }
  opened?.noteShown(notes)
  await shownBy(buildOf('first'))
  expect(opened?.notes).toEqual(notes)
  writeFileSync(join(folder, 'data/published/shown.json'), '{"half')
  await shownBy(buildOf('first'))
  expect(opened?.notes).toEqual({})
})
