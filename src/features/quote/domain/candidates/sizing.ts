import { outageOf } from '#src/features/quote/domain/options/outage.ts'
import type { SystemChoice } from '#src/features/quote/domain/prices/parts.ts'
import { type Evaluation, quickPaybackYears } from './evaluate.ts'
import type { QuotePlan } from './plan.ts'
import {
  bare,
  batterySizesKwh,
  bestValue,
  cheapest,
  dearest,
  firstSystems,
  grownLadder,
  lasting,
  nightHours,
  purposeReserve,
  quickest,
  type Search,
  type Sized,
  searchOf,
  settle,
  slack,
  smallestPanels,
} from './sizing-search.ts'

/** A smaller battery is too weak to stand for the grid in a whole home, kWh. */
const wholeHomeKwh = 10
/** Kept for a power cut where backup is an extra: a quarter of the battery. */
const extraReserve = 0.25
/** Where the balanced option lasts this long already, longer is no longer asked for, hours. */
const longEnoughHours = 24

interface WishSearch extends Search {
  plan: QuotePlan
  affordable: (evaluation: Evaluation) => boolean
}

const smallBackup: SystemChoice = {
  panels: 0,
  batteryKwh: batterySizesKwh[0],
  backup: 'essential-circuits',
  reserveShare: purposeReserve,
}

/**
 * Searches the home's systems with the kernel. essential: the quickest payback, without battery unless a power cut is the only
 * worry, and only the machines asked for when no goal concerns the bill; balanced: the highest value over 25 years, with a
 * battery when it earns its price or a goal asks for one; blackout-proof: a battery and a backup board that carry the essentials
 * through a night in nine outages of ten, and more than balanced carries where that has a board already. No two hold the same
 * unless nothing can be added.
 */
export function sizeOptions(plan: QuotePlan): Sized {
  const affordable = ({ totals }: Evaluation) => totals.priceCents <= plan.wishes.budgetTopCents
  const search: WishSearch = { ...searchOf(plan), plan, affordable }
  const essential = pickEssential(search)
  const found = pickBalanced(search, essential)
  const balanced = isSameSystem(found.choice, essential.choice) ? oneStepOn(search, essential) : found
  return { essential, balanced, 'blackout-proof': pickBlackoutProof(search, balanced) }
}

/** Whether two choices hold the same items; what is kept back for a cut is no item. */
export function isSameSystem(one: SystemChoice, other: SystemChoice): boolean {
  return one.panels === other.panels && one.batteryKwh === other.batteryKwh && one.backup === other.backup
}

function pickEssential(search: WishSearch): Evaluation {
  const { plan, evaluate, affordable } = search
  const { onlyBackup, onlyMachines } = plan.wishes
  if (onlyMachines) return evaluate(bare)
  const base = onlyBackup ? smallBackup : bare
  const tried = firstSystems(search, base)
  // Panels already there: a battery alone may be the better first step.
  if (plan.home.existingSolarKwp > 0) {
    if (onlyBackup) tried.push(evaluate(base))
    else for (const batteryKwh of batterySizesKwh.slice(0, 2)) tried.push(evaluate({ ...bare, batteryKwh }))
  }
  if (tried.length === 0) return evaluate(base)

  let within = tried.filter(affordable)
  if (within.length === 0) {
    if (plan.equipment.drafts.length === 0) return cheapest(tried)
    // The machines alone use the budget up: a tiny roof would not help.
    within = tried
  }
  const quick = quickest(within, onlyBackup ? slack.backupPayback : slack.payback)
  return onlyBackup || !within.some((one) => Number.isFinite(quickPaybackYears(one))) ? cheapest(quick) : dearest(quick)
}

function pickBalanced(search: WishSearch, essential: Evaluation): Evaluation {
  const { plan, evaluate, affordable } = search
  const { maxPanels, existingSolarKwp } = plan.home
  const { wishes } = plan
  const least = essential.choice
  const backup = wishes.backup ? 'essential-circuits' : 'none'
  // A backup board keeps at least the reserve of essential, so that a larger battery never saves less.
  const reserveShare = wishes.backup ? Math.max(least.reserveShare, extraReserve) : 0
  const base: SystemChoice = { panels: least.panels, batteryKwh: least.batteryKwh, backup, reserveShare }
  if (maxPanels === 0 && existingSolarKwp === 0)
    return evaluate({ ...base, batteryKwh: wishes.backup ? batterySizesKwh[0] : 0 })

  const grown = grownLadder(search, wishes.onlyMachines ? smallestPanels - 1 : least.panels)
  const ladder = grown.length > 0 ? grown : [0]
  const sizes = batterySizesKwh.filter((kwh) => kwh >= least.batteryKwh)
  const firstKwh = Math.max(least.batteryKwh, wishes.battery ? batterySizesKwh[1] : 0)
  const sizesKwh = wishes.battery ? sizes : [least.batteryKwh, ...sizes]
  // Where essential is over the budget already, the budget no longer decides.
  const allowed = affordable(essential) ? affordable : () => true
  const found = bestValue(search, { ladder, base, firstKwh, sizesKwh, allowed })
  if (found.length > 0) return settle(found, wishes.lowCarbon)
  // Nothing fits the budget: the smallest step beyond essential, and a note.
  const smallestKwh = wishes.battery ? (sizes[0] ?? firstKwh) : firstKwh
  return cheapest(ladder.map((panels) => evaluate({ ...base, panels, batteryKwh: smallestKwh })))
}

/**
 * The next larger system on a full roof: a larger battery, and a board with it where the roof is too small to fill one. The same
 * system where there are no panels, or no larger battery.
 */
function oneStepOn({ plan, evaluate }: WishSearch, { choice }: Evaluation): Evaluation {
  const { panels, backup } = choice
  const batteryKwh = batterySizesKwh.find((kwh) => kwh > choice.batteryKwh)
  if (batteryKwh === undefined) return evaluate(choice)
  if (panels >= smallestPanels || plan.home.existingSolarKwp > 0 || backup !== 'none')
    return evaluate({ ...choice, batteryKwh })
  return evaluate(panels > 0 ? { ...smallBackup, panels, reserveShare: extraReserve } : choice)
}

function pickBlackoutProof(search: WishSearch, balanced: Evaluation): Evaluation {
  const { plan } = search
  const { panels, batteryKwh, backup } = balanced.choice
  const hasBoard = backup !== 'none'
  const larger = batterySizesKwh.filter((kwh) => kwh > batteryKwh || (kwh === batteryKwh && !hasBoard))
  const wholeHome = plan.wishes.wholeHome || larger.length === 0
  const enough = wholeHome ? larger.filter((kwh) => kwh >= wholeHomeKwh) : larger
  const lastsHours = hasBoard ? outageOf(balanced, plan, false).hours.p90 : 0
  return lasting(search, {
    panels,
    backup: wholeHome ? 'whole-home' : 'essential-circuits',
    sizesKwh: enough.length > 0 ? enough : [batteryKwh],
    hours: Math.max(nightHours, Math.min(longEnoughHours, lastsHours)),
  })
}
