import { type Line, linesOf } from '#src/features/bill-analysis/domain/lines-with-context.ts'
import { rowsOf } from '#src/features/bill-analysis/domain/page-rows.ts'
import type { PageText } from '#src/features/bill-analysis/domain/page-text.ts'
import { readBill } from '#src/features/bill-analysis/domain/read-bill.ts'

export type PrintedRows = readonly (readonly string[] | number)[]

/** A page of words, each row's cells at 40, 300 and 500. A row of one number only moves what follows by so many units. */
export function pageOf(rows: PrintedRows, isRecognised = false): PageText {
  let y = 26
  const items = rows.flatMap((cells) => {
    if (typeof cells === 'number') {
      y += cells
      return []
    }
    y += 14
    return cells.map((text, column) => ({
      text,
      certainty: 1,
      box: { x: [40, 300, 500][column] ?? 500, y, width: 4.6 * text.length, height: 9 },
    }))
  })
  return { page: 1, width: 595, height: 842, items, ...(isRecognised && { isRecognised }) }
}

/** Pages of such rows as the reader's own lines. */
export const printedLinesOf = (...pages: PrintedRows[]): Line[] =>
  linesOf(rowsOf(pages.map((rows, at) => ({ ...pageOf(rows), page: at + 1 }))))

/** What the reader says of a bill of such rows. Throws where it refuses. */
export function billOf(rows: PrintedRows, wordsBy: 'text' | 'ocr' = 'text') {
  const outcome = readBill({ links: [], pages: [pageOf(rows, wordsBy === 'ocr')], wordsBy })
  if (!outcome.ok) throw new Error(`refused as ${outcome.reason}`)
  return outcome.bill
}

export const factsOf = (rows: PrintedRows, wordsBy: 'text' | 'ocr' = 'text') => billOf(rows, wordsBy).facts
