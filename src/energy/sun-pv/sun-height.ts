import { type Site, solarCoordinates } from './sun.ts'

const radPerDeg = Math.PI / 180
/** 1 January 2000 12:00 UTC. */
const j2000Millis = Date.UTC(2000, 0, 1, 12)

/**
 * Height of the sun's middle above the horizon at an instant, degrees, geometric: sin h = sin lat sin dec + cos lat cos dec cos(hour angle), with the
 * coordinates of `solarCoordinates`.
 */
export function sunHeightDeg(instantMillis: number, { latDeg, lonDeg }: Site): number {
  const days = (instantMillis - j2000Millis) / 86_400_000
  const { ascension, declination } = solarCoordinates(days)
  const siderealHours = 18.697_374_558 + 24.065_709_824_419_08 * days
  const hourAngle = (siderealHours * 15 + lonDeg) * radPerDeg - ascension
  const lat = latDeg * radPerDeg
  const up = Math.sin(lat) * Math.sin(declination) + Math.cos(lat) * Math.cos(declination) * Math.cos(hourAngle)
  return Math.asin(up) / radPerDeg
}
