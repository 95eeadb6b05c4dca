import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashFlow, netPresentValueEur, paybackRange } from './finance.ts'

const plain = { degradationPct: 0, discountPct: 0, priceGrowthPct: 0 }

describe('cashFlow', () => {
  it('pays back in proportion within the year', () => {
    expect(cashFlow({ priceEur: 5500, savingEur: 1000, ...plain }).paybackYears).toBeCloseTo(5.5, 9)
    expect(cashFlow({ priceEur: 5000, savingEur: 1000, ...plain }).paybackYears).toBeCloseTo(5, 9)
    expect(cashFlow({ priceEur: 0, savingEur: 1000 }).paybackYears).toBe(0)
  })

  it('is never paid back when the saving is too small, zero or negative', () => {
    for (const savingEur of [100, 0, -50]) expect(cashFlow({ priceEur: 5000, savingEur }).paybackYears).toBeNull()
  })

  it('counts a replacement that eats the gain', () => {
    const replacements = [{ year: 6, costEur: 2000 }]
    expect(cashFlow({ priceEur: 5000, savingEur: 1000, ...plain, replacements }).paybackYears).toBeCloseTo(7, 9)
  })

  it('has the closed form of a growing annuity', () => {
    const { npvEur, flowsEur, cumulativeEur } = cashFlow({ priceEur: 6000, savingEur: 800 })
    const q = 0.996 / 1.03
    expect(npvEur).toBeCloseTo(-6000 + ((800 / 1.03) * (1 - q ** 25)) / (1 - q), 6)
    expect(flowsEur).toHaveLength(26)
    expect(flowsEur[2]).toBeCloseTo(800 * 0.996, 9)
    expect(cumulativeEur.at(-1)).toBeCloseTo(
      flowsEur.reduce((sum, flow) => sum + flow, 0),
      9,
    )
  })

  it('has the present value that a search asks for alone', () => {
    const investment = { priceEur: 9000, savingEur: 900, replacements: [{ year: 13, costEur: 800 }], discountPct: 4 }
    expect(netPresentValueEur(investment)).toBe(cashFlow(investment).npvEur)
    expect(() => netPresentValueEur({ priceEur: -1, savingEur: 1 })).toThrow(RangeError)
  })

  it('grows with the price of electricity', () => {
    const still = cashFlow({ priceEur: 6000, savingEur: 800 })
    expect(cashFlow({ priceEur: 6000, savingEur: 800, priceGrowthPct: 2 }).npvEur).toBeGreaterThan(still.npvEur)
  })

  it('of one year is paid back in it, at its end or never', () => {
    expect(cashFlow({ priceEur: 500, savingEur: 1000, ...plain, years: 1 }).paybackYears).toBeCloseTo(0.5, 9)
    expect(cashFlow({ priceEur: 1000, savingEur: 1000, ...plain, years: 1 }).paybackYears).toBeCloseTo(1, 9)
    expect(cashFlow({ priceEur: 1001, savingEur: 1000, ...plain, years: 1 }).paybackYears).toBeNull()
  })

  it('grows by the rate that is given and by no other', () => {
    const { flowsEur } = cashFlow({ priceEur: 0, savingEur: 1000, degradationPct: 1, priceGrowthPct: 3, years: 3 })
    expect(flowsEur.slice(1)).toEqual([1000, expect.closeTo(1019.7, 9), expect.closeTo(1019.7 ** 2 / 1000, 9)])
  })

  it('refuses prices, savings and years that cannot be', () => {
    expect(() => cashFlow({ priceEur: -1, savingEur: 1 })).toThrow(RangeError)
    expect(() => cashFlow({ priceEur: 1, savingEur: Number.NaN })).toThrow(RangeError)
    expect(() => cashFlow({ priceEur: 1, savingEur: 1, years: 0 })).toThrow(RangeError)
    expect(() => cashFlow({ priceEur: 1, savingEur: 1, years: 2.5 })).toThrow(RangeError)
  })
})

describe('paybackRange', () => {
  it('turns the least saving into the longest years', () => {
    expect(paybackRange({ priceEur: 6000, ...plain }, { p10: 2000, p50: 1000, p90: 500 })).toEqual({
      p10: expect.closeTo(12, 9),
      p50: expect.closeTo(6, 9),
      p90: expect.closeTo(3, 9),
    })
  })

  it('orders the years so that p90 ≤ p50 ≤ p10, never being the longest', () => {
    const saving = fc.double({ min: -500, max: 3000, noNaN: true })
    const replacement = fc.record({
      year: fc.integer({ min: 1, max: 25 }),
      costEur: fc.double({ min: 0, max: 9000, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 30_000, noNaN: true }),
        fc.tuple(saving, saving, saving),
        fc.array(replacement, { maxLength: 3 }),
        (priceEur, all, replacements) => {
          const [p90 = 0, p50 = 0, p10 = 0] = [...all].sort((a, b) => a - b)
          const years = paybackRange({ priceEur, replacements }, { p10, p50, p90 })
          const long = (value: number | null) => value ?? Number.POSITIVE_INFINITY
          expect(long(years.p90)).toBeLessThanOrEqual(long(years.p50))
          expect(long(years.p50)).toBeLessThanOrEqual(long(years.p10))
        },
      ),
    )
  })
})
