import { monthlyBillLimits } from '#src/features/quote/domain/answers/bill-limits.ts'
import { localisedNumber } from '#src/features/quote/domain/answers/localised-number.ts'
import type { EstimatorAnswer, EstimatorQuestion } from './home-estimator.messages.ts'
import type { EstimatorView } from './home-estimator-view.ts'

export interface Estimator {
  /** Reads the form and asks for its answer. Without a usable bill the last answer stays. */
  update: () => void
}

/** Read out once typing pauses for this long. */
const spokenAfterMs = 900

/**
 * Binds a form and the drawing beside it to a worker that answers; slider and typed field become one answer. `onBroken`: it cannot be had; another try
 * may go better.
 */
export function liveEstimator(form: HTMLFormElement, onBroken: () => void): Estimator {
  const unbind = bindSlider(form)
  const worker = new Worker(new URL('./home-estimator.worker.ts', import.meta.url), { type: 'module' })
  const language = form.dataset.estimator === 'es' ? 'es' : 'en'
  const words: EstimatorQuestion['words'] = JSON.parse(form.dataset.words ?? '')
  const shown = (form.closest('section') ?? form).querySelectorAll<HTMLElement | SVGElement>('[data-out]')
  const fields: Fields = new Map([...shown].map((element) => [element.dataset.out, element]))
  let lastId = 0
  let isBusy = false
  let isWaiting = false
  let speaking: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    unbind()
    worker.terminate()
    onBroken()
  }
  const update = () => {
    // One question at a time: what is typed meanwhile is asked as it then stands.
    isWaiting = isBusy
    if (isBusy) return
    const monthlyBillEur = localisedNumber(String(new FormData(form).get('monthlyBillEur')))
    if (!isBill(monthlyBillEur)) return
    isBusy = true
    lastId += 1
    worker.postMessage({ id: lastId, monthlyBillEur, language, words } satisfies EstimatorQuestion)
  }
  worker.addEventListener('error', end)
  worker.addEventListener('message', ({ data }: MessageEvent<EstimatorAnswer>) => {
    isBusy = false
    if ('failed' in data) {
      end()
      return
    }
    const { view } = data
    requestAnimationFrame(() => show(fields, view))
    clearTimeout(speaking)
    // Only what has changed is news: the first question asks for what the page says already.
    if (lastId > 1) speaking = setTimeout(() => setText(fields.get('spoken'), view.spoken), spokenAfterMs)
    if (isWaiting) update()
  })
  return { update }
}

/** Slider and typed field follow each other, from what was moved before this script came. Gives what ends it. */
function bindSlider(form: HTMLFormElement): () => void {
  const bill = form.querySelector<HTMLInputElement>('input[name=monthlyBillEur]')
  const slider = form.querySelector<HTMLInputElement>('input[type=range]')
  if (!bill || !slider) return () => undefined
  const paint = () => {
    const { min, max, value } = slider
    slider.style.setProperty('--p', `${((Number(value) - Number(min)) / (Number(max) - Number(min))) * 100}%`)
  }
  const follow = ({ target }: { target: EventTarget | null }) => {
    const typed = Number.parseFloat(bill.value.replace(',', '.'))
    if (target === slider) bill.value = slider.value
    else if (target === bill && !Number.isNaN(typed)) slider.value = String(typed)
    else return
    paint()
  }
  form.addEventListener('input', follow, { capture: true })
  follow({ target: [bill, slider].find(({ value, defaultValue }) => value !== defaultValue) ?? null })
  return () => form.removeEventListener('input', follow, { capture: true })
}

function isBill(value: number | undefined): value is number {
  const { min, max } = monthlyBillLimits
  return value !== undefined && value >= min && value <= max
}

type Fields = ReadonlyMap<string | undefined, HTMLElement | SVGElement>

function show(fields: Fields, { text, saves, position }: EstimatorView): void {
  for (const [name, words] of Object.entries(text)) setText(fields.get(name), words)
  const bar = fields.get('saves')
  if (bar?.getAttribute('aria-label') !== saves) bar?.setAttribute('aria-label', saves)
  for (const [property, value] of Object.entries(position)) fields.get('position')?.style.setProperty(property, value)
}

function setText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
