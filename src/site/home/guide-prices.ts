import sources from '#facts/prices/price-sources.json' with { type: 'json' }
import type { PriceBook, PriceItemId, PriceRow } from '#src/features/quote/domain/prices/price-items.ts'
import { priceOf } from '#src/features/quote/domain/prices/price-of.ts'
import { eurFromCents, vatCents } from '#src/shared/domain/money.ts'

/** Rows and quantities of the price book that make one job. */
export type JobParts = readonly (readonly [item: PriceItemId, quantity: number])[]

/** Where a price comes from: what others publish, what the trade knows, or what we assume. */
export type PriceOrigin = 'published' | 'trade' | 'own'

/** What a job costs, as far as that can be said before a visit. No floor: others pay less and more. */
export interface GuidePrice {
  /** Installed, VAT included, €. */
  priceEur: number
  /** Between which it usually lies, €. Parts without a range of their own enter with their price; null when no part has one. */
  rangeEur: { low: number; high: number } | null
  /** Of its dearest part. */
  origin: PriceOrigin
}

/** The guide price of a job: parts priced by the book, VAT added to each as a quote adds it. Throws like `priceOf`. */
export function guidePrice(book: PriceBook, parts: JobParts): GuidePrice {
  const lines = parts.map(([item, quantity]) => {
    const row = book.items[item]
    const eur = grossEur(book, item, quantity)
    const { low, high } = spreadOf(book, item)
    return { eur, lowEur: eur * low, highEur: eur * high, hasRange: row.rangeEur !== undefined, row }
  })
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0)
  const [dearest] = [...lines].sort((a, b) => b.eur - a.eur)
  return {
    priceEur: sum(({ eur }) => eur),
    rangeEur: lines.some(({ hasRange }) => hasRange)
      ? { low: sum(({ lowEur }) => lowEur), high: sum(({ highEur }) => highEur) }
      : null,
    origin: dearest ? originOf(dearest.row) : 'own',
  }
}

function grossEur(book: PriceBook, item: PriceItemId, quantity: number): number {
  const netCents = priceOf(book, item, quantity)
  return eurFromCents(netCents + vatCents(netCents, book.vatRatePercent))
}

/** The range of a row as shares of its price, seen at one quantity and taken to hold at the others. */
function spreadOf(book: PriceBook, item: PriceItemId): { low: number; high: number } {
  const { rangeEur } = book.items[item]
  if (!rangeEur) return { low: 1, high: 1 }
  const netEur = eurFromCents(priceOf(book, item, rangeEur.at))
  return { low: rangeEur.low / netEur, high: rangeEur.high / netEur }
}

const grades: Readonly<Record<string, { grade?: string } | string>> = sources

/** Grade A or B is published; C is general knowledge; everything else is ours. */
function originOf({ source = 'own' }: PriceRow): PriceOrigin {
  const known = grades[source]
  const grade = typeof known === 'object' ? known.grade : undefined
  if (grade === 'A' || grade === 'B') return 'published'
  return grade === 'C' ? 'trade' : 'own'
}
