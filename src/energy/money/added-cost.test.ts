import { describe, expect, it } from 'vitest'
import { simulateYear } from '#src/energy/battery/simulate.ts'
import { defaultContract, priceSpread } from '#src/energy/tariff/contract.ts'
import { addedCostEur, costRange, emptyHome } from './added-cost.ts'

const hours = 8760
const everyHour = (kwh: number) => new Float64Array(hours).fill(kwh)

describe('what a new use adds to the bills', () => {
  const contract = defaultContract('2026-10-01')

  it('is the year with it less the year without it, sun shared by both', () => {
    const home = { ...emptyHome(contract, hours), pvKwh: everyHour(0.5), loadKwh: everyHour(0.3) }
    const before = simulateYear({ ...home }).annualCostEur
    const after = simulateYear({ ...home, loadKwh: everyHour(0.7) }).annualCostEur
    expect(addedCostEur(everyHour(0.4), home)).toBeCloseTo(after - before, 6)
    // The fridge had the sun first: only what the panels do not cover is bought.
    expect(after - before).toBeLessThan(addedCostEur(everyHour(0.4), emptyHome(contract, hours)))
  })

  it('is nothing for a use of nothing, also when asked again', () => {
    const home = emptyHome(contract, hours)
    expect([1, 2].map(() => addedCostEur(everyHour(0), home))).toEqual([0, 0])
    expect(addedCostEur(everyHour(0.1), home)).toBeGreaterThan(0)
  })
})

describe('the range of a cost', () => {
  const { low, high } = priceSpread

  it('joins the range of the use and the spread of offers as independent causes', () => {
    expect(costRange(200, { p90: 80, p50: 100, p10: 130 })).toEqual({
      p90: expect.closeTo(200 - 200 * Math.hypot(0.2, 1 - low), 9),
      p50: 200,
      p10: expect.closeTo(200 + 200 * Math.hypot(0.3, high - 1), 9),
    })
  })

  it('keeps its order for a cost below zero, and never doubles back over zero', () => {
    const gain = costRange(-100, { p90: 50, p50: 100, p10: 150 })
    expect(gain.p90).toBeLessThan(-100)
    expect(gain.p10).toBeGreaterThan(-100)
    expect(costRange(100, { p90: -900, p50: 100, p10: 100 }).p90).toBe(0)
  })

  it('is the cost itself when nothing is used', () => {
    for (const p50 of [0, Number.NaN])
      expect(costRange(30, { p90: 0, p50, p10: 9 })).toEqual({ p90: 30, p50: 30, p10: 30 })
  })
})
