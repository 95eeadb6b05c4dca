import { type PriceBook, type PriceItemId, priceUnits } from './price-items.ts'
import { priceOf } from './price-of.ts'

/** A price that moves by this much is a slip of the keyboard, which adds or drops a zero, until somebody goes there in steps. */
const mostTimes = 5

const itemIds = Object.keys(priceUnits).filter((id): id is PriceItemId => id in priceUnits)

/** The items of `after` that cost five times as much or more, or a fifth or less, of what they cost in `before`, at any quantity that either names. */
export function absurdPrices(before: PriceBook, after: PriceBook): PriceItemId[] {
  return itemIds.filter((item) => {
    const quantities = [...quantitiesOf(before, item), ...quantitiesOf(after, item)]
    return quantities.some((quantity) => {
      const [old, now] = [priceOf(before, item, quantity), priceOf(after, item, quantity)]
      return old > 0 && (now >= old * mostTimes || now <= old / mostTimes)
    })
  })
}

/** The items whose row is another. */
export function changedItems(before: PriceBook, after: PriceBook): PriceItemId[] {
  return itemIds.filter((item) => JSON.stringify(before.items[item]) !== JSON.stringify(after.items[item]))
}

function quantitiesOf(book: PriceBook, item: PriceItemId): number[] {
  const { netEur } = book.items[item]
  return typeof netEur === 'number' ? [1] : netEur.map(([quantity = 1]) => quantity)
}
