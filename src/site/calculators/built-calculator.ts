import { defaultRaw, readInputs } from '#src/features/calculators/domain/frame/read-inputs.ts'
import { loadCalculator } from '#src/features/calculators/registry.ts'
import type { CalculatorSectionProps } from '#src/features/calculators/ui/calculator-section.tsx'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtWeather } from '#src/site/content/built-weather.ts'
import { published } from '#src/site/published/reading.ts'
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
  return { calculator, text, language, quotePath: pathOf('quote', language), answer, builtOn }
}
