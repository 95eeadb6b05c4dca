import { deserialize, serialize } from 'node:v8'
import { type Computations, createFigures, type FigureRead, type Figures } from '#src/features/figures/public.ts'
import { type PriceItemId, priceUnits } from '#src/features/quote/domain/prices/price-items.ts'
import type { Published } from '#src/site/published/published.ts'
import { keptFor, published } from '#src/site/published/reading.ts'
import { builtWeather } from './built-weather.ts'
import { figureFacts } from './figure-facts.ts'

/** All figures as they follow from what is published; what a figure stands on is noted for the page that prints it. Runs in the project's folder. */
export function builtFigures(): Figures {
  return keptFor(figuresOf)
}

let last: { of: string; figures: Figures } | undefined
let before: Computations | undefined

/** Figures follow from prices and day alone: when only words are published, what was computed before still holds. */
function figuresOf({ priceBook, day }: Published): Figures {
  const of = JSON.stringify([priceBook, day])
  if (last?.of === of) return last.figures
  const context = { weather: builtWeather(), priceBook, today: day }
  last = { of, figures: createFigures(figureFacts(), context, noteRead, last?.figures.computations() ?? before) }
  return last.figures
}

/** What was computed for the pages of one state, to be taken over by a process of the same build that makes some of them again. */
export function computedFigures(): Uint8Array {
  return serialize(last?.figures.computations())
}

/** Takes over what the build has computed: what read nothing that has changed is not computed again. */
export function takeComputedFigures(bytes: Uint8Array): void {
  before = deserialize(bytes)
}

/** Reads again, where the page is being made, what a figure was computed from. */
function noteRead(read: FigureRead): void {
  const { priceBook } = published()
  const item = read.startsWith('price:') ? read.slice('price:'.length) : ''
  if (isItem(item)) void priceBook.items[item]
  else if (read === 'day') void published().day
  else if (read === 'book:asOf') void priceBook.asOf
  else if (read === 'book:confirmedByOwner') void priceBook.confirmedByOwner
  else if (read === 'book:vatRatePercent') void priceBook.vatRatePercent
}

function isItem(name: string): name is PriceItemId {
  return Object.hasOwn(priceUnits, name)
}
