import { describe, expect, it } from 'vitest'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import { planFor } from './quote-plan.ts'
import { sizeOptions } from './sizing.ts'
import { sizeBalanced } from './sizing-balanced.ts'
import { bare, earningBatteryKwh, type Search, searchOf } from './sizing-search.ts'

/** A search in which only the battery decides what a system is worth. */
function searchWorth(eurByKwh: Record<number, number>): Search {
  const search = searchOf(planFor(villa(), realContext))
  const real = search.evaluate(bare)
  return { ...search, evaluate: (choice) => ({ ...real, choice, npvEur: eurByKwh[choice.batteryKwh] ?? -1e6 }) }
}

describe('the battery that earns its price', () => {
  it.each([
    ['none where each costs more than it saves', { 0: 100, 5: 90, 10: 80, 15: 70, 20: 60 }, 0, 0],
    ['the last one that adds to the value', { 0: 100, 5: 110, 10: 130, 15: 120, 20: 110 }, 0, 10],
    ['the largest where each step adds', { 0: 1, 5: 2, 10: 3, 15: 4, 20: 5 }, 0, 20],
    ['none larger for the same value', { 0: 100, 5: 100, 10: 100, 15: 100, 20: 100 }, 0, 0],
    ['none beyond a step that adds nothing', { 0: 100, 5: 90, 10: 200, 15: 80, 20: 70 }, 0, 0],
    ['none smaller than what is asked for', { 0: 400, 5: 300, 10: 100, 15: 90, 20: 80 }, 10, 10],
    ['a larger one than is asked for', { 0: 400, 5: 300, 10: 100, 15: 150, 20: 80 }, 10, 15],
  ])('is %s', (_, eurByKwh, leastKwh, expected) => {
    expect(earningBatteryKwh(searchWorth(eurByKwh), 10, leastKwh)).toBe(expected)
  })
})

describe('the battery of a home that wants to be independent', () => {
  const planOf = (monthlyBillEur: number) =>
    planFor({ ...villa(), goals: ['lower-bills', 'independence'], monthlyBillEur }, realContext)
  const batteryOf = (monthlyBillEur: number) => sizeOptions(planOf(monthlyBillEur)).sized.balanced.choice.batteryKwh

  it.each([45, 60, 80, 100, 120, 200, 300, 450, 600])(
    'holds two fifths of a night, 5 or 10 kWh, at %i € a month',
    (bill) => {
      const { equipment, unitKwh } = planOf(bill)
      const nights = unitKwh.map((kwh, hour) => (kwh > 0 ? 0 : (equipment.loadKwh[hour] ?? 0)))
      const nightKwh = nights.reduce((sum, kwh) => sum + kwh, 0) / 365
      expect(batteryOf(bill)).toBe(nightKwh * 0.4 >= 10 ? 10 : 5)
    },
  )

  it('is 5 kWh for a small bill and 10 kWh for a large one', () => {
    expect([batteryOf(45), batteryOf(600)]).toEqual([5, 10])
  })
})

describe('a home whose roof takes no panels', () => {
  it('gets the battery that is worth most, and none where none is', () => {
    const plan = planFor({ ...villa(), roof: { areaM2: 0 } }, realContext)
    const sized = sizeBalanced(plan)
    const { evaluate } = searchOf(plan)
    const worth = [0, 5, 10, 15, 20].map((batteryKwh) => evaluate({ ...bare, batteryKwh }).npvEur)
    expect(sized.npvEur).toBeCloseTo(Math.max(...worth), 6)
    expect(sized.choice).toMatchObject({ panels: 0, batteryKwh: 0 })
  })
})
