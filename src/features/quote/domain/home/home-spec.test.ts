import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { fillHome } from '#src/features/quote/domain/answers/defaults.ts'
import {
  coolingElectricKwh,
  heatingElectricKwh,
  heatingSpfOf,
  heatPumpKw,
  hotWaterBoilerKwh,
  hotWaterHeatPumpKwh,
  poolHeatingElectricKwh,
} from './heat-needs.ts'
import { homeSpecOf } from './home-spec.ts'

const villa: QuoteAnswers = {
  town: 'marbella',
  budget: 'not-sure',
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: [],
  goals: ['lower-bills'],
  monthlyBillEur: 165,
}
const answersWith = (change: Partial<QuoteAnswers>): QuoteAnswers => ({ ...villa, ...change })
const specOf = (change: Partial<QuoteAnswers>) => {
  const answers = answersWith(change)
  return homeSpecOf(answers, fillHome(answers))
}

describe('what uses electricity in a home today', () => {
  it('is nothing but its household where nothing else is there', () => {
    expect(specOf({})).toEqual({
      occupancy: 'full-time',
      hasPool: false,
      hasEv: false,
      hasAc: false,
      poolM3: 0,
      evKmPerYear: fillHome(villa).evKmPerYear,
    })
  })

  it('is a pool that is there, heated or stated, but none that is only wished for', () => {
    expect(specOf({ existingSystems: ['pool'] })).toMatchObject({ hasPool: true, poolM3: 50 })
    expect(specOf({ existingSystems: ['pool-heating'] })).toMatchObject({
      hasPool: true,
      poolHeatingKwh: poolHeatingElectricKwh(50, 'full-time'),
    })
    expect(specOf({ poolM3: 30 })).toMatchObject({ hasPool: true, poolM3: 30 })
    expect(specOf({ goals: ['pool-heating'] })).toMatchObject({ hasPool: false, poolM3: 50 })
    expect(specOf({ existingSystems: ['pool'] })).not.toHaveProperty('poolHeatingKwh')
  })

  it('is a car at its charger, and cold of an air conditioner or a heat pump', () => {
    expect(specOf({ existingSystems: ['ev-charger'], evKmPerYear: 8000 })).toMatchObject({
      hasEv: true,
      evKmPerYear: 8000,
    })
    expect(specOf({ existingSystems: ['air-conditioning'] }).hasAc).toBe(true)
    expect(specOf({ existingSystems: ['heat-pump'] }).hasAc).toBe(true)
  })

  it('is heat and hot water of a heat pump, or a boiler’s hot water alone', () => {
    const pump = answersWith({ existingSystems: ['heat-pump', 'electric-boiler'] })
    expect(homeSpecOf(pump, fillHome(pump))).toMatchObject({
      heatingKwh: heatingElectricKwh(pump, fillHome(pump)),
      hotWaterKwh: hotWaterHeatPumpKwh(4, 'full-time'),
    })
    const boiler = specOf({ existingSystems: ['electric-boiler'], persons: 2 })
    expect(boiler.hotWaterKwh).toBe(hotWaterBoilerKwh(2, 'full-time'))
    expect(boiler).not.toHaveProperty('heatingKwh')
  })
})

describe('what new machines would use', () => {
  const home = fillHome(villa)

  it('for heat is that of the home’s kind and age over the season of its emitters', () => {
    // A villa of the years 1980 to 2006: 33.5 kWh/m² of heat lived in, 6.7 on holidays; 220 m².
    expect(heatingElectricKwh(villa, home)).toBeCloseTo((33.5 * 220) / 3.3, 9)
    const floors = answersWith({ existingSystems: ['underfloor-heating'], occupancy: 'holiday-home' })
    expect(heatingElectricKwh(floors, fillHome(floors))).toBeCloseTo((6.7 * 220) / 5.2, 9)
    expect([heatingSpfOf(villa), heatingSpfOf(floors)]).toEqual([3.3, 5.2])
  })

  it('for cold counts moisture: 15 % of the whole', () => {
    expect(coolingElectricKwh(villa, home)).toBeCloseTo((15.3 * 220) / 0.85 / 5.5, 9)
  })

  it('is of a machine in steps of 4 kW from 8 kW on', () => {
    const kw = (areaM2: number) => heatPumpKw(villa, { ...home, areaM2 })
    // 72.1 W/m².
    expect([kw(40), kw(110), kw(111), kw(166), kw(167)]).toEqual([8, 8, 12, 12, 16])
  })

  it('for hot water is what a tank keeps warm and what people draw, on the days they are there', () => {
    const drawn = 529
    expect(hotWaterHeatPumpKwh(2, 'full-time')).toBeCloseTo(221 + 0.208 * 2 * drawn, -0.5)
    expect(hotWaterBoilerKwh(2, 'full-time')).toBeCloseTo(300 + 2 * drawn, -0.5)
    expect(hotWaterBoilerKwh(0, 'holiday-home')).toBeCloseTo((300 * (6 + 17 + 11 + 93 + 10 + 13)) / 365, 9)
  })

  it('for a pool is its season of 245 kWh of heat a m³, by the days of April to October that people are there', () => {
    expect(poolHeatingElectricKwh(40, 'full-time')).toBeCloseTo((245 * 40) / 5.3, 9)
    // Days 91 to 304 of a holiday home: 91-103, 120-130, 164-256, 282-291.
    expect(poolHeatingElectricKwh(40, 'holiday-home')).toBeCloseTo((((245 * 40) / 5.3) * (13 + 11 + 93 + 10)) / 214, 9)
  })
})
