import { hoursPerYear } from '#src/energy/series/year.ts'
import { sunYear } from './sun.ts'
import { type TypicalYear, weatherSite } from './weather.ts'

/**
 * The typical year with every cloud taken away; temperature, wind and humidity stay. Global irradiance by B. Haurwitz (J. Meteorology 2 (1945) 154-166),
 * GHI = 1098·cosZ·exp(-0.057/cosZ); the beam by A. and M. Meinel (Applied Solar Energy, 1976), DNI = E0·0.7^(AM^0.678), with the air mass of F. Kasten and
 * A. T. Young (1989), AM = 1/(cosZ + 0.50572·(96.07995 - Z)^-1.6364); what is left is diffuse. W/m², Z the zenith angle in degrees, E0 outside the air.
 */
export function clearYear(weather: TypicalYear): TypicalYear {
  const { up, extraterrestrial } = sunYear(weatherSite)
  const ghi = new Float64Array(hoursPerYear)
  const dni = new Float64Array(hoursPerYear)
  const dhi = new Float64Array(hoursPerYear)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const cos = up[hour] ?? 0
    // Lower, the formulas have nothing to stand on and the sun nothing to give.
    if (cos < 0.02) continue
    const zenithDeg = (Math.acos(Math.min(1, cos)) * 180) / Math.PI
    const airMass = 1 / (cos + 0.50572 * (96.07995 - zenithDeg) ** -1.6364)
    const global = 1098 * cos * Math.exp(-0.057 / cos)
    const beam = Math.min((extraterrestrial[hour] ?? 0) * 0.7 ** (airMass ** 0.678), global / cos)
    ghi[hour] = global
    dni[hour] = beam
    dhi[hour] = global - beam * cos
  }
  return { ...weather, ghi, dni, dhi }
}
