import use from '#facts/energy/building-use.json' with { type: 'json' }
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { Building } from './building.ts'
import { opaqueWK } from './building-sun.ts'
import { type DayHours, hoursOfUse } from './building-use.ts'
import { type ComfortUse, type RoomConditions, type RoomLoads, roomLoads, yearConditions } from './heating-cooling.ts'
import { type ComfortYear, sumKwh } from './heating-cooling-range.ts'

/** Heat and cold of a home kept at its temperature as one, and room by room when rooms are used. kWh thermal a year. */
export interface Zoning {
  whole: { heatKwh: number; coolKwh: number }
  zoned: { heatKwh: number; coolKwh: number }
  /** Share of the whole that zoning leaves out, 0-1: of heat and of cold. */
  heatShare: number
  coolShare: number
}

interface Zone extends DayHours {
  areaShare: number
}
const zones: readonly Zone[] = use.zones

/** The part of a home that one zone is: that share of every surface, with partitions of 1.2 W/K per m² of the smaller side's floor. */
function partOf(building: Building, share: number): Building {
  const { facades, roof } = building
  return {
    ...building,
    areaM2: building.areaM2 * share,
    volumeM3: building.volumeM3 * share,
    facades: facades.map(({ wall, windowM2, ...facade }) => ({
      ...facade,
      wall: { ...wall, areaM2: wall.areaM2 * share },
      windowM2: windowM2 * share,
    })),
    roof: { ...roof, areaM2: roof.areaM2 * share },
    groundM2: building.groundM2 * share,
    groundPerimeterM: building.groundPerimeterM * share,
    heatCapacityJK: building.heatCapacityJK * share,
    massAreaM2: building.massAreaM2 * share,
    partitionWK: use.betweenZonesWm2K * building.areaM2 * Math.min(share, 1 - share),
  }
}

/** A series times a number. */
function scaled(series: Float64Array, factor: number): Float64Array {
  const out = new Float64Array(series.length)
  for (let hour = 0; hour < out.length; hour++) out[hour] = (series[hour] ?? 0) * factor
  return out
}

/** A zone and what it meets but for the other rooms: its share of sun and gains, its own hours. */
interface ZoneRooms {
  part: Building
  rooms: RoomConditions
}

function roomsOf(
  zone: Zone,
  building: Building,
  always: RoomConditions,
  { occupancy, calendarYear }: ComfortUse,
): ZoneRooms {
  const used = hoursOfUse(occupancy, zone, calendarYear)
  const only = (hours: Uint8Array) => hours.map((on, hour) => on & (used[hour] ?? 0))
  const rooms = {
    ...always,
    sunW: scaled(always.sunW, zone.areaShare),
    gainsW: scaled(always.gainsW, zone.areaShare),
    heat: only(always.heat),
    cool: only(always.cool),
  }
  return { part: partOf(building, zone.areaShare), rooms }
}

/** Its loads with the other rooms behind its partitions at `othersC`. */
function loadsOf({ part, rooms }: ZoneRooms, othersC: Float64Array): RoomLoads {
  const share = (part.partitionWK ?? 0) / opaqueWK(part)
  const opaqueC = new Float64Array(hoursPerYear)
  for (let hour = 0; hour < hoursPerYear; hour++)
    opaqueC[hour] = (rooms.opaqueC[hour] ?? 0) * (1 - share) + (othersC[hour] ?? 0) * share
  return roomLoads(part, { ...rooms, opaqueC })
}

/** Mean air of the other zones, weighted with their floor, °C. */
function airOfOthers(loads: readonly RoomLoads[], index: number): Float64Array {
  const others = loads.flatMap(({ airC }, other) => {
    const share = zones[other]?.areaShare ?? 0
    return other === index ? [] : [{ airC, share }]
  })
  const total = others.reduce((sum, { share }) => sum + share, 0)
  const mean = new Float64Array(hoursPerYear)
  for (const { airC, share } of others)
    for (let hour = 0; hour < hoursPerYear; hour++) mean[hour] = (mean[hour] ?? 0) + ((airC[hour] ?? 0) * share) / total
  return mean
}

/**
 * What it is worth to heat and cool only the rooms in use: living rooms while people are up, bedrooms before sleep, the rest never
 * (hours and shares in the facts, our assumption), against the whole home, `loads` under `comfort`. Each zone is a home of its
 * own (`roomLoads`) with the others behind its partitions; their temperatures are found in two rounds.
 */
export function zoning(
  { building, outer, loads: asOne }: Pick<ComfortYear, 'building' | 'outer' | 'loads'>,
  comfort: ComfortUse,
  weather: TypicalYear,
): Zoning {
  let loads: RoomLoads[] = zones.map(() => asOne)
  // All hours may be conditioned in a zone: its own hours decide.
  const always = yearConditions(building, { ...comfort, mode: 'continuous' }, weather, outer)
  const parts = zones.map((zone) => roomsOf(zone, building, always, comfort))
  for (let round = 0; round < 2; round++) loads = parts.map((zone, index) => loadsOf(zone, airOfOthers(loads, index)))
  const sums = (list: readonly RoomLoads[]) => ({
    heatKwh: list.reduce((sum, { heatW }) => sum + sumKwh(heatW), 0),
    coolKwh: list.reduce((sum, { coolW }) => sum + sumKwh(coolW), 0),
  })
  const one = sums([asOne])
  const zoned = sums(loads)
  const left = (part: number, all: number) => (all > 0 ? Math.max(0, 1 - part / all) : 0)
  return {
    whole: one,
    zoned,
    heatShare: left(zoned.heatKwh, one.heatKwh),
    coolShare: left(zoned.coolKwh, one.coolKwh),
  }
}
