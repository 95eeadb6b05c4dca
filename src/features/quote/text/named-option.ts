import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatMoney } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { describeEstimate } from './describe.ts'

/** The options of a quote with their prices, in words. */
export function namedOptions(estimate: Estimate, language: Language): { id: string; name: string; price: string }[] {
  const { options } = describeEstimate(estimate, language)
  return estimate.options.map(({ id, priceCents }) => ({
    id,
    name: options.find((option) => option.id === id)?.name ?? id,
    price: formatMoney(eurFromCents(priceCents), 'price', language),
  }))
}

/** One of them; its id for a name when the quote has no such option. */
export function namedOption(estimate: Estimate, id: string, language: Language): { name: string; price: string } {
  return namedOptions(estimate, language).find((option) => option.id === id) ?? { name: id, price: '' }
}
