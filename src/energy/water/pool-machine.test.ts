import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { machineYear, monthlySums, poolHeatPumpCop, poolHeatPumpKw, usualMachineHours } from './pool-machine.ts'

/** Air of 10 °C and water of 26 °C all year: 4.05 of heat for each kWh. */
const weather = { ...malagaYear(), tempC: new Float64Array(8760).fill(10) }
const waterC = new Float64Array(8760).fill(26)
/** Series of kWh at the hours of the weather's clock that are named. */
function at(hours: Readonly<Record<number, number>>): Float64Array {
  const series = new Float64Array(8760)
  for (const [hour, kwh] of Object.entries(hours)) series[Number(hour)] = kwh
  return series
}
const used = (series: Float64Array) =>
  Object.fromEntries(
    [...series.entries()].filter(([, kwh]) => kwh !== 0).map(([hour, kwh]) => [hour, Number(kwh.toFixed(9))]),
  )

describe('the factor of a pool heat pump', () => {
  it('is 4.05 at 10 °C of air, 0.1375 more per kelvin of it, and 2 % less per kelvin of warmer water', () => {
    expect(poolHeatPumpCop(10, 26)).toBeCloseTo(4.05, 9)
    expect(poolHeatPumpCop(20, 26)).toBeCloseTo(5.425, 9)
    expect(poolHeatPumpCop(20, 31)).toBeCloseTo(5.425 * 0.9, 9)
    expect(poolHeatPumpCop(20, 21)).toBeCloseTo(5.425 * 1.1, 9)
  })
})

describe('the hours of the machine', () => {
  it('share the heat of their day evenly, whenever it was lost', () => {
    const { electricKwh, fromSurplusKwh } = machineYear(
      { heatKwh: at({ 3: 60, 20: 21 }), waterC },
      usualMachineHours,
      weather,
    )
    expect(used(electricKwh)).toEqual({ 10: 2.5, 11: 2.5, 12: 2.5, 13: 2.5, 14: 2.5, 15: 2.5, 16: 2.5, 17: 2.5 })
    expect(fromSurplusKwh).toBe(0)
  })

  it('are those of the wall clock: an hour earlier by the sun in July', () => {
    const day = 190 * 24
    const { electricKwh } = machineYear(
      { heatKwh: at({ [day]: 8.1 }), waterC },
      { fromHour: 12, untilHour: 14 },
      weather,
    )
    expect(used(electricKwh)).toEqual({ [day + 11]: 1, [day + 12]: 1 })
  })

  it('may be the whole day, and no less than one that exists', () => {
    const { electricKwh } = machineYear({ heatKwh: at({ 0: 97.2 }), waterC }, { fromHour: 0, untilHour: 24 }, weather)
    expect(Object.keys(used(electricKwh))).toHaveLength(24)
    expect(electricKwh[23]).toBeCloseTo(1, 9)
    for (const [fromHour, untilHour] of [
      [-1, 10],
      [10, 25],
      [10, 10],
      [12, 10],
    ] as const)
      expect(() => machineYear({ heatKwh: at({}), waterC }, { fromHour, untilHour }, weather)).toThrow(RangeError)
  })

  it('come after the surplus of the panels, hour by hour as long as heat is wanted', () => {
    const heatKwh = at({ 3: 8.1 })
    const surplusKwh = at({ 9: 0.5, 11: 1, 13: 5, 15: 1, 35: 4 })
    const { electricKwh, fromSurplusKwh } = machineYear(
      { heatKwh, waterC },
      { ...usualMachineHours, surplusKwh },
      weather,
    )
    // 2 kWh make the 8.1 kWh of the day; the next day wants none.
    expect(used(electricKwh)).toEqual({ 9: 0.5, 11: 1, 13: 0.5 })
    expect(fromSurplusKwh).toBeCloseTo(2, 9)
  })

  it('make what the surplus leaves, and no more of it at once than the machine can', () => {
    const surplusKwh = at({ 9: 1, 12: 9, 24: 9 })
    const hours = { fromHour: 12, untilHour: 14, surplusKwh, heatKw: 8.1 }
    const { electricKwh, fromSurplusKwh } = machineYear({ heatKwh: at({ 0: 20.25 }), waterC }, hours, weather)
    // 1 kWh at nine, 2 at noon (8.1 kW), none of the surplus of the next day; the other 8.1 kWh of heat in the two hours of its own, 1 kWh each.
    expect(used(electricKwh)).toEqual({ 9: 1, 12: 3, 13: 1 })
    expect(fromSurplusKwh).toBeCloseTo(3, 9)
  })
})

it('months of an hourly series are those of the wall clock', () => {
  expect(monthlySums(new Float64Array(8760).fill(1))).toEqual([
    744, 672, 743, 720, 744, 720, 744, 744, 720, 745, 720, 744,
  ])
})

it('a machine holds its hardest month in twelve hours a day, by the days of that month', () => {
  expect(poolHeatPumpKw([0, 2800, 0, 3000, 0, 0, 0, 0, 0, 0, 0, 0])).toBeCloseTo(100 / 12, 9)
  expect(poolHeatPumpKw([3100, 2940, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBeCloseTo(105 / 12, 9)
})
