import { quantitiesOf } from './quantities.ts'
import { type Cell, type Row, rowOfCells } from './rows.ts'

/**
 * A name with its amount, and in smaller print below it how the amount is made: `Potencia punta  7,64 €` over `3,45 kW × 30 días × 0,073782 €`. The two
 * become one row, formula before amount, where the formula makes that amount; otherwise the amount may be the sum of several and both stay as they are.
 * Some print the amount in front of the name.
 */
export function withFormulas(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  for (const row of rows) {
    const above = result.at(-1)
    const named = above && namedAmount(above)
    if (!named || !isFormulaOf(row, named)) {
      result.push(row)
      continue
    }
    result[result.length - 1] = rowOfCells(named.row.page, [named.name, ...row.cells, named.amount])
  }
  return result
}

const formula = /^-?\d[\d.,']* ?(?:kwh|kw|%|dias?|dies|€|eur).*(?: ?[x×*·] ?\d| (?:de|del|s\/|sobre|sobre el|x|×|\*) )/
const amountAlone = /^-?\s?[\d.]+,\d{2}\s?(?:€|eur(?:os)?)?$/
/** How far below the name the formula may stand, in heights of its letters. */
const farthest = 2.4
const leftWithin = 1.5

interface NamedAmount {
  row: Row
  name: Cell
  amount: Cell
}

/** A row of nothing but a name and an amount, whichever comes first. */
function namedAmount(row: Row): NamedAmount | undefined {
  const [first, second, ...more] = row.cells
  if (!first || !second || more.length > 0) return undefined
  const [name, amount] = amountAlone.test(first.plain) ? [second, first] : [first, second]
  const isNamed = /[a-z]{3}/.test(name.plain) && !/\d[.,]\d/.test(name.plain) && amountAlone.test(amount.plain)
  return isNamed ? { row, name, amount } : undefined
}

function isFormulaOf(row: Row, { row: above, amount }: NamedAmount): boolean {
  const [made, ...more] = row.cells
  if (!made || more.length > 0) return false
  if (row.page !== above.page || row.box.y - above.box.y > farthest * above.box.height) return false
  if (Math.abs(made.box.x - above.box.x) > leftWithin * made.box.height) return false
  if (!formula.test(made.plain) || made.plain.includes('=')) return false
  const eur = quantitiesOf(rowOfCells(above.page, [amount]))[0]?.value
  return eur !== undefined && makes(row, Math.abs(eur))
}

/** Half a cent, and what the last digit of a printed price leaves open. */
const tolerance = 0.006
const relative = 0.0005

function makes(row: Row, eur: number): boolean {
  const factors = quantitiesOf(row)
  if (factors.length < 2 || factors.length > 4) return false
  const product = factors.reduce((so, { value, unit }) => so * (unit === 'percent' ? value / 100 : Math.abs(value)), 1)
  return Math.abs(product - eur) <= tolerance + relative * eur
}
