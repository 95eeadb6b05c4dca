import envelope from '#facts/energy/building-envelope.json' with { type: 'json' }
import use from '#facts/energy/building-use.json' with { type: 'json' }
import { civilYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { Building } from './building.ts'
import { type OuterYear, opaqueWK, outerYear } from './building-sun.ts'
import { conditionedHours, gainsW, type HomeUse, hoursAtHome, hoursOfMonths, hoursOfUse } from './building-use.ts'

/** What the rooms meet in each hour of a series (UTC+1 index for a year). */
export interface RoomConditions {
  outdoorC: Float64Array
  /** Behind walls, roof and floor, °C. */
  opaqueC: Float64Array
  /** Sun through the glass that reaches the rooms, W. */
  sunW: Float64Array
  gainsW: Float64Array
  /** 1: kept at `heatC` at least. */
  heat: Uint8Array
  /** 1: kept at `coolC` at most. */
  cool: Uint8Array
  /** 1: somebody opens windows when that cools. */
  airing: Uint8Array
  heatC: number
  coolC: number
}

/** What a home takes to stay at its temperatures, thermal and sensible, W, mean of each hour. */
export interface RoomLoads {
  heatW: Float64Array
  coolW: Float64Array
  airC: Float64Array
}

/** Conductances of ISO 13790's five resistances for one air change, W/K, and what one watt into the air does within the hour, K. */
interface Network {
  ventilationWK: number
  h1: number
  h2: number
  h3: number
  airPerW: number
  massPerW: number
}

/** Heat transfer between mass and surface, and surface and air, W/m²K; surface per m² of floor (ISO 13790, 12.2.2 and 7.2.2.2). */
const massSurfaceWm2K = 9.1
const surfaceAirWm2K = 3.45
const surfacePerFloor = 4.5

/**
 * Loads of a series of hours by the simple hourly method of ISO 13790:2008, annex C (five resistances, one capacity, Crank-Nicolson),
 * with power without limit. The first `warmUpHours` are run once more before, so that the mass starts warm as it ends. Air
 * temperature is what a thermostat sees. Windows stand open (3 changes an hour, facts) while that alone keeps the rooms below
 * `coolC`, they would be over 23 °C, and it is cooler outside.
 */
export function roomLoads(building: Building, conditions: RoomConditions, warmUpHours = 744): RoomLoads {
  const { outdoorC, opaqueC, sunW, gainsW: innerW, heat, cool, airing, heatC, coolC } = conditions
  const { areaM2, massAreaM2, heatCapacityJK, volumeM3 } = building
  const surfaceM2 = surfacePerFloor * areaM2
  const massSurfaceWK = massSurfaceWm2K * massAreaM2
  const surfaceAirWK = surfaceAirWm2K * surfaceM2
  const windowWK = building.facades.reduce((sum, facade) => sum + facade.windowM2 * building.uWindowWm2K, 0)
  const behindMassWK = 1 / Math.max(1e-9, 1 / opaqueWK(building) - 1 / massSurfaceWK)
  const storeWK = heatCapacityJK / 3600
  const massShare = massAreaM2 / surfaceM2
  const surfaceShare = 1 - massShare - windowWK / (massSurfaceWm2K * surfaceM2)

  const network = (airChangesPerHour: number): Network => {
    const ventilationWK = envelope.airWhM3K * volumeM3 * airChangesPerHour
    const h1 = 1 / (1 / ventilationWK + 1 / surfaceAirWK)
    const h2 = h1 + windowWK
    const h3 = 1 / (1 / h2 + 1 / massSurfaceWK)
    const massPerW = (h3 * h1) / (h2 * ventilationWK) / (storeWK + (h3 + behindMassWK) / 2)
    const surfacePerW = ((massSurfaceWK * massPerW) / 2 + h1 / ventilationWK) / (massSurfaceWK + windowWK + h1)
    const airPerW = (surfaceAirWK * surfacePerW + 1) / (surfaceAirWK + ventilationWK)
    return { ventilationWK, h1, h2, h3, airPerW, massPerW }
  }
  const closed = network(building.airChangesPerHour)
  const open = network(building.airChangesPerHour + use.windows.airChangesPerHour)

  const length = outdoorC.length
  const loads = { heatW: new Float64Array(length), coolW: new Float64Array(length), airC: new Float64Array(length) }
  let massC = heatC
  let airC = 0
  let nextMassC = 0
  /** The hour without machine. */
  const step = (net: Network, hour: number) => {
    const outC = outdoorC[hour] ?? 0
    const halfInnerW = (innerW[hour] ?? 0) / 2
    const radiantW = halfInnerW + (sunW[hour] ?? 0)
    const surfaceW = surfaceShare * radiantW
    const towardsAir = net.h1 * (outC + halfInnerW / net.ventilationWK)
    const massW =
      massShare * radiantW +
      behindMassWK * (opaqueC[hour] ?? 0) +
      (net.h3 * (surfaceW + windowWK * outC + towardsAir)) / net.h2
    const half = (net.h3 + behindMassWK) / 2
    nextMassC = (massC * (storeWK - half) + massW) / (storeWK + half)
    const meanMassC = (massC + nextMassC) / 2
    const surfaceC =
      (massSurfaceWK * meanMassC + surfaceW + windowWK * outC + towardsAir) / (massSurfaceWK + windowWK + net.h1)
    airC = (surfaceAirWK * surfaceC + net.ventilationWK * outC + halfInnerW) / (surfaceAirWK + net.ventilationWK)
  }
  /** The machine that brings the air to a temperature with closed windows: everything is linear in its power, W. */
  const hold = (roomC: number) => {
    const machineW = (roomC - airC) / closed.airPerW
    nextMassC += machineW * closed.massPerW
    airC = roomC
    return machineW
  }
  const run = (hour: number) => {
    step(closed, hour)
    let machineW = 0
    const mayCool = cool[hour] === 1
    if (heat[hour] === 1 && airC < heatC) machineW = hold(heatC)
    else if (airC > use.windows.openAboveC && airing[hour] === 1 && (outdoorC[hour] ?? 0) < airC - 1) {
      step(open, hour)
      if (mayCool && airC > coolC) {
        step(closed, hour)
        machineW = hold(coolC)
      }
    } else if (mayCool && airC > coolC) machineW = hold(coolC)
    massC = nextMassC
    return machineW
  }
  for (let hour = Math.max(0, length - warmUpHours); hour < length; hour++) run(hour)
  for (let hour = 0; hour < length; hour++) {
    const machineW = run(hour)
    if (machineW > 0) loads.heatW[hour] = machineW
    else loads.coolW[hour] = -machineW
    loads.airC[hour] = airC
  }
  return loads
}

/** How a home is kept warm and cool. */
export interface ComfortUse extends HomeUse {
  /** Absent: not heated. */
  heatC?: number
  /** Absent: not cooled. */
  coolC?: number
}

const never = new Uint8Array(hoursPerYear)

/** The year of a home as its rooms meet it: weather, people, shutters lowered in the warm months and in an empty home. */
export function yearConditions(
  building: Building,
  { occupancy, mode, heatC, coolC, calendarYear }: ComfortUse,
  weather: TypicalYear,
  outer: OuterYear = outerYear(building, weather),
): RoomConditions {
  const { month } = civilYear()
  const { firstMonth, lastMonth, emptyHomeFactor } = envelope.shutter
  const there = hoursOfUse(occupancy, undefined, calendarYear)
  const conditioned = conditionedHours({ occupancy, mode, calendarYear })
  const sunW = new Float64Array(hoursPerYear)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const monthNumber = (month[hour] ?? 0) + 1
    const warm = monthNumber >= firstMonth && monthNumber <= lastMonth
    const open = outer.glassW[hour] ?? 0
    if (there[hour] !== 1) sunW[hour] = open * emptyHomeFactor
    else sunW[hour] = warm ? (outer.shadedGlassW[hour] ?? 0) : open
  }
  return {
    outdoorC: weather.tempC,
    opaqueC: outer.opaqueC,
    sunW,
    gainsW: gainsW(building.areaM2, occupancy, calendarYear),
    heat: heatC === undefined ? never : both(conditioned, hoursOfMonths(use.heating.months)),
    cool: coolC === undefined ? never : both(conditioned, hoursOfMonths(use.cooling.months)),
    airing: both(hoursAtHome({ occupancy, mode, calendarYear }), hoursOfMonths(use.windows.months)),
    heatC: heatC ?? use.heating.setpointC,
    coolC: coolC ?? use.cooling.setpointC,
  }
}

/** 1 in the hours that are in both. */
function both(one: Uint8Array, other: Uint8Array): Uint8Array {
  const hours = new Uint8Array(one.length)
  for (let hour = 0; hour < hours.length; hour++) hours[hour] = (one[hour] ?? 0) & (other[hour] ?? 0)
  return hours
}

/** Hourly heating and cooling load of a home over the typical year: `roomLoads` under `yearConditions`. */
export function homeLoads(building: Building, comfort: ComfortUse, weather: TypicalYear): RoomLoads {
  return roomLoads(building, yearConditions(building, comfort, weather))
}

/** kWh of each month of a series in W (UTC+1 index, months of the wall clock), January first. */
export function monthlyKwh(hourlyW: Float64Array): number[] {
  const { month } = civilYear()
  const sums = new Array<number>(12).fill(0)
  for (let hour = 0; hour < hourlyW.length; hour++) {
    const index = month[hour] ?? 0
    sums[index] = (sums[index] ?? 0) + (hourlyW[hour] ?? 0) / 1000
  }
  return sums
}
