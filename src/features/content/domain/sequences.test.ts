import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPlaces } from './sequences.ts'

/** Tried out, one way after the other. */
function longest(a: readonly string[], b: readonly string[]): number {
  const [first, ...rest] = a
  if (first === undefined) return 0
  const at = b.indexOf(first)
  return Math.max(longest(rest, b), at === -1 ? 0 : 1 + longest(rest, b.slice(at + 1)))
}

test('as many entries as possible are the same, in the order of both lists', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 })
  fc.assert(
    fc.property(list, list, (a, b) => {
      const pairs = commonPlaces(a, b)
      expect(pairs).toHaveLength(longest(a, b))
      for (const [at, [i, j]] of pairs.entries()) {
        expect(a[i]).toBe(b[j])
        const [iBefore, jBefore] = pairs[at - 1] ?? [-1, -1]
        expect([i > iBefore, j > jBefore]).toEqual([true, true])
      }
    }),
  )
})

test('where two ways are as long, what came later in the first list stays', () => {
  expect(commonPlaces(['a', 'b'], ['b', 'a'])).toEqual([[1, 0]])
  expect(commonPlaces([], ['a'])).toEqual([])
})
