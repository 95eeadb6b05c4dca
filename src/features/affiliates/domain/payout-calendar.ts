import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { payoutDay } from './rules.ts'

/** Payouts by the calendar in Spain: on the 15th, for what was paid by customers in the month before. */

/** `YYYY-MM`. */
export type Month = string

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

/** Throws a RangeError unless `text` is a month. */
export function plainMonth(text: string): Month {
  if (!monthPattern.test(text)) throw new RangeError(`not a month: ${text}`)
  return text
}

export const monthOf = (date: PlainDate): Month => date.slice(0, 7)

export function nextMonth(month: Month): Month {
  const [year = 0, number = 1] = plainMonth(month).split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The first instant in Spain that is after the month: what a customer paid before it belongs to the month or an earlier one. */
export function endOfMonth(month: Month): Date {
  return madridInstant(`${nextMonth(month)}-01`, 0)
}

/** Whether the month is over in Spain at `now`: a payout of it can be made. */
export function isOver(month: Month, now: Date): boolean {
  return now.getTime() >= endOfMonth(month).getTime()
}

/** The day on which the conversions of a month are paid. */
export function payoutDateOf(month: Month): PlainDate {
  return `${nextMonth(month)}-${String(payoutDay).padStart(2, '0')}`
}

/** The day that a payment file made at `now` asks for: the payout's day, or today when that is past. */
export function executionDate(month: Month, now: Date): PlainDate {
  const [due, today] = [payoutDateOf(month), madridDate(now)]
  const isPast = due < today
  return isPast ? today : due
}

/** The newest month that is over in Spain at `now`: the one that a run can be made of. */
export function lastMonthOver(now: Date): Month {
  return previousMonth(monthOf(madridDate(now)))
}

/** The month whose conversions the next payout pays at `now`: on the 15th itself still that of the day. */
export function nextPayout(now: Date): { month: Month; date: PlainDate } {
  const today = madridDate(now)
  const dayOfMonth = Number(today.slice(8))
  const of = dayOfMonth <= payoutDay ? previousMonth(monthOf(today)) : monthOf(today)
  return { month: of, date: payoutDateOf(of) }
}

function previousMonth(month: Month): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
