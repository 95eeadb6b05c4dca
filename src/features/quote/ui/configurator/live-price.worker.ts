import weatherUrl from '#facts/energy/malaga-typical-year.bin?url'
import { decodeTypicalYear, type TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { partialEstimate } from '#src/features/quote/domain/answers/partial.ts'
import { type EstimateContext, estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import { priceBookOf } from '#src/features/quote/domain/prices/price-book-answer.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { FullPrice, PriceAfterStep, PriceAnswer, PriceQuestion } from './live-price.messages.ts'

/** The price worker: the kernel, the typical year and the price book, off the page's own thread so that typing never waits. */

let context: Promise<EstimateContext> | undefined
const known = new Map<string, { lowEur: number; highEur: number }>()

addEventListener('message', (event: MessageEvent<PriceQuestion>) => {
  answer(event.data).then(
    (found) => postMessage(found),
    () => {
      // Whatever failed (the network, mostly) may work next time: forget it and say so.
      context = undefined
      postMessage({ id: event.data.id, failed: true } satisfies PriceAnswer)
    },
  )
})

async function answer({ id, steps }: PriceQuestion): Promise<PriceAnswer> {
  context ??= loadContext()
  const ready = await context
  const ranges = steps.map(({ step, answers }): PriceAfterStep => ({ step, ...rangeOf(answers, ready) }))
  const complete = completed(steps.at(-1)?.answers)
  return { id, ranges, ...(complete && { full: fullPrice(complete, ready) }) }
}

function rangeOf(answers: Partial<QuoteAnswers>, ready: EstimateContext): { lowEur: number; highEur: number } {
  const key = JSON.stringify(answers)
  const before = known.get(key)
  if (before) return before
  const { low, high } = partialEstimate(answers, ready)
  const range = { lowEur: low, highEur: high }
  if (known.size > 200) known.clear()
  known.set(key, range)
  return range
}

function fullPrice(answers: QuoteAnswers, ready: EstimateContext): FullPrice {
  const { options, home } = estimateQuote(answers, ready)
  return {
    options: options.map(({ id, priceCents }) => ({ id, priceEur: priceCents / 100 })),
    powerKw: home.contractedPowerKw,
  }
}

function completed(answers: Partial<QuoteAnswers> | undefined): QuoteAnswers | undefined {
  if (!answers) return
  const { town, propertyType, buildYear, occupancy, existingSystems, goals, budget, ...rest } = answers
  if (!town || !propertyType || buildYear === undefined || !occupancy || !existingSystems || !goals || !budget) return
  return { town, propertyType, buildYear, occupancy, existingSystems, goals, budget, ...rest }
}

async function loadContext(): Promise<EstimateContext> {
  const [weather, priceBook] = await Promise.all([loadWeather(), loadPriceBook()])
  return { weather, priceBook, today: madridDate(new Date()) }
}

async function loadWeather(): Promise<TypicalYear> {
  const response = await fetch(weatherUrl)
  if (!response.ok) throw new Error(`weather: ${response.status}`)
  return decodeTypicalYear(await response.arrayBuffer())
}

/** The price book in force. Without it there is no price: the next question asks again. */
async function loadPriceBook() {
  const book = priceBookOf(await apiRequest('GET', '/api/quotes/price-book'))
  if (!book) throw new Error('price book: the answer is none')
  return book
}
