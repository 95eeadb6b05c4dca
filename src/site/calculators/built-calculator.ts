import { handedHome } from '#src/features/calculators/domain/frame/handed-home.ts'
import { offersOf } from '#src/features/calculators/domain/frame/offer.ts'
import { defaultRaw, readInputs } from '#src/features/calculators/domain/frame/read-inputs.ts'
import { loadCalculator } from '#src/features/calculators/registry.ts'
import type { CalculatorSectionProps } from '#src/features/calculators/ui/calculator-section.tsx'
import { estimateQuote } from '#src/features/quote/domain/public.ts'
import { describeEstimate } from '#src/features/quote/text/describe.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtWeather } from '#src/site/content/built-weather.ts'
import { published, remembered } from '#src/site/published/reading.ts'
import { type PublicRouteId, pathOf } from '#src/site/routes.ts'

/** The calculator of a tool's page with its answer for the typical home, computed when the page is made; undefined on other pages. */
export async function builtCalculator(
  route: PublicRouteId,
  language: Language,
): Promise<CalculatorSectionProps | undefined> {
  if (!route.startsWith('tool.')) return undefined
  const loaded = await loadCalculator(route.slice('tool.'.length), language)
  if (!loaded) return undefined
  const { calculator, text } = loaded
  const { day: builtOn, priceBook } = published()
  const { values } = readInputs(calculator.inputs, defaultRaw(calculator.inputs))
  const answer = calculator.answer(values, { weather: builtWeather(), priceBook, today: builtOn })
  const context = { weather: builtWeather(), priceBook, today: builtOn }
  // Two languages of one page: the quote is estimated once.
  const estimate = remembered(`offers ${route}`, () => estimateQuote(handedHome(answer.handOver), context))
  const offers = offersOf(describeEstimate(estimate, language)) ?? []
  return {
    calculator,
    text,
    language,
    quotePath: pathOf('quote', language),
    talkPath: pathOf('design-consultation', language),
    answer,
    offers,
    builtOn,
  }
}
