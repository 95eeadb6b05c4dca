import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { StepId } from '#src/features/quote/domain/answers/steps.ts'
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'

/** What the page asks its price worker: the answers after each answered question. */
export interface PriceQuestion {
  id: number
  steps: { step: StepId; answers: Partial<QuoteAnswers> }[]
}

/** A price range, EUR with VAT, as it stood after a question. */
export interface PriceAfterStep {
  step: StepId
  lowEur: number
  highEur: number
}

export interface OptionPrice {
  id: OptionId
  priceEur: number
}

/** What only a full set of answers gives. */
export interface FullPrice {
  options: OptionPrice[]
  /** The contracted power that the estimate stands on, kW. */
  powerKw: number
}

export type PriceAnswer =
  | { id: number; ranges: PriceAfterStep[] /** Given once every question is answered. */; full?: FullPrice }
  | { id: number; failed: true }
