import machines from '#facts/energy/household-machines.json' with { type: 'json' }
import household from '#facts/energy/household-model.json' with { type: 'json' }
import { civilYear, defaultYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { Occupancy } from '#src/shared/domain/vocabulary.ts'
import { carHours, type EvStrategy } from './car-hours.ts'
import { presentDays } from './presence.ts'

/**
 * 8,760 shares that add up to 1 (UTC+1 index): times kWh a year they are a load. All zero when the use never happens. Shapes
 * are made once and shared: never write to one.
 */
export type Shape = Float64Array

/** Scales a series so that it adds up to 1. */
function normalised(weights: Float64Array): Shape {
  let sum = 0
  for (const weight of weights) sum += weight
  if (sum > 0) for (let hour = 0; hour < weights.length; hour++) weights[hour] = (weights[hour] ?? 0) / sum
  return weights
}

const shapesOfCalendar = new Map<string, Shape>()
const shapesOfWeather = new WeakMap<TypicalYear, Map<string, Shape>>()

function once(known: Map<string, Shape>, key: string, make: () => Shape): Shape {
  const shape = known.get(key) ?? make()
  known.set(key, shape)
  return shape
}

function onceForWeather(weather: TypicalYear, key: string, make: () => Shape): Shape {
  const known = shapesOfWeather.get(weather) ?? new Map<string, Shape>()
  shapesOfWeather.set(weather, known)
  return once(known, key, make)
}

/** What a weight of an hour may depend on. */
interface Moment {
  hour: number
  civilHour: number
  month: number
  /** Saturday, Sunday or national holiday. */
  weekend: boolean
  /** Somebody sleeps here that day. */
  present: boolean
}

function shapeOf(occupancy: Occupancy, year: number, weight: (moment: Moment) => number): Shape {
  const civil = civilYear(year)
  const present = presentDays(occupancy)
  const weights = new Float64Array(hoursPerYear)
  const moment: Moment = { hour: 0, civilHour: 0, month: 0, weekend: false, present: true }
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const weekday = civil.weekday[hour]
    moment.hour = hour
    moment.civilHour = civil.civilHour[hour] ?? 0
    moment.month = civil.month[hour] ?? 0
    moment.weekend = weekday === 0 || weekday === 6 || civil.nationalHoliday[hour] === 1
    moment.present = present[civil.dayOfYear[hour] ?? 0] === 1
    weights[hour] = weight(moment)
  }
  return normalised(weights)
}

/** At home and awake or asleep: on working mornings half of the homes are empty. */
function atHome({ civilHour, weekend, present }: Moment): number {
  if (!present) return 0
  return !weekend && civilHour >= 8 && civilHour < 14 ? 0.6 : 1
}

interface BaseUse {
  weekday: readonly number[]
  weekend: readonly number[]
  month: readonly number[]
  away: number
}

/** Weights of a base use per hour, scaled so that a year of full-time days holds its share. */
const baseUses: readonly BaseUse[] = household.base.map((use) => {
  const days = use.weekend ?? use.weekday
  const scale = (weights: readonly number[]) => {
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return weights.map((weight) => (weight / sum) * use.share)
  }
  return {
    weekday: scale(use.weekday),
    weekend: scale(days),
    month: use.month,
    away: use.away ?? 0,
  }
})

/** Fridge, standby, cooking, washing, screens and light of a home; an empty home keeps most of its always-on share. */
export function baseShape(occupancy: Occupancy, year: number = defaultYear): Shape {
  return once(shapesOfCalendar, `base/${occupancy}/${year}`, () =>
    shapeOf(occupancy, year, ({ civilHour, month, weekend, present }) => {
      let weight = 0
      for (const use of baseUses) {
        const ofHour = (weekend ? use.weekend : use.weekday)[civilHour] ?? 0
        weight += ofHour * (use.month[month] ?? 0) * (present ? 1 : use.away)
      }
      return weight
    }),
  )
}

/** The pool's filter pump: half of the month's daily hours around 14:00, half in the valley before 08:00, also in an empty house. */
export function poolPumpShape(year: number = defaultYear): Shape {
  return once(shapesOfCalendar, `pool-pump/${year}`, () =>
    shapeOf('full-time', year, ({ civilHour, month }) => {
      const half = (machines.poolPump.hoursPerDayByMonth[month] ?? 0) / 2
      return runsIn(civilHour, 14 - half / 2, half) + runsIn(civilHour, 8 - half, half)
    }),
  )
}

/** Share of the civil hour that lies inside [start, start + length). */
function runsIn(civilHour: number, start: number, length: number): number {
  return Math.max(0, Math.min(civilHour + 1, start + length) - Math.max(civilHour, start))
}

/** Charging of a car on the days when people are there: 01-06; 11-18 of the days it does not go to work, outside its drive; or half in each. */
export function evShape(strategy: EvStrategy, occupancy: Occupancy, year: number = defaultYear): Shape {
  return once(shapesOfCalendar, `ev/${strategy}/${occupancy}/${year}`, () => {
    if (strategy === 'mixed') {
      const day = evShape('solar', occupancy, year)
      return evShape('night', occupancy, year).map((share, hour) => (share + (day[hour] ?? 0)) / 2)
    }
    const [from, to] = strategy === 'night' ? [1, 6] : [11, 18]
    const { home } = carHours('evenings', year)
    return shapeOf(occupancy, year, ({ hour, civilHour, present }) =>
      present && home[hour] === 1 && civilHour >= from && civilHour < to ? 1 : 0,
    )
  })
}

/** Air conditioning: degree-hours above 24 °C while people are at home. */
export function coolingShape(weather: TypicalYear, occupancy: Occupancy, year: number = defaultYear): Shape {
  return onceForWeather(weather, `cooling/${occupancy}/${year}`, () =>
    shapeOf(
      occupancy,
      year,
      (moment) => Math.max(0, (weather.tempC[moment.hour] ?? 0) - household.coolingAboveC) * atHome(moment),
    ),
  )
}

/** Space heating: degree-hours below 18 °C, November to April, while people are at home and up (07-24). */
export function heatingShape(weather: TypicalYear, occupancy: Occupancy, year: number = defaultYear): Shape {
  return onceForWeather(weather, `heating/${occupancy}/${year}`, () =>
    shapeOf(occupancy, year, (moment) => {
      const heatingSeason = moment.month < 4 || moment.month > 9
      if (!heatingSeason || moment.civilHour < 7) return 0
      return Math.max(0, machines.heatingBelowC - (weather.tempC[moment.hour] ?? 0)) * atHome(moment)
    }),
  )
}

/** Hot water: mornings and evenings of the days when people are there, more when the mains is cold (water at 60 °C). */
export function hotWaterShape(occupancy: Occupancy, year: number = defaultYear): Shape {
  return once(shapesOfCalendar, `hot-water/${occupancy}/${year}`, () =>
    shapeOf(occupancy, year, ({ civilHour, month, present }) =>
      present ? (machines.hotWater[civilHour] ?? 0) * (60 - (machines.mainsWaterC[month] ?? 0)) : 0,
    ),
  )
}

/** Pool heating, April to October, 10:00-19:00 of the days when people are there: degree-hours of the air below water of 28 °C. */
export function poolHeatingShape(weather: TypicalYear, occupancy: Occupancy, year: number = defaultYear): Shape {
  return onceForWeather(weather, `pool-heating/${occupancy}/${year}`, () =>
    shapeOf(occupancy, year, ({ hour, civilHour, month, present }) =>
      present && month >= 3 && month <= 9 && civilHour >= 10 && civilHour < 19
        ? Math.max(0, machines.poolWaterC - (weather.tempC[hour] ?? 0))
        : 0,
    ),
  )
}
