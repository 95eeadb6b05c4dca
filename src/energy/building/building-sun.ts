import envelope from '#facts/energy/building-envelope.json' with { type: 'json' }
import { hoursPerYear } from '#src/energy/series/year.ts'
import { sunYear } from '#src/energy/sun-pv/sun.ts'
import { hayDavies, type PlaneIrradiance } from '#src/energy/sun-pv/transposition.ts'
import { type TypicalYear, weatherSite } from '#src/energy/sun-pv/weather.ts'
import type { Building, Surface } from './building.ts'
import { groundTemperature } from './ground.ts'

/** What the sky does to a home, hour by hour (UTC+1 index). */
export interface OuterYear {
  /** Through the glass with open shutters, W. */
  glassW: Float64Array
  /** The same with shutters lowered where the sun on the pane passes their limit, W. */
  shadedGlassW: Float64Array
  /** Mean temperature behind walls, roof and floor, weighted with their losses, °C: sun, sky and ground included. */
  opaqueC: Float64Array
}

const radPerDeg = Math.PI / 180
const knownWalls = new WeakMap<TypicalYear, Map<number, Float64Array>>()

/** Irradiance on a wall of that azimuth, W/m², mean of each hour (Hay-Davies, ground albedo 0.2). Made once for each azimuth. */
export function wallIrradiance(weather: TypicalYear, azimuthDeg: number): Float64Array {
  const known = knownWalls.get(weather) ?? new Map<number, Float64Array>()
  knownWalls.set(weather, known)
  const azimuth = Math.round((((azimuthDeg % 360) + 540) % 360) - 180)
  const series = known.get(azimuth) ?? makeWallIrradiance(weather, azimuth)
  known.set(azimuth, series)
  return series
}

function makeWallIrradiance(weather: TypicalYear, azimuthDeg: number): Float64Array {
  const sun = sunYear(weatherSite)
  const towardsSouth = Math.cos(azimuthDeg * radPerDeg)
  const towardsWest = Math.sin(azimuthDeg * radPerDeg)
  const out: PlaneIrradiance = { beam: 0, circumsolar: 0, sky: 0, ground: 0 }
  const hour = { ghi: 0, dni: 0, dhi: 0, extraterrestrial: 0 }
  const series = new Float64Array(hoursPerYear)
  for (let index = 0; index < hoursPerYear; index++) {
    hour.ghi = weather.ghi[index] ?? 0
    if (hour.ghi <= 0) continue
    hour.dni = weather.dni[index] ?? 0
    hour.dhi = weather.dhi[index] ?? 0
    hour.extraterrestrial = sun.extraterrestrial[index] ?? 0
    const facing = (sun.south[index] ?? 0) * towardsSouth + (sun.west[index] ?? 0) * towardsWest
    hayDavies(hour, sun.up[index] ?? 0, facing, 0, out)
    series[index] = out.beam + out.circumsolar + out.sky + out.ground
  }
  return series
}

/** Share of the sun on a pane that ends inside: g · incidence · glass · what stands in front. */
export function glassFactor(gWindow: number): number {
  return gWindow * envelope.incidenceFactor * (1 - envelope.frameShare) * envelope.obstructionFactor
}

/** W/K of walls, roof, floor and what stands between the rooms. */
export function opaqueWK({ facades, roof, groundM2, uGroundWm2K, partitionWK = 0 }: Building): number {
  const ofSurface = ({ areaM2, uWm2K }: Surface) => areaM2 * uWm2K
  return facades.reduce(
    (sum, { wall }) => sum + ofSurface(wall),
    ofSurface(roof) + groundM2 * uGroundWm2K + partitionWK,
  )
}

/**
 * Sun and sky on a home. Behind an opaque surface the outdoor air counts as T = Tair + Rse·(α·I - F·hr·ΔTsky): sol-air temperature,
 * ISO 13790, 11.3.4 and 11.3.5. Shutters: where the sun on the pane passes the limit in the facts, that share of it remains.
 */
export function outerYear(building: Building, weather: TypicalYear): OuterYear {
  const { externalResistanceM2KW: resistance, sky, shutter } = envelope
  const glassW = new Float64Array(hoursPerYear)
  const shadedGlassW = new Float64Array(hoursPerYear)
  const totalWK = opaqueWK(building)
  const opaqueC = new Float64Array(hoursPerYear)
  const add = ({ areaM2, uWm2K, absorptance }: Surface, sun: Float64Array, skyView: number) => {
    const weight = totalWK > 0 ? (areaM2 * uWm2K) / totalWK : 0
    const skyK = resistance * skyView * sky.radiativeWm2K * sky.colderByK
    if (weight === 0) return
    for (let hour = 0; hour < hoursPerYear; hour++) {
      const solAirC = (weather.tempC[hour] ?? 0) + resistance * absorptance * (sun[hour] ?? 0) - skyK
      opaqueC[hour] = (opaqueC[hour] ?? 0) + weight * solAirC
    }
  }
  const factor = glassFactor(building.gWindow)
  for (const { azimuthDeg, wall, windowM2 } of building.facades) {
    const sun = wallIrradiance(weather, azimuthDeg)
    add(wall, sun, sky.wallView)
    for (let hour = 0; hour < hoursPerYear; hour++) {
      const onPane = sun[hour] ?? 0
      const through = onPane * windowM2 * factor
      glassW[hour] = (glassW[hour] ?? 0) + through
      shadedGlassW[hour] = (shadedGlassW[hour] ?? 0) + through * (onPane > shutter.aboveWm2 ? shutter.factor : 1)
    }
  }
  add(building.roof, weather.ghi, sky.roofView)
  if (building.groundM2 > 0) {
    const weight = (building.groundM2 * building.uGroundWm2K) / totalWK
    const ground = groundTemperature(building, weather)
    for (let hour = 0; hour < hoursPerYear; hour++) opaqueC[hour] = (opaqueC[hour] ?? 0) + weight * (ground[hour] ?? 0)
  }
  return { glassW, shadedGlassW, opaqueC }
}
