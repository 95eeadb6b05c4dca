import { formatMoney, formatMoneyRange } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { GuidePrice, PriceOrigin } from './guide-prices.ts'

/** The words that stand with every guide price, on the home page and in the lists of other pages. */
export interface GuidePriceWords {
  guidePrice: string
  origin: Record<PriceOrigin, string>
  /** What the three origins mean. */
  origins: string
}

export const guidePriceWords: Record<Language, GuidePriceWords> = {
  en: {
    guidePrice: 'guide price',
    origin: { published: 'published prices', trade: 'usual in the trade', own: 'our estimate' },
    origins:
      'Published prices: the range in Spanish price guides. Usual in the trade: what installers mostly charge. Our estimate: what we expect it to cost. The firm price comes after the visit.',
  },
  es: {
    guidePrice: 'precio orientativo',
    origin: { published: 'precios publicados', trade: 'según el sector', own: 'estimación nuestra' },
    origins:
      'Precios publicados: horquillas de precios publicadas en España. Según el sector: lo que suelen cobrar los instaladores. Estimación nuestra: la hemos calculado nosotros. El precio firme llega tras la visita.',
  },
}

/** "Heat pump, 8 kW" below the name of its service: the size alone. */
export const jobSize = (job: string) => job.replace(/^[^\d,]+, /, '')

/** "€6,400": the price itself. */
export function priceText({ priceEur }: Pick<GuidePrice, 'priceEur'>, language: Language): string {
  return formatMoney(priceEur, 'price', language)
}

/** "€5,390–9,390 · published prices": between which such jobs end, and who says so; without a range the latter alone. */
export function rangeText({ rangeEur, origin }: GuidePrice, language: Language): string {
  const says = guidePriceWords[language].origin[origin]
  return rangeEur ? `${formatMoneyRange({ p90: rangeEur.low, p10: rangeEur.high }, language)} · ${says}` : says
}
