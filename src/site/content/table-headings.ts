import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * A rehype step for tables whose first column has no heading of its own, as one writes them in Markdown: that column's cells head their rows. A table
 * without any heading loses the empty row.
 */
export function rowHeadings() {
  return (tree: Root): void => visit(tree, { tagName: 'table' }, headRows)
}

/** A short amount: what columns of figures consist of. */
const amount = /^[−–<>±~]?\s?€?\d[^\n]{0,15}$/

/** A rehype step for columns that hold amounts alone: they stand to the right, digit below digit. */
export function numberColumns() {
  return (tree: Root): void => visit(tree, { tagName: 'table' }, alignNumbers)
}

function alignNumbers(table: Element): void {
  const parts = elements(table)
  const body = parts.filter(({ tagName }) => tagName === 'tbody').flatMap(elements)
  const rows = parts.flatMap(elements).map(elements)
  const width = Math.max(0, ...rows.map(({ length }) => length))
  for (let at = 1; at < width; at++) {
    const cells = body.flatMap((row) => elements(row)[at] ?? [])
    if (cells.length < 2 || !cells.every((cell) => amount.test(wordsOf(cell).trim()))) continue
    for (const row of rows) {
      const cell = row[at]
      if (cell) cell.properties.className = ['n']
    }
  }
}

/** From so many columns on, words are too narrow to read across on a phone. */
const manyColumns = 4
/** Mean characters of a cell from which a table holds words rather than amounts. */
const wordyCell = 14

/** A rehype step for wide tables of words: on a phone each row is its first cell with the others below it, each by the name of its column. */
export function stackedWords() {
  return (tree: Root): void => visit(tree, { tagName: 'table' }, stackWords)
}

function stackWords(table: Element): void {
  const parts = elements(table)
  const names = parts
    .filter(({ tagName }) => tagName === 'thead')
    .flatMap(elements)
    .flatMap(elements)
    .map(wordsOf)
  const rows = parts
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(elements)
    .map(elements)
  const lengths = rows.flatMap(([, ...cells]) => cells.map((cell) => wordsOf(cell).length))
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  if (names.length < manyColumns || !(mean >= wordyCell)) return
  table.properties.className = ['stk', 'stk-w']
  for (const [first, ...cells] of rows) {
    if (first) headRow(first)
    cells.forEach((cell, at) => {
      cell.properties.dataL = names[at + 1]
    })
  }
}

/** What is written in an element, whatever it is wrapped in. */
export function wordsOf({ children }: Element): string {
  return children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : ''))
    .join('')
}

function headRows(table: Element): void {
  const head = elements(table).find(({ tagName }) => tagName === 'thead')
  const corner = head && elements(head).flatMap(elements)[0]
  if (!head || !corner || corner.children.length > 0) return
  corner.tagName = 'td'
  if (
    elements(head)
      .flatMap(elements)
      .every(({ children }) => children.length === 0)
  )
    table.children = table.children.filter((child) => child !== head)
  const rows = elements(table)
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(elements)
  for (const row of rows) {
    const [first] = elements(row)
    if (first) headRow(first)
  }
}

function headRow(cell: Element): void {
  cell.tagName = 'th'
  cell.properties.scope = 'row'
}

function elements({ children }: { children: ElementContent[] }): Element[] {
  return children.filter((child) => child.type === 'element')
}
