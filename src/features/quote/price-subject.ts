import type { Subject } from '#src/features/publication/public.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { priceBookRequest } from './contract.ts'
import { absurdPrices, changedItems } from './domain/prices/absurd-prices.ts'
import type { PriceBook } from './domain/prices/price-items.ts'

export const pricesSubject = 'prices'

/** A price book as it is published: the version is the store's. */
const value = priceBookRequest.omit({ basedOnVersion: true })

/** Prices among what staff publish. `bookOf` gives the book of a kept value, the built-in one for undefined. */
export function priceSubject(bookOf: (value: unknown) => PriceBook): Subject {
  return {
    name: pricesSubject,
    mayPublish: ['admin'],
    mayRead: ['admin', 'sales'],
    check(input, beforeValue, version, language) {
      const parsed = value.safeParse(input)
      if (!parsed.success)
        throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
      const before = bookOf(beforeValue)
      const book: PriceBook = { ...parsed.data, version: bookOf(undefined).version + version }
      const fields = absurdPrices(before, book).map((item) => ({
        field: `items.${item}.netEur`,
        code: 'price_absurd',
        message: fieldText[language].price_absurd,
      }))
      if (fields.length > 0) throw new Problem(422, 'invalid_fields', { fields })
      return book
    },
    difference: (before, after) => changedItems(bookOf(before), bookOf(after)),
  }
}
