import type { Language } from '../../../shared/i18n/language.ts'
import type { EstimateResponse } from '../contract.ts'
import type { Estimate } from '../domain/estimate-types.ts'
import { describeEstimate, paybackPhrase, systemLine } from '../text/describe.ts'

/** An estimate in the reader's words: what the screen shows, with the phrases of the comparison table beside it. */
export interface WordedEstimate {
  described: EstimateResponse
  /** By option, in order. */
  equipment: string[]
  payback: string[]
}

export function wordEstimate(estimate: Estimate, language: Language): WordedEstimate {
  return {
    described: describeEstimate(estimate, language),
    equipment: estimate.options.map((option) => systemLine(option, language)),
    payback: estimate.options.map((option) => paybackPhrase(option.paybackYears, language)),
  }
}
