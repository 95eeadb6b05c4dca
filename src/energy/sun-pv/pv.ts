import model from '#facts/energy/pv-model.json' with { type: 'json' }
import type { OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import { sunYear } from './sun.ts'
import { type HourIrradiance, hayDavies, type Plane, type PlaneIrradiance } from './transposition.ts'
import { type TypicalYear, weatherSite } from './weather.ts'

export type Mounting = 'free-standing' | 'building-integrated'

export interface PvArray extends Plane {
  /** Degrees north. The sun is taken at this latitude and at the longitude of the weather, whose clock the series follows. */
  latDeg: number
  /** Default free-standing (air behind the modules). */
  mounting?: Mounting
  /** All losses after the module, inverter included, %. Default 14. */
  lossPct?: number
}

const radPerDeg = Math.PI / 180

/** All losses after the module, inverter included, %. */
export const defaultLossPct = model.systemLossPct

/** Throws a RangeError unless the plane is one a roof can have. */
export function assertPlane({ tiltDeg, azimuthDeg }: Plane): void {
  if (!(tiltDeg >= 0 && tiltDeg <= 90)) throw new RangeError(`tilt out of range: ${tiltDeg}`)
  if (!(azimuthDeg >= -180 && azimuthDeg <= 180)) throw new RangeError(`azimuth out of range: ${azimuthDeg}`)
}

/** Share of beam light that passes the glass of a plane that the sun is in front of. N. Martin and J. M. Ruiz, Solar Energy Materials 70 (2001) 25-38, eq. for a_r. */
function beamTransmission(cosIncidence: number): number {
  const ar = model.angularLossCoefficient
  return (1 - Math.exp(-cosIncidence / ar)) / (1 - Math.exp(-1 / ar))
}

/** Shares of sky and ground light that pass the glass at a tilt (radians); N. Martin and J. M. Ruiz, Prog. Photovolt. 13 (2005) 75-84. */
function diffuseTransmission(tilt: number): { sky: number; ground: number } {
  const ar = model.angularLossCoefficient
  const c1 = 4 / (3 * Math.PI)
  const c2 = 0.5 * ar - 0.154
  const through = (angle: number) => 1 - Math.exp(-(c1 * angle + c2 * angle * angle) / ar)
  const sin = Math.sin(tilt)
  const cos = Math.cos(tilt)
  return {
    sky: through(sin + (Math.PI - tilt - sin) / (1 + cos)),
    // On a flat plane the quotient is 0/0; its limit is a third of the tilt.
    ground: through(sin + (tilt < 1e-3 ? tilt / 3 : (tilt - sin) / (1 - cos))),
  }
}

/**
 * Output of one kWp in each hour of the typical year, kWh at the meter (UTC+1 index). Hay-Davies transposition; Martin-Ruiz
 * reflection, by angle for the sun and the sky around it and one mean factor each for the other sky and the ground; spectral gain 0.36 %; module temperature
 * T = Tair + G/(U0 + U1·W) (D. Faiman 2008) with G on the plane in W/m² and wind W in m/s; power
 * P = G'(1 + k1 lnG' + k2 ln²G' + T'(k3 + k4 lnG' + k5 ln²G') + k6 T'²), G' = effective G/1000, T' = T - 25 (T. Huld et al. 2011,
 * crystalline silicon); then `lossPct` all-in. No horizon, no shading. Throws a RangeError on an impossible plane, a loss
 * outside 0-100 % or a place beyond 66° of latitude.
 */
export function pvPerKwp(weather: TypicalYear, spec: PvArray): OfHour {
  const { tiltDeg, azimuthDeg, mounting = 'free-standing', lossPct = defaultLossPct } = spec
  assertPlane(spec)
  if (!(lossPct >= 0 && lossPct <= 100)) throw new RangeError(`loss out of range: ${lossPct}`)
  const sun = sunYear({ latDeg: spec.latDeg, lonDeg: weatherSite.lonDeg })
  const [u0 = 0, u1 = 0] = model.moduleTemperature[mounting]
  const tilt = tiltDeg * radPerDeg
  const cosTilt = Math.cos(tilt)
  const towardsSouth = Math.sin(tilt) * Math.cos(azimuthDeg * radPerDeg)
  const towardsWest = Math.sin(tilt) * Math.sin(azimuthDeg * radPerDeg)
  const passes = diffuseTransmission(tilt)
  const spectral = 1 + model.spectralGainPct / 100
  const afterLosses = 1 - lossPct / 100
  const plane: PlaneIrradiance = { beam: 0, circumsolar: 0, sky: 0, ground: 0 }
  const hourNow: HourIrradiance = { ghi: 0, dni: 0, dhi: 0, extraterrestrial: 1 }
  const kwhPerKwp = new Float64Array(hoursPerYear)

  for (let hour = 0; hour < hoursPerYear; hour++) {
    hourNow.ghi = weather.ghi[hour] ?? 0
    hourNow.dni = weather.dni[hour] ?? 0
    hourNow.dhi = weather.dhi[hour] ?? 0
    if (hourNow.ghi <= 0 && hourNow.dhi <= 0) continue
    hourNow.extraterrestrial = sun.extraterrestrial[hour] ?? 1
    const up = sun.up[hour] ?? 0
    const incidence = up * cosTilt + (sun.south[hour] ?? 0) * towardsSouth + (sun.west[hour] ?? 0) * towardsWest
    hayDavies(hourNow, up, incidence, cosTilt, plane)
    const aroundSun = plane.beam + plane.circumsolar
    const onPlane = aroundSun + plane.sky + plane.ground
    const effective =
      (aroundSun * beamTransmission(incidence) + plane.sky * passes.sky + plane.ground * passes.ground) * spectral
    const moduleC = (weather.tempC[hour] ?? 0) + onPlane / (u0 + u1 * (weather.windMs[hour] ?? 0))
    kwhPerKwp[hour] = huldPower(effective / 1000, moduleC - 25) * afterLosses
  }
  return kwhPerKwp
}

/** Power per kWp at relative irradiance g = G/1000 and t = Tmodule - 25 °C; never negative. */
function huldPower(g: number, t: number): number {
  if (g <= 0) return 0
  const [k1 = 0, k2 = 0, k3 = 0, k4 = 0, k5 = 0, k6 = 0] = model.huld
  const ln = Math.log(g)
  return Math.max(0, g * (1 + k1 * ln + k2 * ln * ln + t * (k3 + k4 * ln + k5 * ln * ln) + k6 * t * t))
}

/** Hourly series times a factor (kWp, for one) in a new series. */
export function scaled(series: OfHour, factor: number): OfHour {
  const out = new Float64Array(series.length)
  for (let i = 0; i < series.length; i++) out[i] = (series[i] ?? 0) * factor
  return out
}
