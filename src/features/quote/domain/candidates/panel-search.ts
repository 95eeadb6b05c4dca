import rules from '#facts/quote/sizing.json' with { type: 'json' }
import type { Evaluation } from './evaluate.ts'

/**
 * Panel counts from the smallest to the largest, on steps that are the same for every home: two homes with the same roof choose
 * among the same systems. Empty without room.
 */
export function panelLadder(from: number, to: number): number[] {
  if (to < 1) return []
  return [...rules.panelSteps.filter((panels) => panels >= from && panels < to), to]
}

/** The highest of a list by a worth in €; of equals the first. Throws a RangeError on an empty list. */
export function highest(list: readonly Evaluation[], worthEur: (evaluation: Evaluation) => number): Evaluation {
  let best: Evaluation | undefined
  for (const one of list) if (!best || worthEur(one) > worthEur(best) + 1e-9) best = one
  if (!best) throw new RangeError('nothing to choose among')
  return best
}
