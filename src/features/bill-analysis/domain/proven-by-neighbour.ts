import { type Line, unitOf } from './lines-with-context.ts'
import { powerPeriod } from './periods.ts'
import { isClose, type PricedLine } from './priced-line.ts'

/** A product whose amount, and often whose period, stands in the row above or below it: what it makes is what is printed there. */
export function provenByNeighbour(found: readonly PricedLine[], lines: readonly Line[]): PricedLine[] {
  return found.map((priced) => {
    if (priced.isPrinted) return priced
    const at = lines.indexOf(priced.line)
    const [above, below] = [neighbour(lines, at, -1), neighbour(lines, at, 1)]
    const factor = priced.amount * (priced.term === 'power' ? (priced.days ?? 1) : 1)
    const makes = (line: Line | undefined) =>
      line && amountsOf(line).find((eur) => isClose(Math.abs(priced.eur), Math.abs(eur), 0.006 + factor * 0.0000006))
    const eurAbove = makes(above)
    const eur = eurAbove ?? makes(below)
    if (eur === undefined) return priced
    const [named] = eurAbove !== undefined && above?.periods.length === 1 ? above.periods : []
    const period = named && (priced.term === 'power' ? powerPeriod(named.period) : named.period)
    return {
      ...priced,
      period: priced.period ?? period,
      eur: Math.sign(priced.eur) * Math.abs(eur),
      isProven: true,
      isPrinted: true,
    }
  })
}

/** The next row above or below; what stands between them in another column only is none. */
function neighbour(lines: readonly Line[], at: number, step: 1 | -1): Line | undefined {
  const own = lines[at]
  const near = [lines[at + step], lines[at + 2 * step]].filter((line) => line?.row.page === own?.row.page)
  const [first] = near
  return near.find((line) => line && own && isOverlapping(line, own)) ?? first
}

const isOverlapping = ({ row: { box } }: Line, { row: { box: own } }: Line) =>
  box.x < own.x + own.width && own.x < box.x + box.width

const amountsOf = (line: Line) =>
  line.quantities.flatMap((quantity, index) =>
    quantity.decimals === 2 && (unitOf(line, index) ?? 'eur') === 'eur' ? [quantity.value] : [],
  )
