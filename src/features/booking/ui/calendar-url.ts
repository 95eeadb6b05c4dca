import { z } from 'zod'
import { mondayOf } from '#src/features/booking/text/week-view.ts'
import { addDays, type PlainDate, plainDate } from '#src/shared/domain/plain-date.ts'

export const calendarViews = ['day', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

/** What the calendar shows, as its address has it. */
export interface CalendarPlace {
  view: CalendarView
  /** A day of it; today when the address names none. */
  date: PlainDate
  /** The lead for whom a time is looked for. */
  leadId: string | undefined
}

export function calendarPlace(search: string, today: PlainDate): CalendarPlace {
  const query = new URLSearchParams(search)
  const asked = query.get('from')
  return {
    view: calendarViews.find((view) => view === query.get('view')) ?? 'week',
    date: asked && z.iso.date().safeParse(asked).success ? plainDate(asked) : today,
    leadId: z.uuid().safeParse(query.get('lead')).data,
  }
}

export function calendarSearch({ view, date, leadId }: CalendarPlace): string {
  const query = new URLSearchParams({
    from: date,
    ...(view === 'week' ? {} : { view }),
    ...(leadId ? { lead: leadId } : {}),
  })
  return `?${query}`
}

/** The days that a view shows, by its first and how many. A month is whole weeks. */
export function spanOf({ view, date }: Pick<CalendarPlace, 'view' | 'date'>): { from: PlainDate; days: number } {
  if (view === 'day') return { from: date, days: 1 }
  if (view === 'week') return { from: mondayOf(date), days: 7 }
  const first = plainDate(`${date.slice(0, 7)}-01`)
  const from = mondayOf(first)
  const weeks = addDays(from, 35).slice(0, 7) === first.slice(0, 7) ? 6 : 5
  return { from, days: weeks * 7 }
}

/** The view before or after this one. */
export function stepped({ view, date, leadId }: CalendarPlace, by: 1 | -1): CalendarPlace {
  if (view === 'month') {
    const [year = 0, month = 1] = date.split('-').map(Number)
    const at = new Date(Date.UTC(year, month - 1 + by, 1))
    return { view, leadId, date: plainDate(at.toISOString().slice(0, 10)) }
  }
  return { view, leadId, date: addDays(date, view === 'day' ? by : 7 * by) }
}
