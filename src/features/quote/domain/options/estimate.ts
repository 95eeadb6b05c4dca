import offer from '#facts/quote/offer.json' with { type: 'json' }
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { PlanContext } from '#src/features/quote/domain/candidates/plan.ts'
import { planFor } from '#src/features/quote/domain/candidates/quote-plan.ts'
import { sizeOptions } from '#src/features/quote/domain/candidates/sizing.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { assumptionsOf } from './assumptions.ts'
import type { Estimate, Option } from './estimate-types.ts'
import { builtInIncentives, type IncentiveFacts, incentivesFor } from './incentives.ts'
import { notesOf } from './notes.ts'
import { optionOf } from './option.ts'
import { energySavingEur } from './saving.ts'
import { verdict } from './worth.ts'

export interface EstimateContext extends PlanContext {
  /** Default: the curated facts. */
  incentives?: IncentiveFacts
}

/** Prices hold this long. */
export const { validityDays } = offer

/**
 * The whole estimate, in three stages: the home (`QuotePlan`), its candidates (`Candidates`), the options (`Estimate`). Three options with price, saving, backup, incentives and verdict, and everything they assume. Pure: the same
 * answers, weather, price book and day give the same result. Throws a RangeError when neither a bill nor a consumption is given.
 */
export function estimateQuote(answers: QuoteAnswers, context: EstimateContext): Estimate {
  const { today, priceBook, incentives = builtInIncentives } = context
  const plan = planFor(answers, context)
  const candidates = sizeOptions(plan)
  const { sized } = candidates
  const balancedSaving = energySavingEur(sized.balanced, plan)
  const balanced = optionOf('balanced', sized.balanced, plan, balancedSaving)

  const option = (id: OptionId): Option => {
    const system = sized[id]
    const energySaving = id === 'balanced' ? balancedSaving : energySavingEur(system, plan)
    const { panels } = system.choice
    const made = id === 'balanced' ? balanced : optionOf(id, system, plan, energySaving)
    return {
      ...made,
      incentives: incentivesFor({ town: answers.town, today, items: made.items, panels }, incentives),
      ...verdict(made, system, plan, energySaving, balanced),
    }
  }

  return {
    answers,
    madeOn: today,
    validUntil: addDays(today, validityDays),
    priceBook: {
      version: priceBook.version,
      asOf: priceBook.asOf,
      confirmedByOwner: priceBook.confirmedByOwner,
    },
    home: {
      annualKwh: plan.today.annualKwh,
      monthlyConsumptionKwh: Array.from(plan.today.year.monthlyImportKwh),
      contractedPowerKw: Math.round(plan.today.contract.powerKw.P1 * 100) / 100,
      annualBillEur: plan.today.annualBillEur,
    },
    options: [option('essential'), option('balanced'), option('blackout-proof')],
    assumptions: assumptionsOf(plan, sized, today),
    notes: notesOf(plan, candidates, today, incentives),
  }
}
