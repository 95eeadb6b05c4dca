import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Entry, Journal } from './journal.ts'

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

test('what was appended is there after a restart, oldest first, until it is confirmed', async () => {
  const path = folder()
  const [a, b] = [entry(), entry({ person: 'p2' })]
  const first = await Journal.open(path, key)
  await Promise.all([first.append(a), first.append(b)])
  await first.confirm([a.id])
  await first.close()
  const second = await Journal.open(path, key)
  expect(await second.pending(10, none)).toEqual([b])
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
  expect(await second.pending(10, none)).toEqual([a])
  expect(second.damagedLines).toBe(0)
  await second.append(c)
  await second.close()
  const third = await Journal.open(path, key)
  expect(await third.pending(10, none)).toEqual([a, c])
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
  expect(await second.pending(10, none)).toEqual([b])
  await second.close()
})

test('the answer to an idempotency key outlives confirmation, compaction and restart, for 30 days', async () => {
  const path = folder()
  const a = entry({ idempotency: { keyHash: 'k1', bodyHash: 'b1' } })
  const first = await Journal.open(path, key)
  await first.append(a)
  for (let i = 0; i < 700; i++) await first.append(entry({ payload: { filler: 'x'.repeat(2000) } }))
  await first.confirm((await first.pending(1000, none)).map((e) => e.id))
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
  expect(await first.pending(10, none)).toEqual([b])
  expect(await first.answer('k')).toBeUndefined()
  const again = entry()
  await first.append(again)
  await first.close()
  appendFileSync(join(path, '00000001.log'), copy)
  const second = await Journal.open(path, key)
  expect((await second.pending(10, none)).map((e) => e.id).sort()).toEqual([b.id, again.id].sort())
  await second.close()
})

test('300 entries at once are all there', async () => {
  const path = folder()
  const first = await Journal.open(path, key)
  const entries = Array.from({ length: 300 }, (_, i) => entry({ person: `p${i % 40}` }))
  await Promise.all(entries.map((e) => first.append(e)))
  await first.close()
  const second = await Journal.open(path, key)
  expect(new Set((await second.pending(1000, none)).map((e) => e.id))).toEqual(new Set(entries.map((e) => e.id)))
  await second.close()
})
