import type { PlanContext } from '#src/features/quote/domain/candidates/plan.ts'
import { planFor } from '#src/features/quote/domain/candidates/quote-plan.ts'
import { sizeOptions } from '#src/features/quote/domain/candidates/sizing.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { QuoteAnswers } from './answers.ts'
import { billWithAbsencesEur } from './usual-bill.ts'

export interface PartialEstimate {
  /** Cheapest of the three options for the homes that still fit, € with VAT. */
  low: number
  /** Dearest of the three options for the homes that still fit, € with VAT. */
  high: number
  /** Questions answered, of 8. */
  answered: number
}

type Known = Partial<QuoteAnswers>

export const questionCount = 8

/** A modest and a demanding home: what an unanswered question may still turn out to be. */
const modest: QuoteAnswers = {
  town: 'marbella',
  propertyType: 'townhouse',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: [],
  goals: ['lower-bills'],
  budget: 'not-sure',
  monthlyBillEur: 70,
}
const demanding: QuoteAnswers = {
  ...modest,
  propertyType: 'villa',
  existingSystems: ['air-conditioning', 'pool'],
  goals: ['lower-bills', 'blackout-protection', 'ev-charging'],
  monthlyBillEur: 320,
}

/** Each open question leaves this much room below and above, so that every answer narrows the range. */
const roomPerQuestion = { below: 0.02, above: 0.045 } as const

function fill(known: Known, open: QuoteAnswers): QuoteAnswers {
  const { monthlyBillEur, ...rest } = open
  const hasUse = known.monthlyBillEur !== undefined || known.annualKwh !== undefined
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
  const billEur = billWithAbsencesEur(monthlyBillEur ?? 0, known.occupancy ?? open.occupancy)
  return { ...rest, ...(hasUse ? {} : { monthlyBillEur: billEur }), ...given }
}

function answeredOf(known: Known): number {
  const use = known.monthlyBillEur ?? known.annualKwh
  const { town, propertyType, buildYear, occupancy, existingSystems, goals, budget } = known
  return [town, propertyType, buildYear, occupancy, existingSystems, goals, budget, use].filter(
    (answer) => answer !== undefined,
  ).length
}

/**
 * Price of the three options from the answers so far, lowest to highest, € with VAT: what a modest and a demanding home with these
 * answers would pay. With all eight answers it is exactly the range of the full estimate.
 */
export function partialEstimate(known: Known, context: PlanContext): PartialEstimate {
  const answered = answeredOf(known)
  const open = Math.max(0, questionCount - answered)
  const pricesOf = (answers: QuoteAnswers) => {
    const { sized } = sizeOptions(planFor(answers, context))
    return {
      low: eurFromCents(sized.essential.totals.priceCents),
      high: eurFromCents(sized['blackout-proof'].totals.priceCents),
    }
  }
  const least = pricesOf(fill(known, modest))
  const most = open === 0 ? least : pricesOf(fill(known, demanding))
  return {
    low: Math.min(least.low, most.low) * (1 - roomPerQuestion.below * open),
    high: Math.max(least.high, most.high) * (1 + roomPerQuestion.above * open),
    answered,
  }
}
