import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPaidBackInTime, wholePaybackYears, worthItYears } from './worth.ts'

describe('a pay-back', () => {
  it('is judged on the whole years that are printed', () => {
    const anyYears = fc.double({ min: 0, max: 40, noNaN: true })
    fc.assert(
      fc.property(anyYears, (years) => {
        expect(isPaidBackInTime(years)).toBe(wholePaybackYears(years) <= worthItYears)
      }),
    )
    expect([worthItYears + 0.4, worthItYears + 0.6, null].map(isPaidBackInTime)).toEqual([true, false, false])
  })

  it('is in time within fifteen years, about the life of an inverter', () => {
    expect([15, 15.4, 15.5, 16].map(isPaidBackInTime)).toEqual([true, true, false, false])
  })

  it('takes a year at least', () => {
    expect([0, 0.4, 1.4, 7.5].map(wholePaybackYears)).toEqual([1, 1, 1, 8])
  })
})
