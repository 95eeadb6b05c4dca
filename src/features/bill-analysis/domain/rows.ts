import { around, type Box, type PageText, type TextItem } from './page-text.ts'
import { plain } from './plain.ts'
import { inSpanish } from './tongues.ts'

/** Words that stand together, with white space around them as wide as a letter is high. */
export interface Cell {
  text: string
  /** `text` in plain letters, position by position. */
  plain: string
  box: Box
  certainty: number
  /** Where each item begins in `text`. */
  parts: { start: number; item: TextItem }[]
}

/** What stands on one line across a page, from left to right. */
export interface Row {
  page: PageText
  box: Box
  cells: Cell[]
  /** All cells, two spaces between them. */
  text: string
  plain: string
}

/** Less than this of a letter's height between two items is no space: PDFs often place letters one by one. */
const wordGap = 0.16
/** From this on another column begins. */
const cellGap = 1.05

/** What stands on one line, its cells told apart by the space between them. */
export function rowOf(page: PageText, items: TextItem[]): Row {
  items.sort((a, b) => a.box.x - b.box.x)
  const groups: TextItem[][] = []
  let last: TextItem | undefined
  for (const item of items) {
    const gap = last ? item.box.x - (last.box.x + last.box.width) : Number.POSITIVE_INFINITY
    const height = last ? Math.max(last.box.height, item.box.height) : 0
    if (gap > cellGap * height) groups.push([])
    groups.at(-1)?.push(item)
    last = item
  }
  const cells = groups.map(cellOf)
  return rowOfCells(page, cells)
}

/** Cells of one line as a row. */
export function rowOfCells(page: PageText, cells: Cell[]): Row {
  const text = cells.map((cell) => cell.text).join('  ')
  return {
    page,
    box: around(cells.map(({ box }) => box)),
    cells,
    text,
    plain: cells.map((cell) => cell.plain).join('  '),
  }
}

/** Two numbers of columns that touch: no bill prints so many digits in front of a comma. */
const isTorn = (text: string, next: string) => /\d{2}$/.test(text) && /^\d{6,}[.,]\d/.test(/\d*$/.exec(text) + next)

function cellOf(items: TextItem[]): Cell {
  const parts: Cell['parts'] = []
  let text = ''
  let last: TextItem | undefined
  for (const item of items) {
    if (last) {
      const gap = item.box.x - (last.box.x + last.box.width)
      const isApart = gap > wordGap * item.box.height || isTorn(text, item.text)
      if (isApart && !text.endsWith(' ') && !item.text.startsWith(' ')) text += ' '
    }
    parts.push({ start: text.length, item })
    text += item.text
    last = item
  }
  return {
    text,
    plain: inSpanish(plain(text)),
    box: around(items.map(({ box }) => box)),
    certainty: Math.min(...items.map(({ certainty }) => certainty)),
    parts,
  }
}

/** From this on names of narrow columns are apart, seen from a number below. */
const columnGap = 0.45

/** A cell of column names taken apart where its items stand further from each other than words do. */
export function columnNames(cell: Cell): Cell[] {
  const groups: TextItem[][] = []
  let last: TextItem | undefined
  for (const { item } of cell.parts) {
    if (!last || item.box.x - (last.box.x + last.box.width) > columnGap * item.box.height) groups.push([])
    groups.at(-1)?.push(item)
    last = item
  }
  return groups.length > 1 ? groups.map(cellOf) : [cell]
}

/** Where `from` to `to` of a cell's text stands: letters of an item are taken as equally wide. */
export function boxWithin(cell: Cell, from: number, to: number): Box {
  const boxes: Box[] = []
  for (const { start, item } of cell.parts) {
    const first = Math.max(from, start) - start
    const end = Math.min(to, start + item.text.length) - start
    if (end <= first) continue
    const letter = item.box.width / item.text.length
    boxes.push({ ...item.box, x: item.box.x + first * letter, width: (end - first) * letter })
  }
  return boxes.length > 0 ? around(boxes) : cell.box
}

/** The least certain of the items that `from` to `to` touches. */
export function certaintyWithin(cell: Cell, from: number, to: number): number {
  const touched = cell.parts.filter(({ start, item }) => start < to && start + item.text.length > from)
  return touched.length > 0 ? Math.min(...touched.map(({ item }) => item.certainty)) : cell.certainty
}
