import type { EstimateResponse } from '#src/features/quote/contract.ts'
import type { Estimate, Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { resultEn } from '#src/features/quote/text/result.en.ts'
import { resultEs } from '#src/features/quote/text/result.es.ts'
import type { ResultText } from '#src/features/quote/text/result.types.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import type { Language } from '#src/shared/i18n/language.ts'

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
