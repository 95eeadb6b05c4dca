import type { OutageFigure } from '#src/energy/backup/outage-figures.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { Item } from '#src/features/quote/domain/prices/item.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Range } from '#src/shared/domain/range.ts'

/**
 * The one result object that the screen, the PDF, the mail and the CRM render. It carries ids and values, never sentences:
 * words come from `text/`, so the same stored quote reads in both languages.
 */
export interface Estimate {
  answers: QuoteAnswers
  madeOn: PlainDate
  validUntil: PlainDate
  priceBook: { version: number; asOf: PlainDate; confirmedByOwner: boolean }
  home: {
    annualKwh: number
    monthlyConsumptionKwh: number[]
    contractedPowerKw: number
    /** What the home pays today, taxes included, €/year. */
    annualBillEur: number
  }
  options: [Option, Option, Option]
  assumptions: Statement[]
  notes: Statement[]
}

export interface Option {
  id: OptionId
  system: {
    /** 0 when the option holds no panels. */
    kwp: number
    panels: number
    tiltDeg: number
    azimuthDeg: number
    inverterKw: number
    /** Usable kWh; 0 without battery. */
    batteryKwh: number
    batteryKw: number
    backup: 'none' | 'essential-circuits' | 'whole-home'
  }
  items: Item[]
  netCents: Cents
  vatCents: Cents
  /** netCents + vatCents. */
  priceCents: Cents
  productionKwh: Range
  monthlyProductionKwh: number[]
  monthlyConsumptionKwh: number[]
  /** €/year, first full year at today's prices. */
  savingEur: Range
  /** The p50 by month, January first; absent in quotes made before 28 November 2026. */
  monthlySavingEur?: number[]
  /** Years; null when not paid back within 25 years in that case. p90 ≤ p50 ≤ p10. */
  paybackYears: { p10: number | null; p50: number | null; p90: number | null }
  /** Net present value over 25 years at the stated discount, € (middle case). */
  npvEur: number
  selfConsumption: number
  selfSufficiency: number
  /** Bill after, €/year, middle case, taxes included. */
  annualBillAfterEur: number
  backup: {
    /** Ids of loads that keep running, worded in text/. Empty: nothing runs. */
    powers: string[]
    doesNotPower: string[]
    /** Hours of the essentials alone, without grid or sun, starting from a battery in its usual state. */
    hours: Range
    /** The same hours with their sum; zeros where the option goes off with the grid. This and the next are absent in quotes made before 23 November 2026. */
    essentials?: OutageFigure
    /** With one air conditioner running in every hour of an August night; null where none can run. */
    withAirConditioner?: OutageFigure | null
    /** What ordinary use leaves in the battery for a cut, 0..1 of it; absent in quotes made before 28 November 2026. */
    reserveShare?: number
  }
  incentives: Incentive[]
  worthIt: boolean
  because: Statement[]
}

/** A sentence by id with its values, and where it comes from. */
export interface Statement {
  id: string
  values: Record<string, number | string>
  source?: Source & { asOf: PlainDate | string }
}

/** Where a statement comes from. A title of its own (a law's) stands in every language; a description of ours is written in both. */
export interface Source {
  title: string | { en: string; es: string }
  url: string
}

export interface Incentive {
  id: string
  /** null: real but not known in euros. */
  amountCents: Cents | null
  status: 'verified' | 'single-source'
  asOf: string
  source: Source
  /** Ids of conditions, worded in text/. */
  conditions: string[]
}
