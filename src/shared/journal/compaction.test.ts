import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { EntryReader } from './entry-reader.ts'
import { Journal } from './journal.ts'

const key = createSecretKey(randomBytes(32))
const at = '2026-11-21T10:00:00.000Z'
const none = new Set<string>()
let path: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'compaction-'))
})
afterEach(() => rmSync(path, { recursive: true }))

const entry = (more: Partial<Entry> = {}): Entry => ({
  id: randomUUID(),
  kind: 'contact',
  person: 'p1',
  at,
  payload: { name: 'Ana' },
  response: { status: 201, body: { reference: 'C-1' } },
  ...more,
})
const megabyte = () => entry({ payload: { filler: 'x'.repeat(1_000_000) } })
const segments = () => readdirSync(path).filter((name) => /^\d/.test(name))
const idempotency = { keyHash: 'k', bodyHash: 'b' }

test('an answer is given at once, by its key alone, and for thirty days to the millisecond', async () => {
  const journal = await Journal.open(path, key)
  const one = entry({ idempotency })
  await journal.append(one)
  expect(await journal.answer('k')).toEqual({ bodyHash: 'b', response: one.response })
  expect(await journal.answer('other')).toBeUndefined()
  const thirtyDays = Date.parse(at) + 30 * 86_400_000
  await journal.compact(new Date(thirtyDays))
  expect(await journal.answer('k')).toBeDefined()
  await journal.compact(new Date(thirtyDays + 1))
  expect(await journal.answer('k')).toBeUndefined()
  // The entry itself waits as long as it must.
  expect(await journal.find(one.id)).toEqual(one)
  await journal.close()
})

test('an answer carried forward is the same, and carried again; its segment is gone', async () => {
  const journal = await Journal.open(path, key)
  const one = entry({ idempotency })
  await journal.append(one)
  await journal.append(entry({ person: 'p2', idempotency: { keyHash: 'k2', bodyHash: 'b2' } }))
  for (let round = 0; round < 3; round++) {
    await journal.append(megabyte())
    await journal.append(megabyte())
    await journal.confirm(journal.pending(100, none).map(({ id }) => id))
    await journal.compact(new Date('2026-11-22T00:00:00Z'))
    expect(segments()).toHaveLength(1)
    expect(await journal.answer('k')).toEqual({ bodyHash: 'b', response: one.response })
  }
  await journal.erase(['p2'])
  await journal.close()
  const again = await Journal.open(path, key)
  expect([await again.answer('k'), await again.answer('k2'), again.pendingCount, again.isDamaged]).toEqual([
    { bodyHash: 'b', response: one.response },
    undefined,
    0,
    false,
  ])
  await again.close()
})

test('the segment being written goes on until it holds a megabyte', async () => {
  const journal = await Journal.open(path, key)
  await journal.append(entry())
  await journal.confirm(journal.pending(1, none).map(({ id }) => id))
  await journal.compact(new Date(at))
  expect(segments()).toEqual(['00000001.log'])
  await journal.append(entry({ payload: { filler: 'x'.repeat(900_000) } }))
  await journal.confirm(journal.pending(1, none).map(({ id }) => id))
  await journal.compact(new Date(at))
  expect(segments()).toEqual(['00000002.log'])
  await journal.close()
})

test('a segment with an entry that waits is kept, and so is all that came after', async () => {
  const journal = await Journal.open(path, key)
  const old = entry({ person: 'old' })
  for (let i = 0; i < 9; i++) await journal.append(megabyte())
  await journal.append(old)
  for (let i = 0; i < 9; i++) await journal.append(megabyte())
  await journal.confirm(journal.pending(100, new Set([old.id])).map(({ id }) => id))
  await journal.compact(new Date('2026-11-21T12:00:00Z'))
  expect(segments()).toEqual(['00000002.log', '00000003.log', '00000004.log'])
  expect(await journal.find(old.id)).toEqual(old)
  await journal.close()
})

test('keys of people of whom nothing is left are gone; those of an answer, of what waits, are kept', async () => {
  const journal = await Journal.open(path, key)
  await journal.append(entry({ person: 'answered', idempotency }))
  await journal.append(entry({ person: 'settled' }))
  await journal.confirm(journal.pending(9, none).map(({ id }) => id))
  await journal.append(entry({ person: 'waiting' }))
  await journal.compact(new Date(at))
  const people = [...readFileSync(join(path, 'keys.log'), 'utf8').matchAll(/"p":"(\w+)"/g)].map(([, person]) => person)
  expect(people.sort()).toEqual(['answered', 'waiting'])
  await journal.close()
})

test('two compactions at once are one', async () => {
  const journal = await Journal.open(path, key)
  const [one, two] = [journal.compact(new Date(at)), journal.compact(new Date(at))]
  expect(one).toBe(two)
  await one
  const later = journal.compact(new Date(at))
  expect(later).not.toBe(one)
  await later
  await journal.close()
})

test('confirming nothing writes nothing', async () => {
  const journal = await Journal.open(path, key)
  await journal.append(entry())
  const { size } = statSync(join(path, '00000001.log'))
  await journal.confirm([])
  expect([statSync(join(path, '00000001.log')).size, journal.pendingCount]).toEqual([size, 1])
  await journal.confirm(['unknown'])
  expect(statSync(join(path, '00000001.log')).size).toBeGreaterThan(size)
  await journal.close()
})

test('a journal that is closed takes nothing, and says so', async () => {
  const journal = await Journal.open(path, key)
  expect(journal.healthy).toBe(true)
  await journal.close()
  expect(journal.healthy).toBe(false)
  await expect(journal.append(entry())).rejects.toThrow('the journal is closed')
  expect(journal.pendingCount).toBe(0)
})

test('what becomes unreadable while it waits is named once, and nothing else is', async () => {
  const journal = await Journal.open(path, key)
  const [one, two] = [entry({ idempotency }), entry({ person: 'p2' })]
  await journal.append(one)
  await journal.append(two)
  const file = join(path, '00000001.log')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"k":"contact"', '"k":"cOntact"'))
  expect([await journal.find(one.id), await journal.find(one.id), await journal.answer('k')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(journal.damage).toEqual({ lines: 1, keptAside: 0, unreadable: 0, missingSegments: 0 })
  expect([journal.isDamaged, await journal.find(two.id)]).toEqual([true, two])
  await journal.close()
})

test('a place whose file is gone says so, and the others are read', async () => {
  const journal = await Journal.open(path, key)
  const one = entry()
  await journal.append(one)
  const [place] = journal.pending(1, none)
  if (!place) throw new Error('no place')
  const read = await new EntryReader(path, key).read([{ ...place, segment: 9 }, place])
  expect(read).toEqual([
    { id: one.id, error: expect.objectContaining({ code: 'ENOENT' }) },
    { id: one.id, entry: one },
  ])
  await journal.close()
})

test('an empty folder is no damage; keys without a segment are', async () => {
  const first = await Journal.open(path, key)
  expect(first.damage).toEqual({ lines: 0, keptAside: 0, unreadable: 0, missingSegments: 0 })
  await first.append(entry())
  await first.close()
  rmSync(join(path, '00000001.log'))
  const second = await Journal.open(path, key)
  expect([second.damage.missingSegments, second.isDamaged]).toEqual([1, true])
  await second.close()
})
