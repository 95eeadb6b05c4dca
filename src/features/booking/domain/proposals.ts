import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { extraDrivingMinutes } from './crew-day.ts'
import { type Diary, type Topic, travelMinutes } from './rules.ts'
import { crewsFor, type Engaged, engagementOf, isOn, slotsOf } from './slots.ts'

/** A free time for a visit, with the drive to it. */
export interface Proposal {
  start: Date
  end: Date
  crewId: string
  /** From where the crew is before, minutes. */
  driveMinutes: number
  /** What the crew has before on that day; undefined when it comes from its base. */
  after: Engaged | undefined
  /** Driving that the visit adds to the day, minutes. */
  extraMinutes: number
}

/** How far ahead a time is looked for: as far as what is engaged has to be known. */
export const proposalDays = 10

/**
 * Times to propose for a visit, out of those that customers are offered too: what adds the least driving first, of equal ones the earliest; one for each half
 * of a day, so that there is a choice.
 */
export function proposals(
  diary: Diary,
  engaged: readonly Engaged[],
  { town, topic }: { town: Town; topic: Topic },
  now: Date,
  most: number,
): Proposal[] {
  const wish = { mode: 'visit', town, topic } as const
  const found = slotsOf(diary, engaged, wish, { from: madridDate(now), days: proposalDays }, now).flatMap((slot) => {
    const [crew] = slot.isFree ? crewsFor(diary, engaged, wish, slot.start) : []
    if (!crew) return []
    const date = madridDate(slot.start)
    const others = engaged.filter(({ crewId, startMs, endMs }) => crewId === crew.id && isOn(date, startMs, endMs))
    const startMs = slot.start.getTime()
    const after = others
      .filter((one) => one.town !== null && one.endMs <= startMs)
      .toSorted((a, b) => b.endMs - a.endMs)[0]
    return [
      {
        start: slot.start,
        end: slot.end,
        crewId: crew.id,
        driveMinutes: travelMinutes(diary.rules, after?.town ?? crew.base, town),
        after,
        extraMinutes: extraDrivingMinutes(diary.rules, crew, others, engagementOf(diary, wish, slot.start)),
      },
    ]
  })
  const halves = new Set<string>()
  return found
    .toSorted((a, b) => a.extraMinutes - b.extraMinutes || a.start.getTime() - b.start.getTime())
    .filter(({ start }) => {
      const half = `${madridDate(start)} ${start.getTime() < noonOf(start)}`
      return !halves.has(half) && halves.add(half)
    })
    .slice(0, most)
}

/** Midday on the clocks of Spain, of that day. */
const noonOf = (start: Date) => madridInstant(madridDate(start), 12 * 60).getTime()
