import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { EntryReader } from './entry-reader.ts'
import { Journal } from './journal.ts'

const key = createSecretKey(randomBytes(32))
const folder = () => mkdtempSync(join(tmpdir(), 'journal-'))
const entry = (more: Partial<Entry> = {}): Entry => ({
  id: randomUUID(),
  kind: 'contact',
  person: 'p1',
  at: '2026-11-21T10:00:00.000Z',
  payload: { name: 'Ana Núñez' },
  response: { status: 201, body: { reference: 'C-1' } },
  ...more,
})
const none = new Set<string>()
/** What is unconfirmed, read as another process would: by place. */
async function waiting(journal: Journal, path: string, limit = 1000): Promise<Entry[]> {
  const read = await new EntryReader(path, key).read(journal.pending(limit, none))
  return read.flatMap((found) => ('entry' in found ? [found.entry] : []))
}

test('what was appended is there after a restart, oldest first, until it is confirmed', async () => {
  const path = folder()
  const [a, b] = [entry(), entry({ person: 'p2' })]
  const first = await Journal.open(path, key)
  await Promise.all([first.append(a), first.append(b)])
  await first.confirm([a.id])
  await first.close()
  const second = await Journal.open(path, key)
  expect(await waiting(second, path)).toEqual([b])
  expect(await second.find(b.id)).toEqual(b)
  expect(await second.find(a.id)).toBeUndefined()
  await second.close()
})

test('a torn last line is dropped, everything before it stays, and writing goes on', async () => {
  const path = folder()
  const [a, b, c] = [entry(), entry(), entry()]
  const first = await Journal.open(path, key)
  await first.append(a)
  await first.append(b)
  await first.close()
  const file = join(path, '00000001.log')
  truncateSync(file, statSync(file).size - 5)
  const second = await Journal.open(path, key)
  expect(await waiting(second, path)).toEqual([a])
  expect(second.damagedLines).toBe(0)
  await second.append(c)
  await second.close()
  const third = await Journal.open(path, key)
  expect(await waiting(third, path)).toEqual([a, c])
  await third.close()
})

test('a damaged line in the middle is counted, never dropped in silence', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  const [a, b] = [entry(), entry()]
  await first.append(a)
  await first.append(b)
  await first.close()
  const file = join(path, '00000001.log')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"k":"contact"', '"k":"cOntact"'))
  const second = await Journal.open(path, key)
  expect(second.damagedLines).toBe(1)
  expect(await waiting(second, path)).toEqual([b])
  await second.close()
})

test('the answer to an idempotency key outlives confirmation, compaction and restart, for 30 days', async () => {
  const path = folder()
  const a = entry({ idempotency: { keyHash: 'k1', bodyHash: 'b1' } })
  const first = await Journal.open(path, key)
  await first.append(a)
  for (let i = 0; i < 700; i++) await first.append(entry({ payload: { filler: 'x'.repeat(2000) } }))
  await first.confirm(first.pending(1000, none).map((e) => e.id))
  await first.compact(new Date('2026-11-22T00:00:00Z'))
  await first.close()
  expect(readdirSync(path)).not.toContain('00000001.log')
  const second = await Journal.open(path, key)
  expect(second.pendingCount).toBe(0)
  expect(await second.answer('k1')).toEqual({ bodyHash: 'b1', response: a.response })
  await second.compact(new Date('2026-12-25T00:00:00Z'))
  expect(await second.answer('k1')).toBeUndefined()
  await second.close()
})

test('erasing a person makes their entries unreadable in every copy, and a later entry of theirs readable', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  const [a, b] = [entry({ idempotency: { keyHash: 'k', bodyHash: 'b' } }), entry({ person: 'p2' })]
  await first.append(a)
  await first.append(b)
  const copy = readFileSync(join(path, '00000001.log'), 'utf8')
  expect(copy).not.toContain('Núñez')
  await first.erase(['p1'])
  expect(await waiting(first, path)).toEqual([b])
  expect(await first.answer('k')).toBeUndefined()
  const again = entry()
  await first.append(again)
  await first.close()
  appendFileSync(join(path, '00000001.log'), copy)
  const second = await Journal.open(path, key)
  expect((await waiting(second, path)).map((e) => e.id).sort()).toEqual([b.id, again.id].sort())
  await second.close()
})

test('300 entries at once are all there', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  const entries = Array.from({ length: 300 }, (_, i) => entry({ person: `p${i % 40}` }))
  await Promise.all(entries.map((e) => first.append(e)))
  await first.close()
  const second = await Journal.open(path, key)
  expect(new Set((await waiting(second, path)).map((e) => e.id))).toEqual(new Set(entries.map((e) => e.id)))
  await second.close()
})

test('places are read in order; a damaged one is told, an erased one is missing, the others are there', async () => {
  const path = folder()
  const journal = await Journal.open(path, key)
  const [a, b, c] = [entry(), entry({ person: 'p2' }), entry({ person: 'p3' })]
  for (const e of [a, b, c]) await journal.append(e)
  const places = journal.pending(2, new Set([a.id]))
  expect(places.map((place) => place.id)).toEqual([b.id, c.id])
  const [atB, atC] = places
  if (!atB || !atC) throw new Error('no places')
  await journal.erase(['p2'])
  await journal.append(entry({ person: 'p2' }))
  const anew = journal.pending(10, none).at(-1)
  const reader = new EntryReader(path, key)
  const read = await reader.read([atC, { ...atB, salt: anew?.salt ?? '' }, { ...atC, offset: atC.offset + 1 }])
  expect(read[0]).toEqual({ id: c.id, entry: c })
  expect(read[1]).toEqual({ id: b.id, missing: 'erased' })
  expect(read[2]).toMatchObject({
    id: c.id,
    error: new Error(`journal 00000001.log is damaged at byte ${atC.offset + 1}`),
  })
  await journal.close()
})

test('what is accepted while the journal is tidied stays readable, whichever comes first', async () => {
  const path = folder()
  const journal = await Journal.open(path, key)
  const accepted: Entry[] = []
  for (let round = 0; round < 60; round++) {
    const entries = [entry({ person: `new-${round}` }), entry({ person: 'known' })]
    const appended = Promise.all(entries.map((one) => journal.append(one)))
    // Tidying begins a little later each time, so that it meets the entries on every part of their way.
    for (let turn = 0; turn < round % 12; turn++) await Promise.resolve()
    await Promise.all([appended, journal.compact(new Date('2026-11-21T12:00:00Z'))])
    accepted.push(...entries)
    expect((await waiting(journal, path)).map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort())
    await journal.confirm(entries.map(({ id }) => id))
  }
  await journal.close()
})

test('a damaged line of the keys costs its own person only, and is counted', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  const entries = ['a', 'b', 'c'].map((person) => entry({ person }))
  for (const one of entries) await first.append(one)
  await first.close()
  const file = join(path, 'keys.log')
  const bytes = readFileSync(file)
  const second = bytes.indexOf(10) + 5
  bytes[second] = (bytes[second] ?? 0) ^ 1
  writeFileSync(file, bytes)
  const again = await Journal.open(path, key)
  expect(again.damagedLines).toBe(1)
  expect((await waiting(again, path)).map(({ person }) => person)).toEqual(['a', 'c'])
  await again.close()
})
