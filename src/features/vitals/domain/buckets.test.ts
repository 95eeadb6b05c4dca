import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketOf, middleOf, p75Of } from './buckets.ts'

test('a percentile from counts is within 2.6 % of the one from the values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 400 }), (values) => {
      const counts = new Map<number, number>()
      for (const value of values) counts.set(bucketOf('LCP', value), (counts.get(bucketOf('LCP', value)) ?? 0) + 1)
      const ordered = [...counts].sort((a, b) => a[0] - b[0]).map(([bucket, visits]) => ({ bucket, visits }))
      const true75 = values.sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0
      const found = p75Of('LCP', ordered) ?? 0
      expect(Math.abs(found / true75 - 1)).toBeLessThan(0.026)
    }),
  )
})

test('CLS is counted in thousandths, nothing is nothing', () => {
  expect(bucketOf('CLS', 0)).toBe(0)
  expect(middleOf('CLS', bucketOf('CLS', 0.1))).toBeCloseTo(0.1, 2)
  expect(p75Of('INP', [])).toBeUndefined()
})

test('what is too small to count is nothing, and one unit is the first step', () => {
  expect([bucketOf('LCP', 0.9), bucketOf('LCP', 1), bucketOf('CLS', 0.0009), bucketOf('CLS', 0.001)]).toEqual([
    0, 1, 0, 1,
  ])
  expect(middleOf('LCP', 0)).toBe(0)
  // Half a step of 5 % above one millisecond.
  expect(middleOf('LCP', 1)).toBeCloseTo(Math.sqrt(1.05), 9)
  expect(bucketOf('LCP', 1.05 ** 40)).toBe(41)
})

test('exactly three of four visits are enough', () => {
  const counts = (first: number) => [
    { bucket: 10, visits: first },
    { bucket: 20, visits: 4 - first },
  ]
  expect(p75Of('LCP', counts(3))).toBe(middleOf('LCP', 10))
  expect(p75Of('LCP', counts(2))).toBe(middleOf('LCP', 20))
})
