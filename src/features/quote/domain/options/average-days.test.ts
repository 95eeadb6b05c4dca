import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { evaluator } from '#src/features/quote/domain/candidates/evaluate.ts'
import { planFor } from '#src/features/quote/domain/candidates/quote-plan.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { averageDays } from './average-days.ts'

const weather = decodeTypicalYear(readFileSync(resolve('facts/energy/malaga-typical-year.bin')))
const answers: QuoteAnswers = {
  town: 'marbella',
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: ['air-conditioning'],
  goals: ['lower-bills'],
  budget: 'not-sure',
  annualKwh: 7000,
}
const plan = planFor(answers, { weather, priceBook: builtInPriceBook, today: '2026-11-23' })
const evaluate = evaluator(plan)
const total = (hours: readonly number[]) => hours.reduce((sum, kwh) => sum + kwh, 0)
const daysOf = (panels: number, batteryKwh: number) =>
  averageDays(evaluate({ panels, batteryKwh, backup: 'none', reserveShare: 0 }), plan, [5, 11])

describe('averageDays', () => {
  it('covers what is used by the hour with sun, battery and grid, and never with more than there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.constantFrom(0, 5, 10, 15), (panels, batteryKwh) => {
        for (const { sunKwh, usedKwh, storedKwh, fromBatteryKwh, boughtKwh } of daysOf(panels, batteryKwh).days)
          for (let hour = 0; hour < 24; hour++) {
            const [sun = 0, used = 0, stored = 0] = [sunKwh[hour], usedKwh[hour], storedKwh[hour]]
            const sold = sun + (boughtKwh[hour] ?? 0) + (fromBatteryKwh[hour] ?? 0) - used - stored
            expect(sold).toBeGreaterThan(-1e-9)
            expect(sold).toBeLessThan(sun + 1e-9)
            expect(stored).toBeLessThan(sun + 1e-9)
          }
      }),
      { numRuns: 20 },
    )
  })

  it('buys less with a battery than with panels alone, and less with panels than today', () => {
    for (const day of daysOf(11, 10).days) {
      expect(total(day.boughtKwh)).toBeLessThan(day.boughtPanelsAloneKwh)
      expect(day.boughtPanelsAloneKwh).toBeLessThan(day.boughtTodayKwh)
    }
  })

  it('gives nothing back where there is no battery', () => {
    const { days, givenBackKwh } = daysOf(11, 0)
    expect(givenBackKwh).toBeCloseTo(0, 6)
    for (const { boughtKwh, boughtPanelsAloneKwh } of days)
      expect(total(boughtKwh)).toBeCloseTo(boughtPanelsAloneKwh, 9)
  })
})
