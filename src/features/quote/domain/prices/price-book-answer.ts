import { type PriceBook, priceUnits } from './price-items.ts'

/**
 * The price book in an answer of our own API; undefined when it is not whole. A guard and not the full contract: zod would
 * weigh more than the kernel, and a book that lacks a row must never price a quote.
 */
export function priceBookOf(answer: unknown): PriceBook | undefined {
  const source = record(answer)
  const rows = record(source?.items)
  if (!source || !rows) return
  const { version, asOf, confirmedByOwner, vatRatePercent } = source
  if (typeof version !== 'number' || typeof asOf !== 'string' || typeof vatRatePercent !== 'number') return
  if (typeof confirmedByOwner !== 'boolean') return
  const items = { ...rows }
  return isWhole(items) ? { version, asOf, confirmedByOwner, vatRatePercent, items } : undefined
}

function isWhole(rows: Record<string, unknown>): rows is PriceBook['items'] & Record<string, unknown> {
  return Object.keys(priceUnits).every((id) => isPrice(record(rows[id])?.netEur))
}

function isPrice(netEur: unknown): boolean {
  if (typeof netEur === 'number') return Number.isFinite(netEur)
  const isPoint = (point: unknown) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite)
  return Array.isArray(netEur) && netEur.length > 0 && netEur.every(isPoint)
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}
