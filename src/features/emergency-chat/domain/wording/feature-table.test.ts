import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FeatureTable } from './feature-table.ts'

test('every row is read back under its own name, and no other name has one', () => {
  const rows = fc.uniqueArray(
    fc.tuple(
      fc.string({ maxLength: 12 }),
      fc.array(fc.integer({ min: -128, max: 127 }), { minLength: 3, maxLength: 3 }),
    ),
    {
      selector: ([name]) => name,
      maxLength: 200,
    },
  )
  fc.assert(
    fc.property(rows, fc.string(), (known, other) => {
      const table = new FeatureTable(known.length, 3)
      for (const [name, row] of known) table.set(name, row)
      for (const [name, row] of known) expect([...(table.get(name) ?? [])]).toEqual(row)
      if (!known.some(([name]) => name === other)) expect(table.get(other)).toBeUndefined()
    }),
  )
})

test('a row that is set again replaces the first', () => {
  const table = new FeatureTable(1, 1)
  table.set('plug', [1])
  table.set('plug', [2])
  expect([...(table.get('plug') ?? [])]).toEqual([2])
})

test.each([
  ['first', ['word5c2', 'word5eok']],
  ['second', ['wordc5q3', 'word1h0q0']],
] as const)('names that share the %s half of their hash keep rows of their own', (_half, [one, other]) => {
  const table = new FeatureTable(2, 1)
  table.set(one, [1])
  expect(table.get(other)).toBeUndefined()
  table.set(other, [2])
  expect([table.get(one)?.[0], table.get(other)?.[0]]).toEqual([1, 2])
})
