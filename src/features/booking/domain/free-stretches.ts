import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { extraDrivingMinutes } from './crew-day.ts'
import type { Crew, Diary } from './rules.ts'
import { type Engaged, isOn, isPossible, workingHours } from './slots.ts'

/** A stretch of a crew's day in which a visit fits at any quarter of an hour, driving there and on included. */
export interface FreeStretch {
  crewId: string
  start: Date
  /** The latest end of a visit. */
  end: Date
  /** Driving that a visit at its start adds to the day, minutes. */
  extraMinutes: number
}

const quarterMs = 15 * 60_000

/** What a free time is looked for: without a town a visit where the crew begins, with null for one a video call, for which nobody drives. */
interface Wanted {
  town?: Town | null | undefined
  visitMinutes: number
}

/** Where something of `visitMinutes` still fits into the days of crews, from `now` on, in the order of crews and times. */
export function freeStretches(
  diary: Diary,
  engaged: readonly Engaged[],
  dates: readonly PlainDate[],
  wish: Wanted,
  now: Date,
): FreeStretch[] {
  return diary.rules.crews
    .filter(({ modes }) => modes.includes(wish.town === null ? 'video' : 'visit'))
    .flatMap((crew) => dates.flatMap((date) => stretchesOf(diary, engaged, crew, date, wish, now)))
}

function stretchesOf(
  diary: Diary,
  engaged: readonly Engaged[],
  crew: Crew,
  date: PlainDate,
  { town = crew.base, visitMinutes }: Wanted,
  now: Date,
): FreeStretch[] {
  const others = engaged.filter(({ crewId, startMs, endMs }) => crewId === crew.id && isOn(date, startMs, endMs))
  const lastsMs = visitMinutes * 60_000
  const found: FreeStretch[] = []
  for (const hours of workingHours(diary.calendar, date)) {
    let open: FreeStretch | undefined
    for (let startMs = hours.fromMs; startMs + lastsMs <= hours.toMs; startMs += quarterMs) {
      const visit = { startMs, endMs: startMs + lastsMs, town }
      if (startMs < now.getTime() || !isPossible(diary, crew, others, visit, hours)) {
        open = undefined
        continue
      }
      if (!open) {
        const extraMinutes = extraDrivingMinutes(diary.rules, crew, others, visit)
        open = { crewId: crew.id, start: new Date(startMs), end: new Date(visit.endMs), extraMinutes }
        found.push(open)
      }
      open.end = new Date(visit.endMs)
    }
  }
  return found
}

/** The stretch to propose: the least additional driving, then the earliest; undefined when nothing is free. */
export function bestStretch<Stretch extends { start: Date | string; extraMinutes: number }>(
  stretches: readonly Stretch[],
): Stretch | undefined {
  return stretches.toSorted(
    (a, b) => a.extraMinutes - b.extraMinutes || new Date(a.start).getTime() - new Date(b.start).getTime(),
  )[0]
}
