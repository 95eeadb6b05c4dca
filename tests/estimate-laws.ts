import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { type EstimateContext, estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import type { Estimate, Option } from '#src/features/quote/domain/options/estimate-types.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Budget, Goal } from '#src/shared/domain/vocabulary.ts'

/** How a home is changed to see what its estimate does. */
export interface Change {
  /** A goal more. */
  goal: Goal
  /** The bill, or the use, times this. */
  billFactor: number
}

/** A cent, for sums of floating point. */
const centEur = 0.01
const limitedBudgets: readonly Budget[] = ['under-5000', '5000-10000', '10000-20000', '20000-40000', 'over-40000']

const machineGoals: readonly Goal[] = ['cooling', 'heating', 'hot-water', 'pool-heating', 'ev-charging']

const noted = ({ notes }: Estimate, ids: readonly string[], option: Option) =>
  notes.some(({ id, values }) => ids.includes(id) && String(values.options).split(' ').includes(option.id))

/** What one estimate alone must keep. */
export const ownLaws: Record<string, (made: Estimate) => boolean> = {
  'options in order of price': ({ options: [essential, balanced, blackoutProof] }) =>
    essential.priceCents <= balanced.priceCents && balanced.priceCents <= blackoutProof.priceCents,
  'saving at most the bill': ({ home, options }) =>
    options.every(({ savingEur }) => savingEur.p10 <= home.annualBillEur + centEur),
  'P90 ≤ P50 ≤ P10': ({ options }) =>
    options.every(
      ({ productionKwh, savingEur, paybackYears: { p10, p50, p90 }, backup }) =>
        ordered(productionKwh) &&
        ordered(savingEur) &&
        ordered({ p10: p10 ?? Infinity, p50: p50 ?? Infinity, p90: p90 ?? Infinity }) &&
        ordered(backup.hours),
    ),
  'hours times load at most the energy': ({ options }) =>
    options.every(({ backup: { essentials, withAirConditioner } }) =>
      [essentials, withAirConditioner].every(
        (cut) => !cut || (cut.hours.p50 * cut.loadW) / 1000 <= cut.energyKwh + cut.sunKwh + 1e-6,
      ),
    ),
  'a price above the budget is said': (made) => {
    const top = budgetTopEur(made.answers.budget)
    return made.options.every(
      (option) => option.priceCents <= top * 100 || noted(made, ['some-over-budget', 'all-over-budget'], option),
    )
  },
}

function ordered({ p10, p50, p90 }: Range): boolean {
  return p90 <= p50 + 1e-9 && p50 <= p10 + 1e-9
}

function budgetTopEur(budget: Budget): number {
  const tops = [5000, 10_000, 20_000, 40_000]
  return tops[limitedBudgets.indexOf(budget)] ?? Number.POSITIVE_INFINITY
}

type Pair = (one: Estimate, other: Estimate) => boolean
const pairs = (one: Estimate, other: Estimate) =>
  one.options.map((option, index): [Option, Option] => [option, other.options[index] ?? option])

/** What two estimates of nearly the same home must keep: the home first, then the changed one. */
const moreGoals: Pair = (one, other) =>
  pairs(one, other).every(
    ([before, after]) => after.priceCents >= before.priceCents || noted(other, ['budget-limited'], after),
  )
const largerBill: Pair = (one, other) =>
  pairs(one, other).every(
    ([{ system: before }, { system: after }]) =>
      after.panels >= before.panels - 1 &&
      // On a full roof a larger use leaves less for a battery to store: a smaller one is the right answer then.
      (after.batteryKwh >= before.batteryKwh || other.notes.some(({ id }) => id === 'roof-full')),
  )
const smallerBudget: Pair = (one, other) =>
  pairs(one, other).every(([before, after]) => after.priceCents <= before.priceCents)
const lessLivedIn: Pair = (one, other) => {
  const [, before] = one.options
  const [, after] = other.options
  return (
    after.priceCents <= before.priceCents &&
    after.system.panels <= before.system.panels &&
    after.system.batteryKwh <= before.system.batteryKwh
  )
}
const lessSaved: Pair = (one, other) => other.options[1].savingEur.p50 <= one.options[1].savingEur.p50 + centEur
const slowerBack: Pair = (one, other) =>
  (other.options[1].paybackYears.p50 ?? Infinity) >= (one.options[1].paybackYears.p50 ?? Infinity) - 1e-6
const verdictFollows: Pair = (one, other) => !other.options[1].worthIt || one.options[1].worthIt

/** The laws that this home breaks, by name. */
export function brokenLaws(answers: QuoteAnswers, { goal, billFactor }: Change, context: EstimateContext): string[] {
  const known = new Map<string, Estimate>()
  const estimate = (change: Partial<QuoteAnswers> = {}) => {
    const changed = { ...answers, ...change }
    const key = JSON.stringify(changed)
    const made = known.get(key) ?? estimateQuote(changed, context)
    known.set(key, made)
    return made
  }
  const made = estimate()
  const broken = Object.entries(ownLaws).flatMap(([law, holds]) => (holds(made) ? [] : [law]))
  const test = (law: string, holds: boolean) => {
    if (!holds) broken.push(law)
  }

  if (!answers.goals.includes(goal))
    test('more goals, never cheaper', moreGoals(made, estimate({ goals: [...answers.goals, goal] })))

  const use =
    answers.annualKwh === undefined
      ? { monthlyBillEur: Math.min(5000, (answers.monthlyBillEur ?? 0) * billFactor) }
      : { annualKwh: Math.min(150_000, answers.annualKwh * billFactor) }
  test('a larger bill, never a smaller system', largerBill(made, estimate(use)))

  const smaller = limitedBudgets[limitedBudgets.indexOf(answers.budget) - 1]
  if (smaller) test('a smaller budget, never dearer', smallerBudget(made, estimate({ budget: smaller })))

  const livedIn = answers.occupancy === 'full-time' ? made : estimate({ occupancy: 'full-time' })
  for (const occupancy of ['holiday-home', 'mixed-use'] as const) {
    const less = answers.occupancy === occupancy ? made : estimate({ occupancy })
    test(`${occupancy}: never larger or dearer`, lessLivedIn(livedIn, less))
    test(`${occupancy}: worth it only where living in is`, verdictFollows(livedIn, less))
  }
  // A new machine really runs less where people are there less: what it costs to run is no part of these two.
  const kept = answers.goals.filter((one) => !machineGoals.includes(one))
  const withoutMachines: Goal[] = kept.length > 0 ? kept : ['lower-bills']
  const year = estimate({ goals: withoutMachines, occupancy: 'full-time' })
  for (const occupancy of ['holiday-home', 'mixed-use'] as const) {
    const less = estimate({ goals: withoutMachines, occupancy })
    test(`${occupancy}: never saves more`, lessSaved(year, less))
    test(`${occupancy}: never pays back faster`, slowerBack(year, less))
  }
  return broken
}
