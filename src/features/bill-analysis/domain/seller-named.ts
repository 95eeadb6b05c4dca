import type { Reading } from './bill.ts'
import { placeOn } from './page-text.ts'
import type { Cell, Row } from './rows.ts'

/** The cables belong to a company of Endesa or Iberdrola whatever the retailer: a name beside that word is not the seller's. */
export const notTheSeller =
  /(?:empresa )?distribuid\w*|e-distribuci\w*|i-de\b|red(?:es)? electrica|mercado|competencia|comparador/

/** So many rows are the head of a bill. */
const headRows = 8
const legalRows = 12

/**
 * A seller nobody listed, by what it calls itself: a name with a word of the trade in the head, a legal form near the top or beside its tax number, else what the head prints largest. Said,
 * never sure.
 */
export function sellerNamed(rows: readonly Row[]): Reading<string> | undefined {
  const first = rows.filter(({ page }) => page === rows[0]?.page)
  const found =
    firstOf(first.slice(0, headRows), nameOfTrade) ??
    firstOf(first.slice(0, legalRows), ({ text }) => legalName.exec(text)?.[1]) ??
    firstOf(first, ({ text }, row) => (/\b[cn]\.?i\.?f\b/.test(row.plain) ? legalName.exec(text)?.[1] : undefined)) ??
    largestIn(first.slice(0, headRows))
  // What stands alone in the head is what a company goes by.
  const alone = firstOf(first.slice(0, headRows), ({ text, plain }) =>
    found?.name.toLowerCase().startsWith(`${text.trim().toLowerCase()} `) && !noName.test(plain)
      ? text.trim()
      : undefined,
  )
  return (
    found && { value: brandOf((alone ?? found).name), confidence: 0.5, place: placeOn(found.row.page, found.row.box) }
  )
}

interface Named {
  name: string
  row: Row
}

function firstOf(rows: readonly Row[], nameIn: (cell: Cell, row: Row) => string | undefined): Named | undefined {
  for (const row of rows)
    for (const cell of row.cells) {
      const name = notTheSeller.test(cell.plain) ? undefined : nameIn(cell, row)
      if (name && name.length >= 3) return { name, row }
    }
  return undefined
}

const legalName =
  /^\s*((?:\p{Lu}[\p{L}\d&.'-]*|de|del|y|i)(?: (?:\p{Lu}[\p{L}\d&.'-]*|de|del|y|i|la|el)){0,5}?),? s\.? ?(?:a|l|c\.? ?c\.? ?l|c\.? ?v|coop)\b/iu

const trade =
  /\b(?:energ[a-z]*|enerx[a-z]*|electr[a-z]*|elektr[a-z]*|luz|llum|argindar[a-z]*|power|solar|renovables?|cooperativa|comercializadora|hidro[a-z]*|suministros?)\b/
const everyTrade = new RegExp(`${trade.source}|\\b(?:de|del|la|el|y|i|e|d|pot)\\b|[^a-z]`, 'g')
/** Words of headings and letters, not of names. */
const noName =
  /factura|\bfra\b|recibo|detalle|detall\b|resum|periodo|consum|contrat|client|titular|importe|total|tarifa|mercado|dato|impuesto|termino|pagin|\b[ts]u\b|\byour?\b|\bteva\b|\bzure\b|hola|bill\b|\bcups\b|\bcalle\b|\bc\/|avda|plaza|[@:\d]/
const mostWords = 6

/** A name of few words, one of them of the trade and one that is not. */
function nameOfTrade({ text, plain }: Cell): string | undefined {
  const own = plain.split(/,| - | · |\(/)[0] ?? ''
  if (!trade.test(own) || noName.test(own) || own.trim().split(/\s+/).length > mostWords) return undefined
  return own.replace(everyTrade, '').length >= 2 ? text.slice(0, own.length).trim() : undefined
}

/** Of the head's words those that are clearly larger than the rest: a name drawn as one. */
function largestIn(rows: readonly Row[]): Named | undefined {
  const names = rows.flatMap((row) =>
    row.cells.map((cell) => ({ name: cell.text.trim(), plain: cell.plain, row, height: cell.box.height })),
  )
  const [largest, ...others] = names.toSorted((a, b) => b.height - a.height)
  const next = others.find(({ name }) => name !== largest?.name)
  if (!largest || noName.test(largest.plain) || largest.name.split(/\s+/).length > 4) return undefined
  return largest.height > 1.25 * (next?.height ?? 0) && /[a-z]{3}/.test(largest.plain) ? largest : undefined
}

/** A legal name without what all of them have, not in capitals. */
function brandOf(legal: string): string {
  const short = legal.replace(
    / (?:comercializador[a]?|clientes|comercial|iberia|espa[ñn]a|renovables|servicios|gesti[oó]n|soluciones)\b.*$/iu,
    '',
  )
  return short === short.toUpperCase() && short.length > 4
    ? short
        .toLowerCase()
        .replace(/(?<![\p{L}\d])(?!(?:de|del|la|las|los|y|i)\b)\p{L}/gu, (letter) => letter.toUpperCase())
    : short
}
