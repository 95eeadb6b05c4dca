import { addDays, madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'

/** What a timeline shows of what happened: everything, what was said between people, or what was changed. */
export const timelineFilters = ['all', 'talks', 'changes'] as const
export type TimelineFilter = (typeof timelineFilters)[number]

/** Somebody said, wrote or sent something to somebody, or looked at what was sent; everything else is a change. */
const talkKinds: ReadonlySet<string> = new Set([
  'created',
  'note',
  'mail',
  'mail-written',
  'mail-stopped',
  'quote-viewed',
  'pdf-opened',
  'called',
  'called-no-answer',
  'whatsapp-opened',
  'whatsapp-sent',
  'quote-chosen',
  'quote-withdrawn',
  'quote-sent',
  'quote-sent-on',
  'photo-sent',
  'booking-made',
  'booking-moved',
  'booking-cancelled',
  'booking-told',
  'time-offered',
  'confirmation-held',
])

export const isShown = (kind: string, filter: TimelineFilter): boolean =>
  filter === 'all' || talkKinds.has(kind) === (filter === 'talks')

/** Which day that was for whoever looks: today, yesterday, or its date in Spain. */
export type DayName = 'today' | 'yesterday' | PlainDate

/** Entries, given with the newest first, by their days in Spain; days and entries stay in that order. */
export function byDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  now: Date,
): { date: PlainDate; day: DayName; entries: Entry[] }[] {
  const today = madridDate(now)
  const days = Map.groupBy(entries, ({ at }) => madridDate(new Date(at)))
  return [...days].map(([date, ofDay]) => ({
    date,
    day: date === today ? 'today' : date === addDays(today, -1) ? 'yesterday' : date,
    entries: ofDay,
  }))
}
