import tariff from '#facts/energy/tariff-periods.json' with { type: 'json' }
import { hoursPerYear } from './year.ts'

/** Period of the energy term: 0 P1 (peak), 1 P2 (flat), 2 P3 (valley). */
export type EnergyPeriod = 0 | 1 | 2

/** What the people's clock and calendar say in each of the 8,760 UTC+1 hours of a year in mainland Spain. */
export interface CivilYear {
  /** 0-23 on the wall clock when the hour starts. Hour 2 is missing on the last Sunday of March and comes twice on that of October. */
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
/** The year whose weekdays, holidays and clock changes people follow unless another is asked for: the one of the published contract. */
export const defaultYear = tariff.defaultYear

/** Whether a year's national holidays are not among those we checked: the ones of fixed date, which the tariff's circular names, are assumed. */
export function holidaysAssumed(year: number): boolean {
  return !tariff.checkedHolidayYears.includes(year)
}

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

/** The period of an hour of the clock on any date, 29 February too. `date` is YYYY-MM-DD, `clockHour` 0 to 23. */
export function energyPeriodAt(date: string, clockHour: number): EnergyPeriod {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const valleyDay = weekday === 0 || weekday === 6 || tariff.nationalHolidays.includes(date.slice(5))
  return periodOf(clockHour, valleyDay)
}

const known = new Map<number, CivilYear>()

/**
 * A year's calendar on the weather's clock; 29 February is left out. Depends on no time zone of the machine. The same object every time.
 * Throws a RangeError outside 2000 to 2100: earlier clocks changed by other rules.
 */
export function civilYear(year: number = defaultYear): CivilYear {
  if (!(Number.isInteger(year) && year >= 2000 && year <= 2100)) throw new RangeError(`no calendar: ${year}`)
  const calendar = known.get(year) ?? makeCivilYear(year)
  known.set(year, calendar)
  return calendar
}

/** Hours of January and February of the typical year. */
const hoursBeforeMarch = (31 + 28) * 24

function makeCivilYear(calendarYear: number): CivilYear {
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
  const leapDay = new Date(Date.UTC(calendarYear, 1, 29)).getUTCMonth() === 1 ? 1 : 0
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const skipped = hour >= hoursBeforeMarch ? leapDay : 0
    const utc = newYear + skipped * millisPerDay + (hour - 1) * millisPerHour
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
    year.dayOfYear[hour] = Math.floor((clock.getTime() - newYear) / millisPerDay) - skipped
    year.weekday[hour] = weekday
    year.nationalHoliday[hour] = holiday ? 1 : 0
    year.energyPeriod[hour] = period
    year.monthPeriod[hour] = month * 3 + period
  }
  return year
}
