import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { Journal } from './journal.ts'

/** What becomes of entries that the database refuses for long, while later ones come and go. */

const key = createSecretKey(randomBytes(32))
const at = '2026-11-21T10:00:00.000Z'
const soon = new Date('2026-11-21T12:00:00Z')
const oneDay = Date.parse(at) + 86_400_000
let path: string
let journal: Journal
beforeEach(async () => {
  path = mkdtempSync(join(tmpdir(), 'long-wait-'))
  journal = await Journal.open(path, key)
})
afterEach(async () => {
  await journal.close()
  rmSync(path, { recursive: true })
})

const entry = (more: Partial<Entry> = {}): Entry => ({
  id: randomUUID(),
  kind: 'contact',
  person: 'p1',
  at,
  payload: { name: 'Ana' },
  response: { status: 201, body: { reference: 'C-1' } },
  ...more,
})
const segments = () => readdirSync(path).filter((name) => /^\d/.test(name))

/** So many segments more behind what waits: each is filled with what is settled at once. */
async function comeAndGo(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const passing = Array.from({ length: 2 }, () => entry({ person: 'p2', payload: { filler: 'x'.repeat(1_000_000) } }))
    for (const one of passing) await journal.append(one)
    await journal.confirm(passing.map(({ id }) => id))
    await journal.compact(soon)
  }
}

test('an entry is moved to the end once it waits for more than a day with four segments behind it', async () => {
  const waits = entry()
  await journal.append(waits)
  await comeAndGo(3)
  await journal.compact(new Date(oneDay + 1))
  expect(segments()).toHaveLength(4)
  await comeAndGo(1)
  await journal.compact(new Date(oneDay))
  expect(segments()).toHaveLength(5)
  await journal.compact(new Date(oneDay + 1))
  expect(segments()).toEqual(['00000005.log'])
  expect(await journal.find(waits.id)).toEqual(waits)
})

test('five hundred that wait are moved; more of them wait for the database, and stay where they are', async () => {
  const [one, ...rest] = Array.from({ length: 501 }, () => entry())
  if (!one) throw new Error('nobody waits')
  await Promise.all([one, ...rest].map((each) => journal.append(each)))
  await comeAndGo(4)
  await journal.compact(new Date(oneDay + 1))
  expect(segments()).toContain('00000001.log')
  await journal.confirm([one.id])
  await journal.compact(new Date(oneDay + 1))
  expect(segments()).toEqual(['00000005.log'])
  expect(journal.pendingCount).toBe(500)
})

test('what is confirmed while it is moved is settled, after a restart too; what is not stays', async () => {
  const [stays, ...settled] = Array.from({ length: 60 }, (_, i) => entry({ person: `p${i % 7}` }))
  if (!stays) throw new Error('nobody waits')
  for (const one of [...settled, stays]) await journal.append(one)
  await comeAndGo(4)
  const moving = journal.compact(new Date(oneDay + 1))
  // One after the other, so that they are met on every part of their way.
  for (const [turn, { id }] of settled.entries()) {
    for (let wait = 0; wait < turn % 5; wait++) await Promise.resolve()
    await journal.confirm([id])
  }
  await moving
  expect([...journal.pending(100, new Set())].map(({ id }) => id)).toEqual([stays.id])
  await journal.close()
  journal = await Journal.open(path, key)
  expect([...journal.pending(100, new Set())].map(({ id }) => id)).toEqual([stays.id])
  expect([await journal.find(stays.id), journal.isDamaged]).toEqual([stays, false])
})
