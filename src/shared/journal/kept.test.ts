import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from './entry.ts'
import { Journal } from './journal.ts'

/** What a journal keeps, and what it lets go, when keys or lines are lost. */

const key = createSecretKey(randomBytes(32))
const none = new Set<string>()
const dayMillis = 86_400_000
let path: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(path, { recursive: true }))

const entry = (more: Partial<Entry> = {}): Entry => ({
  id: randomUUID(),
  kind: 'contact',
  person: 'p1',
  at: '2026-11-21T10:00:00.000Z',
  payload: { name: 'Ana' },
  response: { status: 201, body: { reference: 'C-1' } },
  ...more,
})
const answered = (keyHash: string, more: Partial<Entry> = {}) =>
  entry({ idempotency: { keyHash, bodyHash: 'b' }, ...more })
const megabyte = () => entry({ person: 'large', payload: { filler: 'x'.repeat(1_000_000) } })
const segment = (number: number) => join(path, `0000000${number}.log`)
const confirmAll = (journal: Journal, but: ReadonlySet<string> = none) =>
  journal.confirm(journal.pending(100, but).map(({ id }) => id))

test('an answer whose key is lost is damage as long as it would be given, and nothing afterwards', async () => {
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMillis).toISOString()
  for (const [daysAgo, lines] of [
    [1, 1],
    [29, 1],
    [31, 0],
  ] as const) {
    const first = await Journal.open(path, key)
    await first.append(answered('k', { at: at(daysAgo) }))
    await confirmAll(first)
    await first.close()
    unlinkSync(join(path, 'keys.log'))
    const second = await Journal.open(path, key)
    expect(second.damage).toMatchObject({ lines, unreadable: 0, missingSegments: 0 })
    expect(await second.answer('k')).toBeUndefined()
    // Asking for it found nothing more that is wrong.
    expect(second.damage.lines).toBe(lines)
    await second.close()
    unlinkSync(segment(1))
  }
})

test('an answer is damage to the very moment at which it has been given for thirty days', async () => {
  const now = new Date('2026-11-21T10:00:00.000Z')
  vi.useFakeTimers({ now, toFake: ['Date'] })
  try {
    const first = await Journal.open(path, key)
    await first.append(answered('k', { at: new Date(now.getTime() - 30 * dayMillis).toISOString() }))
    await confirmAll(first)
    await first.close()
    unlinkSync(join(path, 'keys.log'))
    const second = await Journal.open(path, key)
    expect(second.damage.lines).toBe(1)
    await second.close()
  } finally {
    vi.useRealTimers()
  }
})

test('an erasure takes the person’s answers and what waits, nobody else’s, and is no damage after a restart', async () => {
  const first = await Journal.open(path, key)
  await first.append(answered('k1'))
  await first.append(answered('k2', { person: 'p2' }))
  await first.erase(['p1'])
  const state = async (journal: Journal) => [
    await journal.answer('k1'),
    (await journal.answer('k2'))?.bodyHash,
    journal.pendingCount,
    journal.isDamaged,
  ]
  expect(await state(first)).toEqual([undefined, 'b', 1, false])
  await first.close()
  const second = await Journal.open(path, key)
  expect(await state(second)).toEqual([undefined, 'b', 1, false])
  await second.close()
})

test('somebody erased who comes back has a key for as long as the new entry waits, whatever they were answered before', async () => {
  const journal = await Journal.open(path, key)
  await journal.append(answered('k1'))
  await journal.erase(['p1'])
  await journal.append(entry())
  await journal.compact(new Date('2026-11-21T12:00:00Z'))
  expect(readFileSync(join(path, 'keys.log'), 'utf8')).toContain('"p1"')
  await confirmAll(journal)
  await journal.compact(new Date('2026-11-21T12:00:00Z'))
  expect(readFileSync(join(path, 'keys.log'), 'utf8')).not.toContain('"p1"')
  await journal.close()
})

test('lines of somebody erased that a copy brings back are no damage, and keep no key of theirs', async () => {
  const first = await Journal.open(path, key)
  await first.append(answered('k1'))
  const copy = readFileSync(segment(1), 'utf8')
  await first.erase(['p1'])
  await first.close()
  appendFileSync(segment(1), copy)
  const second = await Journal.open(path, key)
  expect([second.isDamaged, second.pendingCount, await second.answer('k1')]).toEqual([false, 0, undefined])
  await second.append(entry())
  await confirmAll(second)
  await second.compact(new Date('2026-11-21T12:00:00Z'))
  expect(readFileSync(join(path, 'keys.log'), 'utf8')).not.toContain('"p1"')
  await second.close()
})

test('the segment of an entry whose key is lost is kept until the key is put back, however much comes after', async () => {
  const first = await Journal.open(path, key)
  const lost = entry({ person: 'lost' })
  await first.append(lost)
  await first.append(megabyte())
  await first.append(megabyte())
  await confirmAll(first, new Set([lost.id]))
  await first.close()
  const keys = readFileSync(join(path, 'keys.log'), 'utf8').split(/(?<=\n)/)
  writeFileSync(join(path, 'keys.log'), keys.filter((line) => !line.includes('"lost"')).join(''))
  const second = await Journal.open(path, key)
  expect(second.damage.unreadable).toBe(1)
  await second.compact(new Date('2026-11-21T12:00:00Z'))
  await second.close()
  expect(readdirSync(path)).toEqual(expect.arrayContaining(['00000001.log', '00000002.log']))
  writeFileSync(join(path, 'keys.log'), keys.join(''))
  const third = await Journal.open(path, key)
  expect([third.isDamaged, await third.find(lost.id)]).toEqual([false, lost])
  await third.close()
})

test('what waits for long in the newest segments is not written again', async () => {
  const journal = await Journal.open(path, key)
  await journal.append(entry())
  const { size } = statSync(segment(1))
  await journal.compact(new Date('2026-12-21T10:00:00Z'))
  expect(statSync(segment(1)).size).toBe(size)
  await journal.close()
})

test('the answers of a segment that goes are carried forward, those of later ones stay where they are', async () => {
  const journal = await Journal.open(path, key)
  await journal.append(answered('k1'))
  await journal.append(megabyte())
  await journal.append(megabyte())
  await journal.compact(new Date('2026-11-21T12:00:00Z'))
  const later = answered('k2', { person: 'p2' })
  await journal.append(later)
  await confirmAll(journal, new Set([later.id]))
  await journal.compact(new Date('2026-11-21T12:00:00Z'))
  expect(readdirSync(path)).not.toContain('00000001.log')
  expect(readFileSync(segment(2), 'utf8').match(/"t":"i"/g)).toHaveLength(1)
  expect([(await journal.answer('k1'))?.bodyHash, (await journal.answer('k2'))?.bodyHash]).toEqual(['b', 'b'])
  await journal.close()
})

test('an answer that became unreadable goes with its segment, which is put aside, and compaction goes on', async () => {
  const journal = await Journal.open(path, key)
  await journal.append(answered('k1'))
  await journal.append(answered('k2', { person: 'p2' }))
  await journal.append(megabyte())
  await journal.append(megabyte())
  await confirmAll(journal)
  writeFileSync(segment(1), readFileSync(segment(1), 'utf8').replace('"k":"contact"', '"k":"cOntact"'))
  await journal.compact(new Date('2026-11-21T12:00:00Z'))
  expect([await journal.answer('k1'), (await journal.answer('k2'))?.bodyHash]).toEqual([undefined, 'b'])
  expect(journal.damage).toMatchObject({ keptAside: 1, lines: 1 })
  expect(readdirSync(path)).not.toContain('00000001.log')
  await journal.close()
})
