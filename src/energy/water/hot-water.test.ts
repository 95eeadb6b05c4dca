import { describe, expect, it } from 'vitest'
import { hotWaterShape } from '#src/energy/load/load-shapes.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { dailyUsefulKwh, electricTankYear, heatPumpTankYear, mainsWaterC, tankHeatPumpCop } from './hot-water.ts'

const weather = malagaYear()
const family = { persons: 4, litresPerPersonDay: 28, occupancy: 'full-time', mainsC: mainsWaterC('marbella') } as const
const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)

describe('hot water', () => {
  it('follows people, litres and the days they are there', () => {
    const whole = total(dailyUsefulKwh(family))
    expect(total(dailyUsefulKwh({ ...family, persons: 2 }))).toBeCloseTo(whole / 2, 9)
    expect(total(dailyUsefulKwh({ ...family, litresPerPersonDay: 56 }))).toBeCloseTo(whole * 2, 9)
    expect(total(dailyUsefulKwh({ ...family, occupancy: 'holiday-home' }))).toBeLessThan(0.6 * whole)
    expect(total(dailyUsefulKwh({ ...family, persons: 0 }))).toBe(0)
    expect(() => dailyUsefulKwh({ ...family, persons: -1 })).toThrow(RangeError)
  })

  it('meets the mains of its month from its first day to its last', () => {
    const days = dailyUsefulKwh(family)
    const rise = (day: number) => (days[day] ?? 0) / (4 * 28 * 1.163e-3)
    // 12 °C until February, 13 °C in March, 14 °C in April.
    expect([58, 59, 89, 90].map(rise)).toEqual([48, 47, 47, 46].map((kelvin) => expect.closeTo(kelvin, 9)))
  })

  it('uses the water of Cádiz in Sotogrande', () => {
    expect(mainsWaterC('sotogrande')[6]).toBe(19)
    expect(mainsWaterC('mijas')[6]).toBe(20)
  })

  it('takes less with a cooler tank, and less at midday than as asked', () => {
    const usual = total(heatPumpTankYear(family, 55, weather).electricKwh)
    expect(total(heatPumpTankYear(family, 45, weather).electricKwh)).toBeLessThan(usual)
    const noon = heatPumpTankYear(family, 55, weather, { fromHour: 11, untilHour: 17 })
    expect(total(noon.electricKwh)).toBeLessThan(usual)
    expect(noon.usefulKwh).toBeCloseTo(heatPumpTankYear(family, 55, weather).usefulKwh, 9)
  })

  it('heats at midday when told to: outside only the standing power', () => {
    const { civilHour } = civilYear()
    const { electricKwh } = heatPumpTankYear(family, 55, weather, { fromHour: 11, untilHour: 17 })
    electricKwh.forEach((kwh, hour) => {
      const now = civilHour[hour] ?? 0
      if (now < 11 || now >= 17) expect(kwh).toBeCloseTo(0.023, 9)
    })
  })

  it('an electric tank takes about three times as much', () => {
    const electric = total(electricTankYear(family, 60).electricKwh)
    expect(electric / total(heatPumpTankYear(family, 55, weather).electricKwh)).toBeGreaterThan(2.5)
    expect(electric).toBeCloseTo(4 * 529 + 300, -1.5)
  })

  it('uses nothing in a home without people', () => {
    const none = heatPumpTankYear({ ...family, persons: 0 }, 55, weather)
    expect(total(none.electricKwh)).toBe(0)
    expect(none.seasonalCop).toBe(0)
  })
})

describe('the tank', () => {
  const january = 4 * 28 * 1.163e-3 * (60 - 12)

  it('has a factor of 4.2 at 14 °C and 55 °C, 0.095 more per kelvin of air, 2 % less per kelvin of a hotter tank', () => {
    expect(tankHeatPumpCop(14, 55)).toBeCloseTo(4.2, 9)
    expect(tankHeatPumpCop(24, 55)).toBeCloseTo(5.15, 9)
    expect(tankHeatPumpCop(14, 45)).toBeCloseTo(4.2 * 1.2, 9)
    expect(tankHeatPumpCop(60, 40)).toBe(6.5)
    expect(tankHeatPumpCop(-40, 65)).toBe(1.8)
  })

  it('heats a day in the hours it is told, each at the factor of its air, and stands warm in all of them', () => {
    const { electricKwh, standingKwh, usefulKwh, seasonalCop } = heatPumpTankYear(family, 45, weather, {
      fromHour: 11,
      untilHour: 13,
    })
    // 23 W at 55 °C in a room of 20 °C: 25/35 of it at 45 °C.
    const standing = (0.023 * 25) / 35
    expect(electricKwh[10]).toBeCloseTo(standing, 9)
    for (const hour of [11, 12])
      expect(electricKwh[hour]).toBeCloseTo(standing + january / 2 / tankHeatPumpCop(weather.tempC[hour] ?? 0, 45), 9)
    expect(electricKwh[13]).toBeCloseTo(standing, 9)
    expect(standingKwh).toBeCloseTo(standing * 8760, 6)
    expect(seasonalCop).toBeCloseTo(usefulKwh / total(electricKwh), 9)
  })

  it('heats as it is asked for unless told otherwise', () => {
    const shape = hotWaterShape('full-time')
    const { electricKwh } = electricTankYear(family, 60)
    const ofDay = total(shape.slice(0, 24))
    for (const hour of [0, 7, 12, 21])
      expect(electricKwh[hour]).toBeCloseTo(0.034 + (january * (shape[hour] ?? 0)) / ofDay, 9)
  })

  it('loses nothing once it is no warmer than its room, and takes what is drawn all the same', () => {
    for (const setpointC of [20, 12]) {
      const { standingKwh, electricKwh, usefulKwh } = electricTankYear(family, setpointC)
      expect(standingKwh).toBe(0)
      expect(total(electricKwh)).toBeCloseTo(usefulKwh, 6)
    }
  })

  it('is off in an empty home', () => {
    const { electricKwh, standingKwh } = electricTankYear({ ...family, occupancy: 'holiday-home' }, 60)
    expect(electricKwh[40 * 24 + 8]).toBe(0)
    expect(standingKwh).toBeLessThan(0.6 * 0.034 * 8760)
  })

  it('stands warm on a day whose hours it is never told to heat in', () => {
    const { electricKwh } = electricTankYear(family, 60, { fromHour: 12, untilHour: 12 })
    expect(electricKwh.every((kwh) => Math.abs(kwh - 0.034) < 1e-12)).toBe(true)
  })

  it('follows the clock changes of the year it is asked for', () => {
    const hours = { fromHour: 12, untilHour: 13 }
    // 27 March is summer time in 2022 and still winter time in 2026, when clocks change on the 29th.
    const noon = (31 + 28 + 26) * 24 + 12
    const of = (calendarYear: number) => electricTankYear({ ...family, calendarYear }, 60, hours).electricKwh
    expect(of(2026)[noon]).toBeGreaterThan(1)
    expect(of(2022)[noon]).toBeCloseTo(0.034, 9)
    expect(of(2022)[noon - 1]).toBeGreaterThan(1)
  })
})
