import type { OfferedSlot, SlotsResponse } from '#src/features/booking/contract.ts'
import { addDays, epochDay, fromEpochDay, madridDate, type PlainDate, weekday } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { clockSpan, clockTime, dayAndMonth, isSameClock, knownZone, shortDay, spain, zonePlace } from './times.ts'

/** A week of times as it is shown: a column a day, morning and afternoon apart. */
export interface WeekView {
  /** Its Monday. */
  from: PlainDate
  title: string
  /** Mondays to go to; null where no time is offered any more, or not yet. */
  earlier: PlainDate | null
  later: PlainDate | null
  days: DayView[]
  hasFree: boolean
  /** How long one of these appointments takes, minutes, as staff have set it; null in a week without times. */
  lastsMinutes: number | null
  /** The visitor's own clock, null where it shows what Spain's does. */
  place: string | null
}

export interface DayView {
  date: PlainDate
  label: string
  /** Why it has no times at all; null when it has. */
  closed: 'past' | 'none' | null
  morning: SlotView[]
  afternoon: SlotView[]
}

export interface SlotView {
  id: string
  time: string
  isFree: boolean
  /** On the visitor's own clock: 8:30. */
  own: string | null
  /** Tue 24 Nov, 9:30 */
  label: string
  /** Tue 24 Nov, 9:30–10:30 */
  span: string
  ownSpan: string | null
}

export const mondayOf = (date: PlainDate): PlainDate => addDays(date, -((weekday(date) + 6) % 7))

/** The week that begins with `from`, out of slots of at least that week. */
export function weekView(
  { slots, taken }: SlotsResponse,
  o: { from: PlainDate; today: PlainDate; last: PlainDate; language: Language; timeZone: string },
): WeekView {
  const zone = knownZone(o.timeZone) ?? spain
  const all = [
    ...slots.map((slot) => ({ ...slot, isFree: true })),
    ...taken.map((slot) => ({ ...slot, isFree: false })),
  ].toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const ofDay = (date: PlainDate) => all.filter(({ start }) => madridDate(new Date(start)) === date)
  const week = Array.from({ length: 7 }, (_, day) => addDays(o.from, day))
  // Saturday and Sunday are there when something is.
  const shown = week.filter((date, day) => day < 5 || ofDay(date).length > 0)
  const noon = (date: PlainDate) => new Date(`${date}T11:00:00Z`)
  const days = shown.map((date): DayView => {
    const times = ofDay(date).map((slot) => slotView(slot, slot.isFree, o.language, zone))
    const isMorning = ({ time }: SlotView) => Number(time.split(':')[0]) < 14
    return {
      date,
      label: shortDay(noon(date), o.language),
      closed: times.length > 0 ? null : date <= o.today ? 'past' : 'none',
      morning: times.filter(isMorning),
      afternoon: times.filter((slot) => !isMorning(slot)),
    }
  })
  const [one] = all
  const [earlier, later] = [addDays(o.from, -7), addDays(o.from, 7)]
  return {
    from: o.from,
    title: dayAndMonth(noon(o.from), o.language),
    earlier: all.some(({ start }) => madridDate(new Date(start)) < o.from) ? earlier : null,
    later: later <= o.last ? later : null,
    days,
    hasFree: days.some(({ morning, afternoon }) => [...morning, ...afternoon].some(({ isFree }) => isFree)),
    lastsMinutes: one ? (Date.parse(one.end) - Date.parse(one.start)) / 60_000 : null,
    place: zone === spain || isSameClock(noon(o.from), zone) ? null : zonePlace(zone),
  }
}

export function slotView(
  { id, start, end }: OfferedSlot,
  isFree: boolean,
  language: Language,
  zone: string = spain,
): SlotView {
  const [from, to] = [new Date(start), new Date(end)]
  const isOwn = !isSameClock(from, zone)
  const time = clockTime(from)
  const day = shortDay(from, language)
  return {
    id,
    time,
    isFree,
    own: isOwn ? clockTime(from, zone) : null,
    label: `${day}, ${time}`,
    span: `${day}, ${clockSpan(from, to)}`,
    ownSpan: isOwn ? clockSpan(from, to, zone) : null,
  }
}

/** Three free times as near as possible to the one that was wanted. */
export function nearest(slots: readonly OfferedSlot[], wanted: Date): OfferedSlot[] {
  const away = ({ start }: OfferedSlot) => Math.abs(Date.parse(start) - wanted.getTime())
  return slots
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, 3)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
}

/** The day that a link or a form names, or undefined for what is none. */
export function dayIn(text: string | null): PlainDate | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    return fromEpochDay(epochDay(text))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
