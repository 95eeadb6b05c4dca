import type { OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear, monthDays } from '#src/energy/series/year.ts'
import { sunYear } from './sun.ts'

/**
 * The typical year of Málaga airport. Its clock is UTC+1 all year (no summer time); index 0 is 1 January 00:00-01:00,
 * so every value belongs to the interval that starts at its hour.
 */
export interface TypicalYear {
  /** Global horizontal irradiance, W/m², mean of the hour. */
  ghi: OfHour
  /** Beam normal irradiance, W/m², mean of the hour. */
  dni: OfHour
  /** Diffuse horizontal irradiance, W/m², mean of the hour. */
  dhi: OfHour
  /** Air temperature, °C. */
  tempC: OfHour
  /** Wind speed 10 m above ground, m/s. */
  windMs: OfHour
  /** Relative humidity, %. */
  rhPct: OfHour
}

/** Where the typical year was measured, and where its beam, diffuse and global add up. */
export const weatherSite = { latDeg: 36.67, lonDeg: -4.49 } as const

/** First bytes of the file: the letters TY and the version of the layout. */
const mark = [0x54, 0x59, 0x30, 0x31] as const

/**
 * Reads the columnar file that `script/make-typical-year.ts` writes (about 17 kB once compressed). Its layout: mark; beam and
 * diffuse in W/m², each as the low and then the high bytes, all days of hour 0 first; the levels of the temperature in tenths
 * of a degree, then its steps from level to level; steps of the humidity; wind in tenths of m/s by month and hour. Global is
 * rebuilt as dhi + dni·cos(zenith), within 6 W/m² of the source. Throws a RangeError when the mark or the length is wrong.
 */
export function decodeTypicalYear(bytes: ArrayBuffer | Uint8Array): TypicalYear {
  const data = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)
  if (mark.some((letter, i) => data[i] !== letter)) throw new RangeError('not a typical year')
  let at: number = mark.length
  const byte = () => data[at++] ?? 0
  const signedByte = () => (byte() << 24) >> 24

  const irradiance = () => {
    const series = new Float64Array(hoursPerYear)
    for (const weight of [1, 256])
      for (let hour = 0; hour < 24; hour++)
        for (let index = hour; index < hoursPerYear; index += 24) series[index] = (series[index] ?? 0) + byte() * weight
    return series
  }
  const steps = () => {
    const series = new Float64Array(hoursPerYear)
    let value = 0
    for (let index = 0; index < hoursPerYear; index++) {
      value += signedByte()
      series[index] = value
    }
    return series
  }

  const dni = irradiance()
  const dhi = irradiance()
  const levelsC = Float64Array.from({ length: byte() }, () => (byte() + byte() * 256) / 10)
  const tempC = steps().map((level) => levelsC[level] ?? Number.NaN)
  const rhPct = steps()
  const windMs = new Float64Array(hoursPerYear)
  let index = 0
  for (const days of monthDays) {
    const byHour = Array.from({ length: 24 }, () => byte() / 10)
    for (let hour = 0; hour < days * 24; hour++) windMs[index++] = byHour[hour % 24] ?? 0
  }
  if (at !== data.length) throw new RangeError(`not a typical year: ${data.length} bytes instead of ${at}`)

  const { up } = sunYear(weatherSite)
  const ghi = dhi.map((diffuse, hour) => diffuse + (dni[hour] ?? 0) * Math.max(0, up[hour] ?? 0))
  return { ghi, dni, dhi, tempC, windMs, rhPct }
}
