import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createLog } from '#src/shared/log/log.ts'
import { createBillReader } from './bill-reader.ts'

/** A reader that hangs over `hang`, swells over `swell`, dies over `die`, never answers `wait`, and refuses the rest as water. */
const odd = `
process.on('message', ({ id, body }) => {
  const what = new TextDecoder().decode(body)
  if (what === 'hang') for (;;);
  if (what === 'die') process.exit(1)
  if (what === 'wait') return
  if (what === 'swell') { globalThis.kept = []; setInterval(() => globalThis.kept.push(Buffer.alloc(30e6, 1)), 20); return }
  process.send({ id, body: { kind: 'read', outcome: { ok: false, reason: 'water' } } })
})
process.on('disconnect', () => process.exit(0))
`
const folder = mkdtempSync(join(tmpdir(), 'bill-reader-'))
const entry = join(folder, 'odd.mjs')
writeFileSync(entry, odd)
let reader: ReturnType<typeof createBillReader>
afterEach(() => reader.close())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = async (what: string) => reader.read(new TextEncoder().encode(what))
const water = { ok: false, reason: 'water' }

test.each(['hang', 'swell', 'die'])(
  'a file that makes the reader %s is refused, and the next one is read',
  async (what) => {
    reader = createBillReader(entry, createLog('silent'), {
      mostMillis: what === 'swell' ? 30_000 : 1000,
      mostMemoryBytes: 300 * 1024 * 1024,
    })
    const bad = read(what)
    const good = read('anything')
    await expect(bad).rejects.toMatchObject({ code: 'bill_too_heavy', status: 422 })
    expect(await good).toEqual(water)
  },
)

test('more than may wait are told to come back', async () => {
  reader = createBillReader(entry, createLog('silent'), { mostWaiting: 2 })
  const waiting = Promise.allSettled([read('wait'), read('x'), read('x')])
  await expect(read('x')).rejects.toMatchObject({ code: 'busy', status: 503 })
  await reader.close()
  await waiting
})

test('a file that comes in the moment when the resting process is ended is read by the next one', async () => {
  const idleMillis = 20
  reader = createBillReader(entry, createLog('silent'), { idleMillis })
  for (let round = 0; round < 5; round++) {
    expect(await read('anything')).toEqual(water)
    await new Promise((done) => setTimeout(done, idleMillis))
  }
})
