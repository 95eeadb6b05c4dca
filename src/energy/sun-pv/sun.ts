import { defaultYear } from '#src/energy/series/civil-time.ts'
import type { AtMidHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'

/** A place between the polar circles, degrees; east and north are positive. */
export interface Site {
  latDeg: number
  lonDeg: number
}

/** Direction to the sun at one instant as a unit vector, and the irradiance outside the air. */
export interface SunYear {
  /** Components of the unit vector to the sun: up (cosine of the zenith angle), south and west. */
  up: AtMidHour
  south: AtMidHour
  west: AtMidHour
  /** Extraterrestrial normal irradiance, W/m². */
  extraterrestrial: AtMidHour
}

const radPerDeg = Math.PI / 180
/** 1 January 00:00 UTC+1 of a year, in days since J2000.0 (1 January 2000 12:00 UTC). */
const firstHourJ2000 = (year: number) => Date.UTC(year, 0, 1) / 86_400_000 - 1 / 24 - 10_957.5
const solarConstantWm2 = 1361.1

/** Throws a RangeError for places where a day may have no sunrise, and for what is no place at all. */
export function assertSite({ latDeg, lonDeg }: Site): void {
  if (!(Math.abs(latDeg) <= 66)) throw new RangeError(`latitude out of range: ${latDeg}`)
  if (!(Math.abs(lonDeg) <= 180)) throw new RangeError(`longitude out of range: ${lonDeg}`)
}

/** Right ascension and declination (radians) and distance (au) of the sun, `days` after J2000.0. */
export function solarCoordinates(days: number): { ascension: number; declination: number; distanceAu: number } {
  const anomaly = (357.528 + 0.985_600_3 * days) * radPerDeg
  const longitude = (280.46 + 0.985_647_4 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radPerDeg
  const obliquity = (23.439 - 0.000_000_4 * days) * radPerDeg
  return {
    ascension: Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)),
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
    distanceAu: 1.000_14 - 0.016_71 * Math.cos(anomaly) - 0.000_14 * Math.cos(2 * anomaly),
  }
}

/**
 * Sun at the middle of each of the 8,760 hours (UTC+1) of a year, geometric, without refraction. Low-precision formulas of
 * the Astronomical Almanac as given by J. J. Michalsky, Solar Energy 40 (1988) 227-235: within 0.01° until 2050.
 * Throws a RangeError beyond 66° of latitude.
 */
export function sunYear(site: Site, year: number = defaultYear): SunYear {
  assertSite(site)
  const first = firstHourJ2000(year)
  const up = new Float64Array(hoursPerYear)
  const south = new Float64Array(hoursPerYear)
  const west = new Float64Array(hoursPerYear)
  const extraterrestrial = new Float64Array(hoursPerYear)
  const sinLat = Math.sin(site.latDeg * radPerDeg)
  const cosLat = Math.cos(site.latDeg * radPerDeg)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const days = first + (hour + 0.5) / 24
    const { ascension, declination, distanceAu } = solarCoordinates(days)
    const siderealHours = 18.697_374_558 + 24.065_709_824_419_08 * days
    const hourAngle = (siderealHours * 15 + site.lonDeg) * radPerDeg - ascension
    const cosDec = Math.cos(declination)
    const sinDec = Math.sin(declination)
    const cosHour = Math.cos(hourAngle)
    up[hour] = sinLat * sinDec + cosLat * cosDec * cosHour
    south[hour] = sinLat * cosDec * cosHour - cosLat * sinDec
    west[hour] = cosDec * Math.sin(hourAngle)
    extraterrestrial[hour] = solarConstantWm2 / (distanceAu * distanceAu)
  }
  return { up, south, west, extraterrestrial }
}
