import household from '#facts/energy/household-model.json' with { type: 'json' }
import type { Occupancy } from '../shared/domain/vocabulary.ts'
import { civilYear } from './civil-time.ts'
import {
  baseShape,
  coolingShape,
  type EvStrategy,
  evShape,
  heatingShape,
  hotWaterShape,
  poolHeatingShape,
  poolPumpShape,
  presentDays,
  type Shape,
} from './load-shapes.ts'
import type { TypicalYear } from './weather.ts'
import { hoursPerYear } from './year.ts'

/** A home as the load model sees it, but for how much it uses. */
export interface HomeSpec {
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

export interface HouseholdLoad {
  /** Sum of the parts; adds up to annualKwh, kWh an hour (UTC+1 index). */
  hourlyKwh: Float64Array
  /** kWh a year of each part. */
  partKwh: Record<LoadPart, number>
}

function assertAmount(value: number, name: string): void {
  if (!(Number.isFinite(value) && value >= 0)) throw new RangeError(`${name} must be zero or more: ${value}`)
}

/** What the filter pump of a pool uses, kWh a year: hours by month times a power by volume (our assumption). */
export function poolPumpKwhPerYear(poolM3: number = household.poolPump.defaultM3): number {
  assertAmount(poolM3, 'poolM3')
  const { month } = civilYear()
  let hours = 0
  for (let hour = 0; hour < hoursPerYear; hour++)
    hours += (household.poolPump.hoursPerDayByMonth[month[hour] ?? 0] ?? 0) / 24
  return hours * poolM3 * household.poolPumpKwPerM3
}

/** What a car takes at the wall, kWh a year: km · kWh/100 km / (1 - charging loss of 10 %). */
export function evKwhPerYear(kmPerYear: number, kwhPer100Km: number = household.ev.kwhPer100Km): number {
  assertAmount(kmPerYear, 'kmPerYear')
  assertAmount(kwhPer100Km, 'kwhPer100Km')
  return ((kmPerYear / 100) * kwhPer100Km) / (1 - household.ev.chargingLossPct / 100)
}

/** Kilometres a year when nobody has said: 12,000, for the days people are there. */
export function usualKmPerYear(occupancy: Occupancy): number {
  const days = presentDays(occupancy).reduce((sum, day) => sum + day, 0)
  return Math.round((household.ev.kmPerYear * days) / 365)
}

/**
 * kWh a year of each part. What has its own size (pump, car, heating) comes first, the base takes the rest; where the parts
 * would leave it less than 30 % of the whole, all of them shrink alike. Throws a RangeError on negative amounts.
 */
export function splitLoad(spec: HouseholdSpec): Record<LoadPart, number> {
  const { annualKwh, occupancy, acKwh, heatingKwh = 0, hotWaterKwh = 0, poolHeatingKwh = 0 } = spec
  assertAmount(annualKwh, 'annualKwh')
  const ac = acKwh ?? household.acShare[occupancy] * annualKwh
  const wanted = {
    pool: spec.hasPool ? poolPumpKwhPerYear(spec.poolM3) : 0,
    ev: spec.hasEv ? evKwhPerYear(spec.evKmPerYear ?? usualKmPerYear(occupancy), spec.evKwhPer100Km) : 0,
    ac: spec.hasAc ? ac : 0,
    heating: heatingKwh,
    hotWater: hotWaterKwh,
    poolHeating: poolHeatingKwh,
  }
  let sum = 0
  for (const [part, kwh] of Object.entries(wanted)) {
    assertAmount(kwh, part)
    sum += kwh
  }
  const most = household.mostOfTheYear * annualKwh
  const shrink = sum > most ? most / sum : 1
  return {
    base: annualKwh - sum * shrink,
    pool: wanted.pool * shrink,
    ev: wanted.ev * shrink,
    ac: wanted.ac * shrink,
    heating: wanted.heating * shrink,
    hotWater: wanted.hotWater * shrink,
    poolHeating: wanted.poolHeating * shrink,
  }
}

/** The shape of one part of this home's load. */
export function partShape(part: LoadPart, spec: HomeSpec, weather: TypicalYear): Shape {
  switch (part) {
    case 'base':
      return baseShape(spec.occupancy)
    case 'pool':
      return poolPumpShape()
    case 'ev':
      return evShape(spec.evStrategy ?? 'night', spec.occupancy)
    case 'ac':
      return coolingShape(weather, spec.occupancy)
    case 'heating':
      return heatingShape(weather, spec.occupancy)
    case 'hotWater':
      return hotWaterShape(spec.occupancy)
    case 'poolHeating':
      return poolHeatingShape(weather)
  }
}

/** A home's year: `splitLoad`, each part spread by its own shape. Throws a RangeError on negative amounts. */
export function householdLoad(spec: HouseholdSpec, weather: TypicalYear): HouseholdLoad {
  const partKwh = splitLoad(spec)
  const hourlyKwh = new Float64Array(hoursPerYear)
  for (const part of loadParts) {
    const kwh = partKwh[part]
    if (kwh === 0) continue
    const shape = partShape(part, spec, weather)
    for (let hour = 0; hour < hoursPerYear; hour++) hourlyKwh[hour] = (hourlyKwh[hour] ?? 0) + kwh * (shape[hour] ?? 0)
  }
  return { hourlyKwh, partKwh }
}

/**
 * Load of an hour = annualKwh · shape24[civil hour] · monthlyFactors12[month] / the year's sum of the same, kWh (UTC+1 index).
 * Throws a RangeError unless there are 24 and 12 weights, none negative and not all zero.
 */
export function loadFromShape(
  annualKwh: number,
  shape24: readonly number[],
  monthlyFactors12: readonly number[],
): Float64Array {
  assertAmount(annualKwh, 'annualKwh')
  if (shape24.length !== 24) throw new RangeError(`not 24 weights: ${shape24.length}`)
  if (monthlyFactors12.length !== 12) throw new RangeError(`not 12 factors: ${monthlyFactors12.length}`)
  for (const weight of [...shape24, ...monthlyFactors12]) assertAmount(weight, 'weight')
  const { civilHour, month } = civilYear()
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
export function withLoads(load: Float64Array, ...extra: readonly Float64Array[]): Float64Array {
  const sum = Float64Array.from(load)
  for (const series of extra)
    for (let hour = 0; hour < sum.length; hour++) sum[hour] = (sum[hour] ?? 0) + (series[hour] ?? 0)
  return sum
}
