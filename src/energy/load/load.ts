import machines from '#facts/energy/household-machines.json' with { type: 'json' }
import { assertAmount } from '#src/energy/money/amount.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { Occupancy } from '#src/shared/domain/vocabulary.ts'
import { evKwhPerYear, usualKmPerYear } from './car.ts'
import type { EvStrategy } from './car-hours.ts'
import {
  baseShape,
  coolingShape,
  evShape,
  heatingShape,
  hotWaterShape,
  poolHeatingShape,
  poolPumpShape,
  type Shape,
} from './load-shapes.ts'
import { type HomeLoad, hourlyLoadKwh, type LoadUse, splitKwh, usualAcKwh } from './load-sum.ts'

/** A home as the load model sees it, but for how much it uses. */
export interface HomeSpec {
  /** Whose weekdays, holidays and clock changes people follow. Default: `defaultYear`. */
  calendarYear?: number
  occupancy: Occupancy
  hasPool: boolean
  hasEv: boolean
  hasAc: boolean
  /** Water of the pool, m³; sets the power of its pump. Default 40. */
  poolM3?: number
  /** Default 12,000, in the share of the year that people are there. */
  evKmPerYear?: number
  /** At the car's battery. Default 18. */
  evKwhPer100Km?: number
  /** Default night. */
  evStrategy?: EvStrategy
  /** Air conditioning, kWh a year. Default 12-20 % of the whole, by occupancy. */
  acKwh?: number
  /** Electric space heating, hot water and pool heating inside the whole, kWh a year. Default 0. */
  heatingKwh?: number
  hotWaterKwh?: number
  poolHeatingKwh?: number
}

export interface HouseholdSpec extends HomeSpec {
  /** Everything the home uses in a year, kWh. */
  annualKwh: number
}

export const loadParts = ['base', 'pool', 'ev', 'ac', 'heating', 'hotWater', 'poolHeating'] as const
export type LoadPart = (typeof loadParts)[number]
/** What stands out of the everyday load. */
type UsePart = Exclude<LoadPart, 'base'>

export interface HouseholdLoad {
  /** Sum of the parts; adds up to annualKwh, kWh an hour (UTC+1 index). */
  hourlyKwh: OfHour
  /** kWh a year of each part. */
  partKwh: Record<LoadPart, number>
}

/** What the filter pump of a pool uses, kWh a year: hours by month times a power by volume (our assumption). */
export function poolPumpKwhPerYear(poolM3: number = machines.poolPump.defaultM3): number {
  assertAmount(poolM3)
  const { month } = civilYear()
  let hours = 0
  for (let hour = 0; hour < hoursPerYear; hour++)
    hours += (machines.poolPump.hoursPerDayByMonth[month[hour] ?? 0] ?? 0) / 24
  return hours * poolM3 * machines.poolPump.kwPerM3
}

/** What stands out of the everyday load, in the order of `loadParts`: kWh a year asked for of a home that uses so much. */
function wantedOf(spec: HomeSpec): [UsePart, LoadUse['kwhOf']][] {
  const { occupancy, acKwh, heatingKwh = 0, hotWaterKwh = 0, poolHeatingKwh = 0 } = spec
  const poolKwh = spec.hasPool ? poolPumpKwhPerYear(spec.poolM3) : 0
  const carKwh = spec.hasEv ? evKwhPerYear(spec.evKmPerYear ?? usualKmPerYear(occupancy), spec.evKwhPer100Km) : 0
  return [
    ['pool', () => poolKwh],
    ['ev', () => carKwh],
    ['ac', (annualKwh) => (spec.hasAc ? (acKwh ?? usualAcKwh(occupancy, annualKwh)) : 0)],
    ['heating', () => heatingKwh],
    ['hotWater', () => hotWaterKwh],
    ['poolHeating', () => poolHeatingKwh],
  ]
}

/** kWh a year of each part, by the rules of `splitKwh`. Throws a RangeError on negative amounts. */
export function splitLoad(spec: HouseholdSpec): Record<LoadPart, number> {
  const wanted = wantedOf(spec)
  const [base = 0, ...others] = splitKwh(
    wanted.map(([, kwhOf]) => kwhOf),
    spec.annualKwh,
  )
  const partKwh = { base, pool: 0, ev: 0, ac: 0, heating: 0, hotWater: 0, poolHeating: 0 }
  wanted.forEach(([part], index) => {
    partKwh[part] = others[index] ?? 0
  })
  return partKwh
}

/** The shape of one part of this home's load beside the everyday one. */
function partShape(part: UsePart, spec: HomeSpec, weather: TypicalYear): Shape {
  const { calendarYear } = spec
  switch (part) {
    case 'pool':
      return poolPumpShape(calendarYear)
    case 'ev':
      return evShape(spec.evStrategy ?? 'night', spec.occupancy, calendarYear)
    case 'ac':
      return coolingShape(weather, spec.occupancy, calendarYear)
    case 'heating':
      return heatingShape(weather, spec.occupancy, calendarYear)
    case 'hotWater':
      return hotWaterShape(spec.occupancy, calendarYear)
    case 'poolHeating':
      return poolHeatingShape(weather, spec.occupancy, calendarYear)
  }
}

/** The load of a home with everything that its spec names, but for how much it is in all. */
export function homeLoad(spec: HomeSpec, weather: TypicalYear): HomeLoad {
  return {
    ...(spec.calendarYear !== undefined && { calendarYear: spec.calendarYear }),
    base: baseShape(spec.occupancy, spec.calendarYear),
    uses: wantedOf(spec).map(([part, kwhOf]) => ({ kwhOf, shape: () => partShape(part, spec, weather) })),
  }
}

/** A home's year: `splitLoad`, each part spread by its own shape. Throws a RangeError on negative amounts. */
export function householdLoad(spec: HouseholdSpec, weather: TypicalYear): HouseholdLoad {
  return { hourlyKwh: hourlyLoadKwh(homeLoad(spec, weather), spec.annualKwh), partKwh: splitLoad(spec) }
}

/**
 * Load of an hour = annualKwh · shape24[civil hour] · monthlyFactors12[month] / the year's sum of the same, kWh (UTC+1 index).
 * Throws a RangeError unless there are 24 and 12 weights, none negative and not all zero.
 */
export function loadFromShape(
  annualKwh: number,
  shape24: readonly number[],
  monthlyFactors12: readonly number[],
  calendarYear?: number,
): OfHour {
  assertAmount(annualKwh)
  if (shape24.length !== 24) throw new RangeError(`not 24 weights: ${shape24.length}`)
  if (monthlyFactors12.length !== 12) throw new RangeError(`not 12 factors: ${monthlyFactors12.length}`)
  for (const weight of [...shape24, ...monthlyFactors12]) assertAmount(weight)
  const { civilHour, month } = civilYear(calendarYear)
  const load = new Float64Array(hoursPerYear)
  let sum = 0
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const weight = (shape24[civilHour[hour] ?? 0] ?? 0) * (monthlyFactors12[month[hour] ?? 0] ?? 0)
    load[hour] = weight
    sum += weight
  }
  if (sum === 0) throw new RangeError('all weights are zero')
  for (let hour = 0; hour < hoursPerYear; hour++) load[hour] = ((load[hour] ?? 0) * annualKwh) / sum
  return load
}

/** A load with new ones on top (kWh an hour each), as a new series. */
export function withLoads(load: OfHour, ...extra: readonly OfHour[]): OfHour {
  const sum = Float64Array.from(load)
  for (const series of extra)
    for (let hour = 0; hour < sum.length; hour++) sum[hour] = (sum[hour] ?? 0) + (series[hour] ?? 0)
  return sum
}
