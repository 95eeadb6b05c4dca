import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goals } from '#src/shared/domain/vocabulary.ts'
import { anyAnswers, realContext } from '#tests/arbitrary-answers.ts'
import { brokenLaws } from '#tests/estimate-laws.ts'

describe('the laws of an estimate', () => {
  it('hold for homes of every kind (bench/laws.ts asks ten thousand)', () => {
    const change = fc.record({
      goal: fc.constantFrom(...goals),
      billFactor: fc.double({ min: 1, max: 2.5, noNaN: true }),
    })
    fc.assert(
      fc.property(anyAnswers, change, (answers, changed) => {
        expect(brokenLaws(answers, changed, realContext)).toEqual([])
      }),
      { numRuns: 200 },
    )
  }, 240_000)
})
