import { type CivilYear, civilYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { EnergyPeriods, PowerPeriods } from '#src/energy/tariff/contract.ts'
import { addDays, epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'

/** What a meter recorded hour by hour, as distributors give it: the kWh of each hour of a local day, 23 in March and 25 in October. */
export interface HourlySeries {
  /** Of the supply; null when the file does not say. */
  cups: string | null
  /** In the order of time; the n-th value is the n-th hour that passed on that day in Spain. */
  days: ReadonlyMap<PlainDate, readonly number[]>
  /** Hours that the file left out on days it names. */
  missingHours: number
  /** Fed into the grid in all, kWh; null without such a column. */
  surplusKwh: number | null
}

const millisPerHour = 3_600_000

/** Hours of a day in Spain: 23 on the last Sunday of March, 25 on that of October (Directive 2000/84/EC), else 24. */
export function hoursOfDay(date: PlainDate): 23 | 24 | 25 {
  const [month, day] = [date.slice(5, 7), Number(date.slice(8, 10))]
  if ((month !== '03' && month !== '10') || day < 25 || new Date(epochDay(date) * 24 * millisPerHour).getUTCDay() !== 0)
    return 24
  return month === '03' ? 23 : 25
}

/** What the wall clock says in the n-th hour of a day: 2 is missing in March and comes twice in October. */
export function clockHour(date: PlainDate, nth: number): number {
  const hours = hoursOfDay(date)
  if (hours === 23) return nth < 2 ? nth : nth + 1
  if (hours === 25) return nth <= 2 ? nth : nth - 1
  return nth
}

/** Of each weekday, holidays by themselves (7), the periods of its 24 clock hours: 0 P1, 1 P2, 2 P3. */
function energyPeriodOf(date: PlainDate, hour: number): number {
  const { energyPeriod, civilHour } = civilYear(Number(date.slice(0, 4)))
  const first = dayIndex(date) * 24
  // The weather's clock is an hour behind people's in summer: the hour is looked for around its place.
  for (const at of [first + hour, first + hour - 1])
    if (civilHour[at] === hour) return energyPeriod[Math.max(0, at)] ?? 2
  return 2
}

/** Day of the typical year; 29 February counts as the same weekday a week later. */
function dayIndex(date: PlainDate): number {
  const known = date.endsWith('-02-29') ? addDays(date, 7) : date
  return epochDay(`2025${known.slice(4)}`) - epochDay('2025-01-01')
}

/** Every hour with its date, clock hour, period and kWh. */
function* hoursOf({ days }: HourlySeries) {
  for (const [date, values] of days)
    for (const [nth, kwh] of values.entries()) {
      const hour = clockHour(date, nth)
      yield { date, hour, kwh, period: energyPeriodOf(date, hour) }
    }
}

const bandNames = ['P1', 'P2', 'P3'] as const

/** kWh of each period of the energy term over the whole series, by the calendar of its own days. */
export function bandKwh(series: HourlySeries): EnergyPeriods {
  const sums = { P1: 0, P2: 0, P3: 0 }
  for (const { kwh, period } of hoursOf(series)) sums[bandNames[period] ?? 'P3'] += kwh
  return sums
}

/** The highest hour of each month that is there, mean kW in that hour, January first (index 0), for both periods of the power term. */
export function highestByMonth(series: HourlySeries): { month: number; kw: PowerPeriods }[] {
  const found = new Map<number, PowerPeriods>()
  for (const { date, kwh, period } of hoursOf(series)) {
    const month = Number(date.slice(5, 7)) - 1
    const kw = found.get(month) ?? { P1: 0, P2: 0 }
    const name = period === 2 ? 'P2' : 'P1'
    kw[name] = Math.max(kw[name], kwh)
    found.set(month, kw)
  }
  return [...found].sort(([a], [b]) => a - b).map(([month, kw]) => ({ month, kw }))
}

/** A month with fewer days in the file is taken from the household model. */
const leastDaysOfMonth = 10

/**
 * The typical year that a series tells: each day of the calendar takes the hours of the recorded day of the same weekday nearest to it (within a fortnight,
 * the newest year first), holidays those of a Sunday; months that are not there stay as in `model`, scaled to what is. Null for less than four weeks.
 */
export function yearOf(series: HourlySeries, model: Float64Array): { hourlyKwh: Float64Array; months: number } | null {
  if (series.days.size < 28) return null
  const calendar = civilYear()
  const byDay = recordedDays(series)
  const hourlyKwh = new Float64Array(hoursPerYear)
  const isThere = new Uint8Array(12)
  const daysIn = new Array<number>(12).fill(0)
  for (const date of series.days.keys()) {
    const month = Number(date.slice(5, 7)) - 1
    daysIn[month] = (daysIn[month] ?? 0) + 1
  }
  let [recorded, modelled] = [0, 0]
  for (let at = 0; at < hoursPerYear; at++) {
    const month = calendar.month[at] ?? 0
    if ((daysIn[month] ?? 0) < leastDaysOfMonth) continue
    const day = nearest(byDay, calendar, at)
    if (!day) continue
    isThere[month] = 1
    hourlyKwh[at] = day[calendar.civilHour[at] ?? 0] ?? 0
    recorded += hourlyKwh[at] ?? 0
    modelled += model[at] ?? 0
  }
  if (modelled === 0) return null
  const scale = recorded / modelled
  for (let at = 0; at < hoursPerYear; at++)
    if (!isThere[calendar.month[at] ?? 0]) hourlyKwh[at] = (model[at] ?? 0) * scale
  return { hourlyKwh, months: isThere.reduce((sum, is) => sum + is, 0) }
}

interface RecordedDay {
  /** Of the year, 0..364. */
  day: number
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  /** By the wall clock; the hour that came twice as its mean, the one that was missing as the one before. */
  kwh: number[]
}

/** Newest first. */
function recordedDays({ days }: HourlySeries): RecordedDay[] {
  return [...days]
    .filter(([date, values]) => values.length === hoursOfDay(date))
    .map(([date, values]) => ({
      day: dayIndex(date),
      weekday: new Date(epochDay(date) * 24 * millisPerHour).getUTCDay(),
      kwh: Array.from({ length: 24 }, (_, hour) => {
        const own = values.filter((_value, nth) => clockHour(date, nth) === hour)
        const mean = own.reduce((sum, kwh) => sum + kwh, 0) / (own.length || 1)
        return own.length === 0 ? (values[1] ?? 0) : mean
      }),
    }))
    .reverse()
}

function nearest(days: readonly RecordedDay[], calendar: CivilYear, at: number): number[] | undefined {
  const [day, isHoliday] = [calendar.dayOfYear[at] ?? 0, calendar.nationalHoliday[at] === 1]
  const weekday = isHoliday ? 0 : (calendar.weekday[at] ?? 0)
  let best: { kwh: number[]; distance: number } | undefined
  for (const one of days) {
    if (one.weekday !== weekday) continue
    const apart = Math.abs(one.day - day)
    const distance = Math.min(apart, 365 - apart)
    if (distance <= 14 && (!best || distance < best.distance)) best = { kwh: one.kwh, distance }
  }
  return best?.kwh
}
