import { expect, test } from 'vitest'
import { BusyPeople } from './busy-people.ts'
import { PendingEntries, type PendingPlace } from './pending.ts'

const place = (kind: string, person = 'p'): PendingPlace => ({
  segment: 1,
  offset: 0,
  length: 1,
  person,
  keyName: 'k',
  kind,
  at: '2026-11-23T10:00:00.000Z',
})
const ids = (entries: PendingEntries, limit = 10, skip: string[] = []) =>
  entries.first(limit, new Set(skip)).map(([id]) => id)

function filled(): PendingEntries {
  const entries = new PendingEntries(['urgent'])
  for (const [id, kind] of [
    ['a', 'ordinary'],
    ['b', 'urgent'],
    ['c', 'ordinary'],
    ['d', 'urgent'],
  ] as const)
    entries.set(id, place(kind, id))
  return entries
}

test('urgent ones come first, each kind in its order, as many as are asked for, without those in hand', () => {
  const entries = filled()
  expect(ids(entries)).toEqual(['b', 'd', 'a', 'c'])
  expect([0, 1, 2, 3].map((limit) => ids(entries, limit))).toEqual([[], ['b'], ['b', 'd'], ['b', 'd', 'a']])
  expect(ids(entries, 10, ['b', 'c'])).toEqual(['d', 'a'])
  expect(ids(entries, 2, ['b', 'a'])).toEqual(['d', 'c'])
  expect(entries.first(1, new Set())).toEqual([['b', place('urgent', 'b')]])
})

test('what is settled is gone, urgent or not, and what is said of somebody forgotten too', () => {
  const entries = filled()
  for (const id of ['b', 'a', 'unknown']) entries.delete(id)
  expect([ids(entries), entries.size, entries.get('b'), entries.get('c')?.person]).toEqual([
    ['d', 'c'],
    2,
    undefined,
    'c',
  ])
  entries.forgetPerson('d')
  expect([ids(entries), [...entries.all].map(([id]) => id)]).toEqual([['c'], ['c']])
  // Its id again, of another kind.
  entries.set('d', place('ordinary'))
  expect(ids(entries)).toEqual(['c', 'd'])
})

test('somebody is busy until the last of what is written of them is written, whether it succeeds or not', async () => {
  const busy = new BusyPeople()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const one = busy.during(['ana', 'eva'], () => first.promise)
  const two = busy.during(['ana'], () => second.promise)
  expect(['ana', 'eva', 'leo'].map((person) => busy.has(person))).toEqual([true, true, false])
  first.resolve('written')
  expect(await one).toBe('written')
  expect(['ana', 'eva'].map((person) => busy.has(person))).toEqual([true, false])
  second.reject(new Error('refused'))
  await expect(two).rejects.toThrow('refused')
  expect(busy.has('ana')).toBe(false)
})
