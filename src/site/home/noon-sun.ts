import { solarCoordinates } from '#src/energy/sun-pv/sun.ts'
import { epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'

/** 1970-01-01 to 2000-01-01, days. */
const j2000Day = 10_957

/** Height of the sun at its highest on a date, degrees above the southern horizon: 90° less the latitude, plus the declination. */
export function noonSunDeg(date: PlainDate, latDeg: number): number {
  const { declination } = solarCoordinates(epochDay(date) - j2000Day)
  return 90 - latDeg + (declination * 180) / Math.PI
}
