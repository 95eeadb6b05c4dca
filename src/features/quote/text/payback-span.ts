import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { wholePaybackYears } from '#src/features/quote/domain/options/worth.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { paybackPhrase, poorPayback, textOf } from './describe.ts'
import { fill } from './values.ts'

/**
 * 'pays back in 6 to 7 years': from the likely to the poor case, for a card. Where both end in one year only that year is said, and where the poor one
 * never comes, that it does not.
 */
export function paybackSpan(paybackYears: Option['paybackYears'], language: Language): string {
  const { p10, p50 } = paybackYears
  const text = textOf(language)
  const from = wholePaybackYears(p50 ?? 0)
  const to = wholePaybackYears(p10 ?? 0)
  if (p10 === null || p50 === null || p50 < 0.5 || from === to)
    return paybackPhrase(paybackYears, language) + poorPayback(paybackYears, language)
  const { span, spanOfTwo } = text.payback
  return fill(to - from === 1 ? spanOfTwo : span, { from, to }, text, language)
}
