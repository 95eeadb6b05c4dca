import { describe, expect, it } from 'vitest'
import facts from '#facts/energy/heat-pumps.json' with { type: 'json' }
import {
  airConditionerCop,
  airConditionerEer,
  airHeatingSeason,
  coolingSeason,
  withMoisture,
} from './air-conditioner.ts'
import { airWaterCop, airWaterSeason, electricRange } from './heat-pump.ts'

const hours = (watts: number, outdoorC: number, length = 100): [Float64Array, Float64Array] => [
  new Float64Array(length).fill(watts),
  new Float64Array(length).fill(outdoorC),
]

describe('air to water', () => {
  it('meets the median of certified machines within 8 % above freezing', () => {
    for (const { outdoorC, flowC, median } of facts.airWater.keymarkPoints.filter((point) => point.outdoorC > 0))
      expect(Math.abs(airWaterCop(outdoorC, flowC) / median - 1)).toBeLessThan(0.08)
  })

  it('at 7 °C and water of 35 °C gives 0.53 of what Carnot allows between 38 and 3 °C', () => {
    expect(airWaterCop(7, 35)).toBeCloseTo((0.53 * (38 + 273.15)) / 35, 9)
  })

  it('is better with warmer air and cooler water', () => {
    expect(airWaterCop(12, 35)).toBeGreaterThan(airWaterCop(5, 35))
    expect(airWaterCop(12, 35)).toBeGreaterThan(airWaterCop(12, 55))
  })

  it('stays within its limits where the formula would not', () => {
    expect(airWaterCop(40, 25)).toBe(8)
    expect(airWaterCop(-30, 75)).toBeGreaterThanOrEqual(1.5)
    expect(airWaterCop(-60, 90)).toBe(1.5)
    // Air hotter than the water would have no lift at all.
    expect(airWaterCop(60, 35)).toBe(8)
  })

  it('loses a little between bench and home', () => {
    const { usefulKwh, electricKwh, factor } = airWaterSeason(...hours(2000, 10), 45)
    expect(usefulKwh).toBeCloseTo(200, 9)
    expect(factor).toBeCloseTo(0.93 * airWaterCop(10, 45), 9)
    expect(electricKwh).toBeCloseTo(200 / factor, 9)
  })

  it('has no factor where nothing is asked for', () => {
    expect(airWaterSeason(...hours(0, 10), 45)).toMatchObject({ usefulKwh: 0, electricKwh: 0, factor: 0 })
  })
})

describe('air to air', () => {
  it('has its label where the season is the one of the label', () => {
    const coldOf = (outdoorC: number) => Math.max(0, outdoorC - 16)
    const { coolingBinHours, coolingFromC } = facts.en14825
    const outdoorC = Float64Array.from(coolingBinHours, (_, index) => coolingFromC + index)
    const coolW = Float64Array.from(coolingBinHours, (count, index) => count * coldOf(outdoorC[index] ?? 0))
    expect(coolingSeason(coolW, outdoorC, 6.1).factor).toBeCloseTo(6.1, 9)
  })

  it('cools worse and heats better as it gets warmer outside', () => {
    expect(airConditionerEer(35, 6.1)).toBeLessThan(airConditionerEer(25, 6.1))
    expect(airConditionerCop(12, 4)).toBeGreaterThan(airConditionerCop(2, 4))
    expect(airHeatingSeason(...hours(1000, 12), 4).factor).toBeGreaterThan(4)
  })
})

describe('an air conditioner between bench and home', () => {
  it('follows Carnot from 10 °C inside to 12 K above the air outside, never over less than 8 K', () => {
    expect(airConditionerEer(35, 6.1) / airConditionerEer(25, 6.1)).toBeCloseTo((25 + 12 - 10) / (35 + 12 - 10), 9)
    expect(airConditionerEer(0, 6.1)).toBe(airConditionerEer(6, 6.1))
    expect(airConditionerEer(7, 6.1)).toBeLessThan(airConditionerEer(6, 6.1))
    expect(airConditionerEer(30, 12.2)).toBeCloseTo(2 * airConditionerEer(30, 6.1), 9)
  })

  it('heats to 38 °C from 8 K below the air outside, never over less than 8 K', () => {
    expect(airConditionerCop(12, 4) / airConditionerCop(2, 4)).toBeCloseTo((38 - 2 + 8) / (38 - 12 + 8), 9)
    expect(airConditionerCop(38, 4)).toBe(airConditionerCop(50, 4))
    expect(airConditionerCop(37, 4)).toBeLessThan(airConditionerCop(38, 4))
  })

  it('dries the air besides: 15 % of all the cold that it makes', () => {
    expect(withMoisture(85)).toBeCloseTo(100, 9)
    const { usefulKwh, electricKwh, hourlyElectricKwh } = coolingSeason(...hours(850, 30, 2), 6.1)
    expect(usefulKwh).toBeCloseTo(2, 9)
    expect(electricKwh).toBeCloseTo(2 / airConditionerEer(30, 6.1), 9)
    expect(Array.from(hourlyElectricKwh, (kwh) => kwh * airConditionerEer(30, 6.1))).toEqual([
      expect.closeTo(1, 9),
      expect.closeTo(1, 9),
    ])
  })

  it('has its label where the winter is that of the label', () => {
    const { averageBinHours, averageFromC } = facts.en14825
    const outdoorC = Float64Array.from(averageBinHours, (_, index) => averageFromC + index)
    const heatW = Float64Array.from(averageBinHours, (count, index) => count * Math.max(0, 16 - (outdoorC[index] ?? 0)))
    expect(airHeatingSeason(heatW, outdoorC, 4).factor).toBeCloseTo(4, 9)
  })
})

describe('electricRange', () => {
  it('is wider than the range of the need alone', () => {
    const { p10, p50, p90 } = electricRange({ p10: 1200, p50: 1000, p90: 800 }, 4)
    expect(p50).toBe(250)
    expect(p10).toBeGreaterThan(300)
    expect(p90).toBeLessThan(200)
  })

  it('adds the machines as an independent guess: factors of 1.13 and of the need, in quadrature', () => {
    const { p10, p90 } = electricRange({ p10: 1200, p50: 1000, p90: 800 }, 4)
    expect(p10).toBeCloseTo(250 * Math.exp(Math.hypot(Math.log(1.2), Math.log(1.13))), 9)
    expect(p90).toBeCloseTo(250 / Math.exp(Math.hypot(Math.log(1.25), Math.log(1.13))), 9)
  })

  it('may be nothing at all at its lower end, or in the middle', () => {
    expect(electricRange({ p10: 1200, p50: 1000, p90: 0 }, 4).p90).toBe(0)
    expect(electricRange({ p10: 300, p50: 0, p90: 0 }, 3)).toEqual({ p10: 100, p50: 0, p90: 0 })
  })

  it('is zero where there is nothing to do', () => {
    expect(electricRange({ p10: 0, p50: 0, p90: 0 }, 0)).toEqual({ p10: 0, p50: 0, p90: 0 })
  })
})
