import { dewPointC, saturationPa } from '#src/energy/building/moist-air.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from './weather.ts'

/** Air's own long-wave emission counts as a black body's at its temperature times this emissivity, by hour of the year. */
const knownSkies = new WeakMap<TypicalYear, Float64Array>()

/**
 * Emissivity of the sky (0..1) of each hour against the air near the ground. Clear sky by its dew point Td (°C) and the hour h:
 * e = 0.711 + 0.56·Td/100 + 0.73·(Td/100)² + 0.013·cos(2πh/24) (M. Martin and P. Berdahl, Solar Energy 33 (1984) 321-336). Clouds close
 * 80 % of what is left to 1, in the share C = √(1.4286·diffuse/global - 0.3) of the day, 0..1, day and night alike (as the sky model of
 * TRNSYS does). Never write to the result: it is shared.
 */
export function skyEmissivity(weather: TypicalYear): Float64Array {
  const known = knownSkies.get(weather)
  if (known) return known
  const emissivity = new Float64Array(hoursPerYear)
  for (let first = 0; first < hoursPerYear; first += 24) {
    const cloud = cloudShare(weather, first)
    for (let hour = first; hour < first + 24; hour++) {
      const vapourPa = (saturationPa(weather.tempC[hour] ?? 0) * (weather.rhPct[hour] ?? 0)) / 100
      const dew = (vapourPa > 0 ? dewPointC(vapourPa) : -40) / 100
      const clear = 0.711 + 0.56 * dew + 0.73 * dew * dew + 0.013 * Math.cos((2 * Math.PI * (hour - first)) / 24)
      emissivity[hour] = clear + 0.8 * (1 - clear) * cloud
    }
  }
  knownSkies.set(weather, emissivity)
  return emissivity
}

/** Share of the sky under cloud on the day that begins with this hour, 0..1. */
function cloudShare({ ghi, dhi }: TypicalYear, firstHour: number): number {
  let global = 0
  let diffuse = 0
  for (let hour = firstHour; hour < firstHour + 24; hour++) {
    global += ghi[hour] ?? 0
    diffuse += dhi[hour] ?? 0
  }
  if (global <= 0) return 1
  return Math.min(1, Math.sqrt(Math.max(0, 1.4286 * (diffuse / global) - 0.3)))
}
