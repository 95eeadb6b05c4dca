import rules from '#facts/quote/sizing.json' with { type: 'json' }
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { SystemChoice } from '#src/features/quote/domain/prices/parts.ts'
import { type Evaluation, evaluator } from './evaluate.ts'
import { essentialsLastHours } from './outage.ts'
import { highest, panelLadder } from './panel-search.ts'
import type { Plan } from './plan.ts'

/*
 * The searches that every home shares. What its wishes and its budget change about them is in sizing.ts; the home page's villa has
 * none and goes through sizing-plain.ts, so that a browser loads no more than this.
 *
 * Panels are chosen by what the next one adds: the worth maximised grows by less with each panel, and with more of it the larger the
 * load is. Such a maximum never falls when the load grows or when a lower return is asked for, on the same steps (Topkis, 1978).
 */

/** The three systems, smallest first; prices never fall from one to the next. */
export type Sized = Record<OptionId, Evaluation>

/** What the searches share: the home lived in all the year with the same bill, so that no calendar makes a system larger. Savings are only compared. */
export interface Search {
  plan: Plan
  evaluate: (choice: SystemChoice) => Evaluation
}

export function searchOf(plan: Plan): Search {
  const livedIn = plan.livedIn ?? plan
  const { drafts, loadKwh, sizingLoadKwh = loadKwh } = livedIn.equipment
  const sizedOn: Plan = { ...livedIn, equipment: { drafts, loadKwh: sizingLoadKwh } }
  return { plan: sizedOn, evaluate: evaluator(sizedOn) }
}

export const bare: SystemChoice = { panels: 0, batteryKwh: 0, backup: 'none', reserveShare: 0 }

/** The smallest number of panels offered where a roof takes so many. */
export function leastPanels(maxPanels: number): number {
  return Math.min(rules.smallestPanels, maxPanels)
}

/**
 * Panels of the first option: each pays for itself within eight years, on at most 70 % of the roof, three at least. And of the second:
 * each returns its price, replacements and `hurdle` of the price over 25 years; well above the first where the roof has room.
 */
export function panelCounts({ plan, evaluate }: Search, hurdle: number = rules.hurdle.balanced) {
  const { maxPanels } = plan.home
  if (maxPanels === 0) return { essential: 0, balanced: 0 }
  const withPanels = (panels: number) => evaluate({ ...bare, panels })
  const most = Math.min(maxPanels, Math.max(1, Math.floor(maxPanels * rules.essentialRoofShare)))
  const essential = highest(
    panelLadder(leastPanels(most), most).map(withPanels),
    ({ rawSavingEur, energyPriceEur }) => rules.essentialYears * rawSavingEur - energyPriceEur,
  ).choice.panels
  const grown = Math.min(maxPanels, Math.max(essential + 1, Math.ceil(essential * rules.balancedGrowth)))
  const balanced = highest(
    panelLadder(grown, maxPanels).map(withPanels),
    ({ npvEur, energyPriceEur }) => npvEur - hurdle * energyPriceEur,
  ).choice.panels
  return { essential, balanced }
}

/** The battery of at least `leastKwh` that adds most to the value of the panels, kWh; `leastKwh` where none earns its price. */
export function earningBatteryKwh({ evaluate }: Search, panels: number, leastKwh: number): number {
  const at = (batteryKwh: number) => evaluate({ ...bare, panels, batteryKwh })
  let best = at(leastKwh)
  for (const batteryKwh of rules.batterySizesKwh) {
    if (batteryKwh <= leastKwh) continue
    const next = at(batteryKwh)
    if (next.npvEur <= best.npvEur) break
    best = next
  }
  return best.choice.batteryKwh
}

/**
 * The third option beside a balanced one: the first of the batteries whose kept half carries the essentials through a day without
 * grid or sun, or longer than what balanced keeps does; otherwise the largest.
 */
export function lastingChoice(
  { plan }: Search,
  {
    panels,
    backup,
    sizesKwh,
    hours = rules.reserveHours.least,
  }: Pick<SystemChoice, 'panels' | 'backup'> & { sizesKwh: readonly number[]; hours?: number },
): SystemChoice {
  const choice = {
    panels: Math.max(panels, Math.min(plan.home.maxPanels, 2 * rules.smallestPanels)),
    backup,
    reserveShare: rules.reserveShare.purpose,
  }
  const enough = sizesKwh.find(
    (batteryKwh) => essentialsLastHours({ ...choice, batteryKwh }, plan.answers, true) >= hours,
  )
  return { ...choice, batteryKwh: enough ?? sizesKwh.at(-1) ?? rules.wholeHomeKwh }
}
