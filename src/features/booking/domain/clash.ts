import { type Engagement, isDrivable } from './crew-day.ts'
import type { BookingRules, Crew } from './rules.ts'

/** Something of a crew's day that does not go together with something else. */
export interface Clash<One extends Engagement> {
  with: One
  /** At the same time, or so near that nobody gets from one to the other. */
  because: 'overlap' | 'drive'
}

/** What stands in the way of one more thing in a crew's day; empty when it fits, or when the day was impossible before already and it adds nothing to that. */
export function clashesOf<One extends Engagement>(
  rules: BookingRules,
  crew: Pick<Crew, 'base'>,
  others: readonly One[],
  wanted: Engagement,
): Clash<One>[] {
  if (isDrivable(rules, crew, [...others, wanted])) return []
  const overlapping = others.filter((one) => one.startMs < wanted.endMs && wanted.startMs < one.endMs)
  if (overlapping.length > 0) return overlapping.map((one) => ({ with: one, because: 'overlap' }))
  const byTime = others.toSorted((a, b) => a.startMs - b.startMs)
  const before = byTime.findLast(({ endMs }) => endMs <= wanted.startMs)
  const after = byTime.find(({ startMs }) => startMs >= wanted.endMs)
  const tight = [before, after].filter((one) => one !== undefined && !isDrivable(rules, crew, [one, wanted]))
  if (tight.length === 0 && !isDrivable(rules, crew, others)) return []
  const near = tight.length > 0 ? tight : [before, after]
  return near.flatMap((one) => (one ? [{ with: one, because: 'drive' as const }] : []))
}
