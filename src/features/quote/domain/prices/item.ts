import type { Cents } from '#src/shared/domain/money.ts'
import type { Part } from './parts.ts'
import type { PriceBasis } from './price-basis.ts'

/** A priced line of an option. */
export interface Item {
  /** Price-book id, worded in text/. */
  id: string
  quantity: number
  unit: 'piece' | 'kwp' | 'kwh' | 'kw' | 'm2' | 'job'
  netCents: Cents
  vatRatePercent: number
  vatCents: Cents
  /** Values for the words: {kwp: 5.4, panels: 12, watt: 450} and the like. */
  values: Record<string, number | string>
  /** Absent in quotes made before 23 November 2026. */
  basis?: PriceBasis
}

/** A part as the quote lists it, not yet priced. */
export interface ItemDraft extends Part, Pick<Item, 'quantity' | 'unit' | 'values'> {}
