import type { FigureContext, Quantity } from '#src/features/figures/public.ts'
import { type PriceBook, type PriceItemId, priceUnits } from '#src/features/quote/domain/prices/price-items.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { guidePrice } from '#src/site/home/guide-prices.ts'
import { menuPrice } from '#src/site/home/menu-prices.ts'

/**
 * Prices in content: `price:solar` of the menu, `price:pv-system@8` of an item and its quantity, `range:battery` of the market, `range:solar` of a whole
 * job of the menu, what has no range entering with its price. VAT included.
 */

function isItem(id: string): id is PriceItemId {
  return Object.hasOwn(priceUnits, id)
}

function vatFactor({ vatRatePercent }: PriceBook): number {
  return 1 + vatRatePercent / 100
}

/** An installed price, €, not yet rounded; undefined for a name that is no price. Throws on a price that the book does not hold. */
export function priceQuantity(name: string, { priceBook }: Pick<FigureContext, 'priceBook'>): Quantity | undefined {
  if (!name.startsWith('price:')) return undefined
  const what = name.slice('price:'.length)
  const [item = '', quantity] = what.split('@')
  if (quantity === undefined) {
    const row = menuPrice(item, priceBook)
    if (!row) throw new RangeError(`no price is called ${what}`)
    return { value: row.priceEur, unit: 'eur', isPrice: true }
  }
  if (!isItem(item) || !(Number(quantity) > 0)) throw new RangeError(`no price is called ${what}`)
  return { value: guidePrice(priceBook, [[item, Number(quantity)]]).priceEur, unit: 'eur', isPrice: true }
}

/** The published range of an item, or of a job of the menu that is no item, € with VAT, not yet rounded. Throws when the book has none. */
export function marketRange(item: string, priceBook: PriceBook): Pick<Range, 'p10' | 'p90'> {
  if (!isItem(item)) return jobRange(item, priceBook)
  const range = priceBook.items[item].rangeEur
  if (!range) throw new RangeError(`no price range is called ${item}`)
  const factor = vatFactor(priceBook)
  return { p90: range.low * factor, p10: range.high * factor }
}

function jobRange(job: string, priceBook: PriceBook): Pick<Range, 'p10' | 'p90'> {
  const range = menuPrice(job, priceBook)?.rangeEur
  if (!range) throw new RangeError(`no price range is called ${job}`)
  return { p90: range.low, p10: range.high }
}
