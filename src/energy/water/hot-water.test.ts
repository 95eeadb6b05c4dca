import { describe, expect, it } from 'vitest'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { dailyUsefulKwh, electricTankYear, heatPumpTankYear, mainsWaterC } from './hot-water.ts'

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
