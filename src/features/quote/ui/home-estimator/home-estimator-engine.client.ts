import weatherUrl from '#facts/energy/malaga-typical-year.bin?url'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { monthlyBillLimits } from '#src/features/quote/domain/answers/bill-limits.ts'
import { localisedNumber } from '#src/features/quote/domain/answers/localised-number.ts'
import type { PlanContext } from '#src/features/quote/domain/candidates/plan.ts'
import { instantAnswer } from '#src/features/quote/domain/options/instant.ts'
import { priceBookOf } from '#src/features/quote/domain/prices/price-book-answer.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import type { HomeAnswerText } from '#src/features/quote/text/home-answer.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { type EstimatorView, estimatorView } from './home-estimator-view.ts'

export interface Estimator {
  /** Reads the form and shows its answer in the next frame. Without a usable bill the last answer stays. */
  update: () => void
}

/** Loads the typical year and the prices in force, and binds them to the form. Rejects when either cannot be loaded. */
export async function estimatorFor(form: HTMLFormElement): Promise<Estimator> {
  const [weather, priceBook] = await Promise.all([loadWeather(), loadPriceBook()])
  const context: PlanContext = { weather, priceBook, today: madridDate(new Date()) }
  const language = form.dataset.estimator === 'es' ? 'es' : 'en'
  const words: HomeAnswerText = JSON.parse(form.dataset.words ?? '')
  // The drawing beside the form follows it too.
  const shown = (form.closest('section') ?? form).querySelectorAll<HTMLElement | SVGElement>('[data-out]')
  const fields = new Map([...shown].map((element) => [element.dataset.out, element]))
  let waiting = false
  let speaking: ReturnType<typeof setTimeout> | undefined

  const answer = () => {
    waiting = false
    const monthlyBillEur = localisedNumber(String(new FormData(form).get('monthlyBillEur')))
    if (!isBill(monthlyBillEur)) return
    const view = estimatorView(instantAnswer({ monthlyBillEur }, context), monthlyBillEur, priceBook, words, language)
    show(fields, view)
    clearTimeout(speaking)
    speaking = setTimeout(() => setText(fields.get('spoken'), view.spoken), 900)
  }
  const update = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(answer)
  }
  // Staff may have published newer prices since the page was built.
  if (String(priceBook.version) !== form.dataset.priceBook) update()
  else warmUp(context)
  return { update }
}

/** The first answers prepare the sun's year and let the browser compile the kernel; better now, bit by bit, than under a keystroke. */
function warmUp(context: PlanContext): void {
  for (const [turn, monthlyBillEur] of [165, 60, 400, 220].entries())
    setTimeout(() => instantAnswer({ monthlyBillEur }, context), turn * 60)
}

function isBill(value: number | undefined): value is number {
  const { min, max } = monthlyBillLimits
  return value !== undefined && value >= min && value <= max
}

type Fields = ReadonlyMap<string | undefined, HTMLElement | SVGElement>

function show(fields: Fields, { text, saves, position }: EstimatorView): void {
  for (const [name, words] of Object.entries(text)) setText(fields.get(name), words)
  fields.get('saves')?.setAttribute('aria-label', saves)
  for (const [property, value] of Object.entries(position)) fields.get('position')?.style.setProperty(property, value)
}

function setText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
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
