import { centsFromEur } from '../../../shared/domain/money.ts'
import type { Budget, Goal } from '../../../shared/domain/vocabulary.ts'
import type { OptionId } from './estimate-types.ts'
import { type Evaluation, evaluator, quickPaybackYears } from './evaluate.ts'
import type { SystemChoice } from './items.ts'
import { outageOf } from './outage.ts'
import { near, panelLadder, search } from './panel-search.ts'
import type { Plan } from './plan.ts'

/** The upper end of each budget, VAT included, €. */
const budgetTopEur: Record<Budget, number> = {
  'under-5000': 5000,
  '5000-10000': 10_000,
  '10000-20000': 20_000,
  '20000-40000': 40_000,
  'over-40000': Number.POSITIVE_INFINITY,
  'not-sure': Number.POSITIVE_INFINITY,
}

export function budgetTopCents(budget: Budget): number {
  const top = budgetTopEur[budget]
  return Number.isFinite(top) ? centsFromEur(top) : top
}

const smallestPanels = 3
const batterySizesKwh = [5, 10, 15, 20] as const
/** Kept for a power cut: a quarter where backup is an extra, half where it is the purpose. */
const reserve = { extra: 0.25, purpose: 0.5 } as const
/** A night without sun or grid that nine outages in ten must be survived, hours. */
const nightHours = 13
/** Essential leaves room on the roof: the options must differ to be a choice. */
const essentialRoofShare = 0.7
const balancedGrowth = 1.3
/**
 * Optima are flat, so ties are settled by purpose: essential is the largest system that pays back within 5 % of the quickest (the
 * smallest within 15 % when it carries a battery); balanced the smallest that keeps 95 % of the best value (80 % and the largest
 * when carbon matters).
 */
const slack = { payback: 0.05, backupPayback: 0.15, value: 0.05, carbonValue: 0.2 } as const

/** The three systems, smallest first; prices never fall from one to the next. */
export type Sized = Record<OptionId, Evaluation>

/** What the three searches share. */
interface Search {
  plan: Plan
  evaluate: (choice: SystemChoice) => Evaluation
  wants: (...goals: Goal[]) => boolean
  affordable: (evaluation: Evaluation) => boolean
  /** Only machines are asked for, nothing about the bill. */
  equipmentOnly: boolean
}

const bare: SystemChoice = { panels: 0, batteryKwh: 0, backup: 'none', reserveShare: 0 }
const smallBackup: SystemChoice = {
  panels: 0,
  batteryKwh: batterySizesKwh[0],
  backup: 'essential-circuits',
  reserveShare: reserve.purpose,
}

/**
 * Searches the home's systems with the kernel. essential: the quickest payback, without battery unless a power cut is the only
 * worry, and only the machines asked for when no goal concerns the bill; balanced: the highest value over 25 years, with a
 * battery when it earns its price or a goal asks for one; blackout-proof: a battery and a backup board that carry the essentials
 * through a night in nine outages of ten.
 */
export function sizeOptions(plan: Plan): Sized {
  const { goals, budget } = plan.answers
  const wants = (...wanted: Goal[]) => wanted.some((goal) => goals.includes(goal))
  const energyAsked = wants('lower-bills', 'blackout-protection', 'lower-carbon', 'independence', 'comfort')
  const context: Search = {
    plan,
    evaluate: evaluator(plan),
    wants,
    affordable: ({ totals }) => totals.priceCents <= budgetTopCents(budget),
    equipmentOnly: !energyAsked && plan.equipment.drafts.length > 0,
  }
  const essential = pickEssential(context)
  const balanced = pickBalanced(context, essential)
  return { essential, balanced, 'blackout-proof': pickBlackoutProof(context, balanced) }
}

function pickEssential({ plan, evaluate, wants, affordable, equipmentOnly }: Search): Evaluation {
  if (equipmentOnly) return evaluate(bare)
  const { maxPanels, existingSolarKwp } = plan.home
  const cutIsTheOnlyWorry = wants('blackout-protection') && !wants('lower-bills', 'lower-carbon')
  const base = cutIsTheOnlyWorry ? smallBackup : bare
  const most = Math.min(maxPanels, Math.max(1, Math.floor(maxPanels * essentialRoofShare)))
  const ladder = panelLadder(Math.min(smallestPanels, most), most)
  if (cutIsTheOnlyWorry && existingSolarKwp > 0) ladder.unshift(0)
  const tried = search(ladder, (panels) => evaluate({ ...base, panels }), quickPaybackYears)
  // Panels already there: a battery alone may be the better first step.
  if (existingSolarKwp > 0 && !cutIsTheOnlyWorry)
    for (const batteryKwh of batterySizesKwh.slice(0, 2)) tried.push(evaluate({ ...bare, batteryKwh }))
  if (tried.length === 0) return evaluate(base)

  let within = tried.filter(affordable)
  if (within.length === 0) {
    if (plan.equipment.drafts.length === 0) return cheapest(tried)
    // The machines alone use the budget up: a tiny roof would not help.
    within = tried
  }
  const quickest = Math.min(...within.map(quickPaybackYears))
  const allowance = cutIsTheOnlyWorry ? slack.backupPayback : slack.payback
  const quick = within.filter((one) => quickPaybackYears(one) <= quickest * (1 + allowance))
  return cutIsTheOnlyWorry || !Number.isFinite(quickest) ? cheapest(quick) : dearest(quick)
}

function pickBalanced({ plan, evaluate, wants, affordable, equipmentOnly }: Search, essential: Evaluation): Evaluation {
  const { maxPanels, existingSolarKwp } = plan.home
  const least = essential.choice
  const batteryAsked = wants('blackout-protection', 'independence')
  const backup = wants('blackout-protection') ? 'essential-circuits' : 'none'
  // A backup board keeps at least the reserve of essential, so that a larger battery never saves less.
  const reserveShare = backup === 'none' ? 0 : Math.max(least.reserveShare, reserve.extra)
  const base: SystemChoice = { panels: least.panels, batteryKwh: least.batteryKwh, backup, reserveShare }
  if (maxPanels === 0 && existingSolarKwp === 0)
    return evaluate({ ...base, batteryKwh: backup === 'none' ? 0 : batterySizesKwh[0] })

  const grown = Math.max(least.panels + 1, Math.ceil(least.panels * balancedGrowth))
  const from = Math.min(maxPanels, equipmentOnly ? smallestPanels : grown)
  const ladder = panelLadder(from, maxPanels)
  const rungs = ladder.length > 0 ? ladder : [0]
  const cost = ({ npvEur }: Evaluation) => -npvEur
  const withBattery = (batteryKwh: number) => search(rungs, (panels) => evaluate({ ...base, panels, batteryKwh }), cost)
  const sizes = batterySizesKwh.filter((kwh) => kwh >= least.batteryKwh)
  const firstKwh = Math.max(least.batteryKwh, batteryAsked ? batterySizesKwh[1] : 0)
  const first = withBattery(firstKwh)
  // Where essential is over the budget already, the budget no longer decides.
  const allowed = affordable(essential) ? affordable : () => true
  const within = first.filter(allowed)
  // Nothing fits the budget: the smallest step beyond essential, and a note.
  if (within.length === 0) return cheapest(first.concat(batteryAsked ? withBattery(sizes[0] ?? firstKwh) : []))

  const best = within.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  let batteryKwh = firstKwh
  let bestCost = cost(best)
  for (const kwh of batteryAsked ? sizes : [least.batteryKwh, ...sizes]) {
    const next = evaluate({ ...best.choice, batteryKwh: kwh })
    if (!allowed(next) || cost(next) >= bestCost) continue
    bestCost = cost(next)
    batteryKwh = kwh
  }
  const found = batteryKwh === firstKwh ? within : withBattery(batteryKwh).filter(allowed)
  return settle(found, wants('lower-carbon'))
}

/** The system to offer among those of nearly the best value. */
function settle(found: readonly Evaluation[], carbonMatters: boolean): Evaluation {
  const best = found.reduce((a, b) => (b.npvEur > a.npvEur ? b : a))
  if (best.npvEur <= 0) return best
  const kept = near(found, ({ npvEur }) => npvEur, carbonMatters ? slack.carbonValue : slack.value)
  return carbonMatters ? dearest(kept) : cheapest(kept)
}

function pickBlackoutProof({ plan, evaluate, wants }: Search, balanced: Evaluation): Evaluation {
  const { panels, batteryKwh } = balanced.choice
  const wholeHome = plan.answers.budget === 'over-40000' || (wants('blackout-protection') && wants('independence'))
  const sizes = batterySizesKwh.filter((kwh) => kwh >= batteryKwh)
  let last = balanced
  for (const kwh of sizes) {
    last = evaluate({
      panels: Math.max(panels, Math.min(plan.home.maxPanels, 2 * smallestPanels)),
      batteryKwh: kwh,
      backup: wholeHome ? 'whole-home' : 'essential-circuits',
      reserveShare: reserve.purpose,
    })
    const { tooMuch, hours } = outageOf(last, plan, true)
    if (tooMuch.length === 0 && hours.p90 >= nightHours) break
  }
  return last
}

function cheapest(list: readonly Evaluation[]): Evaluation {
  return list.reduce((a, b) => (b.totals.priceCents < a.totals.priceCents ? b : a))
}

function dearest(list: readonly Evaluation[]): Evaluation {
  return list.reduce((a, b) => (b.totals.priceCents > a.totals.priceCents ? b : a))
}
