import { datesIn } from './dates.ts'
import { type FoundPeriod, periodsIn } from './periods.ts'
import { hasDecimalPoint, type Quantity, quantitiesOf, scaled, type Unit } from './quantities.ts'
import { type Cell, columnNames, type Row } from './rows.ts'

/** What a part of a bill is about, by its heading or its own words. */
export type Section = 'power' | 'energy' | 'surplus' | 'maxima' | 'readings' | 'history' | 'taxes' | 'other'

/** A row with its numbers, the periods it names and what it stands under. */
export interface Line {
  row: Row
  plain: string
  quantities: Quantity[]
  /** Heading above each number's column, in plain letters; '' without one. */
  headings: string[]
  periods: FoundPeriod[]
  section: Section
  /** What the row's own words say, whatever it stands under. */
  own: Section | undefined
}

/** The first that fits wins; a row of numbers may stand under any of them. */
const sections: readonly [Section, RegExp][] = [
  [
    'maxima',
    /potencias? maximas?|maximas? demandadas?|maxima demanda|maximetro|potencias? (?:max|demandadas?|registradas?)|pot\. ?max/,
  ],
  [
    'history',
    /histori|evolucion|ultimos? (?:12|14|13|doce|catorce|meses)|ultimo ano|consumo (?:medio|anual|diario|acumulado)|media diaria|a lo largo del ano|mismo periodo|vecin|hogares|ano anterior|coste medio|anual estimado/,
  ],
  [
    'taxes',
    /impuesto|impost\b|\bimp\. |\biee\b|\bi\.?v\.?a\.?\b|bono? social|\bimpto\b|alquiler|\balq\.|lloguer|arrendamiento|equipos? de medida|base impo[ns]|\bigic\b/,
  ],
  [
    'surplus',
    /excedent|vertid|compensacion|autoconsum(?!idor)|energia (?:exportada|generada|producida|inyectada)|generacion/,
  ],
  ['other', /\bgas\b|hidrocarburos/],
  [
    'other',
    /servicio|mantenimiento|asistencia|\bseguro\b|cuota|descuento|bonificacion|promocion|penalizacion|destino del importe|emisiones|mezcla|medio ambiente|atencion al cliente|reclamaci/,
  ],
  ['readings', /lecturas?\b|contador n|numero de contador/],
  [
    'power',
    /potencia|\bcontratad[oa]s?\s?:|\bcontratad[oa]s? +\d[\d,.]* ?kw\b|potencies?|\bt(?:erm(?:ino|e|o)?)?\.? ?fi[jx]o?\b|\bpot\./,
  ],
  ['energy', /energ(?:ia|ie|y)\b|consum|\busage\b|\bt(?:erm(?:ino|e|o)?)?\.? ?variable|electricidad consumida/],
]

export function sectionOf(plainText: string): Section | undefined {
  const text = plainText.replace(/ {2,}/g, ' ')
  return sections.find(([, words]) => words.test(text))?.[0]
}

/** Rows further down than this no longer stand under a table's heading. */
const mostRowsUnderHeading = 16

/** All rows with what is needed to understand their numbers. */
export function linesOf(rows: readonly Row[]): Line[] {
  let section: Section = 'other'
  let isEntry = false
  let headingRows: { row: Row; at: number }[] = []
  const hasPoint = hasDecimalPoint(rows)
  return rows.map((row, at) => {
    const printed = quantitiesOf(row, hasPoint)
    const own = namesBoth(row, printed) ? 'readings' : sectionOf(row.plain)
    if (own) isEntry = own === 'surplus' && isPriced(printed)
    else if (section === 'surplus' && isEntry && beginsBlock(row, printed)) section = 'other'
    if (own) section = own
    headingRows = headingRows.filter((one) => one.row.page === row.page && at - one.at <= mostRowsUnderHeading)
    const headings = printed.map((quantity) =>
      isInSentence(quantity, row.page.isRecognised) ? '' : headingAbove(quantity, headingRows),
    )
    const quantities = printed.map((quantity, index) => inUnitOfHeading(quantity, headings[index] ?? ''))
    if (isHeading(row, quantities)) headingRows.push({ row, at })
    return { row, plain: row.plain, quantities, headings, periods: periodsIn(row.plain), section, own }
  })
}

/** What is fed in and what it brings, in one row: an entry, and no heading of those below. */
const isPriced = (printed: readonly Quantity[]) =>
  printed.some(({ unit }) => unit === 'kwh') && printed.some(({ unit }) => unit === 'eur_kwh')

/** The days of the next block, or its contracted power. */
const beginsBlock = ({ plain }: Row, printed: readonly Quantity[]) =>
  printed.some(({ unit }) => unit === 'kw') || datesIn(plain).length === 2

/** Columns of what is used and of what is fed in beside each other: a table of the meter. */
const namesBoth = ({ plain, cells }: Row, quantities: readonly Quantity[]) =>
  quantities.length === 0 && cells.flatMap(columnNames).length > 2 && /consum/.test(plain) && surplusColumn.test(plain)

/** A column's name says that its numbers are fed in, or made at home. */
export const surplusColumn = /excedent|vertid|exportad|inyectad|generad|producid|autoconsum|abocad|salient/

/** What stands within a run of words is explained by them, not by the name of a column further up. */
function isInSentence({ cell, box }: Quantity, isRecognised = false): boolean {
  const at = center(box)
  const run = isRecognised
    ? undefined
    : columnNames(cell).find((one) => at >= one.box.x && at <= one.box.x + one.box.width)
  if (!run) return false
  const words = run.plain.replace(unitWords, '')
  return /[a-z]{3}|\d[^\d]*\s[x*×]\s?\d/.test(words)
}
const unitWords = /\b(?:eur(?:os?)?|kwh|dias?|dies|egun|mes|ano|any|urte)\b/g

/** A column's price may be for a thousand kWh, or in cents. */
function inUnitOfHeading(quantity: Quantity, heading: string): Quantity {
  if (quantity.unit !== 'bare') return quantity
  if (/(?:€|eur)\s?\/\s?mwh/.test(heading)) return { ...quantity, ...scaled(quantity, 0.001), unit: 'eur_kwh' }
  if (/(?:c€|cent\w*|cts?\.?)\s?\/\s?kwh/.test(heading))
    return { ...quantity, ...scaled(quantity, 0.01), unit: 'eur_kwh' }
  return quantity
}

const headingWords =
  /[km](?:w|vv)\s?h?\b|€|\beur|precio|importe|consum|lectura|\bdias?\b|potencia|punta|llano|valle|\bp[123]\b|unidad|cantidad|diferencia|desde|hasta|anterior|actual|total|\bbase\b|\bcuota\b|\biva\b|concept|\bimport\b|\bprec\b|descripci|euros/

const onlyMoney = /^\(?(?:€|eur(?:os?)?|importe(?: \(?€\)?)?)\)?$/

/** A row of column names: words, and no quantity of its own but such as stand in a name. */
function isHeading(row: Row, quantities: readonly Quantity[]): boolean {
  if (quantities.some(({ unit }) => unit !== 'percent')) return false
  // Names of narrow columns stand so close that they look like one.
  const names = row.page.isRecognised ? row.cells : row.cells.flatMap(columnNames)
  return names.length >= 2
    ? names.filter(({ plain }) => headingWords.test(plain) || namesPeriod(plain)).length >= 2 ||
        row.cells.some(({ plain }) => onlyMoney.test(plain))
    : headingWords.test(row.plain) && row.plain.length < 30
}

function headingAbove(quantity: Quantity, headingRows: readonly { row: Row }[]): string {
  const { x, width } = quantity.box
  const words: string[] = []
  // Nearest first; a name over two rows is put together again.
  for (const { row } of headingRows.toReversed().slice(0, 3)) {
    let best: { cell: Cell; distance: number } | undefined
    const cells = row.page.isRecognised ? row.cells : row.cells.flatMap(columnNames)
    for (const cell of cells) {
      const overlap = Math.min(x + width, cell.box.x + cell.box.width) - Math.max(x, cell.box.x)
      const distance =
        overlap > 0
          ? 0
          : Math.min(
              Math.abs(cell.box.x + cell.box.width - x),
              Math.abs(cell.box.x - x - width),
              Math.abs(center(cell.box) - center(quantity.box)),
            )
      if (!best || distance < best.distance) best = { cell, distance }
    }
    if (best && best.distance < 2.5 * quantity.box.height) {
      // A second period belongs to the table above.
      if (namesPeriod(best.cell.plain) && words.some(namesPeriod)) break
      words.unshift(best.cell.plain)
    }
    // A name that says its unit needs no second row above it.
    if ((words.length > 0 && cells.length >= 3) || onlyMoney.test(words[0] ?? '')) break
  }
  return words.join(' ')
}

const namesPeriod = (plain: string) => periodsIn(plain).length > 0
const center = (box: { x: number; width: number }) => box.x + box.width / 2

/** The unit of a number: its own, else what its column's heading says; `undefined` for what is a reading, a date or nothing known. */
export function unitOf(line: Line, index: number): Unit | 'reading' | undefined {
  const quantity = line.quantities[index]
  if (!quantity) return undefined
  if (quantity.unit !== 'bare') return quantity.unit
  const heading = line.headings[index] ?? ''
  if (/lectura(?! consumo)|anterior|actual|desde|hasta/.test(heading) && !/consum|diferencia/.test(heading))
    return 'reading'
  // No kWh costs two euros: the heading is that of another table.
  if (/(?:€|eur)\s?\/\s?kwh/.test(heading)) return Math.abs(quantity.value) < 2 ? 'eur_kwh' : undefined
  if (/(?:€|eur)\s?\/\s?kw.*(?:ano|any)/.test(heading)) return 'eur_kw_year'
  if (/(?:€|eur)\s?\/\s?kw.*d[ií]a/.test(heading)) return 'eur_kw_day'
  if (/(?:€|eur)\s?\/\s?kw/.test(heading)) return 'eur_kw'
  if (/\bkw\s?[·*.x-]?\s?dias?\b/.test(heading)) return 'kw_days'
  if (/importe|total ?\(?€|\(€\)|^€$|\(eur/.test(heading)) return 'eur'
  if (/kwh/.test(heading)) return 'kwh'
  if (/\bkw\b/.test(heading)) return 'kw'
  if (/^(?:n[ºo.] )?dias?\b/.test(heading)) return 'days'
  if (/consum/.test(heading) && line.section !== 'power') return 'kwh'
  return undefined
}

/** The period a number belongs to: the last one named before it in its row, else its column's, else the row above's. */
export function periodAt(line: Line, index: number, before?: Line): FoundPeriod | undefined {
  const quantity = line.quantities[index]
  if (!quantity) return undefined
  const position = positionIn(line, quantity)
  const behind = periodBehind(line, position + quantity.end - quantity.start)
  if (behind) return behind
  const since = line.quantities
    .slice(0, index)
    .filter((other) => (unitOf(line, line.quantities.indexOf(other)) ?? '') === 'eur')
    .map((other) => positionIn(line, other))
    .at(-1)
  const named = line.periods.filter(({ start }) => start < position && start >= (since ?? 0)).at(-1)
  // Behind the bands a sentence says what they are together.
  if (named) return /\btotal\b/.test(line.plain.slice(named.end, position)) ? undefined : named
  const column = periodsIn(line.headings[index] ?? '')
  if (column.length === 1) return column[0]
  return before && before.quantities.length === 0 ? periodAbove(before, quantity) : undefined
}

/** `3,4 kW en punta y 2,9 kW en valle`, `101 kWh (P1)`, `48 kWh han sido en horas punta`: the name follows. */
function periodBehind(line: Line, end: number): FoundPeriod | undefined {
  const opening =
    /^\s*(?:k(?:w|vv)\s?h?)?\s*(?:(?:han sido|fueron|consumidos) )?(?:\(\s?|en (?:las? |el )?(?:periodo |horas? |tramo |franja )?(?:de )?)/.exec(
      line.plain.slice(end),
    )
  return opening ? line.periods.find(({ start }) => start === end + opening[0].length) : undefined
}

/** The period named right above a number, in a row of names alone; beside it another column may name another. */
function periodAbove(before: Line, quantity: Quantity): FoundPeriod | undefined {
  if (before.periods.length === 1) return before.periods[0]
  const { x, width } = quantity.cell.box
  const over = before.row.cells.filter(({ box }) => box.x < x + width && box.x + box.width > x)
  // A column of long cells has its name at either end.
  const cell =
    over.length === 1
      ? over[0]
      : before.row.cells.filter(({ box }) => box.x <= quantity.box.x + quantity.box.height).at(-1)
  const named = periodsIn(cell?.plain ?? '')
  return named.length === 1 ? named[0] : undefined
}

/** Where a number begins in its row's text. */
export function positionIn(line: Line, quantity: Quantity): number {
  let position = 0
  for (const cell of line.row.cells.slice(0, quantity.cellIndex)) position += cell.text.length + 2
  return position + quantity.start
}
