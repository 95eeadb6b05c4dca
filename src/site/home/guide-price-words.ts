import { formatMoney, formatMoneyRange } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { GuidePrice, PriceOrigin } from './guide-prices.ts'

/** The words that stand with every guide price, on the home page and in the lists of other pages. */
export interface GuidePriceWords {
  guidePrice: string
  origin: Record<PriceOrigin, string>
  /** What each origin means. */
  meaning: Record<PriceOrigin, string>
  firm: string
}

export const guidePriceWords: Record<Language, GuidePriceWords> = {
  en: {
    guidePrice: 'guide price',
    origin: { published: 'published prices', trade: 'usual in the trade', own: 'our estimate' },
    meaning: {
      published: 'Published prices: the range in Spanish price guides.',
      trade: 'Usual in the trade: what installers mostly charge.',
      own: 'Our estimate: what we expect it to cost.',
    },
    firm: 'The firm price comes after the visit.',
  },
  es: {
    guidePrice: 'precio orientativo',
    origin: { published: 'precios publicados', trade: 'según el sector', own: 'estimación nuestra' },
    meaning: {
      published: 'Precios publicados: horquillas de precios publicadas en España.',
      trade: 'Según el sector: lo que suelen cobrar los instaladores.',
      own: 'Estimación nuestra: la hemos calculado nosotros.',
    },
    firm: 'El precio firme llega tras la visita.',
  },
}

/** What the origins of these prices mean, each once, and when a price is firm; without rows all three. */
export function originsText(language: Language, rows?: readonly Pick<GuidePrice, 'origin'>[]): string {
  const { meaning, firm } = guidePriceWords[language]
  const used = (['published', 'trade', 'own'] as const).filter(
    (origin) => !rows || rows.some((row) => row.origin === origin),
  )
  return [...used.map((origin) => meaning[origin]), firm].join(' ')
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
