import { describe, expect, it } from 'vitest'
import { peopleWithDuplicates } from '#tests/duplicate-people.ts'
import { findPairs } from './find-pairs.ts'
import { queueScore } from './likeness.ts'

describe('a set of 5,000 records of which 500 are second ones', () => {
  it.each([1, 2, 3])('is told apart: at least 98 % found, at most 0.5 % false (seed %i)', (seed) => {
    const { people, duplicates } = peopleWithDuplicates(5000, 500, seed)
    const known = new Set(duplicates.map((pair) => pair.toSorted().join(' ')))
    const found = findPairs(people, queueScore).map(({ a, b }) => `${a} ${b}`)
    const right = found.filter((pair) => known.has(pair)).length
    expect(right / known.size).toBeGreaterThanOrEqual(0.98)
    // Of everything reported.
    expect((found.length - right) / found.length).toBeLessThanOrEqual(0.005)
  })
})
