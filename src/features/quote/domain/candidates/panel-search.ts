import type { Evaluation } from './evaluate.ts'

/** About ten panel counts from the smallest to the largest, denser where systems are small; empty without room. */
export function panelLadder(from: number, to: number): number[] {
  const ladder: number[] = []
  let panels = Math.max(1, from)
  while (panels < to) {
    ladder.push(panels)
    panels = Math.max(panels + 1, Math.round(panels * 1.3))
  }
  if (to > 0) ladder.push(to)
  return ladder
}

/** Evaluates the ladder and the counts on both sides of its lowest cost: all that was tried, in the order tried. */
export function search(
  ladder: readonly number[],
  at: (panels: number) => Evaluation,
  cost: (evaluation: Evaluation) => number,
): Evaluation[] {
  const tried = ladder.map(at)
  let best = 0
  tried.forEach((evaluation, index) => {
    const lowest = tried[best]
    if (lowest && cost(evaluation) < cost(lowest) - 1e-9) best = index
  })
  const found = ladder[best]
  if (found === undefined) return tried
  for (const neighbour of [ladder[best - 1], ladder[best + 1]]) {
    if (neighbour === undefined) continue
    const middle = Math.round((neighbour + found) / 2)
    if (!ladder.includes(middle)) tried.push(at(middle))
  }
  return tried
}

/** Those whose value is within a share of the highest; the highest must be above zero. */
export function near(list: readonly Evaluation[], value: (e: Evaluation) => number, share: number): Evaluation[] {
  const highest = Math.max(...list.map(value))
  return list.filter((evaluation) => value(evaluation) >= highest * (1 - share))
}
