import { datesIn } from './dates.ts'
import type { Box } from './page-text.ts'
import { boxWithin, type Cell, certaintyWithin, type Row } from './rows.ts'

export type Unit =
  | 'kwh'
  | 'kw'
  | 'kw_days'
  | 'days'
  | 'eur'
  | 'percent'
  | 'eur_kwh'
  | 'eur_kw_day'
  | 'eur_kw_month'
  | 'eur_kw_year'
  | 'eur_kw'
  | 'eur_day'
  | 'eur_month'
  | 'bare'

/** A number of a bill with the unit printed behind it. */
export interface Quantity {
  value: number
  unit: Unit
  /** Digits after the decimal sign, as printed. */
  decimals: number
  cell: Cell
  /** Of the cell in its row. */
  cellIndex: number
  /** Within the cell's text. */
  start: number
  end: number
  box: Box
  certainty: number
}

/** Behind a number, in plain letters; the first that fits. Recognition reads W as VV and a closing € as e. */
const eur = String.raw`(?:€(?:e(?=\s?\/))?|eur(?:os?)?|e(?=\s?\/))`
const kw = `k(?:w|vv)`
const kwh = String.raw`${kw}[\s·]?h`
const day = `(?:dias?|dies|d[il1]as?|d)`
const year = `(?:anos?|any)`
const per = String.raw`\s*(?:[/·*.x]|y|por|per|pro|par)?\s*`
/** Between € and what it is paid for. */
const each = String.raw`\s?(?:[/·]|per\b|por\b|pro\b|par\b)\s?`
const units: readonly [Unit, RegExp][] = [
  ['eur_kwh', new RegExp(String.raw`^\s*${eur}${each}\(?${kwh}\b`)],
  ['eur_kw_year', new RegExp(String.raw`^\s*${eur}${each}\(?${kw}${per}${year}\b`)],
  ['eur_kw_day', new RegExp(String.raw`^\s*${eur}${each}\(?${kw}${per}${day}\b`)],
  ['eur_kw_day', new RegExp(String.raw`^\s*${eur}${each}${day}${per}${kw}\b`)],
  ['eur_kw_month', new RegExp(String.raw`^\s*${eur}${each}\(?${kw}${per}mes\b`)],
  ['eur_kw', new RegExp(String.raw`^\s*${eur}${each}\(?${kw}\b`)],
  ['eur_day', new RegExp(String.raw`^\s*${eur}${each}${day}\b`)],
  ['eur_month', new RegExp(String.raw`^\s*${eur}${each}mes\b`)],
  ['kwh', new RegExp(String.raw`^\s*${kwh}\b`)],
  ['kw_days', new RegExp(String.raw`^\s*${kw}\s?[·*.-]?\s?dias?\b`)],
  ['kw', new RegExp(String.raw`^\s*${kw}\b`)],
  ['days', /^\s*(?:(?:d[il1]as?|dies)\b|d(?=\s?[x*×·]))/],
  ['percent', /^\s*%/],
  ['eur', /^\s*(?:€|eur(?:os?)?\b)/],
]

/** A sign is one only where nothing is subtracted: `01-02` and `P1-3` hold none. */
const number =
  /(?<![\d.,'’a-z])(-\s?)?(\d{1,3}(?:\.\d{3})+(?:[,'’]\d+)?|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?: \d{3})+,\d+|\d+(?:[.,'’]\d+)?)(?![\d]|[.,'’]\d)(\s?-(?![\d ]*[\da-z(]))?/g

/** Every number of a row with its unit, from left to right. Dates, times and references are left out. */
export function quantitiesOf(row: Row, hasPoint = false): Quantity[] {
  const found = row.cells.flatMap((cell, cellIndex) => {
    const text = withoutDates(cell.plain)
    const own = quantitiesOfCell(row.page.isRecognised ? text : withColumns(text, cell), cell, cellIndex, hasPoint)
    return own.map((quantity) => inUnitBeside(quantity, row.cells[cellIndex + 1]))
  })
  return row.page.isRecognised ? found.map(withComma) : found
}

/** A column of units: `5,50 | kW | 30`. */
function inUnitBeside(quantity: Quantity, beside: Cell | undefined): Quantity {
  const isLast = quantity.unit === 'bare' && quantity.cell.plain.slice(quantity.end).trim() === ''
  if (!isLast || !beside || !unitAlone.test(beside.plain)) return quantity
  return { ...quantity, unit: unitBehind(beside.plain).unit }
}
const unitAlone = /^\s*(?:kwh|kw|dias?|€|eur(?:os?)?)\s*$/

/** An amount is printed with its cents: recognition that shows none has lost the comma. */
function withComma(quantity: Quantity): Quantity {
  const isWhole =
    quantity.unit === 'eur' &&
    quantity.decimals === 0 &&
    (Math.abs(quantity.value) >= 100 || /^-?\s?0\d\d$/.test(quantity.cell.plain.slice(quantity.start, quantity.end)))
  if (isWhole) return { ...quantity, value: quantity.value / 100, decimals: 2 }
  // A third digit behind the comma is the sign of the euro, or a letter's shadow.
  const isLong = quantity.unit === 'eur' && quantity.decimals === 3 && Math.abs(quantity.value) >= 2
  return isLong ? { ...quantity, value: Math.trunc(quantity.value * 100) / 100, decimals: 2 } : quantity
}

function quantitiesOfCell(text: string, cell: Cell, cellIndex: number, hasPoint: boolean): Quantity[] {
  const found: Quantity[] = []
  for (const match of text.matchAll(number)) {
    const digits = match[2] ?? ''
    const start = match.index
    const end = start + match[0].length
    const before = text.slice(0, start)
    const isInBrackets = /\(\s?$/.test(before) && /^\s?\)/.test(text.slice(end)) && /[.,'’]\d\d$/.test(digits)
    const rest = text.slice(isInBrackets ? end + 1 : end)
    const hasSignBefore = /(?:€|\beur)\s?-?\s?$/.test(before)
    const behind = unitBehind(rest)
    const printed = ofYear.test(cell.plain.slice(end))
      ? { unit: 'days' as const, scale: 1 }
      : behind.unit === 'bare' && percentInFront.test(before)
        ? { unit: 'percent' as const, scale: 1 }
        : behind
    // `€0.18/kWh`, `€ 12,30`: the sign stands in front.
    // What a product or a rate makes is money: `3,45 kW x 29 días x 0,1044 = 10,45`.
    const isMade = /=\s?-?\s?$/.test(before) && /[.,'’]\d\d$/.test(digits)
    const isMoney = printed.unit === 'bare' && (hasSignBefore || isMade)
    const { unit, scale } = isMoney ? unitBehind(`€${rest.trimStart()}`) : printed
    // A letter right behind a number, and no unit: part of a code.
    if (unit === 'bare' && /^[a-z/:º]/.test(rest) && !/^x\s?\d/.test(rest)) continue
    const { value, decimals } = scaled(numberOf(digits, unit, hasPoint), scale)
    // `Energía - 259 kWh`: a dash between a name and its quantity is no sign.
    const isDash = match[1] === '- ' && /^(?:kw|days)/.test(unit) && /[a-z)]\s$/.test(before)
    const isNegative =
      (match[1] !== undefined && !isDash) ||
      match[3] !== undefined ||
      isInBrackets ||
      /(?:€|\beur)\s?-\s?$|-\s?(?:€|\beur)\s?$/.test(before)
    found.push({
      value: isNegative ? -value : value,
      unit,
      decimals,
      cell,
      cellIndex,
      start,
      end,
      box: boxWithin(cell, start, end),
      certainty: certaintyWithin(cell, start, end),
    })
  }
  return found
}

/** Basque puts the sign first: `BEZ % 21`. */
const percentInFront = /(?:^|[^\d\s])\s*%\s?$/

/** `x (31/365)`: what stands over the days of a year are days. */
const ofYear = /^\s?\/\s?36[56]\b/

/** `142 208,79` of two items are two numbers of two columns: the space between them becomes a sign that no number holds. */
function withColumns(text: string, { parts }: Cell): string {
  let marked = text
  for (const { start } of parts)
    if (start > 0 && /\d \d/.test(marked.slice(start - 2, start + 1)))
      marked = `${marked.slice(0, start - 1)}|${marked.slice(start)}`
  return marked
}

/** Prices are printed in cents or for a thousand kWh too: what stands there, times this, is € or kWh. */
const scaledUnits: readonly [Unit, number, RegExp][] = [
  ['eur_kwh', 0.001, new RegExp(String.raw`^\s*${eur}${each}m(?:w|vv)[\s·]?h\b`)],
  ['kwh', 1000, /^\s*m(?:w|vv)[\s·]?h\b/],
]
const hundredths = /^\s*(?:c€|€?\s?cents?\.?(?:imos)?(?: de)?(?: (?:€|euros?))?|cts?\.?(?: ?€)?|ct\.?)(?=\s?\/)/

function unitBehind(rest: string): { unit: Unit; scale: number } {
  const inCents = hundredths.exec(rest)
  const text = inCents ? `€${rest.slice(inCents[0].length)}` : rest
  const large = scaledUnits.find(([, , shape]) => shape.test(text))
  if (large) return { unit: large[0], scale: large[1] }
  const unit = units.find(([, shape]) => shape.test(text))?.[0] ?? 'bare'
  return { unit, scale: inCents && unit !== 'bare' && unit !== 'eur' ? 0.01 : 1 }
}

/** True for a bill that prints cents behind a point, as English ones do: `€1,234.56`. */
export function hasDecimalPoint(rows: readonly Row[]): boolean {
  const text = rows.map(({ plain }) => withoutDates(plain)).join('\n')
  const count = (shape: RegExp) => text.match(shape)?.length ?? 0
  const points = count(/(?:€|\beur) ?\d[\d,]*\.\d\d(?![\d.])|(?<![\d.])\d[\d,]*\.\d\d ?(?:€|eur\b)/g)
  return points >= 3 && points > 4 * count(/(?:€|\beur) ?\d[\d.]*,\d\d(?![\d,])|(?<![\d,])\d[\d.]*,\d\d ?(?:€|eur\b)/g)
}

/** A number in another unit, with the digits it then has. */
export function scaled(
  { value, decimals }: { value: number; decimals: number },
  scale: number,
): { value: number; decimals: number } {
  if (scale === 1) return { value, decimals }
  const shifted = Math.max(0, decimals - Math.round(Math.log10(scale)))
  return { value: Number((value * scale).toFixed(shifted)), decimals: shifted }
}

const monthOfYear =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de)? 20\d\d\b(?![.,]\d)/g

/** Dates blanked out, place by place. */
function withoutDates(text: string): string {
  const blank = (from: number, to: number, of: string) => of.slice(0, from) + ' '.repeat(to - from) + of.slice(to)
  return datesIn(text)
    .reduce((left, { start, end }) => blank(start, end, left), text)
    .replace(/\b\d{4}([-/.])\d{2}\1\d{2}\b/g, (date) => ' '.repeat(date.length))
    .replace(/\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?(?:\d{4}|\d{2})\b(?![,.]\d)/g, (date) => ' '.repeat(date.length))
    .replace(monthOfYear, (month) => ' '.repeat(month.length))
    .replace(/\/\s?36[56]\b/g, (year) => ' '.repeat(year.length))
    .replace(/\b\d{1,2}:\d{2}\b/g, (time) => ' '.repeat(time.length))
    .replace(/\bp(?:eriodo|\.)?\s?[1-6l](?![\d]|[.,]\d)/g, (period) => ' '.repeat(period.length))
}

/**
 * A number as Spanish bills print it: decimal comma, thousands point. `3.450` is 3.45 where it is kW or a price, which have three and
 * more decimals, and 3450 elsewhere. On a bill with decimal points the comma parts thousands.
 */
export function numberOf(digits: string, unit: Unit, hasPoint = false): { value: number; decimals: number } {
  const compact = digits.replaceAll(' ', '').replace(/['’]/, ',')
  const comma = compact.lastIndexOf(',')
  const point = compact.lastIndexOf('.')
  if (hasPoint) {
    const [whole = '', fraction = ''] = compact
      .replace(/,(?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .split('.')
    return { value: Number(fraction ? `${whole}.${fraction}` : whole), decimals: fraction.length }
  }
  const isThousands =
    /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(compact) && (unit === 'kwh' || unit === 'eur' || unit === 'bare')
  if (comma === -1 && (point === -1 || isThousands)) return { value: Number(compact.replaceAll('.', '')), decimals: 0 }
  const sign = Math.max(comma, point)
  const whole = compact.slice(0, sign).replace(/[.,]/g, '')
  const fraction = compact.slice(sign + 1)
  return { value: Number(`${whole}.${fraction}`), decimals: fraction.length }
}
