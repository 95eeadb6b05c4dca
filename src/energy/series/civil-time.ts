import tariff from '#facts/energy/tariff-periods.json' with { type: 'json' }
import { hoursPerYear } from './year.ts'

/** Period of the energy term: 0 P1 (peak), 1 P2 (flat), 2 P3 (valley). */
export type EnergyPeriod = 0 | 1 | 2

/** What the people's clock and calendar say in each of the 8,760 UTC+1 hours of 2026 in mainland Spain. */
export interface CivilYear {
  /** 0-23 on the wall clock when the hour starts. Hour 2 is missing on 29 March and comes twice on 25 October. */
  civilHour: Uint8Array
  /** 0 January … 11 December. */
  month: Uint8Array
  /** 0 … 364. */
  dayOfYear: Uint16Array
  /** 0 Sunday … 6 Saturday. */
  weekday: Uint8Array
  /** 1 on the national holidays that count for the tariff. */
  nationalHoliday: Uint8Array
  energyPeriod: Uint8Array
  /** month · 3 + energyPeriod: the row of a bill. */
  monthPeriod: Uint8Array
}

const millisPerHour = 3_600_000
const millisPerDay = 86_400_000
/** The year whose weekdays, holidays and clock changes people follow. */
export const calendarYear = 2026

/** 01:00 UTC of the last Sunday of a month (0 January), when clocks change in the European Union (Directive 2000/84/EC). */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0)
  return lastDay - new Date(lastDay).getUTCDay() * millisPerDay + millisPerHour
}

function periodOf(civilHour: number, valleyDay: boolean): EnergyPeriod {
  if (valleyDay || tariff.valleyUntilHour > civilHour) return 2
  const peak = tariff.peakHours.some(([start = 0, end = 0]) => civilHour >= start && civilHour < end)
  return peak ? 0 : 1
}

let known: CivilYear | undefined

/** The calendar of 2026 on the weather's clock. Depends on no time zone of the machine. The same object every time. */
export function civilYear(): CivilYear {
  known ??= makeCivilYear()
  return known
}

function makeCivilYear(): CivilYear {
  const year: CivilYear = {
    civilHour: new Uint8Array(hoursPerYear),
    month: new Uint8Array(hoursPerYear),
    dayOfYear: new Uint16Array(hoursPerYear),
    weekday: new Uint8Array(hoursPerYear),
    nationalHoliday: new Uint8Array(hoursPerYear),
    energyPeriod: new Uint8Array(hoursPerYear),
    monthPeriod: new Uint8Array(hoursPerYear),
  }
  const summerFrom = clockChange(calendarYear, 2)
  const summerTo = clockChange(calendarYear, 9)
  const newYear = Date.UTC(calendarYear, 0, 1)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const utc = newYear + (hour - 1) * millisPerHour
    const offsetHours = utc >= summerFrom && utc < summerTo ? 2 : 1
    // The wall clock, held in a date's UTC fields.
    const clock = new Date(utc + offsetHours * millisPerHour)
    const civilHour = clock.getUTCHours()
    const month = clock.getUTCMonth()
    const weekday = clock.getUTCDay()
    const holiday = tariff.nationalHolidays.includes(clock.toISOString().slice(5, 10))
    const period = periodOf(civilHour, holiday || weekday === 0 || weekday === 6)
    year.civilHour[hour] = civilHour
    year.month[hour] = month
    year.dayOfYear[hour] = Math.floor((clock.getTime() - newYear) / millisPerDay)
    year.weekday[hour] = weekday
    year.nationalHoliday[hour] = holiday ? 1 : 0
    year.energyPeriod[hour] = period
    year.monthPeriod[hour] = month * 3 + period
  }
  return year
}
