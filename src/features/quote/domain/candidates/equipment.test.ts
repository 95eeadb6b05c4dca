import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import { planFor } from './quote-plan.ts'

const equipment = (change: Partial<QuoteAnswers>) => planFor(villa(change), realContext).equipment
const sum = (kwh: Float64Array) => kwh.reduce((total, one) => total + one, 0)

describe('air conditioning', () => {
  const cooled = (change: Partial<QuoteAnswers>) =>
    equipment({ goals: ['cooling'], existingSystems: [], ...change }).drafts

  it.each([
    [20, [3.5]],
    [45, [3.5, 2.6]],
    [90, [3.5, 2.6, 2.6]],
    [400, [3.5, 2.6, 2.6, 2.6, 2.6, 2.6]],
  ])(
    'of a flat or townhouse of %i m² is a unit for each thirty, the first for the living room, six at most',
    (areaM2, sizes) => {
      for (const propertyType of ['apartment', 'townhouse'] as const) {
        const [split, ...others] = cooled({ propertyType, areaM2 })
        expect(others).toEqual([])
        expect(split).toMatchObject({ id: 'ac-split', quantity: sizes.length, unit: 'piece', sizes })
        expect(split?.values).toMatchObject({ units: sizes.length })
        expect(Number(split?.values?.kw)).toBeCloseTo(3.5 + 2.6 * (sizes.length - 1), 6)
      }
    },
  )

  it.each([
    [60, 5, 3],
    [200, 12, 5],
    [500, 30, 8],
  ])('of a villa of %i m² is one machine of %i kW in ducts and %i zones', (areaM2, kw, zones) => {
    expect(cooled({ propertyType: 'villa', areaM2 })).toEqual([
      { id: 'ac-ducted', quantity: 1, unit: 'piece', sizes: [kw], values: { kw } },
      { id: 'ac-zone', quantity: zones, unit: 'piece', sizes: [zones], values: { zones } },
    ])
  })
})

describe('what the home has already', () => {
  it.each([
    ['cooling', 'air-conditioning'],
    ['heating', 'heat-pump'],
    ['hot-water', 'heat-pump'],
    ['pool-heating', 'pool-heating'],
    ['ev-charging', 'ev-charger'],
  ] as const)('is neither priced nor used twice: %s', (goal, system) => {
    const there = equipment({ goals: [goal], existingSystems: [system] })
    expect(there).toMatchObject({ drafts: [], addedKwh: [], alreadyThere: [goal] })
    expect(sum(there.loadKwh)).toBeCloseTo(sum(equipment({ existingSystems: [system] }).loadKwh), 6)
  })
})

describe('a machine that is bought', () => {
  it.each([
    ['cooling', ['ac-ducted', 'ac-zone']],
    ['heating', ['heat-pump']],
    ['hot-water', ['hot-water-heat-pump']],
    ['pool-heating', ['pool-heat-pump']],
    ['ev-charging', ['ev-charger']],
  ] as const)('for %s adds its own use to the home, hour by hour', (goal, ids) => {
    const before = equipment({ existingSystems: [] })
    const bought = equipment({ goals: [goal], existingSystems: [] })
    expect(bought.drafts.map(({ id }) => id)).toEqual(ids)
    expect(bought.drafts.every(({ quantity }) => quantity >= 1)).toBe(true)
    expect(bought.alreadyThere).toEqual([])
    expect(bought.addedKwh.map((one) => one.goal)).toEqual([goal])
    const kwh = bought.addedKwh[0]?.kwh ?? 0
    expect(kwh).toBeGreaterThan(50)
    expect(sum(bought.loadKwh)).toBeCloseTo(sum(before.loadKwh) + kwh, 3)
    expect(bought.sizingLoadKwh).toEqual(bought.loadKwh)
  })

  it('for the rooms makes the hot water as well', () => {
    const both = equipment({ goals: ['heating', 'hot-water'], existingSystems: [] })
    expect(both.drafts.map(({ id }) => id)).toEqual(['heat-pump'])
    expect(both.addedKwh.map(({ goal }) => goal)).toEqual(['heating', 'hot-water'])
  })

  it('in place of an electric tank uses less, and panels are sized on the use of before', () => {
    const old: Partial<QuoteAnswers> = { existingSystems: ['electric-boiler'] }
    const before = equipment(old)
    const after = equipment({ ...old, goals: ['hot-water'] })
    const change = after.addedKwh[0]?.kwh ?? 0
    expect(change).toBeLessThan(-100)
    expect(sum(after.loadKwh)).toBeCloseTo(sum(before.loadKwh) + change, 3)
    expect(sum(after.sizingLoadKwh)).toBeCloseTo(sum(before.loadKwh), 3)
  })
})
