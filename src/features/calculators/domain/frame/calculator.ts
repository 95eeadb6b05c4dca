import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { PriceBook } from '#src/features/quote/domain/public.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type {
  Budget,
  ExistingSystem,
  Goal,
  Occupancy,
  PropertyType,
  RoofType,
  Town,
} from '#src/shared/domain/vocabulary.ts'
import type { InputSpec, InputsOf } from './input.ts'
import type { OwnOffer } from './offer.ts'
import type { Unit, Value, Values, WordValue } from './quantity.ts'

/**
 * What a calculator is. It speaks in ids and numbers, never in sentences: words of both languages are in `text/`, and one renderer in
 * `ui/` shows them all. Pure, so that the page built with the default answer, the browser and the tests run the same code.
 */

export const calculatorIds = [
  'solar',
  'ac',
  'heat-pump',
  'solar-pool-heating',
  'solar-incentives',
  'pool-heating',
  'heat-pump-comparison',
  'solar-heat-pump-package',
  'seasonal-efficiency',
  'emergency-backup',
] as const
/** The route of a calculator is `tool.<id>`. */
export type CalculatorId = (typeof calculatorIds)[number]

/** What every answer stands on. */
export interface CalculatorContext {
  weather: TypicalYear
  priceBook: PriceBook
  /** The calendar day in Spain. */
  today: PlainDate
}

/** Where a figure comes from. A title of its own (a law's) stands in every language; a description of ours is written in both. */
export interface Source {
  title: string | { readonly en: string; readonly es: string }
  url?: string
  /** Day or month of the source. */
  asOf?: string
}

/** The ids that a calculator uses; its texts must word every one. */
export interface Vocabulary {
  figure: string
  verdict: string
  chart: string
  table: string
  assumption: string
  /** Names of series, columns, rows, machines: anything that stands inside something else. */
  word: string
}

/** A result: its likely value, the range around it, and why. */
export interface Figure<Id extends string = string> {
  id: Id
  value: number
  unit: Unit
  digits?: number
  /** Of money: as in `Quantity`. */
  isFixed?: boolean
  /** p90 ≤ value ≤ p10. Left out only where nothing is estimated (a price from the price book). */
  range?: Range
  /** The upper end of the range is where we stopped counting: shown as "8–25+". */
  openEnded?: boolean
  /** What a visitor spends, so that its upper end is the one to reckon with. */
  isCost?: true
  /** What the figure is a part of, in its own unit: today's bill, of which this much is saved. Its bar ends there. */
  whole?: number
  /** What that is, where it is not today's bill: a word. */
  wholeIs?: string
  /** 'none': there is no such number (never paid back); the text's `none` is shown instead. */
  none?: true
  /** For the note under the figure and for its equation. */
  values?: Values
  sources?: readonly Source[]
}

export interface Verdict<Id extends string = string> {
  id: Id
  /** yes: worth it; depends: with a condition; no: not worth it for this visitor; urgent is for danger only. */
  tone: 'yes' | 'depends' | 'no'
  values?: Values
}

export type Colour = 'sun' | 'sea' | 'pool' | 'agave' | 'edge'

/** One value per place on the axis. `low` and `high`: P90 and P10, drawn hatched. */
export interface ColumnSeries<Word extends string = string> {
  word: Word
  draw: 'bars' | 'line'
  colour: Colour
  values: readonly number[]
  low?: readonly number[]
  high?: readonly number[]
}

/** Bars and lines over months, hours of a day, or named things. Series of bars stand beside each other unless `stacked`. */
export interface ColumnChart<V extends Vocabulary = Vocabulary> {
  kind: 'columns'
  id: V['chart']
  unit: Unit
  digits?: number
  axis: 'months' | 'hours' | readonly Value[]
  series: readonly ColumnSeries<V['word']>[]
  stacked?: boolean
  values?: Values
}

/** Curves over a number: years, degrees. */
export interface CurveChart<V extends Vocabulary = Vocabulary> {
  kind: 'curves'
  id: V['chart']
  unit: Unit
  digits?: number
  xUnit: Unit
  x: readonly number[]
  series: readonly {
    word: V['word']
    colour: Colour
    y: readonly number[]
    low?: readonly number[]
    high?: readonly number[]
  }[]
  /** Where the visitor's own case is, in x. */
  markX?: number
  values?: Values
}

/** Options beside each other: one horizontal bar each, hatched from P90 to P10. */
export interface BarChart<V extends Vocabulary = Vocabulary> {
  kind: 'bars'
  id: V['chart']
  unit: Unit
  digits?: number
  bars: readonly { name: Value; colour: Colour; value: number; range?: Range; chosen?: boolean }[]
  values?: Values
}

export type Chart<V extends Vocabulary = Vocabulary> = ColumnChart<V> | CurveChart<V> | BarChart<V>

export interface AnswerTable<V extends Vocabulary = Vocabulary> {
  id: V['table']
  /** Words of the column heads, the first one over the row heads. */
  columns: readonly V['word'][]
  rows: readonly {
    head: Value
    cells: readonly Value[]
    link?: Source
    note?: Value
    /** Conditions and the like, one under the other. */
    list?: readonly Value[]
  }[]
}

/** What the visitor needs not type again in the quote. The town is always handed over. */
export interface HandOver {
  town: Town
  propertyType?: PropertyType
  buildYear?: number
  occupancy?: Occupancy
  monthlyBillEur?: number
  annualKwh?: number
  existingSystems?: readonly ExistingSystem[]
  goals?: readonly Goal[]
  budget?: Budget
  roofType?: RoofType
  roofAzimuthDeg?: number
  roofTiltDeg?: number
  roofAreaM2?: number
  areaM2?: number
  persons?: number
  poolM3?: number
  evKmPerYear?: number
  contractedPowerKw?: number
}

/** What the table of options shows beside the quote's own. */
export interface OwnOptions<Word extends string = string> {
  /** Above the quote's, in this order; an option of the quote that is one of them is not shown twice. */
  rows?: readonly OwnOffer<Word>[]
  /** They answer the page's question by themselves: panels and batteries are no part of it. */
  areAlone?: true
  /** Words: the heading of the table, and a sentence below it. */
  caption?: Word
  note?: WordValue
  /** What today's heating costs, €/year: the quote knows the electricity bill alone. */
  heatTodayEur?: Range
}

/** A sentence by its id in the text's `assumptions`. */
export interface Statement<Id extends string = string> {
  id: Id
  values?: Values
  sources?: readonly Source[]
}

export interface CalculatorAnswer<V extends Vocabulary = Vocabulary> {
  /** One to four. The first one is the short answer that stays in view on phones and is read aloud. */
  headline: readonly Figure<V['figure']>[]
  /** Figures of second rank, shown under the charts; each with its why. */
  details?: readonly Figure<V['figure']>[]
  verdict: Verdict<V['verdict']>
  charts: readonly Chart<V>[]
  /** So many panels on their slope, drawn below the charts; where it faces is an option of the input of that name. */
  roof?: { panels: number; direction: string; tiltDeg: number }
  tables: readonly AnswerTable<V>[]
  /** What does not apply to this visitor and whom to ask: always in view, under the text's `remarks`. */
  remarks?: readonly Statement<V['assumption']>[]
  assumptions: readonly Statement<V['assumption']>[]
  options?: OwnOptions<V['word']>
  handOver: HandOver
}

/**
 * A calculator: at most seven inputs, in the order of the screen, and its answer. `answer` never throws for inputs inside their ranges
 * and takes 50 ms at most.
 */
export interface Calculator<
  Specs extends Record<string, InputSpec> = Record<string, InputSpec>,
  V extends Vocabulary = Vocabulary,
> {
  id: CalculatorId
  inputs: Specs
  answer(inputs: InputsOf<Specs>, context: CalculatorContext): CalculatorAnswer<V>
}
