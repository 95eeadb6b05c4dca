import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatEur, formatKwh } from '#src/shared/i18n/format.ts'
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
  Record<'population' | 'density' | 'pools' | 'area', (asOf: string) => string> &
    Record<'yield' | 'midday' | 'evening' | 'street', string>
> = {
  en: {
    population: (asOf) => `residents (${asOf})`,
    density: () => 'people per km², so most roofs are shared',
    pools: (asOf) => `pools in the land register (${asOf})`,
    area: () => 'of municipal land',
    yield: 'a year from each kWp to the south at a usual tilt; [other roofs](route:service.solar-panels)',
    midday: 'saved by each kWh used on a working day at midday, before tax',
    evening: 'for a kilowatt-hour of the evening, before tax: what a battery saves',
    street: 'when the whole street is dark: e-distribución, faults',
  },
  es: {
    population: (asOf) => `habitantes (${asOf})`,
    density: () => 'habitantes por km², así que la mayoría de los tejados se comparten',
    pools: (asOf) => `piscinas en el catastro (${asOf})`,
    area: () => 'de término municipal',
    yield: 'al año por cada kWp al sur con la inclinación habitual ([ver otros tejados](route:service.solar-panels))',
    midday: 'ahorra cada kWh de un mediodía laborable, sin impuestos',
    evening: 'cuesta el kWh en punta, hasta las diez de la noche y sin impuestos: lo que ahorra una batería',
    street: 'si toda la calle está a oscuras: e-distribución, averías',
  },
}

function FaultsNumber() {
  const { number } = emergencyNumber('electricity-faults')
  return <a href={`tel:+34${number.replaceAll(' ', '')}`}>{number}</a>
}

/** What decides on a page of this theme, and of the town's own numbers those that tell a buyer most: how close its homes stand, its pools. */
export function townFacts(town: Town, theme: FactTheme, language: Language): BandFact[] {
  const text = words[language]
  const figures = builtFigures()
  const own = (['density', 'pools', 'population', 'area'] as const).flatMap((key): BandFact[] => {
    const name = key === 'density' ? `solar-towns.${town}-density` : `${town}.${key}`
    const row = figures.row(name)
    return row ? [{ n: figureText(name, language, figures), t: text[key](row.asOf) }] : []
  })
  if (theme === 'solar')
    return [
      { n: formatKwh(yearlyYieldKwh(20, 0), language), t: renderInline(text.yield, language) },
      { n: formatEur(figures.quantity('tariff.energy-p1').value, language, 3), t: text.midday },
      ...own.slice(0, 2),
    ]
  const decides: Record<typeof theme, BandFact> = {
    battery: { n: figureText('tariff.energy-p1', language, figures), t: text.evening },
    blackout: { n: <FaultsNumber />, t: text.street },
  }
  return [...own.slice(0, 2), decides[theme]]
}
