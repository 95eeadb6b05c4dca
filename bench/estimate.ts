import { readFileSync } from 'node:fs'
import { decodeTypicalYear } from '#src/energy/weather.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers.ts'
import { type EstimateContext, estimateQuote } from '#src/features/quote/domain/estimate.ts'
import { instantAnswer } from '#src/features/quote/domain/instant.ts'
import { partialEstimate } from '#src/features/quote/domain/partial.ts'
import { builtInPriceBook } from '#src/features/quote/domain/price-book.ts'
import { goals, occupancies, propertyTypes, towns } from '#src/shared/domain/vocabulary.ts'

/** Homes as visitors describe them: every type, occupancy and goal, and now and then a roof nobody has asked about before. */
function home(round: number): QuoteAnswers {
  const pick = <T>(list: readonly T[], fallback: T): T => list[round % list.length] ?? fallback
  return {
    town: pick(towns, 'marbella'),
    propertyType: pick(propertyTypes, 'villa'),
    buildYear: 1975 + (round % 50),
    occupancy: pick(occupancies, 'full-time'),
    existingSystems: round % 5 === 0 ? ['solar', 'pool'] : ['air-conditioning', 'pool'],
    goals: ['lower-bills', pick(goals, 'comfort'), round % 3 === 0 ? 'blackout-protection' : 'ev-charging'],
    budget: 'not-sure',
    monthlyBillEur: 40 + ((round * 37) % 460),
    ...(round % 10 === 0 ? { roof: { azimuthDeg: (round % 90) - 45 } } : {}),
  }
}

function timed(name: string, run: (round: number) => unknown): Record<string, number> {
  const rounds = 300
  for (let round = 0; round < 30; round++) run(round)
  const times = Float64Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    run(round)
    return performance.now() - start
  }).sort()
  const at = (share: number) => Math.round((times[Math.floor(share * (rounds - 1))] ?? 0) * 100) / 100
  return { [`${name}MedianMs`]: at(0.5), [`${name}P95Ms`]: at(0.95) }
}

/** What a quote's numbers cost on this machine, ms: the three-option estimate, the live range while answering, the home page's answer. */
export async function benchEstimate(): Promise<Record<string, number>> {
  const bytes = readFileSync(new URL('../facts/energy/malaga-typical-year.bin', import.meta.url))
  const context: EstimateContext = {
    weather: decodeTypicalYear(bytes),
    priceBook: builtInPriceBook,
    today: '2026-11-21',
  }
  return {
    ...timed('estimate', (round) => estimateQuote(home(round), context)),
    ...timed('partialEstimate', (round) => {
      const { town, propertyType, occupancy } = home(round)
      return partialEstimate({ town, propertyType, occupancy }, context)
    }),
    ...timed('instantAnswer', (round) =>
      instantAnswer({ town: 'marbella', monthlyBillEur: 40 + ((round * 37) % 460) }, context),
    ),
  }
}
