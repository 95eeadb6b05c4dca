import type { OptionId } from '#src/features/quote/domain/options/estimate-types.ts'
import { outageOf } from '#src/features/quote/domain/options/outage.ts'
import type { SystemChoice } from '#src/features/quote/domain/prices/parts.ts'
import { type Evaluation, evaluator, quickPaybackYears } from './evaluate.ts'
import { near, panelLadder, search } from './panel-search.ts'
import type { Plan } from './plan.ts'

/*
 * The three searches that every home shares. What its wishes change about them (a budget, a board, panels already there) is in
 * sizing.ts; the home page's villa has none and goes through sizing-plain.ts, so that a browser loads no more than this.
 */

/** The three systems, smallest first; prices never fall from one to the next. */
export type Sized = Record<OptionId, Evaluation>

/** What the three searches share. */
export interface Search {
  plan: Plan
  evaluate: (choice: SystemChoice) => Evaluation
}

export function searchOf(plan: Plan): Search {
  return { plan, evaluate: evaluator(plan) }
}

export const smallestPanels = 3
export const batterySizesKwh = [5, 10, 15, 20] as const
/** Kept for a power cut where backup is the purpose: half of the battery. */
export const purposeReserve = 0.5
/** A night without sun or grid that nine outages in ten must be survived, hours. */
export const nightHours = 13
/** Essential leaves room on the roof: the options must differ to be a choice. */
const essentialRoofShare = 0.7
const balancedGrowth = 1.3
/**
 * Optima are flat, so ties are settled by purpose: essential is the largest system that pays back within 5 % of the quickest (the
 * smallest within 15 % when it carries a battery); balanced the smallest that keeps 95 % of the best value (80 % and the largest
 * when carbon matters).
 */
export const slack = { payback: 0.05, backupPayback: 0.15, value: 0.05, carbonValue: 0.2 } as const

export const bare: SystemChoice = { panels: 0, batteryKwh: 0, backup: 'none', reserveShare: 0 }

/** Systems for the first option: panels on part of the roof, and `base` beside them. None without a roof. */
export function firstSystems({ plan, evaluate }: Search, base: SystemChoice): Evaluation[] {
  const { maxPanels } = plan.home
  const most = Math.min(maxPanels, Math.max(1, Math.floor(maxPanels * essentialRoofShare)))
  const ladder = panelLadder(Math.min(smallestPanels, most), most)
  return search(ladder, (panels) => evaluate({ ...base, panels }), quickPaybackYears)
}

/** Those that pay back within a share of the quickest. */
export function quickest(tried: readonly Evaluation[], allowance: number): Evaluation[] {
  const years = Math.min(...tried.map(quickPaybackYears))
  return tried.filter((one) => quickPaybackYears(one) <= years * (1 + allowance))
}

/** Panel counts for the second option: well above those of the first. */
export function grownLadder({ plan }: Search, panels: number): number[] {
  const { maxPanels } = plan.home
  return panelLadder(Math.min(maxPanels, Math.max(panels + 1, Math.ceil(panels * balancedGrowth))), maxPanels)
}

export interface ValueSearch {
  ladder: readonly number[]
  base: SystemChoice
  /** The battery that the panels are first searched with, and those compared with it, kWh. */
  firstKwh: number
  sizesKwh: readonly number[]
  /** Default: whatever it costs. */
  allowed?: (evaluation: Evaluation) => boolean
}

/** Systems around the highest value over 25 years: the panels first, then the battery, then the panels for that battery. */
export function bestValue(
  { evaluate }: Search,
  { ladder, base, firstKwh, sizesKwh, allowed = () => true }: ValueSearch,
): Evaluation[] {
  const cost = ({ npvEur }: Evaluation) => -npvEur
  const withBattery = (batteryKwh: number) =>
    search(ladder, (panels) => evaluate({ ...base, panels, batteryKwh }), cost).filter(allowed)
  const within = withBattery(firstKwh)
  const [first] = within
  if (!first) return within
  let best = within.reduce((a, b) => (cost(b) < cost(a) ? b : a), first)
  for (const batteryKwh of sizesKwh) {
    const next = evaluate({ ...best.choice, batteryKwh })
    if (allowed(next) && cost(next) < cost(best)) best = next
  }
  return best.choice.batteryKwh === firstKwh ? within : withBattery(best.choice.batteryKwh)
}

/** The system to offer among those of nearly the best value. */
export function settle(found: readonly Evaluation[], carbonMatters: boolean): Evaluation {
  const best = found.reduce((a, b) => (b.npvEur > a.npvEur ? b : a))
  if (best.npvEur <= 0) return best
  const kept = near(found, ({ npvEur }) => npvEur, carbonMatters ? slack.carbonValue : slack.value)
  return carbonMatters ? dearest(kept) : cheapest(kept)
}

/** The first of the batteries that carries everything wanted for so many hours in nine outages of ten, or the last. */
export function lasting(
  { plan, evaluate }: Search,
  {
    panels,
    backup,
    sizesKwh,
    hours,
  }: Pick<SystemChoice, 'panels' | 'backup'> & { sizesKwh: readonly number[]; hours: number },
): Evaluation {
  const choice = {
    panels: Math.max(panels, Math.min(plan.home.maxPanels, 2 * smallestPanels)),
    backup,
    reserveShare: purposeReserve,
  }
  let last: Evaluation | undefined
  for (const batteryKwh of sizesKwh) {
    last = evaluate({ ...choice, batteryKwh })
    const outage = outageOf(last, plan, true)
    if (outage.tooMuch.length === 0 && outage.hours.p90 >= hours) break
  }
  return last ?? evaluate({ ...choice, batteryKwh: batterySizesKwh[3] })
}

export function cheapest(list: readonly Evaluation[]): Evaluation {
  return list.reduce((a, b) => (b.totals.priceCents < a.totals.priceCents ? b : a))
}

export function dearest(list: readonly Evaluation[]): Evaluation {
  return list.reduce((a, b) => (b.totals.priceCents > a.totals.priceCents ? b : a))
}
