import holidays from '#facts/local/holidays.json' with { type: 'json' }
import { answerBy as answerByCalendar, type OpeningCalendar } from '#src/shared/domain/opening-hours.ts'
import { addDays, epochDay, fromEpochDay, type PlainDate, weekday } from '#src/shared/domain/plain-date.ts'
import { builtInBusiness, business } from './business.ts'

/** The business's own calendar: its week, Andalusian holidays, and the local ones of the towns with an office. */

// Which towns have an office is no fact that staff publish: their addresses are.
const officeTowns = [...new Set(builtInBusiness.offices.map((office) => office.town))]
const townHolidays: Record<string, readonly { monthDay: string }[]> = holidays.towns
const localMonthDays = new Set(officeTowns.flatMap((town) => (townHolidays[town] ?? []).map((day) => day.monthDay)))
const published: Record<string, readonly { date: string }[]> = holidays.andalucia
const fixedMonthDays = ['01-01', '01-06', '02-28', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']

const byYear = new Map<string, Set<PlainDate>>()

/** True on every day that is, or may be, a holiday. A year without a published calendar follows the usual rule, moved Sundays included. */
export function isHoliday(date: PlainDate): boolean {
  if (localMonthDays.has(date.slice(5))) return true
  const year = date.slice(0, 4)
  let days = byYear.get(year)
  if (!days) {
    days = new Set(published[year]?.map((day) => day.date) ?? byRule(year))
    byYear.set(year, days)
  }
  return days.has(date)
}

function byRule(year: string): PlainDate[] {
  const fixed = fixedMonthDays.map((monthDay) => `${year}-${monthDay}`)
  const moved = fixed.filter((date) => weekday(date) === 0).map((date) => addDays(date, 1))
  const easter = easterSunday(Number(year))
  return [...fixed, ...moved, addDays(easter, -3), addDays(easter, -2)]
}

/** Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return fromEpochDay(epochDay(`${year}-01-01`) + dayOfYear(year, Math.floor(n / 31), (n % 31) + 1))
}

function dayOfYear(year: number, month: number, day: number): number {
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000)
}

/** As it is in force: the week is read when it is asked for. */
export const openingCalendar: OpeningCalendar = {
  get week() {
    return business.openingWeek
  },
  isHoliday,
}

let lastMinute = Number.NaN
let lastWeek: OpeningCalendar['week'] | undefined
let lastAnswer = new Date(Number.NaN)

/** When an enquiry that arrives at `now` is answered at the latest; counted from the start of its minute, so that a busy minute is worked out once. */
export function answerBy(now: Date): Date {
  const minute = Math.floor(now.getTime() / 60_000)
  const { week } = openingCalendar
  if (minute !== lastMinute || week !== lastWeek) {
    lastAnswer = answerByCalendar(new Date(minute * 60_000), openingCalendar, business.answerWithinOpenMinutes)
    lastMinute = minute
    lastWeek = week
  }
  return lastAnswer
}
