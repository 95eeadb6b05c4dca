import type { CalendarAnswer } from '#src/features/booking/staff/contract.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { CrewDayPieces } from './crew-day.app.tsx'

/** An instant of a day in Spain, for its name. */
export const noonOf = (date: string) => new Date(`${date}T11:00:00Z`)

/** True when it touches that day in Spain. */
export const isOnDay = ({ start, end }: { start: string; end: string }, date: string) =>
  madridDate(new Date(start)) <= date && madridDate(new Date(Date.parse(end) - 1)) >= date

/** Days to show of a week: those on which we open or have something, and closed ones from Monday to Friday. */
export function daysShown({ days, items }: CalendarAnswer): CalendarAnswer['days'] {
  return days.filter(
    ({ date, isClosed }) =>
      !isClosed || ![0, 6].includes(noonOf(date).getUTCDay()) || items.some((item) => isOnDay(item, date)),
  )
}

/** What there is of a crew on a day. */
export function piecesOf({ items, offers, free }: CalendarAnswer, crewId: string, date: string): CrewDayPieces {
  const isHere = (one: { crewId: string; start: string; end: string }) => one.crewId === crewId && isOnDay(one, date)
  return { items: items.filter(isHere), offers: offers.filter(isHere), free: free.filter(isHere) }
}
