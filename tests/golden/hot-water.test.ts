import { describe, expect, it } from 'vitest'
import { dailyUsefulKwh, heatPumpTankYear, mainsWaterC, tankHeatPumpCop } from '#src/energy/water/hot-water.ts'
import { malagaYear } from '../typical-year.ts'

const weather = malagaYear()
const sum = (values: ArrayLike<number>) => Array.from(values).reduce((total, value) => total + value, 0)
const person = { persons: 1, litresPerPersonDay: 28, occupancy: 'full-time', mainsC: mainsWaterC('malaga') } as const

describe('hot water against figures worked out apart', () => {
  it('28 litres a day at 60 °C from the mains of Málaga (CTE DB-HE Anejos F and G): 529 kWh a year, by month', () => {
    const days = dailyUsefulKwh(person)
    expect(sum(days)).toBeCloseTo(529, 0)
    const published = [48.5, 43.8, 47.4, 44.9, 44.4, 41, 40.4, 40.4, 40.1, 44.4, 44.9, 48.5]
    const length = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let first = 0
    published.forEach((kwh, month) => {
      const end = first + (length[month] ?? 0)
      expect(sum(days.slice(first, end)), `month ${month + 1}`).toBeCloseTo(kwh, 0)
      first = end
    })
  })

  it('a year of heat-pump tank: about 3.2 with four people, about 1.6 with one, because standing losses stay', () => {
    const cop = (persons: number) => heatPumpTankYear({ ...person, persons }, 55, weather).seasonalCop
    expect(Math.abs(cop(4) - 3.2)).toBeLessThan(0.15)
    expect(Math.abs(cop(1) - 1.6)).toBeLessThan(0.15)
  })

  it.each([
    { airC: 7, low: 2.6, high: 3.1 },
    { airC: 14, low: 3, high: 3.6 },
    { airC: 20, low: 3.4, high: 4 },
  ])('tapping profile L of EN 16147 at $airC °C: inside the catalogue range', ({ airC, low, high }) => {
    const tappedKwh = 11.655
    const cop = tappedKwh / (tappedKwh / tankHeatPumpCop(airC, 55) + 24 * 0.023)
    expect(cop).toBeGreaterThanOrEqual(low)
    expect(cop).toBeLessThanOrEqual(high)
  })
})
