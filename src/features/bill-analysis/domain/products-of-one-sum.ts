import { powerPeriod } from './periods.ts'
import { isClose, type PricedLine } from './priced-line.ts'

/**
 * Products in one row with their sum behind the last: `2,3 kW × 32 días × 0,0738 + 2,3 kW × 32 días × 0,0134 = 6,42 €`. Each then has its own amount, and the periods are in
 * order where none is named. Rows of another kind stay as they are.
 */
export function productsOfOneSum(ofLine: readonly PricedLine[]): readonly PricedLine[] {
  const [first] = ofLine
  const last = ofLine.at(-1)
  if (!first || !last || ofLine.length < 2 || ofLine.length > 3) return ofLine
  if (ofLine.some(({ term }) => term !== first.term) || last.isProven || !last.isPrinted) return ofLine
  if (ofLine.slice(0, -1).some(({ isPrinted }) => isPrinted)) return ofLine
  const products = ofLine.map(({ amount, price, days, term }) => amount * price * (term === 'power' ? (days ?? 0) : 1))
  const sum = products.reduce((all, product) => all + product, 0)
  if (!isClose(sum, last.eur, 0.006 * ofLine.length + sum * 0.0005)) return ofLine
  const cents = products.map((product) => Math.round(product * 100))
  const rest = Math.round(Math.abs(last.eur) * 100) - cents.slice(0, -1).reduce((all, one) => all + one, 0)
  const isNamed = ofLine.some(({ period }) => period !== undefined)
  return ofLine.map((line, index): PricedLine => {
    const place = (index + 1) as 1 | 2 | 3
    const inOrder = line.term === 'power' ? powerPeriod(place) : ofLine.length === 3 ? place : undefined
    const own = index === ofLine.length - 1 ? rest : (cents[index] ?? 0)
    return {
      ...line,
      period: isNamed ? line.period : inOrder,
      eur: (Math.sign(last.eur) * own) / 100,
      isProven: true,
      isPrinted: true,
    }
  })
}
