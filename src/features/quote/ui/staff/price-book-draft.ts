import type { PriceBookRequest, PriceBookResponse } from '#src/features/quote/contract.ts'
import { localisedNumber } from '#src/features/quote/domain/answers/localised-number.ts'
import { type PriceItemId, priceUnits } from '#src/features/quote/domain/prices/price-items.ts'

/** A price book being edited: the text of each price as typed, beside the version it started from. */
export interface BookDraft {
  /** As typed, per item: one text for a price of one unit, else one per point of its curve. Items left alone are absent. */
  typed: Partial<Record<PriceItemId, string[]>>
  /** Plain date; '' while the field is empty. */
  asOf: string
  vat: string
  isConfirmed: boolean
}

export type PriceProblem = 'number' | 'rise'
export interface DraftProblem {
  item: PriceItemId
  /** Which of the item's prices, counted from 0. */
  point: number
  problem: PriceProblem
}

export const itemIds = Object.keys(priceUnits).filter((id): id is PriceItemId => id in priceUnits)
export const confirmedMark = 'confirmed by the owner'
export const unconfirmedMark = 'to be confirmed by the owner'
export const staffMark = 'set by staff, to be confirmed by the owner'

/** A draft without changes, dated today. */
export function emptyDraft(book: PriceBookResponse, today: string): BookDraft {
  return { typed: {}, asOf: today, vat: String(book.vatRatePercent), isConfirmed: book.confirmedByOwner }
}

/** The prices of an item in the book, € without VAT: one, or one per point of its curve. */
export function bookPrices(book: PriceBookResponse, item: PriceItemId): number[] {
  const { netEur } = book.items[item]
  return typeof netEur === 'number' ? [netEur] : netEur.map(([, eur]) => eur)
}

/** The quantities those prices are for; a price of one unit is for 1. */
export function bookQuantities(book: PriceBookResponse, item: PriceItemId): number[] {
  const { netEur } = book.items[item]
  return typeof netEur === 'number' ? [1] : netEur.map(([quantity]) => quantity)
}

/** What the draft says an item costs. NaN or undefined stand for what is no number; text that says the book's price is the book's price. */
export function draftPrices(book: PriceBookResponse, draft: BookDraft, item: PriceItemId): (number | undefined)[] {
  const typed = draft.typed[item]
  return typed === undefined ? bookPrices(book, item) : typed.map(localisedNumber)
}

/** The draft with one price typed anew. `shown` are the item's texts on screen before the change. */
export function withTyped(
  draft: BookDraft,
  item: PriceItemId,
  shown: string[],
  point: number,
  text: string,
): BookDraft {
  return { ...draft, typed: { ...draft.typed, [item]: shown.with(point, text) } }
}

/** The items whose price differs from the book's. */
export function changedItems(book: PriceBookResponse, draft: BookDraft): PriceItemId[] {
  return itemIds.filter((item) => {
    const before = bookPrices(book, item)
    return draftPrices(book, draft, item).some((price, point) => price !== before[point])
  })
}

/** True when publishing would change anything but the date. */
export function isChanged(book: PriceBookResponse, draft: BookDraft): boolean {
  return (
    changedItems(book, draft).length > 0 ||
    draft.isConfirmed !== book.confirmedByOwner ||
    localisedNumber(draft.vat) !== book.vatRatePercent
  )
}

/** Every price that is no price, and every curve that falls. */
export function draftProblems(book: PriceBookResponse, draft: BookDraft): DraftProblem[] {
  return itemIds.flatMap((item) => {
    const prices = draftPrices(book, draft, item)
    return prices.flatMap((price, point): DraftProblem[] => {
      if (price === undefined || Number.isNaN(price) || price < 0) return [{ item, point, problem: 'number' }]
      const before = prices[point - 1]
      return before !== undefined && price < before ? [{ item, point, problem: 'rise' }] : []
    })
  })
}

/** VAT as a percentage; undefined when it is no number from 0 to 30. */
export function draftVat(draft: BookDraft): number | undefined {
  const vat = localisedNumber(draft.vat)
  return vat !== undefined && vat >= 0 && vat <= 30 ? vat : undefined
}

/**
 * The new version to publish. Call it for a draft without problems: a price that is no number keeps the book's. A changed price is no
 * longer its source's but our own; marks say who stands behind each price.
 */
export function publishRequest(book: PriceBookResponse, draft: BookDraft): PriceBookRequest {
  const changed = new Set(changedItems(book, draft))
  const items = { ...book.items }
  for (const item of itemIds) {
    const row = book.items[item]
    const before = bookPrices(book, item)
    const prices = draftPrices(book, draft, item).map((price, point) => price ?? before[point] ?? 0)
    const [only = 0] = prices
    items[item] = {
      ...row,
      netEur:
        typeof row.netEur === 'number'
          ? only
          : row.netEur.map(([quantity, eur], point) => [quantity, prices[point] ?? eur]),
      ...(changed.has(item) ? { source: 'own' } : {}),
      mark: markOf(row.mark, changed.has(item), draft.isConfirmed),
    }
  }
  return {
    basedOnVersion: book.version,
    asOf: draft.asOf,
    confirmedByOwner: draft.isConfirmed,
    vatRatePercent: draftVat(draft) ?? book.vatRatePercent,
    items,
  }
}

function markOf(mark: string, isChanged: boolean, isConfirmed: boolean): string {
  if (isConfirmed) return confirmedMark
  if (isChanged) return staffMark
  return mark === confirmedMark ? unconfirmedMark : mark
}
