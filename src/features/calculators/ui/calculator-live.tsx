import { hydrateRoot } from 'react-dom/client'
import weatherUrl from '#facts/energy/malaga-typical-year.bin?url'
import { decodeTypicalYear, type TypicalYear } from '#src/energy/sun-pv/weather.ts'
import {
  defaultRaw,
  type InputSpecs,
  type RawInputs,
  readInputs,
} from '#src/features/calculators/domain/frame/read-inputs.ts'
import { inputsOfQuery } from '#src/features/calculators/domain/frame/share-link.ts'
import { loadCalculator } from '#src/features/calculators/registry.ts'
import { type PriceBook, priceBookOf } from '#src/features/quote/domain/public.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { logBrowserError } from '#src/shared/http/browser-log.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { CalculatorApp } from './calculator-app.tsx'
import { localisedRaw } from './localised-raw.ts'

/** Takes over a calculator that the page was made with. Rejects when the calculator, the weather or the prices cannot be loaded. */
export async function goLive(host: HTMLElement): Promise<void> {
  const { calculator: id = '', words, builtOn = '', quotePath = '', talkPath = '', offers = '[]' } = host.dataset
  const language = words === 'es' ? 'es' : 'en'
  const [loaded, weather, priceBook] = await Promise.all([loadCalculator(id, language), loadWeather(), loadPriceBook()])
  if (!loaded) throw new Error(`no calculator ${id}`)
  const { calculator, text } = loaded
  const specs = calculator.inputs
  const today = madridDate(new Date())
  // The very answer that the page was made with, so that React finds the page as it would have made it.
  const { values } = readInputs(specs, defaultRaw(specs))
  const firstAnswer = calculator.answer(values, { weather, priceBook, today: builtOn || today })
  const usual = localisedRaw(defaultRaw(specs), specs, language)
  const begun = inputsOfQuery(specs, new URLSearchParams(location.search))
  const typed = typedInputs(host, specs, usual)
  hydrateRoot(
    host,
    <CalculatorApp
      {...{ calculator, text, language, quotePath, talkPath, firstAnswer }}
      firstOffers={JSON.parse(offers)}
      live={{
        context: { weather, priceBook, today },
        begun: begun || typed ? { ...usual, ...begun, ...typed } : undefined,
      }}
    />,
    { onRecoverableError: (cause) => logBrowserError('calculator drawn again', cause) },
  )
}

/** What the visitor has typed before the script was there; undefined for nothing. */
function typedInputs(host: HTMLElement, specs: InputSpecs, usual: RawInputs): RawInputs | undefined {
  const fields = [...host.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')]
  const typed = fields.flatMap((field) => {
    const isOff = field instanceof HTMLInputElement && field.type === 'radio' && !field.checked
    const isNew = specs[field.name] !== undefined && field.value !== usual[field.name]
    return isNew && !isOff ? [[field.name, field.value] as const] : []
  })
  return typed.length > 0 ? Object.fromEntries(typed) : undefined
}

async function loadWeather(): Promise<TypicalYear> {
  const response = await fetch(weatherUrl)
  if (!response.ok) throw new Error(`weather: ${response.status}`)
  return decodeTypicalYear(await response.arrayBuffer())
}

/** The price book in force. */
async function loadPriceBook(): Promise<PriceBook> {
  const book = priceBookOf(await apiRequest('GET', '/api/quotes/price-book'))
  if (!book) throw new Error('price book: the answer is none')
  return book
}
