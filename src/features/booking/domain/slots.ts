import { madridInstant, type OpeningCalendar } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate, type PlainDate, weekday } from '#src/shared/domain/plain-date.ts'
import { type Town, towns } from '#src/shared/domain/vocabulary.ts'
import { type Engagement, extraDrivingMinutes, isDrivable, type WorkingHours } from './crew-day.ts'
import { type Crew, type Diary, durationMinutes, type Mode, type Topic, topics } from './rules.ts'

/** An appointment as it is offered. */
export interface Slot {
  id: string
  start: Date
  end: Date
  mode: Mode
  isFree: boolean
}

/** What somebody wants; what is left out may turn out to be anything, and a slot is free only if it is free for all of it. */
export interface Wish {
  mode: Mode
  town?: Town | undefined
  topic?: Topic | undefined
}

export interface Engaged extends Engagement {
  crewId: string
}

const minute = 60_000
const hour = 60 * minute

/** `v` or `r` (for remote) and the start in minutes since 1970, base 36. */
export function slotId(mode: Mode, start: Date): string {
  return `${mode === 'visit' ? 'v' : 'r'}${(start.getTime() / minute).toString(36)}`
}

/** What an id of ours stands for; undefined for anything else. */
export function readSlotId(id: string): { mode: Mode; start: Date } | undefined {
  const match = /^([vr])([0-9a-z]{5,7})$/.exec(id)
  if (!match) return undefined
  const start = new Date(Number.parseInt(match[2] ?? '', 36) * minute)
  return Number.isNaN(start.getTime()) ? undefined : { mode: match[1] === 'v' ? 'visit' : 'video', start }
}

/** The instant at which a clock in Spain shows `minuteOfDay`, undefined where the clock jumps over it in spring. */
export function clockInstant(date: PlainDate, minuteOfDay: number): Date | undefined {
  const instant = madridInstant(date, minuteOfDay)
  const shown = wallClock.format(instant)
  const [hours = 0, minutes = 0] = shown.split(':').map(Number)
  return hours * 60 + minutes === minuteOfDay ? instant : undefined
}
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** When the house works on a day; empty on a closed one. */
export function workingHours(calendar: OpeningCalendar, date: PlainDate): WorkingHours[] {
  if (calendar.isHoliday(date)) return []
  return (calendar.week[weekday(date)] ?? []).map(({ fromMinute, toMinute }) => ({
    fromMs: madridInstant(date, fromMinute).getTime(),
    toMs: madridInstant(date, toMinute).getTime(),
  }))
}

/** The slots of some days, taken ones too, in the order of their start. `engaged` holds what all crews do on those days. */
export function slotsOf(
  diary: Diary,
  engaged: readonly Engaged[],
  wish: Wish,
  span: { from: PlainDate; days: number },
  now: Date,
): Slot[] {
  const { rules, calendar } = diary
  const last = addDays(madridDate(now), rules.horizonDays)
  const slots: Slot[] = []
  for (let day = 0; day < span.days; day += 1) {
    const date = addDays(span.from, day)
    if (date > last || workingHours(calendar, date).length === 0) continue
    for (const minuteOfDay of rules.startMinutes.toSorted((a, b) => a - b)) {
      const start = clockInstant(date, minuteOfDay)
      if (!start || start.getTime() < now.getTime() + rules.leadHours[wish.mode] * hour) continue
      const wishes = wishesOf(wish)
      if (!wishes.some((one) => crewsFor(diary, [], one, start).length > 0)) continue
      const lasts = Math.max(...wishes.map(({ topic }) => durationMinutes(rules, wish.mode, topic)))
      slots.push({
        id: slotId(wish.mode, start),
        start,
        end: new Date(start.getTime() + lasts * minute),
        mode: wish.mode,
        isFree: wishes.every((one) => crewsFor(diary, engaged, one, start).length > 0),
      })
    }
  }
  return slots
}

interface FullWish {
  mode: Mode
  town: Town
  topic: Topic
}

/** Every wish that an incomplete one may turn out to be. */
function wishesOf({ mode, town, topic }: Wish): FullWish[] {
  // A video call takes as long and as far for everybody.
  const places = mode === 'video' ? [town ?? towns[0]] : town ? [town] : towns
  return places.flatMap((place) =>
    (topic ? [topic] : topics).map((about): FullWish => ({ mode, town: place, topic: about })),
  )
}

/** Whether an appointment may begin then at all, as far as rules and clock go. */
export function isOffered({ rules, calendar }: Diary, mode: Mode, start: Date, now: Date): boolean {
  const date = madridDate(start)
  return (
    start.getTime() >= now.getTime() + rules.leadHours[mode] * hour &&
    date <= addDays(madridDate(now), rules.horizonDays) &&
    workingHours(calendar, date).length > 0 &&
    rules.startMinutes.some((minuteOfDay) => clockInstant(date, minuteOfDay)?.getTime() === start.getTime())
  )
}

/** The crews that can take a wish at that time with what they have to do already, the one that drives least for it first. */
export function crewsFor(diary: Diary, engaged: readonly Engaged[], wish: FullWish, start: Date): Crew[] {
  const { rules, calendar } = diary
  const engagement = engagementOf(diary, wish, start)
  const date = madridDate(start)
  const hours = workingHours(calendar, date).find(
    ({ fromMs, toMs }) => engagement.startMs >= fromMs && engagement.endMs <= toMs,
  )
  if (!hours) return []
  return rules.crews
    .filter((crew) => crew.modes.includes(wish.mode) && crew.topics.includes(wish.topic))
    .flatMap((crew) => {
      const others = engaged.filter(({ crewId, endMs, startMs }) => crewId === crew.id && isOn(date, startMs, endMs))
      return isPossible(diary, crew, others, engagement, hours)
        ? [{ crew, extra: extraDrivingMinutes(rules, crew, others, engagement) }]
        : []
    })
    .toSorted((a, b) => a.extra - b.extra)
    .map(({ crew }) => crew)
}

/**
 * The day with one more appointment. What staff put outside the working hours themselves does not close the rest of the day: then only the order of the
 * day counts.
 */
export function isPossible(
  { rules }: Diary,
  crew: Crew,
  others: readonly Engaged[],
  engagement: Engagement,
  hours: WorkingHours,
): boolean {
  const together = [...others, engagement]
  if (!isDrivable(rules, crew, together)) return false
  const isRegular = isDrivable(rules, crew, others.map(clippedTo(hours)).filter(lasts), hours)
  return isDrivable(rules, crew, isRegular ? together.map(clippedTo(hours)).filter(lasts) : [engagement], hours)
}

/** Leave may last for days: the part of it inside the hours. */
const clippedTo =
  (hours: WorkingHours) =>
  (one: Engagement): Engagement =>
    one.town === null
      ? { ...one, startMs: Math.max(one.startMs, hours.fromMs), endMs: Math.min(one.endMs, hours.toMs) }
      : one
const lasts = ({ startMs, endMs }: Engagement) => endMs > startMs

/** How an appointment stands in a crew's day. */
export function engagementOf({ rules }: Diary, { mode, town, topic }: FullWish, start: Date): Engagement {
  const startMs = start.getTime()
  const endMs = startMs + durationMinutes(rules, mode, topic) * minute
  return { startMs, endMs, town: mode === 'visit' ? town : null }
}

export const isOn = (date: PlainDate, startMs: number, endMs: number) =>
  madridDate(new Date(startMs)) <= date && madridDate(new Date(endMs - 1)) >= date
