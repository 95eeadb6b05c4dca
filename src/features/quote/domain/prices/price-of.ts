import { type Cents, centsFromEur } from '#src/shared/domain/money.ts'
import type { PriceBook, PriceItemId } from './price-items.ts'

/** Straight lines through the points, the first and last ones carried on; never below zero. */
function onCurve(points: readonly (readonly number[])[], quantity: number): number {
  const last = points.length - 1
  let segment = 1
  while (segment < last && quantity > (points[segment]?.[0] ?? 0)) segment++
  const [fromQuantity = 0, fromEur = Number.NaN] = points[Math.min(segment - 1, last)] ?? []
  const [toQuantity = fromQuantity, toEur = fromEur] = points[Math.min(segment, last)] ?? []
  const slope = toQuantity > fromQuantity ? (toEur - fromEur) / (toQuantity - fromQuantity) : 0
  return Math.max(0, fromEur + slope * (quantity - fromQuantity))
}

/**
 * Price of a quantity of an item without VAT, integer cents; nothing costs nothing. Throws a RangeError on a negative quantity or NaN,
 * and throws on a row that is missing or holds no price: nothing is sold for a price that nobody set.
 */
export function priceOf(book: PriceBook, item: PriceItemId, quantity: number): Cents {
  if (!(quantity >= 0)) throw new RangeError(`not a quantity: ${quantity}`)
  if (quantity === 0) return 0
  const { netEur } = book.items[item]
  return centsFromEur(typeof netEur === 'number' ? netEur * quantity : onCurve(netEur, quantity))
}
