import { type Line, unitOf } from './lines-with-context.ts'
import type { Box } from './page-text.ts'
import type { Period } from './periods.ts'
import type { Quantity } from './quantities.ts'

/** kWh of the three bands as one row of a table says them. */
export interface BandRow {
  line: Line
  kwh: readonly [number, number, number]
  boxes: readonly [Box, Box, Box]
}

const periods: readonly Period[] = [1, 2, 3]
const noBands = /maxim|potencia|excedent|vertid|generad|importe|precio|€|reactiva|histor|ano anterior|medi[oa]/

/**
 * Rows under a heading of all three bands that add up to their last one, month by month or meter by meter: that one is the whole. Nothing where they do not.
 */
export function bandSums(lines: readonly Line[]): BandRow[] {
  return lines.flatMap((line, at) => {
    if (!isHeading(line)) return []
    const rows: BandRow[] = []
    for (const below of lines.slice(at + 1)) {
      const row = rowOfBands(below, line)
      if (!row) break
      const sums = periods.map((_, band) => rows.reduce((sum, { kwh }) => sum + (kwh[band] ?? 0), 0))
      if (rows.length >= 2 && sums.every((sum, band) => Math.abs(sum - (row.kwh[band] ?? 0)) < 0.0015)) return [row]
      rows.push(row)
    }
    return []
  })
}

const isHeading = ({ plain, periods: named, quantities }: Line) =>
  quantities.length === 0 &&
  named.map(({ period }) => period).join() === '1,2,3' &&
  /kwh|consum|energia/.test(plain) &&
  !noBands.test(plain)

/** Three numbers that are kWh or nothing else, with their sum behind them or alone. */
function rowOfBands(line: Line, heading: Line): BandRow | undefined {
  if (line.row.page !== heading.row.page || noBands.test(line.plain)) return undefined
  const numbers = line.quantities.filter((_, index) => {
    const unit = unitOf(line, index)
    return unit === undefined || unit === 'kwh'
  })
  const [a, b, c, all] = numbers
  if (!a || !b || !c || numbers.length > 4 || numbers.length < line.quantities.length) return undefined
  if (all && Math.abs(a.value + b.value + c.value - all.value) > 1.5) return undefined
  const of = <T>(pick: (quantity: Quantity) => T) => [pick(a), pick(b), pick(c)] as const
  return { line, kwh: of(({ value }) => value), boxes: of(({ box }) => box) }
}
