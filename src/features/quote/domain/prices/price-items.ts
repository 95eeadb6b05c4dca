import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** What the quantity of a row counts. A curve over kWp, kWh, kW or m³ prices one system of that size. */
export type PriceUnit = 'kwp' | 'kwh' | 'kw' | 'm3' | 'piece' | 'job'

/** Everything a quote can hold, and how it is counted. A new item starts here: the compiler lists the other places. */
export const priceUnits = {
  'pv-system': 'kwp',
  'roof-flat': 'kwp',
  'roof-other': 'kwp',
  'hybrid-inverter': 'kw',
  'battery-inverter': 'kw',
  battery: 'kwh',
  'backup-essential': 'job',
  'backup-whole-home': 'job',
  'ev-charger': 'piece',
  'heat-pump': 'kw',
  'ac-split': 'kw',
  'ac-ducted': 'kw',
  'ac-zone': 'piece',
  'hot-water-heat-pump': 'piece',
  'pool-heat-pump': 'm3',
  papers: 'job',
  monitoring: 'job',
} as const satisfies Record<string, PriceUnit>
export type PriceItemId = keyof typeof priceUnits

export interface PriceRow {
  /** € without VAT. A number: price of one unit. A list of [quantity, price of that quantity], ascending, joined by straight lines. */
  netEur: number | readonly (readonly number[])[]
  /** Prices seen on the market for one quantity, € without VAT. */
  rangeEur?: { at: number; low: number; high: number }
  /** Key of facts/prices/price-sources.json. */
  source?: string
  mark: string
}

/** A dated list of prices. Staff publish a new version; a version never changes. */
export interface PriceBook {
  version: number
  asOf: PlainDate
  confirmedByOwner: boolean
  vatRatePercent: number
  items: Record<PriceItemId, PriceRow>
}
