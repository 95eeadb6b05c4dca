import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { goals, occupancies, propertyTypes, towns } from '#src/shared/domain/vocabulary.ts'
import { quantile, round } from './numbers.ts'

/** A full three-option estimate over homes of every kind, in this thread. */
export function benchEstimate(): Record<string, number> {
  const weather = decodeTypicalYear(readFileSync(join(import.meta.dirname, '../facts/energy/malaga-typical-year.bin')))
  const millis: number[] = []
  for (let i = 0; i < 260; i++) {
    const answers = {
      town: towns[i % towns.length] ?? 'marbella',
      propertyType: propertyTypes[i % propertyTypes.length] ?? 'villa',
      buildYear: 1970 + (i % 50),
      occupancy: occupancies[i % occupancies.length] ?? 'full-time',
      existingSystems: i % 3 === 0 ? (['pool'] as const).slice() : [],
      goals: ['lower-bills' as const, goals[i % goals.length] ?? 'comfort'],
      budget: 'not-sure' as const,
      monthlyBillEur: 60 + ((i * 37) % 500),
    }
    const from = performance.now()
    estimateQuote(answers, { weather, priceBook: builtInPriceBook, today: '2026-11-21' })
    if (i >= 60) millis.push(performance.now() - from)
  }
  return { estimateMedianMs: round(quantile(millis, 0.5)), estimateP95Ms: round(quantile(millis, 0.95)) }
}
