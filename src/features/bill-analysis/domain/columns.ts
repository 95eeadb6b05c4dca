import { quantitiesOf, type Unit } from './quantities.ts'
import { type Cell, type Row, rowOfCells } from './rows.ts'

/** One row seen from a line down the page: what stands left and right of it, each as a row of its own. */
interface Halves {
  left: Row | undefined
  right: Row | undefined
  /** The right one is the value of the name above it. */
  isValue?: boolean
}

/** Two columns that stand beside each other and have nothing to do with each other are read one after the other, as a person does. */
export function columnsApart(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  for (let at = 0; at < rows.length; ) {
    const block = blockAt(rows, at)
    const row = rows[at]
    if (block) {
      const aside: Row[] = []
      // The right column may begin above the left one.
      for (let last = result.at(-1); last && isRightOf(last, block.edge, rows[at]); last = result.at(-1))
        aside.unshift(...result.splice(-1))
      result.push(...block.halves.flatMap(({ left }) => left ?? []), ...aside)
      result.push(...block.halves.flatMap(({ right }) => right ?? []))
      at += block.halves.length
    } else {
      if (row) result.push(row)
      at++
    }
  }
  return result
}

function isRightOf(row: Row, edge: number, below: Row | undefined): boolean {
  const isNear = below !== undefined && below.box.y - row.box.y < 3 * row.box.height
  return isNear && (row.cells[0]?.box.x ?? 0) > edge - 0.6 * row.box.height
}

/** Fewer statements than this on either side are a table's row, or chance. */
const leastStatements = 2

function blockAt(rows: readonly Row[], at: number): { edge: number; halves: Halves[] } | undefined {
  const first = rows[at]
  if (!first || first.cells.length < 2) return undefined
  for (const cell of first.cells.slice(1)) {
    const edge = cell.box.x
    if (edge < 0.25 * first.page.width || edge > 0.75 * first.page.width || !hasWords(cell.plain)) continue
    const halves = halvesFrom(rows, at, edge)
    if (isTwoColumns(halves, edge)) return { edge, halves }
  }
  return undefined
}

/** Rows as long as nothing crosses the line and no row is one statement over both sides. */
function halvesFrom(rows: readonly Row[], at: number, edge: number): Halves[] {
  const halves: Halves[] = []
  let lastOfBoth = 0
  for (const [index, row] of rows.slice(at).entries()) {
    const above = rows[at + index - 1]
    const half = halvesOf(row, edge)
    if (!half) break
    const isValue = isValueBelow(rows, at + index, edge)
    if (half.left && half.right && !isValue && isOneStatement(half.left, half.right)) break
    if (index > 0 && above && row.box.y - above.box.y > 4 * row.box.height) break
    if (half.right) lastOfBoth = index
    // What follows below one column stands below both, unless it goes on in step with it.
    else if (index - lastOfBoth > 0 && above && row.box.y - above.box.y > 2.2 * row.box.height) break
    halves.push({ ...half, isValue })
  }
  return halves
}

/** A name and its value below it, and another name or nothing below that: a column at the side, not a table's. */
function isValueBelow(rows: readonly Row[], at: number, edge: number): boolean {
  const rightOf = (row: Row | undefined) => row && halvesOf(row, edge)?.right
  const [name, value] = [rightOf(rows[at - 1]), rightOf(rows[at])]
  if (!name || !value || !isName(name)) return false
  if (hasWords(value.plain) || Math.abs(name.box.x - value.box.x) > 0.6 * value.box.height) return false
  const next = rows
    .slice(at + 1, at + 3)
    .map(rightOf)
    .find((right) => right !== undefined)
  return next === undefined || isName(next)
}
const isName = ({ plain }: Row) => /[a-z]{3}/.test(plain) && !/\d/.test(plain)

function halvesOf(row: Row, edge: number): Halves | undefined {
  const margin = 0.6 * row.box.height
  const isLeft = ({ box }: Cell) => box.x + box.width < edge - margin / 2
  const isRight = ({ box }: Cell) => box.x > edge - margin
  if (!row.cells.every((cell) => isLeft(cell) || isRight(cell))) return undefined
  const [left, right] = [row.cells.filter(isLeft), row.cells.filter((cell) => !isLeft(cell))]
  const half = (cells: Cell[]) => (cells.length > 0 ? rowOfCells(row.page, cells) : undefined)
  return { left: half(left), right: half(right) }
}

const isPrice = (unit: Unit) => unit.startsWith('eur_')
const product = /\d\s*(?:kwh?|dias?)\s*[x*×·]\s*\d/
/** Words that no unit is. */
const hasWords = (plain: string) => /[a-z]{3}/.test(plain.replace(/\b(?:eur(?:os?)?|kwh|dias?|mes)\b/g, ''))
const opens = (row: Row) => hasWords(row.cells[0]?.plain ?? '') || product.test(row.plain)

/** A label and its value, or a product: what needs nothing beside it. */
const isStatement = (row: Row) => opens(row) && quantitiesOf(row).length > 0

const wordsGoingOn = /^(?:lectura|consumo|diferencia|hasta|fin|precio|importe|cantidad|total)\b/

/** The right half goes on with what the left one began: a label's amount, a product's price, a meter's second total. */
function isOneStatement(left: Row, right: Row): boolean {
  if (!opens(right)) return true
  const [own, other] = [quantitiesOf(left), quantitiesOf(right)]
  const units = (all: typeof own) => ({
    amount: all.some(({ unit }) => unit === 'kwh' || unit === 'kw'),
    price: all.some(({ unit }) => isPrice(unit)),
    eur: all.some(({ unit }) => unit === 'eur'),
  })
  const [one, two] = [units(own), units(other)]
  if (product.test(right.plain) && !hasWords(right.cells[0]?.plain ?? '') && own.length === 0 && two.eur)
    return hasWords(left.plain) && /potencia|consumo|energia|excedent/.test(left.plain) && !isHeading(left)
  if (one.amount && !one.price && two.price && !two.amount) return true
  if (one.price && !one.eur && two.eur && !two.price && !two.amount) return true
  return wordsGoingOn.test(right.plain) && /lectura|desde|inicio|precio|cantidad|consumo/.test(left.plain) && !two.eur
}

const isHeading = (row: Row) => row.cells.length === 1 && row.plain.length < 30

/** Each side says things of its own, in words of its own, from a common edge on. */
function isTwoColumns(halves: readonly Halves[], edge: number): boolean {
  const labels = (side: 'left' | 'right') =>
    new Set(
      halves.flatMap(({ [side]: row, isValue }, index) => {
        if (side === 'right' && isValue) return halves[index - 1]?.right?.plain ?? []
        if (!row || !isStatement(row)) return []
        if (side === 'right' && Math.abs((row.cells[0]?.box.x ?? 0) - edge) > 0.6 * row.box.height) return []
        return hasWords(row.cells[0]?.plain ?? '') ? row.plain.replace(/[^a-z]/g, '').slice(0, 14) : row.plain
      }),
    )
  return (
    halves.filter(({ left, right }) => left && right).length >= leastStatements &&
    labels('left').size >= leastStatements &&
    labels('right').size >= leastStatements
  )
}
