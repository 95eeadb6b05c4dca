import { type Line, unitOf } from './lines-with-context.ts'
import type { Box } from './page-text.ts'
import type { Period } from './periods.ts'

/** kWh of one band as a row of a table says it. */
export interface BandKwh {
  period: Period
  kwh: number
  line: Line
  box: Box
}

const periods: readonly Period[] = [1, 2, 3]
const noBands = /maxim|potencia|excedent|vertid|generad|importe|precio|€|reactiva|histor|ano anterior|medi[oa]/

/**
 * Rows under a heading of all three bands that add up to their last one, month by month or meter by meter: that one is the whole. Nothing where they do not.
 */
export function bandSums(lines: readonly Line[]): BandKwh[] {
  return lines.flatMap((line, at) => {
    if (!isHeading(line)) return []
    const rows: BandKwh[][] = []
    for (const below of lines.slice(at + 1)) {
      const row = rowOfBands(below, line)
      if (!row) break
      const sums = periods.map((_, band) => rows.reduce((sum, one) => sum + (one[band]?.kwh ?? 0), 0))
      if (rows.length >= 2 && sums.every((sum, band) => Math.abs(sum - (row[band]?.kwh ?? 0)) < 0.0015)) return row
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
function rowOfBands(line: Line, heading: Line): BandKwh[] | undefined {
  if (line.row.page !== heading.row.page || noBands.test(line.plain)) return undefined
  const numbers = line.quantities.filter((_, index) => {
    const unit = unitOf(line, index)
    return unit === undefined || unit === 'kwh'
  })
  const [a, b, c, all] = numbers
  if (!a || !b || !c || numbers.length > 4 || numbers.length < line.quantities.length) return undefined
  if (all && Math.abs(a.value + b.value + c.value - all.value) > 1.5) return undefined
  return [a, b, c].map(({ value, box }, band) => ({ period: periods[band] ?? 1, kwh: value, line, box }))
}
