import type { Evaluation } from './evaluate.ts'
import type { Plan } from './plan.ts'
import {
  bare,
  batterySizesKwh,
  bestValue,
  dearest,
  firstSystems,
  grownLadder,
  quickest,
  searchOf,
  settle,
  slack,
} from './sizing-search.ts'

/**
 * One system for a home that wants lower bills: what the visitor has fixed stays, the rest is searched for the highest value over
 * 25 years. With nothing fixed it is the balanced option of the quote. No panels where the roof takes none.
 */
export function sizeBalanced(plan: Plan, fixed: { panels?: number; batteryKwh?: number } = {}): Evaluation {
  const search = searchOf(plan)
  const { evaluate } = search
  const { panels, batteryKwh } = fixed
  const cost = ({ npvEur }: Evaluation) => -npvEur
  if (panels !== undefined || plan.home.maxPanels === 0) {
    const sizes = batteryKwh === undefined ? [0, ...batterySizesKwh] : [batteryKwh]
    const tried = sizes.map((kwh) => evaluate({ ...bare, panels: panels ?? 0, batteryKwh: kwh }))
    return tried.reduce((best, one) => (cost(one) < cost(best) ? one : best))
  }
  const essential = dearest(quickest(firstSystems(search, bare), slack.payback))
  const ladder = grownLadder(search, essential.choice.panels)
  const firstKwh = batteryKwh ?? 0
  const sizesKwh = batteryKwh === undefined ? batterySizesKwh : []
  return settle(bestValue(search, { ladder, base: bare, firstKwh, sizesKwh }), false)
}
