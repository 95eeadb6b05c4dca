import type { OpeningCalendar } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import { workingHours } from './slots.ts'

/** Whoever is offered a time has at least this long to answer while we are open. */
const leastMillis = 2 * 3_600_000
/** So far ahead an open day is looked for. */
const mostDaysClosed = 14

/** Until when a time that is offered now is held: until we close, on the next open day when we close too soon; never longer than until it begins. */
export function offerUntil(calendar: OpeningCalendar, start: Date, now: Date): Date {
  const today = madridDate(now)
  for (let ahead = 0; ahead <= mostDaysClosed; ahead += 1) {
    const closes = workingHours(calendar, addDays(today, ahead)).at(-1)?.toMs
    if (closes !== undefined && closes - now.getTime() >= leastMillis)
      return new Date(Math.min(closes, start.getTime()))
  }
  return start
}
