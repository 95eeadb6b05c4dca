import weatherUrl from '#facts/energy/malaga-typical-year.bin?url'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { PlanContext } from '#src/features/quote/domain/candidates/plan.ts'
import { instantAnswer } from '#src/features/quote/domain/options/instant.ts'
import { priceBookOf } from '#src/features/quote/domain/prices/price-book-answer.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { EstimatorAnswer, EstimatorQuestion } from './home-estimator.messages.ts'
import { estimatorView } from './home-estimator-view.ts'

/** The home page's worker: the kernel, the typical year and the prices in force, off the page's own thread so that no touch ever waits for them. */

let context: Promise<PlanContext> | undefined

addEventListener('message', (event: MessageEvent<EstimatorQuestion>) => {
  answer(event.data).then(
    (found) => postMessage(found),
    () => {
      context = undefined
      postMessage({ id: event.data.id, failed: true } satisfies EstimatorAnswer)
    },
  )
})

async function answer({ id, monthlyBillEur, language, words }: EstimatorQuestion): Promise<EstimatorAnswer> {
  context ??= loadContext()
  const ready = await context
  return {
    id,
    view: estimatorView(instantAnswer({ monthlyBillEur }, ready), monthlyBillEur, ready.priceBook, words, language),
  }
}

async function loadContext(): Promise<PlanContext> {
  const [weather, priceBook] = await Promise.all([loadWeather(), loadPriceBook()])
  return { weather, priceBook, today: madridDate(new Date()) }
}

async function loadWeather() {
  const response = await fetch(weatherUrl)
  if (!response.ok) throw new Error(`weather: ${response.status}`)
  return decodeTypicalYear(await response.arrayBuffer())
}

/** The price book in force. Without it there is no new answer: the one on the page stays, and the next touch tries again. */
async function loadPriceBook(): Promise<PriceBook> {
  const book = priceBookOf(await apiRequest('GET', '/api/quotes/price-book'))
  if (!book) throw new Error('price book: the answer is none')
  return book
}
