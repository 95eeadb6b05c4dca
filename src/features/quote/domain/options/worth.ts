import rules from '#facts/quote/worth.json' with { type: 'json' }
import { paybackRange } from '#src/energy/money/finance.ts'
import type { Evaluation } from '#src/features/quote/domain/candidates/evaluate.ts'
import { equipmentRunningEur, type QuotePlan } from '#src/features/quote/domain/candidates/plan.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { shownEur, shownKwh } from '#src/shared/domain/rounding.ts'
import type { Goal } from '#src/shared/domain/vocabulary.ts'
import type { Option, Statement } from './estimate-types.ts'

/**
 * Our own yardsticks, shown as such: slower than so many years and panels or a battery are no investment; below so small a bill a month fixed costs weigh
 * too much; below such a yield a roof looks the wrong way.
 */
export const { worthItYears, smallBillEur, poorRoofKwhPerKwp } = rules

/** A pay-back as it is printed: whole years, one at least. */
export function wholePaybackYears(years: number): number {
  return Math.max(1, Math.round(years))
}

/** The one verdict on a payback in years, of the figure as it is printed: whole years, null for never. */
export function isPaidBackInTime(years: number | null): boolean {
  return years !== null && wholePaybackYears(years) <= worthItYears
}

export interface Verdict {
  worthIt: boolean
  because: Statement[]
}

function causes(plan: QuotePlan): Statement[] {
  const { answers, today } = plan
  const found: Statement[] = []
  if (answers.occupancy === 'holiday-home') found.push({ id: 'holiday-home', values: {} })
  const monthlyEur = Math.round(today.annualBillEur / 12)
  if (monthlyEur < smallBillEur) found.push({ id: 'small-bill', values: { eur: monthlyEur } })
  let kwhPerKwp = 0
  for (const kwh of plan.unitKwh) kwhPerKwp += kwh
  if (kwhPerKwp < poorRoofKwhPerKwp) found.push({ id: 'poor-roof', values: { kwhPerKwp: Math.round(kwhPerKwp) } })
  if (plan.home.existingSolarKwp > 0) found.push({ id: 'already-solar', values: { kwp: plan.home.existingSolarKwp } })
  return found
}

/** Goals whose machine takes the place of gas or fuel, which no bill here counts. */
const replacing: ReadonlySet<Goal> = new Set<Goal>(['heating', 'hot-water', 'ev-charging'])

/** What the machines of the goals do to the bill, one statement each. */
function equipmentStatements(plan: QuotePlan): Statement[] {
  const runningEur = equipmentRunningEur(plan)
  const totalKwh = plan.equipment.addedKwh.reduce((sum, { kwh }) => sum + kwh, 0)
  if (plan.equipment.addedKwh.length === 0 || Math.round(totalKwh) === 0) return []
  const values = { kwh: shownKwh(Math.abs(totalKwh)), eur: shownEur(Math.abs(runningEur), 'estimate') }
  if (runningEur <= 0) return [{ id: 'replacement-saves', values }]
  const replaces = plan.equipment.addedKwh.some(({ goal, kwh }) => kwh > 0 && replacing.has(goal))
  return [{ id: replaces ? 'machines-use' : 'comfort-costs', values }]
}

type Compared = Pick<Option, 'id' | 'priceCents' | 'savingEur' | 'backup' | 'system'>

/**
 * The blackout-proof option where what it costs on top of the balanced one does not come back from the bill in time: the extra is for power cuts. The
 * payback of the whole hides that.
 */
export function isExtraForCuts(
  option: Pick<Compared, 'id' | 'priceCents' | 'savingEur' | 'backup'>,
  options: readonly Pick<Compared, 'id' | 'priceCents' | 'savingEur'>[],
): boolean {
  const balanced = options.find(({ id }) => id === 'balanced')
  if (option.id !== 'blackout-proof' || !balanced || option.backup.powers.length === 0) return false
  const extraEur = eurFromCents(option.priceCents - balanced.priceCents)
  const extraSavingEur = option.savingEur.p50 - balanced.savingEur.p50
  return extraEur > 0 && !isPaidBackInTime(extraSavingEur > 0 ? extraEur / extraSavingEur : null)
}

/** What the money on top of the balanced option buys in a power cut. */
function protection(option: Compared, balanced: Compared, asked: boolean): Statement[] {
  const extraCents = option.priceCents - balanced.priceCents
  if (option.id !== 'blackout-proof' || extraCents <= 0) return asked ? [{ id: 'protection-included', values: {} }] : []
  const values = { eur: Math.round(eurFromCents(extraCents)) }
  const { hours, powers } = option.backup
  const before = balanced.backup
  const isLonger =
    hours.p90 >= before.hours.p90 &&
    hours.p50 >= before.hours.p50 &&
    hours.p90 + hours.p50 > before.hours.p90 + before.hours.p50
  const isMore = powers.length > before.powers.length || option.system.backup !== balanced.system.backup
  if (!asked || !(isLonger || isMore)) {
    const eurYear = Math.round(option.savingEur.p50 - balanced.savingEur.p50)
    return eurYear >= rules.worthSayingEur
      ? [{ id: 'protection-extra-saves', values: { ...values, eurYear } }]
      : [{ id: 'protection-extra', values }]
  }
  return [{ id: isLonger ? (isMore ? 'protection-asked' : 'protection-longer') : 'protection-more', values }]
}

/**
 * Whether an option is worth its money, and why. Panels and battery are judged as an investment (paid back within 15 years); machines for
 * comfort are not, their running cost is stated instead; backup is judged by whether somebody asked for it.
 * `energySavingEur`: what panels and battery save against the same home without them.
 */
export function verdict(
  option: Compared,
  sized: Evaluation,
  plan: QuotePlan,
  energySavingEur: Range,
  balanced: Compared,
): Verdict {
  const { choice, energyPriceEur, replacements } = sized
  const because: Statement[] = []
  const equipment = equipmentStatements(plan)
  if (choice.panels === 0 && plan.home.maxPanels === 0 && plan.answers.roof?.areaM2 !== undefined)
    because.push({ id: 'no-roof', values: {} })
  if (choice.panels === 0 && choice.batteryKwh === 0) {
    const nothing = plan.equipment.drafts.length === 0
    if (nothing && because.length === 0) because.push({ id: 'no-room', values: {} })
    return { worthIt: !nothing, because: [...because, ...equipment] }
  }
  const years = paybackRange({ priceEur: energyPriceEur, replacements }, energySavingEur).p50
  const paysBack = isPaidBackInTime(years)
  const asked = plan.answers.goals.includes('blackout-protection') && choice.backup !== 'none'
  if (paysBack && years !== null) because.push({ id: 'pays-back', values: { years: wholePaybackYears(years) } })
  else {
    because.push(...causes(plan))
    if (years === null) because.push({ id: 'never-pays-back', values: { years: 25 } })
    else
      because.push({
        id: 'payback-long',
        values: { years: wholePaybackYears(years), limit: worthItYears },
      })
  }
  return { worthIt: paysBack || asked, because: [...because, ...protection(option, balanced, asked), ...equipment] }
}
