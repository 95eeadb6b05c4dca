import rules from '#facts/quote/sizing.json' with { type: 'json' }
import type { Plan } from './plan.ts'
import { bare, earningBatteryKwh, lastingChoice, panelCounts, type Sized, searchOf } from './sizing-search.ts'

/**
 * The three systems of a home with room for panels and none yet, that wants lower bills and nothing else, at any price: what
 * `sizeOptions` finds for it, without the code of the other wishes.
 */
export function sizePlainHome(plan: Plan): Sized {
  const search = searchOf(plan)
  const { evaluate } = search
  const panels = panelCounts(search)
  const batteryKwh = earningBatteryKwh(search, panels.balanced, 0)
  const sizesKwh = rules.batterySizesKwh.filter((kwh) => kwh >= batteryKwh)
  return {
    essential: evaluate({ ...bare, panels: panels.essential }),
    balanced: evaluate({ ...bare, panels: panels.balanced, batteryKwh }),
    'blackout-proof': evaluate(
      lastingChoice(search, { panels: panels.balanced, backup: 'essential-circuits', sizesKwh }),
    ),
  }
}
