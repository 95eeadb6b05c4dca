import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import { anyAnswers, realContext, villa, within } from '#tests/arbitrary-answers.ts'
import type { QuoteAnswers } from './answers.ts'

const estimate = (answers: QuoteAnswers) => estimateQuote(answers, realContext)
const holidayFlat = {
  propertyType: 'apartment',
  occupancy: 'holiday-home',
  existingSystems: [],
} satisfies Partial<QuoteAnswers>

describe('the stated bill', () => {
  const balancedSaving = (monthlyBillEur: number, change: Partial<QuoteAnswers>) =>
    estimate(villa({ ...change, monthlyBillEur })).options[1].savingEur.p50

  it.each<[string, Partial<QuoteAnswers>]>([
    ['villa', {}],
    ['villa with a pool, part of the year', { occupancy: 'mixed-use', existingSystems: ['pool', 'air-conditioning'] }],
    ['flat', { propertyType: 'apartment' }],
    ['holiday townhouse', { propertyType: 'townhouse', occupancy: 'holiday-home' }],
  ])('when bigger never saves noticeably less: %s', (_, change) => {
    const savings = [40, 60, 80, 110, 150, 200, 270, 360, 500, 800, 2000].map((bill) => balancedSaving(bill, change))
    savings.forEach((saving, index) => {
      expect(saving).toBeGreaterThanOrEqual((savings[index - 1] ?? 0) * 0.97)
    })
  })

  it('when bigger never means less use', () => {
    const use = Array.from(
      { length: 40 },
      (_, step) => estimate(villa({ monthlyBillEur: 15 + step * 20 })).home.annualKwh,
    )
    use.forEach((kwh, index) => {
      expect(kwh).toBeGreaterThanOrEqual((use[index - 1] ?? 0) - 1e-6)
    })
  })

  it('comes back as the bill of today, whatever the home, the contract and the panels already there', () => {
    const bills = fc.oneof(within({ min: 10, max: 60 }), within({ min: 10, max: 5000 }))
    fc.assert(
      fc.property(anyAnswers, bills, ({ annualKwh: _annualKwh, ...answers }, monthlyBillEur) => {
        const { home, options } = estimate({ ...answers, monthlyBillEur })
        expect(Math.abs(home.annualBillEur - 12 * monthlyBillEur)).toBeLessThanOrEqual(
          Math.max(1, monthlyBillEur / 400),
        )
        for (const { savingEur } of options) expect(savingEur.p50).toBeLessThanOrEqual(home.annualBillEur)
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('of a holiday flat is believed, and its contract fitted to it', () => {
    const { home, assumptions } = estimate(villa({ ...holidayFlat, monthlyBillEur: 25 }))
    expect(home.annualBillEur).toBeCloseTo(300, 2)
    expect(home.contractedPowerKw).toBeLessThan(3.45)
    expect(assumptions.map(({ id }) => id)).toContain('use-from-bill')
  })

  it('below what any contract costs is believed too, and said', () => {
    const { home, assumptions } = estimate(villa({ ...holidayFlat, monthlyBillEur: 10 }))
    expect(home.annualBillEur).toBeCloseTo(120, 6)
    const said = assumptions.find(({ id }) => id === 'bill-below-fixed')
    expect(said?.values).toEqual({ eurMonth: 10, kw: 2.3, kwh: 100 })
    expect(assumptions.map(({ id }) => id)).not.toContain('use-from-bill')
    const own = estimate(villa({ monthlyBillEur: 40, contractedPowerKw: 10 }))
    expect(own.home.annualBillEur).toBeCloseTo(480, 6)
    expect(own.assumptions.map(({ id }) => id)).toContain('bill-below-fixed')
  })
})
