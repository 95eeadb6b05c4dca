import { type Line, periodAt, positionIn, type unitOf } from './lines-with-context.ts'
import { around } from './page-text.ts'
import type { Period } from './periods.ts'
import type { Quantity } from './quantities.ts'

/** A number of a row and its unit. */
export interface Known {
  index: number
  unit: ReturnType<typeof unitOf>
  quantity: Quantity
}
/** What of a row may be a product. */
export interface Found {
  line: Line
  part: Known[]
  amount: Known
  price: Known
  before: Line | undefined
  words: string
}

/** Half a cent of the amount, and what half a unit of the price's last printed digit makes of it. */
export function toleranceOf(factor: number, price: Quantity): number {
  return 0.0055 + factor * 0.5 * 10 ** -Math.max(price.decimals, 3) + (price.decimals < 5 ? 0.002 : 0)
}

/** What every priced line says of where it stands. */
export function lineOf(line: Line, part: Known[], amount: Known, before: Line | undefined) {
  return {
    period: periodAt(line, amount.index, before)?.period ?? firstPeriod(line, part),
    line,
    box: around(part.map(({ quantity }) => quantity.box)),
    certainty: Math.min(...part.map(({ quantity }) => quantity.certainty)),
  }
}

/** A period named behind the number, when it is the row's only one: `101 kWh (P1) x …`. */
function firstPeriod(line: Line, part: Known[]): Period | undefined {
  const end = part.at(-1)
  const names = end ? line.periods.filter(({ start }) => start < positionIn(line, end.quantity)) : []
  const isWholeRow = part.length === line.quantities.length
  return line.periods.length === 1 && (names.length === 1 || isWholeRow) ? line.periods[0]?.period : undefined
}
