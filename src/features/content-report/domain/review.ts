import { addDays, fromEpochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'

/** When a text wants looking at again: reviewed too long ago, or resting on a figure that has aged. */

export const reviewDays = 180
export const figureMonths = 12

const moment = /\b\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?(?!\d)/g

/** The last day that '2024', '2025-10', '2025-10-31' or a span like '2025-08 to 2026-07' or '2017-2026' speaks of; null for anything else. */
export function lastDayOf(asOf: string): PlainDate | null {
  const [year, month, day] = (asOf.match(moment)?.at(-1) ?? '').split('-')
  if (!year) return null
  if (month && day) return `${year}-${month}-${day}`
  // Day 0 of the following month.
  const end = Date.UTC(Number(year), month ? Number(month) : 12, 0)
  return fromEpochDay(end / 86_400_000)
}

/** True when more than 180 days have gone by since the review. */
export function isReviewDue(reviewed: PlainDate, today: PlainDate): boolean {
  return addDays(reviewed, reviewDays) < today
}

/** True when the last day a figure speaks of is more than twelve months ago, or cannot be told. */
export function isFigureOld(asOf: string, today: PlainDate): boolean {
  const last = lastDayOf(asOf)
  return last === null || last < monthsBefore(today, figureMonths)
}

/** The same day so many months earlier, or the last day of that month where it has none such. */
function monthsBefore(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}

/** Why a text is due: its review, and the names of its aged figures; empty when it is in order. */
export interface Due {
  review: boolean
  figures: string[]
}

/** What is due of a text. A page without a review date (its words stand in code) is only due for its figures. */
export function dueOf(
  text: { reviewed: PlainDate | null; figures: readonly string[] },
  figures: Readonly<Record<string, { asOf: string }>>,
  today: PlainDate,
): Due {
  return {
    review: text.reviewed !== null && isReviewDue(text.reviewed, today),
    figures: text.figures.filter((name) => {
      const known = figures[name]
      return known !== undefined && isFigureOld(known.asOf, today)
    }),
  }
}

export function isDue({ review, figures }: Due): boolean {
  return review || figures.length > 0
}
