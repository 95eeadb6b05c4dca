import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatKwh } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { emergencyNumber } from '#src/site/content/emergency-numbers.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { yearlyYieldKwh } from '#src/site/content/model.ts'
import { renderInline } from '#src/site/content/render.tsx'
import type { BandFact } from './facts-band.tsx'

export type FactTheme = 'solar' | 'battery' | 'blackout'

const words: Record<
  Language,
  Record<'population' | 'foreign-share' | 'density' | 'pools' | 'area', (asOf: string) => string> &
    Record<'yield' | 'evening' | 'street', string>
> = {
  en: {
    population: (asOf) => `residents (${asOf})`,
    'foreign-share': (asOf) => `of residents are foreign nationals (${asOf})`,
    density: () => 'people per km², so most roofs are shared',
    pools: (asOf) => `pools in the land register (${asOf})`,
    area: () => 'of municipal land',
    yield: 'a year from each kWp to the south at a usual tilt; [other roofs](route:service.solar-panels)',
    evening: 'for a kilowatt-hour of the evening, before tax: what a battery saves',
    street: 'when the whole street is dark: e-distribución, faults',
  },
  es: {
    population: (asOf) => `habitantes (${asOf})`,
    'foreign-share': (asOf) => `de los vecinos son extranjeros (${asOf})`,
    density: () => 'habitantes por km², así que la mayoría de los tejados se comparten',
    pools: (asOf) => `piscinas en el catastro (${asOf})`,
    area: () => 'de término municipal',
    yield: 'al año por cada kWp al sur con una inclinación corriente; [otros tejados](route:service.solar-panels)',
    evening: 'cuesta el kWh en punta, hasta las diez de la noche y sin impuestos: lo que ahorra una batería',
    street: 'si toda la calle está a oscuras: e-distribución, averías',
  },
}

function FaultsNumber() {
  const { number } = emergencyNumber('electricity-faults')
  return <a href={`tel:+34${number.replaceAll(' ', '')}`}>{number}</a>
}

/** The town's own numbers, `most` of them: those that somebody has published, and of the theme the one that decides. */
export function townFacts(
  town: Town,
  theme: FactTheme | undefined,
  language: Language,
  most = theme === 'battery' || theme === 'blackout' ? 2 : 4,
): BandFact[] {
  const text = words[language]
  const figures = builtFigures()
  const density = `solar-towns.${town}-density`
  const isDense = figures.row(density) !== undefined
  // Where people live close together, what that means for a roof says more than the area.
  const own = (['population', 'foreign-share', 'pools', isDense ? 'density' : 'area'] as const).flatMap(
    (key): BandFact[] => {
      const name = key === 'density' ? density : `${town}.${key}`
      const row = figures.row(name)
      return row ? [{ n: figureText(name, language, figures), t: text[key](row.asOf) }] : []
    },
  )
  const themed: Record<FactTheme, BandFact> = {
    solar: { n: formatKwh(yearlyYieldKwh(20, 0), language), t: renderInline(text.yield, language) },
    battery: { n: figureText('tariff.energy-p1', language, figures), t: text.evening },
    blackout: { n: <FaultsNumber />, t: text.street },
  }
  // Solar pages carry the town's numbers; those on batteries and cuts the first two beside what decides there.
  return [...own.slice(0, most), ...(theme ? [themed[theme]] : [])]
}
