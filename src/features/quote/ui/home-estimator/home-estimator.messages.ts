import type { HomeAnswerText } from '#src/features/quote/text/home-answer.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { EstimatorView } from './home-estimator-view.ts'

/** What the home page asks its worker: a bill, and the words that the answer is written in. */
export interface EstimatorQuestion {
  id: number
  monthlyBillEur: number
  language: Language
  words: HomeAnswerText
}

/** The answer as text; `failed` when the typical year or the prices could not be had, which may go better next time. */
export type EstimatorAnswer = { id: number; view: EstimatorView } | { id: number; failed: true }
