import { addDays, madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'

/** The hours of a day in Spain: 24 of them, 23 on the last Sunday of March, 25 on that of October. */

export const millisPerHour = 3_600_000

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' })

/** When a day begins in Spain, epoch milliseconds. Throws a RangeError for what is no date. */
export function dayStart(date: PlainDate): number {
  const midnightUtc = Date.parse(`${addDays(date, 0)}T00:00:00Z`)
  const summer = midnightUtc - 2 * millisPerHour
  return madridDate(new Date(summer)) === date ? summer : midnightUtc - millisPerHour
}

/** How many hours a day has: 23, 24 or 25. */
export function hoursIn(date: PlainDate): number {
  return (dayStart(addDays(date, 1)) - dayStart(date)) / millisPerHour
}

/** What the clock on the wall says when each hour of a day begins: 0 to 23, without the 2 in spring, with two of them in autumn. */
export function clockHours(date: PlainDate): number[] {
  const start = dayStart(date)
  return Array.from({ length: hoursIn(date) }, (_, hour) => Number(clock.format(start + hour * millisPerHour)))
}

/** Which hour of its day an instant falls into, from 0, and which day that is. */
export function hourOf(instant: Date): { date: PlainDate; hour: number } {
  const date = madridDate(instant)
  return { date, hour: Math.floor((instant.getTime() - dayStart(date)) / millisPerHour) }
}
