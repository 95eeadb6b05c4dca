import { describe, expect, it } from 'vitest'
import { pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import { solar } from '#src/features/tools/domain/solar.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { weatherExtremes } from './weather-extremes.ts'

const weather = malagaYear()
/** Computed inside each test, so that each of them can notice what is changed. */
const ofMalaga = () => weatherExtremes(weather)
const flat = (value: number) => new Float64Array(weather.tempC.length).fill(value)

describe('extremes of the typical year', () => {
  it('counts every hour of a year that is hot and damp throughout, and none of one that is mild and dry', () => {
    expect(weatherExtremes({ ...weather, tempC: flat(31), rhPct: flat(80) })).toMatchObject({
      hottestC: 31,
      hotHours: 8760,
      coldHours: 0,
      dampHours: 8760,
    })
    expect(weatherExtremes({ ...weather, tempC: flat(7), rhPct: flat(79.9) })).toMatchObject({
      hotHours: 0,
      coldHours: 0,
      dampHours: 0,
    })
    expect(weatherExtremes({ ...weather, tempC: flat(6.9) }).coldHours).toBe(8760)
  })

  it('has the winter of the solar tool, November to February', () => {
    const found = ofMalaga()
    const { monthlyKwh } = solar(
      { town: 'mijas', kwp: 1, tiltDeg: found.steepDeg, azimuthDeg: 0 },
      { weather, today: '2026-11-23' },
    )
    const winter = [10, 11, 0, 1].reduce((sum, month) => sum + (monthlyKwh[month] ?? 0), 0)
    expect(found.winterDayKwh).toBeCloseTo(winter / 120, 1)
  })

  it('a worst day is no better than a worst run, and that no better than the mean', () => {
    const found = ofMalaga()
    expect(found.winterWorstDayKwh).toBeLessThanOrEqual(found.winterWorstRunKwh ?? 0)
    expect(found.winterWorstRunKwh).toBeLessThan(found.winterDayKwh ?? 0)
  })
})

describe('the counts of hours and the means of months', () => {
  it('begin above 26 and 30 °C and below 7 °C', () => {
    const hoursAt = (tempC: number) => {
      const { warmHours, hotHours, coldHours } = weatherExtremes({ ...weather, tempC: flat(tempC) })
      return [warmHours, hotHours, coldHours]
    }
    expect([26, 26.1, 30, 30.1, 7, 6.9].map(hoursAt)).toEqual([
      [0, 0, 0],
      [8760, 0, 0],
      [8760, 0, 0],
      [8760, 8760, 0],
      [0, 0, 0],
      [0, 0, 8760],
    ])
  })

  it('have each month by its own hours', () => {
    const first = new Float64Array(8760)
    first.fill(31, 0, 31 * 24).fill(28, 31 * 24, 59 * 24)
    const { monthMeanC, hottestC } = weatherExtremes({ ...weather, tempC: first })
    expect(monthMeanC).toEqual([31, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(hottestC).toBe(31)
  })
})

describe('the winter of a kWp', () => {
  const hourKwh = pvPerKwp(weather, { ...weatherSite, tiltDeg: 50, azimuthDeg: 0 })
  const dayKwh = Array.from({ length: 365 }, (_, day) =>
    hourKwh.subarray(day * 24, day * 24 + 24).reduce((sum, one) => sum + one, 0),
  )
  const winter = [...dayKwh.slice(304), ...dayKwh.slice(0, 59)]

  it('has its mean and its worst day between November and February, in one row', () => {
    const found = ofMalaga()
    expect(winter).toHaveLength(120)
    expect(found.winterDayKwh).toBeCloseTo(winter.reduce((sum, one) => sum + one, 0) / 120, 9)
    expect(found.winterWorstDayKwh).toBeCloseTo(Math.min(...winter), 9)
  })

  it('has its worst five days in a row by their mean', () => {
    const runs = winter.slice(4).map((_, at) => winter.slice(at, at + 5).reduce((sum, one) => sum + one, 0) / 5)
    expect(ofMalaga().winterWorstRunKwh).toBeCloseTo(Math.min(...runs), 9)
  })

  it('is of a frame of 50°, and damp begins at 80 %', () => {
    expect(ofMalaga()).toMatchObject({ steepDeg: 50, dampPct: 80 })
  })
})
