import { addDays, madridDate, type PlainDate, weekday } from './plain-date.ts'

/** Minutes after local midnight. */
export interface OpenSpan {
  fromMinute: number
  toMinute: number
}

export interface OpeningCalendar {
  /** Open spans by weekday, 0 Sunday … 6 Saturday, in order. */
  week: readonly (readonly OpenSpan[])[]
  isHoliday: (date: PlainDate) => boolean
}

/**
 * The instant by which `openMinutes` of opening time have passed since `now`: when an enquiry is answered at the latest.
 * A day that may be a holiday counts as closed, so doubt only makes the answer later. Throws a RangeError when nothing opens
 * within two months.
 */
export function answerBy(now: Date, calendar: OpeningCalendar, openMinutes = 120): Date {
  let leftMillis = openMinutes * 60_000
  let date = madridDate(now)
  for (let day = 0; day < 62; day += 1, date = addDays(date, 1)) {
    if (calendar.isHoliday(date)) continue
    for (const span of calendar.week[weekday(date)] ?? []) {
      const opens = Math.max(madridInstant(date, span.fromMinute).getTime(), now.getTime())
      const openMillis = madridInstant(date, span.toMinute).getTime() - opens
      if (openMillis <= 0) continue
      if (leftMillis <= openMillis) return new Date(opens + leftMillis)
      leftMillis -= openMillis
    }
  }
  throw new RangeError('nothing opens within two months')
}

/** The instant at which a clock in mainland Spain shows `minute` of `date`. In the hour that autumn repeats it gives one of the two. */
export function madridInstant(date: PlainDate, minute: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * 60_000
  const guess = wall - offsetMillis(wall)
  return new Date(wall - offsetMillis(guess))
}

let wallClock: Intl.DateTimeFormat | undefined

function offsetMillis(instant: number): number {
  // Made when somebody asks, as in `plain-date.ts`.
  wallClock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  const parts = new Map(wallClock.formatToParts(instant).map((part) => [part.type, Number(part.value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(instant / 1000) * 1000
}
