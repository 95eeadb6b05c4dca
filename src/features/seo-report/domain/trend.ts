/** Which weeks moved a figure, and what happened in them. */

export interface TrendWeek {
  /** Its Monday. */
  week: string
  name: string
  p75: number
  visits: number
}

/** What may have moved a figure: a subject that was published with its version, or `release:<id>`. */
export interface Mover {
  what: string
  version: number | null
}

/** A tenth up or down is more than chance makes of a few hundred visits. */
const movesFrom = 0.1

/** Each week with what happened in it, when its figure moved against the week before; nothing for one that did not. What was published again is named once, by its newest version. */
export function withMovers<Week extends TrendWeek>(
  weeks: readonly Week[],
  events: readonly (Mover & { at: string })[],
): (Week & { moved: Mover[] })[] {
  return weeks.map((one) => {
    const before = weeks.filter(({ name, week }) => name === one.name && week < one.week).at(-1)
    const hasMoved = before && before.p75 > 0 && Math.abs(one.p75 / before.p75 - 1) >= movesFrom
    const end = new Date(Date.parse(one.week) + 7 * 86_400_000).toISOString()
    const inside = hasMoved ? events.filter(({ at }) => at >= one.week && at < end) : []
    const newest = new Map(inside.map(({ what, version }) => [what, version]))
    return { ...one, moved: [...newest].map(([what, version]) => ({ what, version })) }
  })
}

/** Median with the least and the most of some runs; undefined without any. */
export function bandOf(
  runs: readonly number[],
): { median: number; least: number; most: number; runs: number } | undefined {
  const sorted = [...runs].sort((a, b) => a - b)
  const [least] = sorted
  const most = sorted.at(-1)
  if (least === undefined || most === undefined) return undefined
  const middle = (sorted.length - 1) / 2
  const median = ((sorted[Math.floor(middle)] ?? least) + (sorted[Math.ceil(middle)] ?? most)) / 2
  return { median, least, most, runs: sorted.length }
}
