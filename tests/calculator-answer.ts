import type {
  CalculatorAnswer,
  CalculatorContext,
  ColumnChart,
  ColumnSeries,
  CurveChart,
  Figure,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { Value, Values } from '#src/features/calculators/domain/frame/quantity.ts'
import { type CalculatorId, calculatorAnswer } from '#src/features/calculators/domain/public.ts'
import { writeValue } from '#src/features/calculators/text/write.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { malagaYear } from './typical-year.ts'

/** What a visitor finds in the answer of a calculator, part by part. */

let weather: CalculatorContext['weather'] | undefined

/** The year of Málaga is read once: what the kernel keeps of it is kept for all tests of a file. */
export function usualContext(): CalculatorContext {
  weather ??= malagaYear()
  return { weather, priceBook: builtInPriceBook, today: '2026-11-21' }
}

/** The answer to some inputs, written as in a link; the others as they open. */
export function ask(id: CalculatorId, given: Readonly<Record<string, string>> = {}, context = usualContext()) {
  return calculatorAnswer(id, given, context)
}

export function figuresOf({ headline, details = [] }: CalculatorAnswer): readonly Figure[] {
  return [...headline, ...details]
}

export function figureOf(answer: CalculatorAnswer, id: string): Figure {
  return known(
    figuresOf(answer).find((figure) => figure.id === id),
    id,
  )
}

/** Both ends of a figure that must have them. */
export function rangeOf(answer: CalculatorAnswer, id: string): Range {
  return known(figureOf(answer, id).range, `range of ${id}`)
}

export function columnsOf({ charts }: CalculatorAnswer, id: string): ColumnChart {
  const chart = charts.find((one) => one.id === id)
  if (chart?.kind !== 'columns') throw new Error(`no columns ${id}`)
  return chart
}

export function curvesOf({ charts }: CalculatorAnswer, id: string): CurveChart {
  const chart = charts.find((one) => one.id === id)
  if (chart?.kind !== 'curves') throw new Error(`no curves ${id}`)
  return chart
}

export function seriesOf(answer: CalculatorAnswer, chart: string, word: string): ColumnSeries {
  return known(
    columnsOf(answer, chart).series.find((series) => series.word === word),
    word,
  )
}

/** Bars under the words of their names. */
export function barsOf({ charts }: CalculatorAnswer, id: string) {
  const chart = charts.find((one) => one.id === id)
  if (chart?.kind !== 'bars') throw new Error(`no bars ${id}`)
  return chart.bars.map(({ name, chosen, ...bar }) => ({ ...bar, word: plain(name), isChosen: chosen === true }))
}

/** A table as it is read: words by their ids, numbers with their units. */
export function tableOf({ tables }: CalculatorAnswer, id: string) {
  const { columns, rows } = known(
    tables.find((table) => table.id === id),
    id,
  )
  return { columns, rows: rows.map(({ head, cells }) => [head, ...cells].map(plain)) }
}

/** The numbers of a table's column, counted from the first behind the heads. */
export function numbersOf({ tables }: CalculatorAnswer, id: string, column: number): number[] {
  const { rows } = known(
    tables.find((table) => table.id === id),
    id,
  )
  return rows.map(({ cells }) => {
    const cell = cells[column]
    return cell && 'value' in cell ? cell.value : Number.NaN
  })
}

/** The values of a sentence as an English reader finds them in it, under their names. */
export function inWords(values: Values | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, plain(value)]))
}

/** A number of a sentence. */
export function numberIn(values: Values | undefined, name: string): number {
  const value = known(values?.[name], name)
  if (!('value' in value)) throw new Error(`${name} is no number`)
  return value.value
}

export function plain(value: Value): string {
  return 'word' in value ? value.word : writeValue(value, 'en', {}).replaceAll(/[\u00a0\u2060]/g, ' ')
}

export function sumOf(values: Iterable<number>): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`no ${name}`)
  return value
}
