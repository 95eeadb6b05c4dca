import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulateYear } from '#src/energy/battery/simulate.ts'
import { addedCostEur } from '#src/energy/money/added-cost.ts'
import { calculator as heatPump } from '#src/features/calculators/domain/comfort/heat-pump.ts'
import { villaBillEur, villaWithPanels } from '#src/features/calculators/domain/comfort/villa.ts'
import type { CalculatorAnswer } from '#src/features/calculators/domain/frame/calculator.ts'
import { calculator as pool } from '#src/features/calculators/domain/pool/pool-heating.ts'
import { calculator as solarPool } from '#src/features/calculators/domain/pool/solar-pool-heating.ts'
import { calculator as solar } from '#src/features/calculators/domain/solar/solar.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { energySavingEur } from '#src/features/quote/domain/public.ts'
import { centsFromEur } from '#src/shared/domain/money.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { calculator as packageOfTwo, packageSum } from './solar-heat-pump-package.ts'

/** The single calculators add up to the packages, to the cent, whenever they are asked about the same home. */
const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const runs = { numRuns: 12, seed: 4 }
const villaWithHeaters = {
  town: 'marbella',
  monthlyBillEur: 165,
  kwp: 5.4,
  areaM2: 200,
  era: '1980-2006',
  emitter: 'fan-coils',
  heating: 'electric-heaters',
} as const

function centsOf({ headline, details = [] }: CalculatorAnswer, id: string): number {
  const figure = [...headline, ...details].find((one) => one.id === id)
  if (!figure) throw new Error(`no figure ${id}`)
  return centsFromEur(figure.value)
}

const kwp = fc.integer({ min: 2, max: 40 }).map((panels) => (panels * 450) / 1000)
const solarOf = (town: (typeof towns)[number], monthlyBillEur: number, kwpGiven: number) =>
  solar.answer(
    {
      town,
      monthlyBillEur,
      occupancy: 'full-time',
      direction: 'south',
      tiltDeg: 20,
      kwp: kwpGiven,
      batteryKwh: 'none',
    },
    context,
  )

describe('panels and pool', () => {
  const water = fc.record({
    town: fc.constantFrom(...towns),
    areaM2: fc.integer({ min: 10, max: 130 }),
    targetC: fc.integer({ min: 24, max: 32 }),
    season: fc.constantFrom('june-september', 'april-october', 'all-year'),
    cover: fc.boolean(),
  })

  it('solar calculator less pool calculator is the package, a year and in price', () => {
    fc.assert(
      fc.property(water, kwp, (given, size) => {
        const one = solarOf(given.town, villaBillEur, size)
        const other = pool.answer({ ...given, windShelter: 'partial', kwp: size }, context)
        const both = solarPool.answer({ ...given, monthlyBillEur: villaBillEur, kwp: size }, context)
        expect(centsOf(both, 'change')).toBe(centsOf(one, 'saving') - centsOf(other, 'cost'))
        expect(centsOf(both, 'price')).toBe(centsOf(one, 'price') + centsOf(other, 'price'))
        expect(centsOf(both, 'pool')).toBe(centsOf(other, 'cost'))
      }),
      runs,
    )
  })

  it('the table adds up too', () => {
    const [table] = solarPool.answer(
      { town: 'mijas', monthlyBillEur: 230, kwp: undefined, areaM2: 50, targetC: 29, season: 'all-year', cover: true },
      context,
    ).tables
    const cents = (table?.rows ?? []).map(({ cells }) =>
      cells.map((cell) => ('value' in cell ? centsFromEur(cell.value) : 0)),
    )
    const [panels = [], heated = [], both = []] = cents
    both.forEach((sum, column) => {
      expect(sum).toBe((panels[column] ?? 0) + (heated[column] ?? 0))
    })
  })
})

describe('panels and heat pump', () => {
  const house = fc.record({
    town: fc.constantFrom(...towns),
    areaM2: fc.integer({ min: 60, max: 400 }),
    era: fc.constantFrom('pre1980', '1980-2006', 'cte2006', 'cte2019'),
    emitter: fc.constantFrom('floor', 'fan-coils', 'radiators'),
    heating: fc.constantFrom('electric-heaters', 'gas-boiler', 'splits'),
  })

  it('solar calculator and heat-pump calculator, with what together adds, are the package', () => {
    fc.assert(
      fc.property(house, kwp, (given, size) => {
        const one = solarOf(given.town, 150, size)
        const other = heatPump.answer({ ...given, homeType: 'villa', occupancy: 'full-time' }, context)
        const both = packageOfTwo.answer({ ...given, monthlyBillEur: 150, kwp: size }, context)
        const sum = packageSum({ ...given, monthlyBillEur: 150, kwp: size }, context)
        const together = centsFromEur(sum.besideSavingEur.p50) - centsOf(other, 'saving')
        expect(centsOf(both, 'solar')).toBe(centsOf(one, 'saving'))
        expect(centsFromEur(sum.aloneSavingEur.p50)).toBe(centsOf(other, 'saving'))
        expect(centsOf(both, 'saving')).toBe(centsOf(one, 'saving') + centsOf(other, 'saving') + together)
        expect(centsOf(both, 'price')).toBe(centsOf(one, 'price') + centsOf(other, 'price'))
      }),
      { ...runs, numRuns: 6 },
    )
  })

  it('its table adds up, each row and both columns, to the package', () => {
    const answer = packageOfTwo.answer({ ...villaWithHeaters }, context)
    const [table] = answer.tables
    const rows = (table?.rows ?? []).map(({ head, cells }) => [
      'word' in head ? head.word : '',
      ...cells.map((cell) => ('value' in cell ? centsFromEur(Number(cell.value)) : Number.NaN)),
    ])
    expect([table?.id, table?.columns]).toEqual(['sum', ['part', 'a-year', 'installed']])
    const sum = packageSum({ ...villaWithHeaters }, context)
    const alone = centsFromEur(sum.aloneSavingEur.p50)
    expect(rows).toEqual([
      ['panels', centsOf(answer, 'solar'), sum.solarPriceCents],
      ['heat-pump', alone, sum.heatPumpPriceCents],
      ['together', centsOf(answer, 'saving') - centsOf(answer, 'solar') - alone, 0],
      ['both', centsOf(answer, 'saving'), centsOf(answer, 'price')],
    ])
  })

  it('what the package saves is as uncertain as two things that do not depend on each other', () => {
    const sum = packageSum(villaWithHeaters, context)
    const { solarSavingEur: sun, besideSavingEur: heat, savingEur: both } = sum
    for (const at of ['p10', 'p90'] as const) {
      const apart = [sun, heat].map((range) => Math.abs(range[at] - range.p50))
      const together = at === 'p10' ? both.p10 - both.p50 : both.p50 - both.p90
      expect(together).toBeGreaterThan(Math.max(...apart))
      expect(together).toBeLessThan(apart.reduce((all, one) => all + one, 0))
    }
    expect(sum.heatTodayEur).toBeGreaterThan(sum.aloneSavingEur.p50)
  })

  it('without panels the package is the heat pump alone: nothing is added by being together', () => {
    const given = {
      town: 'estepona',
      areaM2: 180,
      era: 'pre1980',
      emitter: 'radiators',
      heating: 'gas-boiler',
    } as const
    const sum = packageSum({ ...given, monthlyBillEur: 165, kwp: 0 }, context)
    const alone = heatPump.answer({ ...given, homeType: 'villa', occupancy: 'full-time' }, context)
    expect(sum.savingCents).toBe(centsOf(alone, 'saving'))
    expect(sum.priceCents).toBe(centsOf(alone, 'price'))
  })
})

describe('the sum of the parts is the house as a whole', () => {
  it('one year simulated with panels and heat pump costs what the parts say, but for the correction of the hourly step', () => {
    const { home, hourlyKwh, besideSavingEur, aloneSavingEur } = packageSum(villaWithHeaters, context)
    const { year } = home.sized
    const whole = simulateYear({ ...year, loadKwh: year.loadKwh.map((kwh, hour) => kwh + (hourlyKwh[hour] ?? 0)) })
    const parts = home.sized.result.annualCostEur + addedCostEur(hourlyKwh, year)
    expect(centsFromEur(parts)).toBe(centsFromEur(whole.annualCostEur))
    const alone = addedCostEur(hourlyKwh, home.bare)
    expect(alone - addedCostEur(hourlyKwh, year)).toBeCloseTo(besideSavingEur.p50 - aloneSavingEur.p50, 6)
  })

  it('the villa is the solar calculator’s own', () => {
    const { plan, sized } = villaWithPanels({ town: 'malaga', monthlyBillEur: 240 }, 4.5, context)
    const answer = solarOf('malaga', 240, 4.5)
    expect(centsFromEur(energySavingEur(sized, plan).p50)).toBe(centsOf(answer, 'saving'))
  })
})
