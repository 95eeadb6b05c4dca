import { calculatorIds } from '#src/features/calculators/domain/public.ts'
import type { Estimate } from '#src/features/quote/domain/public.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { evaluate, parseExpression } from './expression.ts'
import { fieldOf, rangeOf, rawField } from './field.ts'
import { type HomeDays, homeDays, type SystemOf } from './home-days.ts'
import {
  byOption,
  type Computed,
  type ContextRead,
  computePart,
  estimateOf,
  isPartName,
  watching,
} from './home-parts.ts'
import { modelFacts } from './model-facts.ts'
import type { FigureUnit, Quantity } from './units.ts'
import type { FigureContext, WorkedHome } from './worked-home.ts'

/** A figure by name: a fact with its value, or our own, which follows from others. */
export interface FigureRow {
  unit?: FigureUnit
  decimals?: number
  asOf: string
  source: string
  mark: 'verified' | 'single-source' | 'own'
  value?: number
  /** An expression over worked homes, prices and other figures. */
  from?: string
}

export interface FigureFacts {
  rows: ReadonlyMap<string, FigureRow>
  homes: ReadonlyMap<string, WorkedHome>
  /** Quantities that a site has beside rows and homes, such as the prices of its menu; undefined for a name it does not know. */
  outside: (name: string, context: FigureContext) => Quantity | undefined
}

/** What a reference stood on: `figure:<row>`, `home:<name>`, and of the context `price:<item>`, `book:vatRatePercent`, `day`. */
export type FigureRead = `figure:${string}` | `home:${string}` | ContextRead

export interface Figures {
  context: FigureContext
  /** A figure by name, a field of a worked home (`home:<name>.<part>.<field>`, `calculator:<id>.<figure>`) or of the model (`model:<field>`). */
  quantity(name: string): Quantity
  range(name: string): { range: Range; unit?: FigureUnit }
  /** A field as it is, such as the payback of an option. */
  field(name: string): unknown
  row(name: string): FigureRow | undefined
  home(name: string): WorkedHome
  /** The three options of the quote for a worked home. */
  estimate(homeName: string): Estimate
  /** A day in June and in December of a worked home with the system it states or an option of its quote. */
  days(homeName: string, of: SystemOf): HomeDays
  /** What was computed so far, for another context in which much is the same. */
  computations(): Computations
}

/** Parts of worked homes and their estimates, with what of the context each has read. Plain data. */
export interface Computations {
  /** What there was to read. */
  of: ReadonlyMap<string, string>
  parts: ReadonlyMap<string, Computed<unknown>>
  estimates: ReadonlyMap<string, Computed<Estimate>>
}

function valuesRead({ priceBook: { items, ...book }, today }: FigureContext): Map<string, string> {
  return new Map([
    ['day', today],
    ['book:asOf', book.asOf],
    ['book:confirmedByOwner', String(book.confirmedByOwner)],
    ['book:vatRatePercent', String(book.vatRatePercent)],
    ...Object.entries(items).map(([item, row]): [string, string] => [`price:${item}`, JSON.stringify(row)]),
  ])
}

function stillTrue(before: Computations | undefined, context: FigureContext) {
  const now = valuesRead(context)
  const isSame = ({ reads }: Computed<unknown>) => [...reads].every((read) => before?.of.get(read) === now.get(read))
  return {
    parts: new Map([...(before?.parts ?? [])].filter(([, one]) => isSame(one))),
    estimates: new Map([...(before?.estimates ?? [])].filter(([, one]) => isSame(one))),
  }
}

const calculatorHome = 'calculator:'
const modelPrefix = 'model:'

/**
 * All figures of one context, each computed when it is first asked for and kept. Every question, answered from memory or not, tells `onRead` what it
 * stands on. Throws a RangeError on an unknown name, a circle, a field that is no number. Of `before`, from the same facts, that is taken over which
 * read nothing that is different here.
 */
export function createFigures(
  facts: FigureFacts,
  context: FigureContext,
  onRead: (read: FigureRead) => void = () => undefined,
  before?: Computations,
): Figures {
  const { parts, estimates } = stillTrue(before, context)
  const daysOf = new Map<string, Computed<HomeDays>>()
  const known = new Map<string, { quantity: Quantity; reads: ReadonlySet<FigureRead> }>()
  const open: string[] = []
  let model: Computed<unknown> | undefined
  let reads: Set<FigureRead> | undefined
  const tell = (read: FigureRead) => {
    reads?.add(read)
    onRead(read)
  }

  const home = (name: string): WorkedHome => {
    const found = name.startsWith(calculatorHome) ? calculatorDefaults(name) : facts.homes.get(name)
    if (!found) throw new RangeError(`no worked home is called ${name}`)
    return found
  }
  const readOf = <Value>(name: string, { value, reads: stoodOn }: Computed<Value>): Value => {
    tell(`home:${name}`)
    for (const read of stoodOn) tell(read)
    return value
  }
  const estimate = (name: string): Estimate => {
    const computed = estimates.get(name) ?? watching(context, (watched) => estimateOf(home(name), watched))
    estimates.set(name, computed)
    return readOf(name, computed)
  }
  const days = (name: string, of: SystemOf): HomeDays => {
    const key = `${name}.${of}`
    const computed = daysOf.get(key) ?? watching(context, (watched) => homeDays(home(name), of, watched))
    daysOf.set(key, computed)
    return readOf(name, computed)
  }
  const partOf = (name: string, part: string): unknown => {
    if (part === 'quote') return byOption(estimate(name))
    if (!isPartName(part)) throw new RangeError(`a worked home has no part ${part}`)
    const key = `${name}.${part}`
    const computed = parts.get(key) ?? watching(context, (watched) => computePart(home(name), part, watched))
    parts.set(key, computed)
    return readOf(name, computed)
  }
  /** What a reference to a home starts from, and the path within it. */
  const homeField = (name: string): { result: unknown; path: string[] } => {
    if (!isHomeReference(name)) throw new RangeError(`${name} is no worked home`)
    const [whose = '', part = '', ...path] = name.slice(name.indexOf(':') + 1).split('.')
    if (name.startsWith(calculatorHome))
      return { result: partOf(`${calculatorHome}${whose}`, 'calculator'), path: part === '' ? [] : [part, ...path] }
    if (part !== 'given') return { result: partOf(whose, part), path }
    tell(`home:${whose}`)
    const { given, ...declared } = home(whose)
    return { result: { ...declared, ...given }, path }
  }
  const outside = (name: string): Quantity => {
    const { value, reads: stoodOn } = watching(context, (watched) => facts.outside(name, watched))
    if (!value) throw new RangeError(`no figure is called ${name}`)
    for (const read of stoodOn) tell(read)
    return value
  }

  const computed = (name: string): Quantity => {
    if (isHomeReference(name)) {
      const { result, path } = homeField(name)
      return fieldOf(result, path)
    }
    if (name.startsWith(modelPrefix)) {
      model ??= watching(context, modelFacts)
      for (const read of model.reads) tell(read)
      return fieldOf(model.value, name.slice(modelPrefix.length).split('.'))
    }
    const row = facts.rows.get(name)
    if (!row) return outside(name)
    tell(`figure:${name}`)
    const { unit, decimals, value, from } = row
    // A fact is printed as its source has it; what we compute is rounded by its kind and size.
    if (value !== undefined) return { value, decimals: decimals ?? 0, ...(unit ? { unit } : {}) }
    const expression = parseExpression(from ?? '')
    // Another name for a price is a price.
    const same = expression.kind === 'reference' ? quantity(expression.name) : undefined
    return {
      value: evaluate(expression, (other) => quantity(other).value),
      ...(unit ? { unit } : {}),
      ...(decimals === undefined ? {} : { decimals }),
      ...(same?.isPrice ? { isPrice: true } : {}),
    }
  }

  const quantity = (name: string): Quantity => {
    const before = known.get(name)
    if (before) {
      for (const read of before.reads) tell(read)
      return before.quantity
    }
    if (open.includes(name)) throw new RangeError(`a circle: ${[...open, name].join(' → ')}`)
    const outer = reads
    const own = new Set<FigureRead>()
    reads = own
    open.push(name)
    try {
      const found = computed(name)
      known.set(name, { quantity: found, reads: own })
      return found
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause)
      throw new RangeError(message.startsWith(name) ? message : `${name}: ${message}`, { cause })
    } finally {
      open.pop()
      reads = outer
      for (const read of own) outer?.add(read)
    }
  }

  return {
    context,
    quantity,
    range: (name) => {
      const { result, path } = homeField(name)
      return rangeOf(result, path)
    },
    field: (name) => {
      const { result, path } = homeField(name)
      return rawField(result, path)
    },
    row: (name) => facts.rows.get(name),
    home,
    estimate,
    computations: () => ({ of: valuesRead(context), parts, estimates }),
    days,
  }
}

export function isHomeReference(name: string): boolean {
  return name.startsWith('home:') || name.startsWith(calculatorHome)
}

/** A calculator as it opens is a worked home too. Throws on an unknown one. */
function calculatorDefaults(name: string): WorkedHome {
  const id = calculatorIds.find((one) => calculatorHome + one === name)
  if (!id) throw new RangeError(`no calculator is called ${name}`)
  const label = { en: 'The calculator as it opens', es: 'La calculadora tal como se abre' }
  return { label, calculator: { id, inputs: {} } }
}
