import { describe, expect, it } from 'vitest'
import { solar } from '#src/features/tools/domain/solar.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { weatherExtremes } from './weather-extremes.ts'

const weather = malagaYear()
const found = weatherExtremes(weather)
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
    const { monthlyKwh } = solar(
      { town: 'mijas', kwp: 1, tiltDeg: found.steepDeg, azimuthDeg: 0 },
      { weather, today: '2026-11-23' },
    )
    const winter = [10, 11, 0, 1].reduce((sum, month) => sum + (monthlyKwh[month] ?? 0), 0)
    expect(found.winterDayKwh).toBeCloseTo(winter / 120, 1)
  })

  it('a worst day is no better than a worst run, and that no better than the mean', () => {
    expect(found.winterWorstDayKwh).toBeLessThanOrEqual(found.winterWorstRunKwh ?? 0)
    expect(found.winterWorstRunKwh).toBeLessThan(found.winterDayKwh ?? 0)
  })
})
