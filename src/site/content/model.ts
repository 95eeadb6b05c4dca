import { pvUnitKwh } from '#src/features/quote/domain/home/pv-unit.ts'
import { builtWeather } from './built-weather.ts'

/** What the blocks of content pages compute when they are made, each once for both languages. */

/** Degrees from south, east negative. */
export const azimuthDegOf = { east: -90, 'south-east': -45, south: 0, 'south-west': 45, west: 90 } as const

/** kWh a year from one kWp. */
export function yearlyYieldKwh(tiltDeg: number, azimuthDeg: number): number {
  return pvUnitKwh(builtWeather(), { tiltDeg, azimuthDeg }).reduce((sum, kwh) => sum + kwh, 0)
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** kWh of each month from one kWp, January first. */
export function monthlyYieldKwh(tiltDeg: number, azimuthDeg: number): number[] {
  const hourly = pvUnitKwh(builtWeather(), { tiltDeg, azimuthDeg })
  let from = 0
  return monthDays.map((days) => {
    const to = from + days * 24
    const kwh = hourly.slice(from, to).reduce((sum, hour) => sum + hour, 0)
    from = to
    return kwh
  })
}
