/** Tables as spreadsheets write and read them: RFC 4180 with the habits of Excel. */

export type Separator = ',' | ';' | '\t'

/**
 * The text of a file: UTF-8, with or without its mark, UTF-16 by its mark, else Windows-1252, which is what Excel saves in Spain. Undefined when it is
 * no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: every byte is a letter of Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator of a table: what its first line holds most of outside quotes. Excel's first line, `sep=;`, holds nothing else. */
export function separatorOf(text: string): Separator {
  const first = (text.split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (separator: string) => first.split(separator).length
  return ([';', '\t', ','] as const).reduce((best, one) => (count(one) > count(best) ? one : best))
}

export interface CsvRow {
  /** The line as a spreadsheet counts it, from 1. */
  row: number
  cells: string[]
}

/** A quotation mark is opened and never closed: everything after it would be one cell. */
export class UnclosedQuote extends Error {
  /** Where it is opened, as a spreadsheet counts. */
  readonly row: number

  constructor(row: number) {
    super(`a quotation mark of row ${row} is never closed`)
    this.row = row
  }
}

/** Rows of a table that are not empty; Excel's `="0034"` is the text inside. Throws UnclosedQuote. */
export function parseCsv(text: string, separator: Separator = separatorOf(text)): CsvRow[] {
  const table = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
  const offset = table.length < text.replace(/^\uFEFF/, '').length ? 1 : 0
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let row = 1 + offset
  const endRow = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ row, cells: cells.map(plainCell) })
    cells = []
    cell = ''
    row += 1
  }
  for (let i = 0; i < table.length; i++) {
    const letter = table[i]
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (table[i + 1] === '"') {
        cell += '"'
        i += 1
      } else isQuoted = false
    } else if (letter === '"' && (cell === '' || cell === '=')) isQuoted = true
    else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n') endRow()
    // The CR of a CR LF too: cells are trimmed.
    else cell += letter
  }
  if (isQuoted) throw new UnclosedQuote(row)
  endRow()
  return rows
}

/** Excel keeps leading zeros as `="0034…"`, and a plus as `="+34…"`. What we guarded when it left is as it was. */
function plainCell(cell: string): string {
  const text = cell.trim()
  return restored(/^=\+?\d[^=+\-@(]*$/.test(text) ? text.slice(1) : text)
}

/** A spreadsheet computes what begins with one of these. */
const formulaStart = /^'*[=+\-@\t\r]/

/** A cell that no spreadsheet takes for a formula: an apostrophe in front, one more if there is one. */
export function guarded(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell
}

/** What `guarded` was given. */
export function restored(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

/** A table as Excel opens it: with the mark of UTF-8, lines ended by CR LF, every cell that needs it in quotes, formulas guarded. */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  const line = (cells: readonly string[]) => cells.map((cell) => quoted(guarded(cell), separator)).join(separator)
  return `\uFEFF${rows.map(line).join('\r\n')}\r\n`
}

function quoted(cell: string, separator: Separator): string {
  const needs = cell.includes(separator) || /["\r\n]/.test(cell) || /^\s|\s$/.test(cell)
  return needs ? `"${cell.replaceAll('"', '""')}"` : cell
}
