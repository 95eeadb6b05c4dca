import rules from '#facts/quote/sizing.json' with { type: 'json' }
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { SystemChoice } from '#src/features/quote/domain/prices/parts.ts'
import { evaluator, priceOfChoice } from './evaluate.ts'
import { essentialsLastHours } from './outage.ts'
import type { Plan, QuotePlan } from './plan.ts'
import {
  bare,
  earningBatteryKwh,
  lastingChoice,
  leastPanels,
  panelCounts,
  type Search,
  type Sized,
  searchOf,
} from './sizing-search.ts'

/** The three systems of a home, and those that its budget made smaller. */
export interface Candidates {
  sized: Sized
  budgetLimited: OptionId[]
}

const smallestBatteryKwh = Math.min(...rules.batterySizesKwh)

/**
 * The home's three systems. essential: panels that each pay back soon; with the smallest battery and a backup board where a power cut is a
 * worry; only the machines where nothing else is asked for; balanced: the highest value over 25 years, with a battery when it earns
 * its price or a goal asks for one; blackout-proof: a battery and a backup board whose reserve carries the essentials through a
 * day, and more than balanced carries. No two hold the same unless nothing can be added or the budget ends there.
 *
 * Each wish adds to a system and none takes from it. The budget takes the first system of a list that it pays for, the same list whatever it is, so
 * that a smaller one never buys a dearer system; where it pays for none, the last and cheapest stays. It never limits blackout-proof.
 */
export function sizeOptions(plan: QuotePlan): Candidates {
  const search = searchOf(plan)
  const evaluate = evaluator(plan)
  const wanted = withoutBudget(search, plan)
  const balanced = withinBudget(plan, wanted.balanced)
  const essential = belowBalanced(plan, wanted.essential, balanced)
  const budgetLimited: OptionId[] = []
  if (!isSameSystem(essential, wanted.essential)) budgetLimited.push('essential')
  if (!isSameSystem(balanced, wanted.balanced)) budgetLimited.push('balanced')
  return {
    sized: {
      essential: evaluate(essential),
      balanced: evaluate(balanced),
      'blackout-proof': evaluate(wanted['blackout-proof']),
    },
    budgetLimited,
  }
}

/** Whether two choices hold the same items; what is kept back for a cut is no item. */
export function isSameSystem(one: SystemChoice, other: SystemChoice): boolean {
  return one.panels === other.panels && one.batteryKwh === other.batteryKwh && one.backup === other.backup
}

/** The systems to offer were money no question. */
function withoutBudget(search: Search, { wishes, home }: QuotePlan): Record<OptionId, SystemChoice> {
  const { purpose, extra } = rules.reserveShare
  const panels = panelCounts(search, wishes.lowCarbon ? rules.hurdle.carbon : rules.hurdle.balanced)
  const board: Pick<SystemChoice, 'backup' | 'reserveShare'> = wishes.backup
    ? { backup: 'essential-circuits', reserveShare: wishes.onlyBackup ? purpose : extra }
    : { backup: 'none', reserveShare: 0 }
  // On a roof that its panels have filled already, a battery is the only first step.
  const isFull = home.maxPanels === 0 && home.existingSolarKwp > 0
  const firstKwh = wishes.backup || isFull ? smallestBatteryKwh : 0
  const essential: SystemChoice = wishes.onlyMachines
    ? bare
    : { ...board, panels: panels.essential, batteryKwh: firstKwh }
  const balanced = balancedOf(search, { ...board, panels: panels.balanced, batteryKwh: firstKwh }, wishes, essential)
  return { essential, balanced, 'blackout-proof': blackoutProofOf(search, balanced, wishes) }
}

function balancedOf(
  search: Search,
  base: SystemChoice,
  wishes: QuotePlan['wishes'],
  essential: SystemChoice,
): SystemChoice {
  const { home } = search.plan
  const hasSun = base.panels > 0 || home.existingSolarKwp > 0
  if (!hasSun && !wishes.backup) return base
  const batteryKwh = wishes.battery
    ? Math.max(base.batteryKwh, wishedBatteryKwh(search.plan))
    : earningBatteryKwh(search, base.panels, base.batteryKwh)
  const found = { ...base, batteryKwh }
  const next = isSameSystem(found, essential) ? { ...found, batteryKwh: nextBatteryKwh(batteryKwh) } : found
  // Too few panels to fill a battery: it stands by for a power cut.
  const standsBy = next.batteryKwh > 0 && base.panels < rules.smallestPanels && home.existingSolarKwp === 0
  return standsBy && next.backup === 'none'
    ? { ...next, backup: 'essential-circuits', reserveShare: rules.reserveShare.extra }
    : next
}

/** A battery for its own sake: the largest of those offered that holds no more than its share of what a night uses, kWh. */
function wishedBatteryKwh({ equipment, unitKwh }: Plan): number {
  let nightKwh = 0
  for (let hour = 0; hour < unitKwh.length; hour++)
    if ((unitKwh[hour] ?? 0) <= 0) nightKwh += equipment.loadKwh[hour] ?? 0
  const { sizesKwh, shareOfNightUse } = rules.wishedBattery
  const most = (nightKwh / 365) * shareOfNightUse
  return sizesKwh.findLast((kwh) => kwh <= most) ?? smallestBatteryKwh
}

function nextBatteryKwh(batteryKwh: number): number {
  return rules.batterySizesKwh.find((kwh) => kwh > batteryKwh) ?? batteryKwh
}

function blackoutProofOf(search: Search, balanced: SystemChoice, wishes: QuotePlan['wishes']): SystemChoice {
  const { panels, batteryKwh, backup } = balanced
  const hasBoard = backup !== 'none'
  const larger = rules.batterySizesKwh.filter((kwh) => kwh > batteryKwh || (kwh === batteryKwh && !hasBoard))
  const wholeHome = wishes.wholeHome || larger.length === 0
  const enough = wholeHome ? larger.filter((kwh) => kwh >= rules.wholeHomeKwh) : larger
  const { least, most } = rules.reserveHours
  const keptHours = essentialsLastHours(balanced, search.plan.answers, false)
  return lastingChoice(search, {
    panels,
    backup: wholeHome ? 'whole-home' : 'essential-circuits',
    sizesKwh: enough.length > 0 ? enough : [batteryKwh],
    hours: Math.max(least, Math.min(most, keptHours)),
  })
}

const priceCents = (plan: Plan, choice: SystemChoice) => priceOfChoice(plan, choice).all.priceCents

/** Panel counts down to the fewest that are offered. */
function downFrom(plan: Plan, panels: number): number[] {
  const least = Math.min(panels, leastPanels(plan.home.maxPanels))
  return Array.from({ length: panels - least + 1 }, (_, fewer) => panels - fewer)
}

/** The balanced system of a budget: as wanted, or with the smallest battery that the wishes allow and ever fewer panels. */
function withinBudget(plan: QuotePlan, wanted: SystemChoice): SystemChoice {
  const { battery, budgetTopCents } = plan.wishes
  const needsBattery = battery || wanted.panels === 0 || wanted.backup !== 'none'
  const batteryKwh = needsBattery ? Math.min(wanted.batteryKwh, smallestBatteryKwh) : 0
  const list = [wanted, ...downFrom(plan, wanted.panels).map((panels) => ({ ...wanted, panels, batteryKwh }))]
  return list.find((choice) => priceCents(plan, choice) <= budgetTopCents) ?? list.at(-1) ?? wanted
}

/** The essential system of a budget: no dearer than balanced, and with fewer panels where it holds nothing else less. */
function belowBalanced(plan: QuotePlan, wanted: SystemChoice, balanced: SystemChoice): SystemChoice {
  const { budgetTopCents } = plan.wishes
  const balancedCents = priceCents(plan, balanced)
  const topCents = Math.min(balancedCents, budgetTopCents)
  const isSmaller = wanted.batteryKwh < balanced.batteryKwh || wanted.backup !== balanced.backup
  const mostPanels = isSmaller
    ? wanted.panels
    : Math.max(leastPanels(plan.home.maxPanels), Math.floor(balanced.panels / rules.balancedGrowth))
  const list = downFrom(plan, wanted.panels).map((panels) => ({ ...wanted, panels }))
  return (
    list.find((choice) => choice.panels <= mostPanels && priceCents(plan, choice) <= topCents) ?? list.at(-1) ?? wanted
  )
}
