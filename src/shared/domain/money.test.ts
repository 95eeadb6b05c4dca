import { describe, expect, it } from 'vitest'
import { centsFromEur, eurFromCents, roundHalfUpCents, vatCents } from './money.ts'

describe('cents', () => {
  it('are rounded half away from zero, whatever dust a sum leaves', () => {
    expect([0.4, 0.5, 1.4999, 100.499, 7].map(roundHalfUpCents)).toEqual([0, 1, 1, 100, 7])
    expect([-0.5, -1.4, -1.5, -7].map(roundHalfUpCents)).toEqual([-1, -1, -2, -7])
    // 1.005 is a little less than it says.
    expect([centsFromEur(1.005), centsFromEur(-1.005), centsFromEur(12.34)]).toEqual([101, -101, 1234])
  })
  it('of nothing are 0, without a sign', () => {
    for (const nothing of [0, -0, -0.4]) expect(roundHalfUpCents(nothing)).toBe(0)
  })
  it('are euros again, and have their VAT', () => {
    expect(eurFromCents(1234)).toBe(12.34)
    expect([vatCents(10_000, 21), vatCents(50, 21), vatCents(-10_000, 10)]).toEqual([2100, 11, -1000])
  })
  it.each([Number.NaN, Number.POSITIVE_INFINITY])('of %d are refused', (wrong) => {
    expect(() => roundHalfUpCents(wrong)).toThrow(RangeError)
  })
})
