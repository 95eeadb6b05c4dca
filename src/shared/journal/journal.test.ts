import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
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

test('an end that was torn or damaged is named and stays on the disk; everything before it is there, and writing goes on', async () => {
  const path = folder()
  const [a, b, c] = [entry(), entry(), entry()]
  const first = await Journal.open(path, key)
  await first.append(a)
  await first.append(b)
  await first.close()
  const file = join(path, '00000001.log')
  truncateSync(file, statSync(file).size - 5)
  const torn = readFileSync(file)
  const second = await Journal.open(path, key)
  expect(await waiting(second, path)).toEqual([a])
  expect(second.damage).toEqual({ lines: 1, keptAside: 0, unreadable: 0, missingSegments: 0 })
  await second.append(c)
  await second.close()
  expect(readFileSync(file)).toEqual(torn)
  const third = await Journal.open(path, key)
  expect(await waiting(third, path)).toEqual([a, c])
  expect(third.damage.lines).toBe(1)
  await third.close()
})

test('a damaged segment is put aside when it is settled, never removed, and the journal says so until somebody takes it away', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  const [a, b] = [entry(), entry({ person: 'p2' })]
  await first.append(a)
  await first.append(b)
  await first.close()
  const file = join(path, '00000001.log')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"k":"contact"', '"k":"cOntact"'))
  const second = await Journal.open(path, key)
  expect(second.damage).toEqual({ lines: 1, keptAside: 0, unreadable: 0, missingSegments: 0 })
  expect(await waiting(second, path)).toEqual([b])
  await second.confirm([b.id])
  await second.compact(new Date('2026-11-22T00:00:00Z'))
  await second.close()
  expect(readFileSync(join(path, 'damaged', '00000001.log'), 'utf8')).toContain('"k":"cOntact"')
  // The key of what was damaged is kept: it may still be saved by hand.
  expect(readFileSync(join(path, 'keys.log'), 'utf8')).toContain('"p":"p1"')
  const third = await Journal.open(path, key)
  expect(third.damage).toEqual({ lines: 0, keptAside: 1, unreadable: 0, missingSegments: 0 })
  await third.close()
  rmSync(join(path, 'damaged'), { recursive: true })
  const fourth = await Journal.open(path, key)
  expect(fourth.isDamaged).toBe(false)
  await fourth.close()
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

test('places are read in order; one that is damaged or sealed with another key says so, the others are there', async () => {
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
  expect(read[1]).toEqual({ id: b.id, error: new Error('the entry was sealed with another key') })
  expect(read[2]).toMatchObject({
    id: c.id,
    error: new Error(`journal 00000001.log is damaged at byte ${atC.offset + 1}`),
  })
  await journal.close()
})

test('what is accepted while the journal is compacted stays readable, whichever comes first', async () => {
  const path = folder()
  const journal = await Journal.open(path, key)
  const accepted: Entry[] = []
  for (let round = 0; round < 60; round++) {
    const entries = [entry({ person: `new-${round}` }), entry({ person: 'known' })]
    const appended = Promise.all(entries.map((one) => journal.append(one)))
    // Compaction begins a little later each time, so that it meets the entries on every part of their way.
    for (let turn = 0; turn < round % 12; turn++) await Promise.resolve()
    await Promise.all([appended, journal.compact(new Date('2026-11-21T12:00:00Z'))])
    accepted.push(...entries)
    expect((await waiting(journal, path)).map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort())
    await journal.confirm(entries.map(({ id }) => id))
  }
  await journal.close()
})

test('a damaged line of the keys costs its own person only, and is named; put back, the entry is there again', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  const entries = ['a', 'b', 'c'].map((person) => entry({ person }))
  for (const one of entries) await first.append(one)
  await first.close()
  const file = join(path, 'keys.log')
  const sound = readFileSync(file)
  const bytes = Buffer.from(sound)
  const second = bytes.indexOf(10) + 5
  bytes[second] = (bytes[second] ?? 0) ^ 1
  writeFileSync(file, bytes)
  const again = await Journal.open(path, key)
  expect(again.damage).toEqual({ lines: 1, keptAside: 1, unreadable: 1, missingSegments: 0 })
  expect((await waiting(again, path)).map(({ person }) => person)).toEqual(['a', 'c'])
  await again.confirm([entries[0]?.id ?? '', entries[2]?.id ?? ''])
  await again.append(entry({ person: 'b' }))
  await again.compact(new Date())
  await again.close()
  writeFileSync(file, Buffer.concat([sound, readFileSync(file)]))
  const restored = await Journal.open(path, key)
  expect((await waiting(restored, path)).map(({ person }) => person)).toEqual(['b', 'b'])
  expect(restored.damage.unreadable).toBe(0)
  await restored.close()
})

test('keys that are gone without an erasure are damage: nothing is settled by them', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  const [a, b] = [entry(), entry({ person: 'p2' })]
  await first.append(a)
  await first.append(b)
  await first.erase(['p2'])
  await first.close()
  unlinkSync(join(path, 'keys.log'))
  const second = await Journal.open(path, key)
  expect(second.damage.unreadable).toBe(1)
  expect(second.pendingCount).toBe(0)
  await second.compact(new Date())
  await second.close()
  expect(readdirSync(path)).toContain('00000001.log')
})

test('an erasure is remembered as long as something older is there, and takes damaged lines of the keys with it', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  const [stuck, erased] = [entry({ person: 'stuck-person' }), entry({ person: 'erased-person' })]
  await first.append(stuck)
  await first.append(erased)
  await first.close()
  const file = join(path, 'keys.log')
  writeFileSync(file, readFileSync(file, 'latin1').replace('"p":"erased-person"', '"p":"erasEd-person"'))
  const second = await Journal.open(path, key)
  expect(second.damage.keptAside).toBe(1)
  await second.erase(['erased-person'])
  expect(second.damage.keptAside).toBe(0)
  await second.close()
})

test('a segment that is not there is named', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  for (let i = 0; i < 10; i++) await first.append(entry({ payload: { filler: 'x'.repeat(1_000_000) } }))
  await first.close()
  expect(readdirSync(path)).toContain('00000002.log')
  const copy = readFileSync(join(path, '00000002.log'))
  writeFileSync(join(path, '00000003.log'), copy)
  unlinkSync(join(path, '00000002.log'))
  const second = await Journal.open(path, key)
  expect(second.damage.missingSegments).toBe(1)
  await second.close()
})

test('what waits for long does not keep every later segment', async () => {
  const path = folder()
  const journal = await Journal.open(path, key)
  const old = entry({ person: 'old' })
  await journal.append(old)
  for (let i = 0; i < 30; i++) await journal.append(entry({ payload: { filler: 'x'.repeat(1_000_000) } }))
  await journal.confirm(journal.pending(1000, new Set([old.id])).map(({ id }) => id))
  const segments = () => readdirSync(path).filter((name) => /^\d/.test(name))
  await journal.compact(new Date('2026-11-21T12:00:00Z'))
  expect(segments().length).toBeGreaterThan(4)
  await journal.compact(new Date('2026-11-24T00:00:00Z'))
  expect(segments()).toHaveLength(1)
  expect(await waiting(journal, path)).toEqual([old])
  await journal.close()
  const again = await Journal.open(path, key)
  expect(await waiting(again, path)).toEqual([old])
  expect(again.isDamaged).toBe(false)
  await again.close()
})

test('urgent kinds are handed out first', async () => {
  const path = folder()
  const journal = await Journal.open(path, key, ['urgent'])
  const ordinary = [entry(), entry()]
  const urgent = entry({ kind: 'urgent' })
  for (const one of [...ordinary, urgent]) await journal.append(one)
  expect((await waiting(journal, path, 2)).map(({ id }) => id)).toEqual([urgent.id, ordinary[0]?.id])
  await journal.close()
})
