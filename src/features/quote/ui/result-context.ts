import type { Language } from '#src/shared/i18n/language.ts'
import type { EstimateResponse } from '../contract.ts'
import type { Estimate, Option } from '../domain/estimate-types.ts'
import { resultEn } from '../text/result.en.ts'
import { resultEs } from '../text/result.es.ts'
import type { ResultText } from '../text/result.types.ts'
import type { QuoteUiText } from '../text/ui.types.ts'

/** What every part of the result page is given: the numbers, the same in words, and the words of the page. */
export interface ResultParts {
  language: Language
  estimate: Estimate
  described: EstimateResponse
  text: ResultText
  ui: QuoteUiText
}

export const resultText = (language: Language): ResultText => (language === 'es' ? resultEs : resultEn)

/** An option with its words. */
export interface DescribedOption {
  option: Option
  words: EstimateResponse['options'][number]
}

/** The three options paired with their words. */
export function pairs({ estimate, described }: Pick<ResultParts, 'estimate' | 'described'>): DescribedOption[] {
  return estimate.options.flatMap((option) => {
    const words = described.options.find(({ id }) => id === option.id)
    return words ? [{ option, words }] : []
  })
}
