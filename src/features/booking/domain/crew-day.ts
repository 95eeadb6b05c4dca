import type { Town } from '#src/shared/domain/vocabulary.ts'
import { type BookingRules, type Crew, travelMinutes } from './rules.ts'

/** Something in a crew's day. `town` is null for what needs no driving: a video call, leave. Instants in ms. */
export interface Engagement {
  startMs: number
  endMs: number
  town: Town | null
}

/** The working hours that the day has to fit into, from leaving the base to being back. */
export interface WorkingHours {
  fromMs: number
  toMs: number
}

const minute = 60_000
const byStart = (a: Engagement, b: Engagement) => a.startMs - b.startMs

/**
 * Whether one crew can do all of it: nothing overlaps, what needs no driving has its pause, and between two houses there is one unbroken gap as long as
 * the drive. With `hours`, the drives from the base and back to it fit as well.
 */
export function isDrivable(
  rules: BookingRules,
  crew: Pick<Crew, 'base'>,
  engagements: readonly Engagement[],
  hours?: WorkingHours,
): boolean {
  const day = engagements.toSorted(byStart)
  if (hours && day.some(({ startMs, endMs }) => startMs < hours.fromMs || endMs > hours.toMs)) return false
  for (const [index, one] of day.entries()) {
    const next = day[index + 1]
    if (one.endMs <= one.startMs) return false
    if (!next) continue
    const pauseMs = one.town === null || next.town === null ? rules.pauseMinutes * minute : 0
    if (next.startMs < one.endMs + pauseMs) return false
  }
  return legs(day, crew.base, hours).every(
    ({ from, to, longestGapMs }) => longestGapMs >= travelMinutes(rules, from, to) * minute,
  )
}

interface Leg {
  from: Town
  to: Town
  /** The longest stretch between the two in which nothing else happens. */
  longestGapMs: number
}

/** The drives of a day, with the time there is for each. */
function legs(day: readonly Engagement[], base: Town, hours: WorkingHours | undefined): Leg[] {
  const found: Leg[] = []
  let from: Town | null = hours ? base : null
  let freeSinceMs = hours?.fromMs ?? 0
  let longestGapMs = 0
  for (const { startMs, endMs, town } of day) {
    longestGapMs = Math.max(longestGapMs, startMs - freeSinceMs)
    if (town !== null) {
      if (from !== null) found.push({ from, to: town, longestGapMs })
      from = town
      longestGapMs = 0
    }
    freeSinceMs = endMs
  }
  const isOut = day.some(({ town }) => town !== null)
  if (hours && isOut && from !== null)
    found.push({ from, to: base, longestGapMs: Math.max(longestGapMs, hours.toMs - freeSinceMs) })
  return found
}

/** How many minutes of driving one more visit adds to a day, from the base and back to it. */
export function extraDrivingMinutes(
  rules: BookingRules,
  crew: Pick<Crew, 'base'>,
  engagements: readonly Engagement[],
  visit: Engagement,
): number {
  return drivingMinutes(rules, crew, [...engagements, visit]) - drivingMinutes(rules, crew, engagements)
}

/** All driving of a day in minutes, from the base and back to it; 0 for a day without visits. */
export function drivingMinutes(
  rules: BookingRules,
  { base }: Pick<Crew, 'base'>,
  engagements: readonly Engagement[],
): number {
  const towns = engagements.toSorted(byStart).flatMap(({ town }) => town ?? [])
  if (towns.length === 0) return 0
  const route = [base, ...towns, base]
  return route.reduce((sum, to, index) => {
    const from = route[index - 1]
    return from === undefined ? sum : sum + travelMinutes(rules, from, to)
  }, 0)
}
