import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { wholePaybackYears } from '#src/features/quote/domain/options/worth.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { paybackPhrase, poorPayback, textOf } from './describe.ts'
import { fill, spokenEither } from './values.ts'

/**
 * 'pays back in 6 to 7 years': from the good case to the poor one, as the calculators say it, for a sentence. Where both end in one year only that year is said, and where the poor
 * one never comes, that it does not.
 */
export function paybackSpan(paybackYears: Option['paybackYears'], language: Language): string {
  const { p10, p50, p90 } = paybackYears
  const text = textOf(language)
  const from = wholePaybackYears(p90 ?? p50 ?? 0)
  const to = wholePaybackYears(p10 ?? 0)
  if (p10 === null || p50 === null || p50 < 0.5 || from === to)
    return paybackPhrase(paybackYears, language) + poorPayback(paybackYears, language)
  const { span, spanOfTwo } = text.payback
  const either = spokenEither([String(from), String(to)], language)
  return fill(to - from === 1 ? spanOfTwo : span, { from, to, either }, text, language)
}

/** '6–7 years': the same years alone, for a table whose row says what they are. */
export function paybackYearsOf({ p10, p50, p90 }: Option['paybackYears'], language: Language): string {
  const text = textOf(language)
  const { payback } = text
  if (p50 === null) return payback.shortNever
  if (p50 < 0.5) return payback.shortLessThanOne
  if (p10 === null) return fill(payback.shortOrMore, { years: wholePaybackYears(p50) }, text, language)
  const from = wholePaybackYears(p90 ?? p50)
  const to = wholePaybackYears(p10)
  if (from === to) return from === 1 ? payback.shortOneYear : fill(payback.short, { years: from }, text, language)
  return fill(payback.short, { years: `${from}–${to}` }, text, language)
}

/** 'pays back in 6–7 years', for a strip. */
export function paybackInShort(paybackYears: Option['paybackYears'], language: Language): string {
  const text = textOf(language)
  if (paybackYears.p50 === null) return text.payback.never
  return fill(text.payback.in, { years: paybackYearsOf(paybackYears, language) }, text, language)
}
