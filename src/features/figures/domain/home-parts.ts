import { poolPumpKwhPerYear } from '#src/energy/load/load.ts'
import { calculatorAnswer } from '#src/features/calculators/domain/public.ts'
import {
  type Estimate,
  estimateQuote,
  type PriceBook,
  type PriceItemId,
  type QuoteAnswers,
} from '#src/features/quote/domain/public.ts'
import { answerTool } from '#src/features/tools/domain/public.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { statedOutage } from './stated-outage.ts'
import { statedPoolDay } from './stated-pool-day.ts'
import { statedSystem } from './stated-system.ts'
import { statedWindow } from './stated-window.ts'
import type { FigureContext, PartName, WorkedHome } from './worked-home.ts'

/** What each part of a worked home is computed by: the function behind its tool, calculator or quote. */

type Parts = { [Name in ComputedPartName]: (home: WorkedHome, context: FigureContext) => unknown }
type ComputedPartName = Exclude<PartName, 'quote'>

export function asked<Name extends PartName>(home: WorkedHome, name: Name): NonNullable<WorkedHome[Name]> {
  const part = home[name]
  if (!part) throw new RangeError(`declares no ${name}`)
  return part
}

function townOf({ town }: WorkedHome): Town {
  if (!town) throw new RangeError('declares no town')
  return town
}

export function answersOf(home: WorkedHome): QuoteAnswers {
  return { budget: 'not-sure', ...asked(home, 'quote'), town: townOf(home) }
}

/** The quote's estimate for a home. Throws a RangeError when it declares no quote. */
export function estimateOf(home: WorkedHome, context: FigureContext): Estimate {
  return estimateQuote(answersOf(home), context)
}

/** The estimate with each option under its id. */
export function byOption(estimate: Estimate): unknown {
  return { ...estimate, ...Object.fromEntries(estimate.options.map((option) => [option.id, option])) }
}

const parts: Parts = {
  system: (home, context) => statedSystem(answersOf(home), asked(home, 'system'), context),
  outage: (home, context) => statedOutage(answersOf(home), asked(home, 'outage'), context),
  'pool-pump': (home) => ({ annualKwh: poolPumpKwhPerYear(asked(home, 'pool-pump').volumeM3) }),
  'pool-day': (home, { weather }) => statedPoolDay(asked(home, 'pool-day'), townOf(home), weather),
  window: (home, { weather }) => statedWindow(asked(home, 'window'), weather),
  calculator: (home, context) => {
    const { id, inputs } = asked(home, 'calculator')
    const {
      headline,
      details = [],
      ...answer
    } = calculatorAnswer(id, { ...(home.town ? { town: home.town } : {}), ...inputs }, context)
    return { ...answer, ...Object.fromEntries([...headline, ...details].map((figure) => [figure.id, figure])) }
  },
  solar: (home, context) => answerTool('solar', { town: townOf(home), ...asked(home, 'solar') }, context),
  battery: (home, context) => answerTool('battery', { town: townOf(home), ...asked(home, 'battery') }, context),
  'bill-cost': (home, context) => answerTool('bill-cost', { town: home.town, ...asked(home, 'bill-cost') }, context),
  pool: (home, context) => answerTool('pool', { town: townOf(home), ...asked(home, 'pool') }, context),
  cooling: (home, context) => answerTool('cooling', { town: townOf(home), ...asked(home, 'cooling') }, context),
  heating: (home, context) => answerTool('heating', { town: townOf(home), ...asked(home, 'heating') }, context),
  'hot-water': (home, context) => answerTool('hot-water', { town: townOf(home), ...asked(home, 'hot-water') }, context),
  ev: (home, context) => answerTool('ev', { town: townOf(home), ...asked(home, 'ev') }, context),
  backup: (home, context) => answerTool('backup', { town: townOf(home), ...asked(home, 'backup') }, context),
  incentives: (home, context) =>
    answerTool('incentives', { town: townOf(home), ...asked(home, 'incentives') }, context),
}

export function isPartName(name: string): name is ComputedPartName {
  return Object.hasOwn(parts, name)
}

/** Throws a RangeError when the home declares no such part, and as the part's own function does. */
export function computePart(home: WorkedHome, name: ComputedPartName, context: FigureContext): unknown {
  return parts[name](home, context)
}

/** What of the context a computation read: rows of the price book, the book's other fields, the day. */
export type ContextRead = `price:${PriceItemId}` | `book:${Exclude<keyof PriceBook, 'items' | 'version'>}` | 'day'

/** A result and what was read for it. */
export interface Computed<Value> {
  value: Value
  reads: ReadonlySet<ContextRead>
}

/** Computes with a context that remembers what of it was read. */
export function watching<Value>(context: FigureContext, compute: (watched: FigureContext) => Value): Computed<Value> {
  const reads = new Set<ContextRead>()
  const noted = <Held>(read: ContextRead, held: Held): Held => {
    reads.add(read)
    return held
  }
  const { priceBook: book } = context
  const items = new Proxy(book.items, {
    get: (rows, item) => (isItem(rows, item) ? noted(`price:${item}`, rows[item]) : Reflect.get(rows, item)),
  })
  const priceBook: PriceBook = {
    // Which book it was is no figure, and another with every publication: pages would all have read what changed.
    version: book.version,
    get asOf() {
      return noted('book:asOf', book.asOf)
    },
    get confirmedByOwner() {
      return noted('book:confirmedByOwner', book.confirmedByOwner)
    },
    get vatRatePercent() {
      return noted('book:vatRatePercent', book.vatRatePercent)
    },
    items,
  }
  const watched: FigureContext = {
    ...context,
    priceBook,
    get today() {
      return noted('day', context.today)
    },
  }
  return { value: compute(watched), reads }
}

function isItem(rows: PriceBook['items'], item: string | symbol): item is PriceItemId {
  return Object.hasOwn(rows, item)
}
