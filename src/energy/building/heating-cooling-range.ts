import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Building, HomeForm, Surface } from './building.ts'
import { buildingOf } from './building.ts'
import { type OuterYear, outerYear } from './building-sun.ts'
import { type ComfortUse, type RoomConditions, type RoomLoads, roomLoads, yearConditions } from './heating-cooling.ts'

/** A year of heat and cold with how far it may lie off. kWh thermal. */
export interface ComfortYear {
  building: Building
  outer: OuterYear
  conditions: RoomConditions
  loads: RoomLoads
  heatKwh: Range
  coolKwh: Range
}

/** How far each guess may lie off, as P10 to P90 (our assumption): the walls, air, people and machines, sun, thermostat, the weather of a year. */
const spread = { uValue: 1.2, airChanges: 1.3, gains: 1.3, sun: 1.2, setpointK: 0.7, weather: 1.15 } as const

const scaled = (series: Float64Array, factor: number) => series.map((value) => value * factor)
const scaledSurface = (surface: Surface): Surface => ({ ...surface, uWm2K: surface.uWm2K * spread.uValue })

function leakier(building: Building): Building {
  return {
    ...building,
    facades: building.facades.map((facade) => ({ ...facade, wall: scaledSurface(facade.wall) })),
    roof: scaledSurface(building.roof),
    uGroundWm2K: building.uGroundWm2K * spread.uValue,
    uWindowWm2K: building.uWindowWm2K * spread.uValue,
  }
}

/** The same home with one guess at its P10 or P90. */
function variants(building: Building, conditions: RoomConditions): [Building, RoomConditions][] {
  const { heatC, coolC, gainsW, sunW } = conditions
  return [
    [leakier(building), conditions],
    [{ ...building, airChangesPerHour: building.airChangesPerHour * spread.airChanges }, conditions],
    [building, { ...conditions, gainsW: scaled(gainsW, spread.gains) }],
    [building, { ...conditions, sunW: scaled(sunW, spread.sun) }],
    [building, { ...conditions, heatC: heatC + spread.setpointK, coolC: coolC - spread.setpointK }],
  ]
}

/** kWh of a series in W. */
export function sumKwh(hourlyW: Float64Array): number {
  let sum = 0
  for (const watts of hourlyW) sum += watts
  return sum / 1000
}

/** Guesses that are independent add up by squares, here of the logarithm: a need is never below zero. */
function rangeAround(kwh: number, others: readonly number[], floorKwh: number): Range {
  if (kwh === 0 && others.every((other) => other === 0)) return { p10: 0, p50: 0, p90: 0 }
  const off = (other: number) => Math.log((other + floorKwh) / (kwh + floorKwh))
  const squares = others.reduce((sum, other) => sum + off(other) ** 2, Math.log(spread.weather) ** 2)
  const factor = Math.exp(Math.sqrt(squares))
  return {
    p10: (kwh + floorKwh) * factor - floorKwh,
    p50: kwh,
    p90: Math.max(0, (kwh + floorKwh) / factor - floorKwh),
  }
}

/**
 * Heat and cold of a home over the typical year (`roomLoads`) with their range: each guess in turn is set to its P10 or P90 and the
 * differences are added as independent ones. Takes six runs of the year.
 */
export function comfortYear(form: HomeForm, comfort: ComfortUse, weather: TypicalYear): ComfortYear {
  const building = buildingOf(form)
  const outer = outerYear(building, weather)
  const conditions = yearConditions(building, comfort, weather, outer)
  const loads = roomLoads(building, conditions)
  const others = variants(building, conditions).map(([home, rooms]) => {
    const other = roomLoads(home, rooms)
    return { heatKwh: sumKwh(other.heatW), coolKwh: sumKwh(other.coolW) }
  })
  // Half a kWh per m² keeps the logarithm of homes that need next to nothing within reason.
  const floorKwh = 0.5 * building.areaM2
  const range = (kwh: number, key: 'heatKwh' | 'coolKwh') =>
    rangeAround(
      kwh,
      others.map((other) => other[key]),
      floorKwh,
    )
  return {
    building,
    outer,
    conditions,
    loads,
    heatKwh: range(sumKwh(loads.heatW), 'heatKwh'),
    coolKwh: range(sumKwh(loads.coolW), 'coolKwh'),
  }
}
