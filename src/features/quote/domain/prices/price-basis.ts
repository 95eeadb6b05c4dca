import sources from '#facts/prices/price-sources.json' with { type: 'json' }
import type { PriceBook, PriceItemId } from './price-items.ts'

/** Where a price comes from, as it is said beside it. */
export const priceBases = ['confirmed', 'published-range', 'trade-knowledge', 'own-assumption'] as const
export type PriceBasis = (typeof priceBases)[number]

const basisOfGrade: Record<string, PriceBasis> = {
  A: 'published-range',
  B: 'published-range',
  C: 'trade-knowledge',
  own: 'own-assumption',
}

/**
 * The basis of an item's price: the owner's word where the book is confirmed, otherwise what the grade of its source says. A price
 * without a known source is our own assumption.
 */
export function priceBasisOf({ confirmedByOwner, items }: PriceBook, id: PriceItemId): PriceBasis {
  if (confirmedByOwner) return 'confirmed'
  const { source } = items[id]
  const known = Object.entries(sources).find(([key]) => key === source)?.[1]
  const grade = typeof known === 'object' ? known.grade : undefined
  return (grade && basisOfGrade[grade]) || 'own-assumption'
}
