import type { Line } from './lines-with-context.ts'
import type { Box } from './page-text.ts'
import type { Period } from './periods.ts'

/** A printed line that multiplies: kW · days · price or kWh · price, and what it makes. */
export interface PricedLine {
  term: 'power' | 'energy' | 'surplus'
  period: Period | undefined
  /** kW or kWh. */
  amount: number
  /** € per kWh, or € per kW and day. */
  price: number
  days: number | undefined
  eur: number
  /** The printed product is right to the cent: the line proves itself, or the sum of its kind's does. */
  isProven: boolean
  /** False where the row prints no product: `eur` is what its numbers make. */
  isPrinted: boolean
  line: Line
  box: Box
  certainty: number
}

/** Whether a product is the printed amount, whatever its sign. */
export const isClose = (product: number, printed: number, tolerance: number) =>
  Math.abs(product - Math.abs(printed)) <= tolerance + 1e-9
