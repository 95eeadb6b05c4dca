import { describe, expect, it } from 'vitest'
import { solarCoordinates, sunYear } from './sun.ts'

const deg = 180 / Math.PI
const malaga = { latDeg: 36.67, lonDeg: -4.49 }

/** Index of an hour on the UTC+1 clock of 2026. */
const hourOf = (month: number, day: number, hour: number) =>
  (Date.UTC(2026, month - 1, day) - Date.UTC(2026, 0, 1)) / 3_600_000 + hour

describe('solarCoordinates', () => {
  it('gives the worked example of the NREL solar position algorithm (17 October 2003, 12:30:30 UTC-7) within 0.01°', () => {
    const sun = solarCoordinates(2_452_930.312_847 - 2_451_545)
    expect((sun.ascension * deg + 360) % 360).toBeCloseTo(202.227, 1)
    expect(Math.abs(sun.declination * deg - -9.314_34)).toBeLessThan(0.01)
    expect(sun.distanceAu).toBeCloseTo(0.996_542, 3)
  })

  it('reaches the tropics at the solstices of 2026', () => {
    const at = (millis: number) => solarCoordinates(millis / 86_400_000 - 10_957.5).declination * deg
    expect(at(Date.UTC(2026, 5, 21, 8, 24))).toBeCloseTo(23.44, 1)
    expect(at(Date.UTC(2026, 11, 21, 20, 50))).toBeCloseTo(-23.44, 1)
    expect(Math.abs(at(Date.UTC(2026, 2, 20, 14, 46)))).toBeLessThan(0.01)
  })
})

describe('sunYear', () => {
  const sun = sunYear(malaga)

  it('gives unit vectors', () => {
    for (let hour = 0; hour < 8760; hour += 37) {
      const length = Math.hypot(sun.up[hour] ?? 0, sun.south[hour] ?? 0, sun.west[hour] ?? 0)
      expect(length).toBeCloseTo(1, 12)
    }
  })

  it('stands in the south at noon, in the east before and in the west after', () => {
    // Mean solar noon of Málaga is 13:18 on the UTC+1 clock.
    const noon = hourOf(3, 20, 13)
    expect(sun.south[noon]).toBeGreaterThan(0.5)
    expect(Math.abs(sun.west[noon] ?? 1)).toBeLessThan(0.1)
    expect(sun.west[noon - 4]).toBeLessThan(-0.5)
    expect(sun.west[noon + 4]).toBeGreaterThan(0.5)
    expect(Math.asin(sun.up[noon] ?? 0) * deg).toBeCloseTo(90 - malaga.latDeg, 0)
  })

  it('is down at midnight and up for about half of the year', () => {
    let up = 0
    for (let hour = 0; hour < 8760; hour++) {
      if ((sun.up[hour] ?? 0) > 0) up++
      if (hour % 24 === 0) expect(sun.up[hour]).toBeLessThan(-0.3)
    }
    expect(up).toBeGreaterThan(4340)
    expect(up).toBeLessThan(4420)
  })

  it('refuses polar places and what is no place', () => {
    for (const latDeg of [67, -80, 90, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => sunYear({ latDeg, lonDeg: 0 })).toThrow(RangeError)
    expect(() => sunYear({ latDeg: 36, lonDeg: 181 })).toThrow(RangeError)
    for (const lonDeg of [-180, 180]) expect(sunYear({ latDeg: 66, lonDeg }).up).toHaveLength(8760)
    expect(() => sunYear({ latDeg: 36, lonDeg: Number.NaN })).toThrow(RangeError)
  })
})
