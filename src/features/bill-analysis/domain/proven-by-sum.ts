import { type Line, unitOf } from './lines-with-context.ts'
import { isClose, type PricedLine } from './priced-line.ts'

/** Products that are not printed count when the amounts of their term together are: `Total energía 57,71 €`. */
export function provenBySum(found: readonly PricedLine[], lines: readonly Line[]): PricedLine[] {
  const amounts = lines.flatMap((line) =>
    line.quantities.flatMap((quantity, index) =>
      quantity.decimals === 2 && (unitOf(line, index) ?? 'eur') === 'eur' ? [Math.abs(quantity.value)] : [],
    ),
  )
  const proven = new Map<PricedLine, number>()
  for (const term of ['power', 'energy', 'surplus'] as const) {
    const own = found.filter((line) => line.term === term && !line.isPrinted)
    const sum = own.reduce((all, { eur }) => all + Math.abs(eur), 0)
    // Each product is rounded once more than its sum.
    const printed = amounts.find((eur) => isClose(sum, eur, 0.006 * own.length))
    const [last] = own.slice(-1)
    if (!last || sum <= 1 || printed === undefined) continue
    for (const line of own) proven.set(line, line.eur)
    // The amount is the printed one: what rounding leaves over goes to the last line.
    proven.set(last, Math.sign(last.eur) * (Math.abs(last.eur) + Math.round((printed - sum) * 100) / 100))
  }
  return found.flatMap((line) => {
    const eur = proven.get(line)
    return line.isPrinted ? [line] : eur === undefined ? [] : [{ ...line, eur, isProven: true }]
  })
}
