import { priceSource } from '#src/energy/series/sources.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Source } from './calculator.ts'

/** Median prices of the market. */
export const marketSource: Source = { title: priceSource.title, url: priceSource.url, asOf: priceSource.month }

/** Our own price book of a day. */
export function priceBookSource(asOf: PlainDate): Source {
  return { title: { en: 'Our price list', es: 'Nuestra lista de precios' }, asOf }
}
