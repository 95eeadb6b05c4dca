import rules from '#facts/quote/sizing.json' with { type: 'json' }
import { type Evaluation, evaluator } from './evaluate.ts'
import { highest } from './panel-search.ts'
import type { Plan } from './plan.ts'
import { bare, earningBatteryKwh, panelCounts, searchOf } from './sizing-search.ts'

/**
 * One system for a home that wants lower bills: what the visitor has fixed stays, the rest is sized as the balanced option of a
 * quote is. No panels where the roof takes none.
 */
export function sizeBalanced(plan: Plan, fixed: { panels?: number; batteryKwh?: number } = {}): Evaluation {
  const search = searchOf(plan)
  const evaluate = evaluator(plan)
  const panels = fixed.panels ?? panelCounts(search).balanced
  if (fixed.batteryKwh !== undefined) return evaluate({ ...bare, panels, batteryKwh: fixed.batteryKwh })
  if (panels > 0) return evaluate({ ...bare, panels, batteryKwh: earningBatteryKwh(search, panels, 0) })
  const sizes = [0, ...rules.batterySizesKwh]
  return highest(
    sizes.map((batteryKwh) => evaluate({ ...bare, batteryKwh })),
    ({ npvEur }) => npvEur,
  )
}
