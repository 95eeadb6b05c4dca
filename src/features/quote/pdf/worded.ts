import type { EstimateResponse } from '#src/features/quote/contract.ts'
import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { describeEstimate, systemLine } from '#src/features/quote/text/describe.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** An estimate in the reader's words: what the screen shows, with the phrases of the comparison table beside it. */
export interface WordedEstimate {
  described: EstimateResponse
  /** By option, in order. */
  equipment: string[]
}

export function wordEstimate(estimate: Estimate, language: Language): WordedEstimate {
  return {
    described: describeEstimate(estimate, language),
    equipment: estimate.options.map((option) => systemLine(option, language)),
  }
}
