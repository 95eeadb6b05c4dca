import type { BillReadings, FactName, ReadBill, Reading, ReadOutcome, Source } from './bill.ts'
import { notElectricity } from './bill-kind.ts'
import { billingPeriod } from './billing-period.ts'
import { type CnmcLink, cnmcLinkIn, readCnmcLink } from './cnmc-link.ts'
import { consumption } from './consumption.ts'
import { contractedPower } from './contracted-power.ts'
import { cupsIn, tornCups } from './cups.ts'
import { datesIn } from './dates.ts'
import { doubted } from './doubted.ts'
import { labelledAmounts } from './labelled-amounts.ts'
import { linesOf } from './lines-with-context.ts'
import { rowsOf } from './page-rows.ts'
import { type PageText, placeOn } from './page-text.ts'
import { pricedLines } from './priced-lines.ts'
import { retailerIn } from './retailer.ts'
import type { Row } from './rows.ts'
import { settleAmounts } from './settle-amounts.ts'
import { unitPrices } from './unit-prices.ts'

/** What the ways into a file have brought: links and square codes, and words with their places. */
export interface BillSources {
  /** Link annotations and decoded square codes. */
  links: readonly string[]
  pages: readonly PageText[]
  /** How the words were come by. */
  wordsBy: 'text' | 'ocr'
}

/**
 * One bill out of what its file holds: the regulator's link first, then the words. What both know and say differently is kept from the link and marked
 * unsure; what nobody knows is absent. Never throws on odd input; refuses what is no electricity bill of a home.
 */
export function readBill(sources: BillSources): ReadOutcome {
  const rows = rowsOf(sources.pages)
  const link = linkOf(sources.links, rows)
  if (!link) {
    const reason = notElectricity(rows)
    if (reason) return { ok: false, reason }
  }
  const lines = linesOf(rows)
  const priced = pricedLines(lines)
  const amounts = settleAmounts(lines, labelledAmounts(lines), priced)
  const known = { ...billingPeriod(lines, priced), ...amounts.facts }
  const words: BillReadings = {
    ...known,
    ...contractedPower(lines, priced),
    ...consumption(lines, priced, known),
    ...invoiceDate(rows),
  }
  const cups = cupsOf(rows)
  if (cups) words.cups = cups
  const retailer = retailerIn(rows, link?.retailerCode)
  if (retailer) words.retailer = retailer
  Object.assign(words, unitPrices(priced, words))
  if (sources.wordsBy === 'ocr') lessSure(words)
  const facts = link ? merged(link.facts, words) : doubted(hasTwoSupplies(rows) ? unsure(words) : words)
  const source: Source = link ? 'qr' : sources.wordsBy
  if (!link && Object.keys(facts).filter((name) => name !== 'retailer').length < 3)
    return { ok: false, reason: 'unknown' }
  const text = rows.map((row) => row.plain).join('\n')
  const bill: ReadBill = {
    kind: 'electricity',
    source,
    invoiceType: link?.invoiceType ?? (/factura rectificativa/.test(text) ? 'rectifying' : 'normal'),
    isRegulated: link?.isRegulated ?? isRegulatedBy(text),
    isReadingEstimated: /lectura[^\n]{0,40}\bestimad|\(estimad[ao]\)|consumo estimado/.test(text),
    isInstalment:
      /cuota (?:fija|mensual) (?:de )?(?:energia|luz|electricidad|factura)|tarifa plana|pago fijo mensual|cuota fija/.test(
        text,
      ),
    facts,
    lines: amounts.lines,
    totalMatchesLines: amounts.totalMatchesLines ?? link?.totalMatchesLines ?? null,
  }
  if (link?.totalMatchesLines && bill.totalMatchesLines === false) bill.totalMatchesLines = true
  // From a picture, a sum that does not come out is more likely a misread letter than the retailer's fault.
  if (source === 'ocr' && bill.totalMatchesLines === false) bill.totalMatchesLines = null
  return { ok: true, bill }
}

function linkOf(links: readonly string[], rows: readonly Row[]): CnmcLink | null {
  // A printed link is broken over lines: what follows it without a space still belongs to it.
  const printed =
    cnmcLinkIn(
      rows
        .map((row) => row.text.trim())
        .join('\n')
        .replace(restOfLink, ''),
    ) ?? cnmcLinkIn(rows.map((row) => row.text.trim()).join(''))
  for (const link of [...links, ...(printed ? [printed] : [])]) {
    const read = readCnmcLink(link)
    if (read && (read.facts.cups || read.facts.totalEur || read.facts.powerP1Kw)) return read
  }
  return null
}

/** The end of a line before one that is nothing but values of a link; its first sign is looked for once, so that a row without end takes no longer than it is long. */
const restOfLink = /\n(?=[^\s&=]*[&=]\S*(?:\n|$))/g

/** The link's value where it has one; surer when the words say the same, unsure when they contradict with confidence. */
function merged(fromLink: BillReadings, words: BillReadings): BillReadings {
  const facts: BillReadings = { ...words, ...fromLink }
  for (const name of Object.keys(fromLink) as FactName[]) {
    const [code, word] = [fromLink[name], words[name]]
    if (!code || !word) continue
    const agrees = code.value === word.value
    const reading: Reading<unknown> = {
      value: code.value,
      confidence: agrees ? 0.99 : word.confidence > 0.95 && !isNear(code.value, word.value) ? 0.8 : code.confidence,
      ...(word.place && agrees && { place: word.place }),
    }
    Object.assign(facts, { [name]: reading })
  }
  return facts
}

const isNear = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 0.02 + 0.002 * Math.abs(a)

/** From a picture, only what arithmetic or a check letter stands behind is nearly as sure as print. */
function lessSure(facts: BillReadings): void {
  for (const reading of Object.values(facts))
    reading.confidence =
      reading.confidence >= 0.95 ? reading.confidence - 0.03 : Math.min(0.75, reading.confidence - 0.12)
}

function cupsOf(rows: readonly Row[]): Reading<string> | undefined {
  const found = rows.flatMap((row) => cupsIn(row.text).map((cups) => ({ ...cups, row })))
  const best = found.find(({ isChecked }) => isChecked) ?? found[0]
  if (!best) return cupsOverLines(rows)
  const checked = new Set(found.filter(({ isChecked }) => isChecked).map(({ code }) => code.slice(0, 20)))
  const longest = found.find(
    ({ code, isChecked }) => isChecked && code.startsWith(best.code) && code.length > best.code.length,
  )
  const confidence = best.isChecked ? (checked.size > 1 ? 0.7 : 0.99) : 0.6
  const point = longest || best.code.length > 20 ? '' : pointBelow(best.row, best.code, rows)
  return { value: longest?.code ?? `${best.code}${point}`, confidence, place: placeOn(best.row.page, best.row.box) }
}

/** The point of measure, where a narrow column breaks the code in front of it: a digit and a letter alone, right below. */
function pointBelow(row: Row, code: string, rows: readonly Row[]): string {
  const over = row.cells.find(({ text }) => text.replace(/[ -]/g, '').toUpperCase().endsWith(code))
  if (!over) return ''
  const below = rows
    .slice(rows.indexOf(row) + 1, rows.indexOf(row) + 1 + restWithin)
    .flatMap(({ cells }) => cells)
    .find(({ text, box }) => /^\d[A-Z]$/.test(text) && Math.abs(box.x - over.box.x) < over.box.height)
  return below?.text ?? ''
}

/** How many rows further down the rest of a code may stand: other columns have rows between. */
const restWithin = 3

function cupsOverLines(rows: readonly Row[]): Reading<string> | undefined {
  for (const [at, row] of rows.entries())
    for (const next of rows.slice(at + 1, at + 1 + restWithin)) {
      const code = tornCups(row.text, next.text)
      if (code !== undefined) return { value: code, confidence: 0.95, place: placeOn(row.page, row.box) }
    }
  return undefined
}

/** Codes of two homes in one bill: no figure says which of them it is of. A home's gas has a code too. */
function hasTwoSupplies(rows: readonly Row[]): boolean {
  const codes = rows.flatMap((row) => cupsIn(row.text).filter(({ isChecked }) => isChecked))
  const isGasToo = rows.some(({ plain }) => /\bgas natural\b|\b(?:de|del|tu|cups) gas\b/.test(plain))
  return !isGasToo && new Set(codes.map(({ code }) => code.slice(0, 20))).size > 1
}

/** Nothing of it is sure any more. */
const unsure = (facts: BillReadings): BillReadings =>
  Object.fromEntries(
    Object.entries(facts).map(([name, reading]) => [
      name,
      { ...reading, confidence: Math.min(reading.confidence, mostOfTwoSupplies) },
    ]),
  )
const mostOfTwoSupplies = 0.75

function invoiceDate(rows: readonly Row[]): BillReadings {
  for (const row of rows) {
    const label =
      /fecha (?:de )?(?:(?:la )?emision|(?:la )?factura|expedicion)|emitida|data (?:d'|de )?(?:emissi?on?|(?:d?e? ?l?a )?factura)|(?:invoice|bill) date|issue|jaulkipen|fakturaren data/.exec(
        row.plain,
      )
    if (!label) continue
    const date = datesIn(row.plain).find(({ start }) => start > label.index)
    if (date) return { invoiceDate: { value: date.date, confidence: 0.85, place: placeOn(row.page, row.box) } }
  }
  return {}
}

function isRegulatedBy(text: string): boolean | undefined {
  if (
    /\bpvpc\b|precio voluntario (?:para el|al) pequeno consumidor|comercializador(?:a)? (?:de referencia|regulad)/.test(
      text,
    )
  )
    return true
  return /mercado libre|precio fijo/.test(text) ? false : undefined
}
