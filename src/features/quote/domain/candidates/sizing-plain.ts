import type { Plan } from './plan.ts'
import {
  bare,
  batterySizesKwh,
  bestValue,
  dearest,
  firstSystems,
  grownLadder,
  lasting,
  nightHours,
  quickest,
  type Sized,
  searchOf,
  settle,
  slack,
} from './sizing-search.ts'

/**
 * The three systems of a home with room for panels and none yet, that wants lower bills and nothing else, at any price: what
 * `sizeOptions` finds for it, without the code of the other wishes.
 */
export function sizePlainHome(plan: Plan): Sized {
  const search = searchOf(plan)
  const essential = dearest(quickest(firstSystems(search, bare), slack.payback))
  const ladder = grownLadder(search, essential.choice.panels)
  const found = bestValue(search, { ladder, base: bare, firstKwh: 0, sizesKwh: batterySizesKwh })
  const balanced = settle(found, false)
  const { panels, batteryKwh } = balanced.choice
  const sizesKwh = batterySizesKwh.filter((kwh) => kwh >= batteryKwh)
  const blackoutProof = lasting(search, { panels, backup: 'essential-circuits', sizesKwh, hours: nightHours })
  return { essential, balanced, 'blackout-proof': blackoutProof }
}
