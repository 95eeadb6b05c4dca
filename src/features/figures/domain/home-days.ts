import {
  type AverageDay,
  averageDays,
  batterySavingEur,
  type Evaluation,
  energySavingEur,
  evaluator,
  type Option,
  type OptionId,
  optionOf,
  planFor,
  type QuoteAnswers,
  type QuotePlan,
  sizeOptions,
} from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { answersOf, asked } from './home-parts.ts'
import { evaluateStated } from './stated-system.ts'
import type { FigureContext, WorkedHome } from './worked-home.ts'

/** A day in June and one in December of a worked home with its system, what the system costs and saves, and what it keeps running in a power cut. */
export interface HomeDays {
  answers: QuoteAnswers
  option: Pick<Option, 'system' | 'priceCents' | 'savingEur' | 'paybackYears' | 'backup'>
  june: AverageDay
  december: AverageDay
  /** What the home uses in a year, and what of it comes out of the battery, kWh. */
  useKwh: number
  givenBackKwh: number
  /** The part of its battery; null without one. */
  battery: BatteryPart | null
}

/** What a battery, with its backup if it has one, adds to the same panels: price with VAT, saving of the first year, and the years in which the one pays the other. */
export interface BatteryPart {
  priceEur: number
  savingEur: Range
  /** p90 ≤ p50 ≤ p10 as of a whole option; null where it saves nothing. */
  paybackYears: Option['paybackYears']
}

/**
 * Which system of a home: the one it states, an option of its quote, or what the balanced option has on the roof, alone and with a battery
 * that works for the bill every day.
 */
export type SystemOf = 'system' | OptionId | 'panels' | 'panels-and-battery'

const june = 5
const december = 11

/** Throws a RangeError when the home declares no such part. */
export function homeDays(home: WorkedHome, of: SystemOf, context: FigureContext): HomeDays {
  const answers = answersOf(home)
  const { plan, sized } =
    of === 'system' ? evaluateStated(answers, asked(home, 'system'), context) : sizedOption(answers, of, context)
  const isOption = of !== 'system' && of !== 'panels' && of !== 'panels-and-battery'
  const { days, givenBackKwh } = averageDays(sized, plan, [june, december])
  const [inJune, inDecember] = days
  if (!inJune || !inDecember) throw new RangeError('a year without June or December')
  const option = optionOf(isOption ? of : 'balanced', sized, plan, energySavingEur(sized, plan))
  const { useKwh } = plan.today
  const battery = batteryPart(sized, plan)
  return { answers, option, june: inJune, december: inDecember, useKwh, givenBackKwh, battery }
}

function batteryPart(sized: Evaluation, plan: QuotePlan): BatteryPart | null {
  if (sized.choice.batteryKwh === 0) return null
  const bare = evaluator(plan)({ ...sized.choice, batteryKwh: 0, backup: 'none', reserveShare: 0 })
  const priceEur = eurFromCents(sized.totals.priceCents - bare.totals.priceCents)
  const savingEur = batterySavingEur(sized, bare, plan)
  const years = (eur: number) => (eur > 0 ? priceEur / eur : null)
  return {
    priceEur,
    savingEur,
    paybackYears: { p10: years(savingEur.p90), p50: years(savingEur.p50), p90: years(savingEur.p10) },
  }
}

/** The smallest battery that is sold, kWh. */
const smallBatteryKwh = 5

function sizedOption(answers: QuoteAnswers, of: Exclude<SystemOf, 'system'>, context: FigureContext) {
  const plan = planFor(answers, context)
  const { sized } = sizeOptions(plan)
  if (of !== 'panels' && of !== 'panels-and-battery') return { plan, sized: sized[of] }
  const { panels } = sized.balanced.choice
  const batteryKwh = of === 'panels' ? 0 : smallBatteryKwh
  return { plan, sized: evaluator(plan)({ panels, batteryKwh, backup: 'none', reserveShare: 0 }) }
}
