import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Place } from './page-text.ts'

/** What one bill can say. Energy kWh, power kW, money EUR with cents, rates in percent as printed. */
export interface BillFacts {
  retailer: string
  /** Twenty or twenty-two characters. */
  cups: string
  /** As printed: where days = end - start, the first day is the reading's and is not charged. */
  periodStart: PlainDate
  periodEnd: PlainDate
  days: number
  powerP1Kw: number
  powerP2Kw: number
  energyP1Kwh: number
  energyP2Kwh: number
  energyP3Kwh: number
  energyTotalKwh: number
  surplusKwh: number
  powerTermEur: number
  /** Before the surplus is taken off. */
  energyTermEur: number
  /** Zero or more: money off. */
  compensationEur: number
  bonusFundingEur: number
  electricityTaxEur: number
  electricityTaxPct: number
  meterEur: number
  /** Services that are not electricity, together. */
  servicesEur: number
  vatPct: number
  vatEur: number
  totalEur: number
  invoiceDate: PlainDate
  postcode: string
  /** Highest power drawn in the last year. */
  maxP1Kw: number
  maxP2Kw: number
  /** The last year's consumption, from the regulator's code. */
  yearP1Kwh: number
  yearP2Kwh: number
  yearP3Kwh: number
  yearDays: number
  powerPriceP1EurKwDay: number
  powerPriceP2EurKwDay: number
  energyPriceP1EurKwh: number
  energyPriceP2EurKwh: number
  energyPriceP3EurKwh: number
  surplusPriceEurKwh: number
}

export type FactName = keyof BillFacts

/** A value with how sure it is, 0..1: from 0.9 arithmetic or a second sighting stands behind it. */
export interface Reading<T> {
  value: T
  confidence: number
  /** Where on the pages; absent for what a code or a sum says. */
  place?: Place
}

export type BillReadings = { [Name in FactName]?: Reading<BillFacts[Name]> }

export type LineKind =
  | 'power'
  | 'energy'
  | 'surplus'
  | 'bonus-funding'
  | 'bonus-discount'
  | 'electricity-tax'
  | 'meter'
  | 'service'
  | 'discount'
  | 'vat'
  | 'other'
  | 'total'

/** A printed line with its amount. */
export interface BillLine {
  kind: LineKind
  label: string
  eur: number
  place: Place
  /** Behind the taxes, which know nothing of it. */
  isAfterVat?: boolean
}

export type Source = 'qr' | 'text' | 'ocr'

/** What a retailer calls the bill. */
export type InvoiceType = 'normal' | 'cancelling' | 'rectifying' | 'complementary' | 'regularising'

export interface ReadBill {
  kind: 'electricity'
  source: Source
  invoiceType: InvoiceType
  /** Regulated price; undefined when nothing says so. */
  isRegulated: boolean | undefined
  isReadingEstimated: boolean
  isInstalment: boolean
  facts: BillReadings
  lines: BillLine[]
  /** Power, energy, taxes and the rest make the total within two cents; null when a part was not found. */
  totalMatchesLines: boolean | null
}

/** What the pages are when they are no household's electricity bill. */
export type NotABill = 'water' | 'gas' | 'telephone' | 'foreign' | 'large-supply' | 'unknown'

export type ReadOutcome = { ok: true; bill: ReadBill } | { ok: false; reason: NotABill }

/** From here on a value counts as sure. */
export const sureFrom = 0.9
