import { describe, expect, it } from 'vitest'
import { planFor } from '#src/features/quote/domain/candidates/quote-plan.ts'
import { realContext, villa } from '#tests/arbitrary-answers.ts'

const todayOf = (change: Parameters<typeof villa>[0]) =>
  planFor(villa({ existingSystems: ['air-conditioning', 'solar'], ...change }), realContext).today
const sum = (kwh: Float64Array) => kwh.reduce((total, one) => total + one, 0)

describe('a home that has panels already', () => {
  it.each([60, 100, 165, 320, 600])('uses what its panels leave to be billed at %i € a month', (monthlyBillEur) => {
    const { year, useKwh, loadKwh } = todayOf({ monthlyBillEur })
    expect(year.annualCostEur / (12 * monthlyBillEur)).toBeCloseTo(1, 3)
    expect(sum(loadKwh)).toBeCloseTo(useKwh, 3)
    // Part of its use is the sun's, so that it buys less than it uses.
    expect(year.importKwh).toBeLessThan(0.95 * useKwh)
  })

  it.each([1500, 4000, 12_000])('that buys %i kWh a year uses more than that', (annualKwh) => {
    const { year, useKwh } = todayOf({ annualKwh })
    expect(year.importKwh / annualKwh).toBeCloseTo(1, 3)
    expect(useKwh).toBeGreaterThan(1.05 * annualKwh)
  })

  it('uses more behind the same bill than a home without panels', () => {
    const without = planFor(villa(), realContext).today
    expect(todayOf({}).useKwh).toBeGreaterThan(1.2 * without.useKwh)
  })
})
