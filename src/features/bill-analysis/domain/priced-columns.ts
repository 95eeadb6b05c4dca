import { type Line, periodAt } from './lines-with-context.ts'
import { around } from './page-text.ts'
import { type Period, powerPeriod } from './periods.ts'
import { isClose, type PricedLine } from './priced-line.ts'
import type { Quantity } from './quantities.ts'

/** So many rows may a table on its side have: kW or kWh, days, price, amount and what is printed between. */
const mostRows = 7

/** A table on its side: quantities in one row, prices in another, what they make in a third, a column for each period. Only columns that are all right count. */
export function pricedColumns(lines: readonly Line[]): PricedLine[] {
  return lines.flatMap((line, at) => {
    const amounts = columnsOf(line, at, lines).filter(({ quantity }) => quantity.decimals === 2)
    if (amounts.length < 2 || amounts.length > 4) return []
    const near = lines
      .slice(Math.max(0, at - mostRows), at + 3)
      .flatMap((other, index) => ({ line: other, at: Math.max(0, at - mostRows) + index }))
      .filter((other) => other.line !== line && other.line.row.page === line.row.page)
      .map((other) => ({ ...other, columns: columnsOf(other.line, other.at, lines) }))
      .filter(({ columns }) => columns.length >= 2 && columns.length <= amounts.length)
    for (const prices of near)
      for (const whole of near) {
        const found =
          prices === whole
            ? []
            : columnsMaking(whole, prices, amounts, daysNear([...near.map((other) => other.line), line]))
        if (found.length > 0) return found
      }
    return []
  })
}

interface Column {
  quantity: Quantity
  period: Period | undefined
}
interface Numbers {
  line: Line
  columns: readonly Column[]
}

/** One number for each column, without those within the row's name: `kW x €/kW/dia x 29 dies`. */
function columnsOf(line: Line, at: number, lines: readonly Line[]): Column[] {
  const found = line.quantities.flatMap((quantity, index) =>
    isInName(quantity) ? [] : [{ quantity, period: periodAt(line, index, lines[at - 1])?.period }],
  )
  return found.length < 2 || found.length > 4 ? [] : found
}

const isInName = ({ cell, cellIndex, start }: Quantity) =>
  cellIndex === 0 && /[a-z]{2}/.test(cell.plain.slice(0, start))

const daysNear = (near: readonly Line[]): number[] => [
  ...new Set(near.flatMap(({ quantities }) => quantities.map(({ value }) => value).filter(isDays))),
]
const isDays = (value: number) => Number.isInteger(value) && value >= 1 && value <= 370

function columnsMaking(
  whole: Numbers,
  prices: Numbers,
  amounts: readonly Column[],
  days: readonly number[],
): PricedLine[] {
  const count = Math.min(whole.columns.length, prices.columns.length)
  if (count < amounts.length - 1 || prices.columns.some(({ quantity }) => quantity.decimals < 3)) return []
  const makes = (factor: number) =>
    Array.from({ length: count }, (_, index) => index).every((index) => {
      const [one, price, made] = [whole.columns[index], prices.columns[index], amounts[index]]
      if (!one || !price || !made || price.quantity.value <= 0) return false
      const value = one.quantity.value * factor
      return isClose(
        value * price.quantity.value,
        made.quantity.value,
        0.0055 + value * 0.5 * 10 ** -price.quantity.decimals,
      )
    })
  const isPower = count === 2 && whole.columns.every(({ quantity }) => quantity.value >= 0.3 && quantity.value <= 15)
  // Either factor may be printed first; a kWh never costs a euro, and nobody is charged less than one.
  const mostEur = isPower ? 0.5 : 0.9
  if (prices.columns.some(({ quantity }) => quantity.value > mostEur)) return []
  if (!isPower && whole.columns.every(({ quantity }) => quantity.value < 1)) return []
  const charged = isPower ? days.find((day) => makes(day)) : undefined
  if (charged === undefined && (count < 3 || !makes(1))) return []
  return Array.from({ length: count }, (_, index) => {
    const [one, price, made] = [whole.columns[index], prices.columns[index], amounts[index]]
    if (!one || !price || !made) return []
    const period = one.period ?? made.period ?? ((index + 1) as Period)
    return [
      {
        term: charged === undefined ? ('energy' as const) : ('power' as const),
        period: charged === undefined ? period : powerPeriod(period),
        amount: one.quantity.value,
        price: price.quantity.value,
        days: charged,
        eur: made.quantity.value,
        isProven: true,
        isPrinted: true,
        line: whole.line,
        box: around([one.quantity.box]),
        certainty: Math.min(one.quantity.certainty, price.quantity.certainty, made.quantity.certainty),
      },
    ]
  }).flat()
}
