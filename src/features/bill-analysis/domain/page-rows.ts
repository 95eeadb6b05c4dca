import { columnsApart } from './columns.ts'
import { withFormulas } from './formula-below.ts'
import { around, type Box, type PageText, type TextItem } from './page-text.ts'
import { quantitiesOf } from './quantities.ts'
import { type Cell, type Row, rowOf, rowOfCells } from './rows.ts'

/** The lines of all pages in reading order. */
export function rowsOf(pages: readonly PageText[]): Row[] {
  return pages.flatMap(rowsOfPage)
}

function rowsOfPage(page: PageText): Row[] {
  const items = page.items.filter(({ text, box }) => text.trim() !== '' && box.height > 0)
  items.sort((a, b) => middle(a.box) - middle(b.box))
  const lines: TextItem[][] = []
  let current: { items: TextItem[]; middle: number; height: number } | undefined
  for (const item of items) {
    const at = middle(item.box)
    const near = current && Math.abs(at - current.middle) < 0.45 * Math.min(current.height, item.box.height)
    if (current && near) {
      current.items.push(item)
      current.middle += (at - current.middle) / current.items.length
      current.height += (item.box.height - current.height) / current.items.length
    } else {
      current = { items: [item], middle: at, height: item.box.height }
      lines.push(current.items)
    }
  }
  return withFormulas(joined(columnsApart(besideNames(lines.map((line) => rowOf(page, line))))))
}

/** An amount in the middle of two lines, a name and how it is made, stands beside the name. */
function besideNames(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  for (const row of rows) {
    const above = result.at(-1)
    const amount = row.cells.at(-1)
    const last = above?.cells.at(-1)
    const isBeside =
      above &&
      amount &&
      last &&
      amountAlone.test(amount.plain) &&
      last.box.x + last.box.width < amount.box.x &&
      above.box.y + above.box.height - amount.box.y > leastOverlap * amount.box.height &&
      /[a-z]{3}/.test(last.plain) &&
      (!/\d[.,]\d/.test(last.plain) || isProductOf(above, amount))
    if (!isBeside) {
      result.push(row)
      continue
    }
    result[result.length - 1] = rowOfCells(row.page, [...above.cells, amount])
    if (row.cells.length > 1) result.push(rowOfCells(row.page, row.cells.slice(0, -1)))
  }
  return result
}

/** What the factors of a row come to; a price of a year is one of its days. */
function isProductOf(row: Row, amount: Cell): boolean {
  const factors = quantitiesOf(row).filter(({ unit }) => unit !== 'bare')
  const [sum] = quantitiesOf(rowOfCells(row.page, [amount]))
  if (!sum || factors.length < 2 || factors.some(({ unit }) => unit === 'eur' || unit === 'percent')) return false
  const isYearly = factors.some(({ unit }) => unit === 'eur_kw_year')
  const product = factors.reduce((made, { value }) => made * value, 1) / (isYearly ? 365 : 1)
  return Math.abs(product - sum.value) < 0.005 + product * (isYearly ? 0.004 : 0.0005)
}
const amountAlone = /^-?\s?[\d.]+,\d{2,3}\s?€$/
const leastOverlap = 0.15

const middle = (box: Box) => box.y + box.height / 2

/** A product broken over lines: what begins with a sign of arithmetic belongs to the words above it. */
function joined(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  for (const row of rows) {
    const above = result.at(-1)
    const continuing = above && row.cells.filter((cell) => goesOn(cell, above))
    if (!above || !continuing || continuing.length === 0 || row.box.y - above.box.y > 3 * row.box.height) {
      result.push(row)
      continue
    }
    const owners = new Map<Cell, Cell>()
    for (const cell of continuing) {
      const owner = above.cells.find(({ box }) => Math.abs(box.x - cell.box.x) < 2 * cell.box.height)
      if (owner) owners.set(owner, cell)
    }
    const rest = row.cells.filter((cell) => ![...owners.values()].includes(cell))
    result[result.length - 1] = rowOfCells(
      above.page,
      above.cells.map((cell) => {
        const tail = owners.get(cell)
        return tail ? together(cell, tail) : cell
      }),
    )
    if (rest.length > 0) result.push(rowOfCells(row.page, rest))
  }
  return result
}

/** A sign of arithmetic, or the rest of a period: `29 de julio de 2021 a 30 de agosto` and `de 2021` below it. */
const goesOn = (cell: Cell, above: Row) =>
  /^(?:[*×·=]|x\b) ?(?:\d|€)/.test(cell.plain) ||
  above.cells.some(
    (over) =>
      Math.abs(over.box.x - cell.box.x) < 2 * cell.box.height &&
      ((priceWithoutUnit.test(over.plain) && /^€ ?\/ ?k(?:w|vv)/.test(cell.plain)) ||
        (dayWithoutYear.test(over.plain) && /^(?:del? )?20\d\d\b/.test(cell.plain)) ||
        (openPeriod.test(over.plain) && /^(?:(?:al?|ao|hasta(?: el)?|fins(?: al)?|to|y) )?\d{1,2}\b/.test(cell.plain))),
  )

/** A sentence whose line ends between a price and what it is paid for. */
const priceWithoutUnit = /\d,\d{3,}$/
const dayWithoutYear = /\b\d{1,2} (?:de |d')?[a-z]{3,10}\.?(?: del?)?$/
/** A first day with nothing behind it but a word that wants a second one. */
const openPeriod = /\d{4} ?(?:al?|ao|hasta(?: el)?|fins(?: al)?|to|-|y)$/

function together(cell: Cell, tail: Cell): Cell {
  const offset = cell.text.length + 1
  return {
    text: `${cell.text} ${tail.text}`,
    plain: `${cell.plain} ${tail.plain}`,
    box: around([cell.box, tail.box]),
    certainty: Math.min(cell.certainty, tail.certainty),
    parts: [...cell.parts, ...tail.parts.map(({ start, item }) => ({ start: start + offset, item }))],
  }
}
