import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Range } from '#src/shared/domain/range.ts'

/** How a number is written. `share` is 0..1, shown as a percentage; `number` has no unit. Words of time take their plural from the number. */
export type Unit =
  | 'eur'
  | 'eur-per-kwh'
  | 'share'
  | 'percent'
  | 'number'
  | 'kwh'
  | 'kw'
  | 'kwp'
  | 'kwh-per-kwp'
  | 'celsius'
  | 'm2'
  | 'm3'
  | 'metres'
  | 'litres'
  | 'degrees'
  | 'km'
  | 'kg-co2'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'persons'
  | 'panels'

/**
 * A number with its unit. `digits`: decimals shown; without them money and energy are rounded as on every page (shared/domain/rounding.ts),
 * eur-per-kwh has two, the rest none.
 */
export interface Quantity {
  value: number
  unit: Unit
  digits?: number
  /** Money that is fixed, not estimated: a price of the price book, an aid that a law fixes, a bill that the visitor states. */
  isFixed?: boolean
}

/** From p90 to p10 of a quantity, shown as "low–high". */
export interface QuantityRange {
  range: Range
  unit: Unit
  digits?: number
}

/** How many whole years something takes, shown as "in 6 to 8 years"; the two may be one. */
export interface YearSpan {
  inYears: readonly [from: number, to: number]
}

/** A value in a sentence: a number with its unit, a range, years, a day, a word by its id in the calculator's `words`, or a name as it is. */
export type Value = Quantity | QuantityRange | YearSpan | { date: PlainDate } | WordValue | { text: string }

/** A word, or a sentence with values of its own. */
export interface WordValue {
  word: string
  values?: Values
}
/** Values by the name they have in the sentence: `{kwp}`. */
export type Values = Readonly<Record<string, Value>>
