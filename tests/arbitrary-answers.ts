import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { answerLimits as limit, type QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { EstimateContext } from '#src/features/quote/domain/options/estimate.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import {
  budgets,
  existingSystems,
  goals,
  occupancies,
  propertyTypes,
  roofTypes,
  towns,
} from '#src/shared/domain/vocabulary.ts'

/** The real weather and price book on the day the facts were checked. */
export const realContext: EstimateContext = {
  weather: decodeTypicalYear(readFileSync(new URL('../facts/energy/malaga-typical-year.bin', import.meta.url))),
  priceBook: builtInPriceBook,
  today: '2026-11-21',
}

/** Any number between two, both included. */
export const within = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true })
const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })

const use: fc.Arbitrary<Pick<QuoteAnswers, 'monthlyBillEur' | 'annualKwh'>> = fc.oneof(
  fc.record({ monthlyBillEur: within(limit.monthlyBillEur) }),
  fc.record({ monthlyBillEur: fc.double({ min: 20, max: 500, noNaN: true }) }),
  fc.record({ annualKwh: within(limit.annualKwh) }),
)

/** Any answers the contract accepts, the odd ones included. */
export const anyAnswers: fc.Arbitrary<QuoteAnswers> = fc
  .tuple(
    fc.record({
      town: fc.constantFrom(...towns),
      propertyType: fc.constantFrom(...propertyTypes),
      buildYear: whole(limit.buildYear),
      occupancy: fc.constantFrom(...occupancies),
      existingSystems: fc.subarray([...existingSystems]),
      goals: fc.subarray([...goals], { minLength: 1 }),
      budget: fc.constantFrom(...budgets),
      areaM2: maybe(within(limit.areaM2)),
      persons: maybe(whole(limit.persons)),
      roof: maybe(
        fc.record({
          type: maybe(fc.constantFrom(...roofTypes)),
          tiltDeg: maybe(within(limit.tiltDeg)),
          azimuthDeg: maybe(within(limit.azimuthDeg)),
          areaM2: maybe(within(limit.roofAreaM2)),
        }),
      ),
      poolM3: maybe(within(limit.poolM3)),
      evKmPerYear: maybe(within(limit.evKmPerYear)),
      contractedPowerKw: maybe(within(limit.contractedPowerKw)),
    }),
    use,
  )
  .map(([home, consumption]) => ({ ...home, ...consumption }))

/** A villa in Marbella at 165 € a month, and whatever a test changes about it. */
export function villa(change: Partial<QuoteAnswers> = {}): QuoteAnswers {
  const base: QuoteAnswers = {
    town: 'marbella',
    propertyType: 'villa',
    buildYear: 2000,
    occupancy: 'full-time',
    existingSystems: ['air-conditioning'],
    goals: ['lower-bills'],
    budget: 'not-sure',
  }
  return { ...base, ...(change.annualKwh === undefined ? { monthlyBillEur: 165 } : {}), ...change }
}
