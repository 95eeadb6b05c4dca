import { readFileSync } from 'node:fs'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'

/** Homes that between them reach every corner of a quote, and their estimates by the real model. */
export const sampleAnswers = {
  villa: {
    town: 'marbella',
    propertyType: 'villa',
    buildYear: 1998,
    occupancy: 'full-time',
    existingSystems: ['pool', 'air-conditioning'],
    goals: ['lower-bills', 'blackout-protection'],
    budget: '10000-20000',
    monthlyBillEur: 165,
  },
  /** Every service there is, in one quote. */
  everything: {
    town: 'malaga',
    propertyType: 'villa',
    buildYear: 1972,
    occupancy: 'mixed-use',
    existingSystems: ['pool', 'electric-boiler', 'gas-boiler'],
    goals: [
      'lower-bills',
      'blackout-protection',
      'comfort',
      'cooling',
      'heating',
      'hot-water',
      'pool-heating',
      'ev-charging',
      'lower-carbon',
      'independence',
    ],
    budget: 'over-40000',
    monthlyBillEur: 420,
    roof: { type: 'flat', areaM2: 120 },
    poolM3: 60,
  },
  /** Two months a year and a small bill: not worth it. */
  holidayFlat: {
    town: 'torremolinos',
    propertyType: 'apartment',
    buildYear: 2004,
    occupancy: 'holiday-home',
    existingSystems: [],
    goals: ['lower-bills'],
    budget: 'under-5000',
    monthlyBillEur: 25,
  },
  /** Panels already, a small bill and a few weeks a year: no option is worth it, and most is said of why. */
  holidayHouse: {
    town: 'sotogrande',
    propertyType: 'townhouse',
    buildYear: 2008,
    occupancy: 'holiday-home',
    existingSystems: ['solar', 'air-conditioning'],
    goals: ['lower-bills'],
    budget: 'under-5000',
    monthlyBillEur: 35,
  },
} satisfies Record<string, QuoteAnswers>

export type SampleHome = keyof typeof sampleAnswers

/** The estimate of a sample home on 21 November 2026. */
export function sampleEstimate(home: SampleHome): Estimate {
  const bytes = readFileSync(new URL('../facts/energy/malaga-typical-year.bin', import.meta.url))
  return estimateQuote(sampleAnswers[home], {
    weather: decodeTypicalYear(bytes),
    priceBook: builtInPriceBook,
    today: '2026-11-21',
  })
}
