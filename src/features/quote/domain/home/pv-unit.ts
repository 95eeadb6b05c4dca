import { pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import { type TypicalYear, weatherSite } from '#src/energy/sun-pv/weather.ts'

const unitsByWeather = new WeakMap<TypicalYear, Map<string, Float64Array>>()
/** Roofs kept per weather year: a server sees many, each takes 70 kB. */
const keptRoofs = 64

/** Output of one kWp on a roof in each hour, kWh; the same array for the same roof, so never write to it. Throws as `pvPerKwp` does. */
export function pvUnitKwh(weather: TypicalYear, roof: { tiltDeg: number; azimuthDeg: number }): Float64Array {
  const units = unitsByWeather.get(weather) ?? new Map<string, Float64Array>()
  unitsByWeather.set(weather, units)
  // Nobody knows a roof to better than a tenth of a degree, and equal roofs share one array.
  const tiltDeg = Math.round(roof.tiltDeg * 10) / 10
  const azimuthDeg = Math.round(roof.azimuthDeg * 10) / 10
  const key = `${tiltDeg}/${azimuthDeg}`
  const known = units.get(key)
  if (known) return known
  const unit = pvPerKwp(weather, { ...weatherSite, tiltDeg, azimuthDeg })
  if (units.size >= keptRoofs) units.clear()
  units.set(key, unit)
  return unit
}
