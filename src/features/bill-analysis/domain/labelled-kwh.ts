import { type Line, periodAt, positionIn, surplusColumn, unitOf } from './lines-with-context.ts'
import type { Box } from './page-text.ts'
import { type Period, periodsIn } from './periods.ts'
import type { Quantity } from './quantities.ts'

/** kWh of a band as a bill says them somewhere. */
export interface KwhSighting {
  kwh: number
  period: Period | undefined
  line: Line
  box: Box
  /** 2: proven by its amount or its readings; 1: labelled. */
  strength: 1 | 2
  /** Multiplied by its price on the bill: what is charged, whatever the meter says. */
  isCharged?: boolean
  /** Both totals of the meter, as one word. */
  totals?: string
}

const periods: readonly Period[] = [1, 2, 3]
/** Bands are often printed in whole kWh and their sum is not, or the other way round. */
export const isSameKwh = (a: number, b: number) =>
  Math.abs(a - b) <= (Number.isInteger(a) && Number.isInteger(b) ? 1 : 1.5)

export const noConsumption =
  /medio|media|diari|acumulad|anual|ultim|histor|ano anterior|estimacion anual|maxim|reactiva|capacitiva/

/** kWh that stand beside the name of their band, in rows and columns of what is used or of what is fed in. */
export function labelledKwh(lines: readonly Line[], section: 'energy' | 'surplus'): KwhSighting[] {
  const found: KwhSighting[] = []
  for (const [at, line] of lines.entries()) {
    const stands =
      section === 'energy'
        ? isConsumption(line) || isUnderBands(line, lines[at - 1]) || isBelowNames(line, lines[at - 1])
        : line.own === 'surplus' ||
          (line.own === undefined &&
            (line.section === 'surplus' || line.headings.some((one) => surplusColumn.test(one))))
    if (!stands || noConsumption.test(line.plain) || /precio|importe|€\s?\/|total ?\(€/.test(line.plain)) continue
    if (line.quantities.some((_, index) => unitOf(line, index) === 'eur_kwh')) continue
    const own = line.quantities
      .map((quantity, index) => ({
        quantity,
        index,
        unit: unitOf(line, index),
        period: periodAt(line, index, lines[at - 1])?.period,
      }))
      .filter(({ index, quantity }) => isOfColumn(line, index, section) && !isMeterTotal(line, quantity, lines[at - 1]))
      .filter(
        ({ unit, quantity }) =>
          unit === 'kwh' ||
          (unit === undefined &&
            quantity.decimals <= 3 &&
            /kwh|consum/.test(isUnderBands(line, lines[at - 1]) ? `${lines[at - 1]?.plain}` : line.plain)),
      )
    const isNamed = own.some(({ period }) => period !== undefined)
    // `Consumo kWh 101 202 303`: three numbers and no name are the three bands, in order.
    const byOrder =
      !isNamed &&
      own.length >= 3 &&
      own.length <= 4 &&
      (own.length === 3 || isSumOfThree(own.map(({ quantity }) => quantity.value)))
    for (const [order, { quantity, period }] of own.entries()) {
      const named = period ?? (byOrder && order < 3 ? periods[order] : undefined)
      if (named === undefined || quantity.value < 0) continue
      found.push({ kwh: quantity.value, period: named, line, box: quantity.box, strength: 1 })
    }
  }
  return found
}

/** `La lectura de tu contador a final de mes era de 1.877 kWh (punta)`, over two rows: what the meter shows is no consumption. */
function isMeterTotal(line: Line, quantity: Quantity, before: Line | undefined): boolean {
  const text = `${before?.plain ?? ''} ${line.plain.slice(0, positionIn(line, quantity))}`
  const sentence = text.slice(text.lastIndexOf('. ') + 1)
  return /\blecturas? de (?:l|tu|su|el)\b.*\b(?:era|es|fue|marca)/.test(sentence) && !/consum|diferencia/.test(sentence)
}

/** Beside columns of what is used another may hold what is fed in. */
function isOfColumn({ headings }: Line, index: number, section: 'energy' | 'surplus'): boolean {
  const hasSurplus = headings.some((one) => surplusColumn.test(one))
  const isSurplus = surplusColumn.test(headings[index] ?? '')
  return !hasSurplus || (section === 'surplus') === isSurplus
}

function isConsumption(line: Line): boolean {
  if (line.own === 'energy') return !/excedent|vertid|generad|factura(?!do)/.test(line.plain)
  // A sentence may say what was used and, behind it, what the meter shows.
  if (line.own === 'readings')
    return /\bkwh (?:han sido|fueron|consumidos) en\b|\bconsumos? desagregados? (?:ha|fue)/.test(line.plain)
  return (
    line.own === undefined &&
    (line.section === 'energy' || line.section === 'readings') &&
    (line.periods.length > 0 || /^kwh\b/.test(line.plain) || line.headings.some(isOfBand))
  )
}

/** The three bands named above, in order and closely set, so that their columns are one. */
const isUnderBands = (line: Line, above: Line | undefined) =>
  line.own === undefined &&
  above?.own === 'energy' &&
  above.quantities.length === 0 &&
  above.periods.map(({ period }) => period).join() === '1,2,3'
/** Boxes or columns of a band each, its name above its kWh, whatever they stand under. */
const isBelowNames = (line: Line, above: Line | undefined) =>
  line.own === undefined &&
  !/surplus|history|maxima/.test(line.section) &&
  !/[a-z]{4}/.test(line.plain) &&
  line.quantities.every(({ unit }, index) => unit === 'kwh' && periodAt(line, index, above))
const isOfBand = (heading: string) => /consum|energia/.test(heading) && periodsIn(heading).length === 1
const isSumOfThree = ([a = 0, b = 0, c = 0, sum]: number[]) => sum !== undefined && isSameKwh(a + b + c, sum)
