import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatEur, formatKwh, formatWholeHours } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { emergencyNumber } from '#src/site/content/emergency-numbers.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { yearlyYieldKwh } from '#src/site/content/model.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { townHomes } from '#src/site/kinds/town/town-homes.ts'
import type { BandFact } from './facts-band.tsx'

export type FactTheme = 'solar' | 'battery' | 'blackout'

const words: Record<
  Language,
  Record<'density' | 'pools', (asOf: string) => string> &
    Record<'yield' | 'midday' | 'surplus' | 'evening' | 'years' | 'board' | 'street', string> &
    Record<'adds' | 'hours' | 'inYears', (of: string) => string>
> = {
  en: {
    density: () => 'people per km², so most roofs are shared',
    pools: (asOf) => `pools in the land register (${asOf})`,
    yield: 'a year from each kWp to the south at a usual tilt; [other roofs](route:service.solar-panels)',
    midday: 'saved by each kWh used on a working day at midday, before tax',
    surplus: 'per kWh sent out, before tax',
    evening: 'gained by a kWh that is kept from midday for the evening, before tax and losses',
    adds: (kwh) => `a year is what ${kwh} adds to the panels of the first home below`,
    years: 'until that battery has paid for itself',
    inYears: (years) => `${years} years`,
    board: 'with VAT for the backup board, without a battery',
    hours: (kwh) => `or more from ${kwh}, in the first house below`,
    street: 'e-distribución, when the street is dark',
  },
  es: {
    density: () => 'habitantes por km², así que la mayoría de los tejados se comparten',
    pools: (asOf) => `piscinas en el catastro (${asOf})`,
    yield: 'al año por cada kWp al sur con la inclinación habitual ([ver otros tejados](route:service.solar-panels))',
    midday: 'se ahorran por kWh gastado un mediodía laborable, sin impuestos',
    surplus: 'por kWh vertido, sin impuestos',
    evening: 'se ganan por kWh guardado del mediodía para la noche, antes de impuestos y pérdidas',
    adds: (kwh) => `al año suman ${kwh} a las placas de la primera casa de abajo`,
    years: 'tarda esa batería en pagarse sola',
    inYears: (years) => `${years} años`,
    board: 'con IVA, el cuadro de respaldo sin batería',
    hours: (kwh) => `o más con ${kwh}, en la primera casa de abajo`,
    street: 'e-distribución, si falla toda la calle',
  },
}

function FaultsNumber() {
  const { number } = emergencyNumber('electricity-faults')
  return <a href={`tel:+34${number.replaceAll(' ', '')}`}>{number}</a>
}

/** What decides on a page of this theme; for panels also the one of the town's own numbers that tells a buyer most: how close its homes stand, or its pools. */
export function townFacts(town: Town, theme: FactTheme, language: Language): BandFact[] {
  const text = words[language]
  const figures = builtFigures()
  const said = (name: string) => figureText(name, language, figures)
  if (theme === 'battery')
    return [
      { n: said('bt.evening-gain'), t: text.evening },
      { n: said(`${firstHomes[town]}-b5`), t: text.adds(said('size.5-kwh')) },
      { n: text.inYears(said(`${firstHomes[town]}-years`)), t: text.years },
    ]
  if (theme === 'blackout')
    return [
      ...hoursOf(town, language),
      { n: said('price:blackout'), t: text.board },
      { n: <FaultsNumber />, t: text.street },
    ]
  const own = (['density', 'pools'] as const).flatMap((key): BandFact[] => {
    const name = key === 'density' ? `solar-towns.${town}-density` : `${town}.${key}`
    const row = figures.row(name)
    return row ? [{ n: said(name), t: text[key](row.asOf) }] : []
  })
  return [
    { n: formatKwh(yearlyYieldKwh(20, 0), language), t: renderInline(text.yield, language) },
    { n: formatEur(figures.quantity('tariff.energy-p1').value, language, 3), t: text.midday },
    { n: formatEur(figures.quantity('tariff.surplus').value, language, 2), t: text.surplus },
    ...own.slice(0, 1),
  ]
}

/** How long the first house of the page on power cuts holds out, and on what battery. */
function hoursOf(town: Town, language: Language): BandFact[] {
  const house = townHomes[town].blackout
    .map((name) => builtFigures().estimate(name))
    .find(({ answers }) => answers.propertyType !== 'apartment')
  if (!house) return []
  const [, , { system, backup }] = house.options
  return [
    {
      n: formatWholeHours(backup.hours.p90, language),
      t: words[language].hours(formatKwh(system.batteryKwh, language)),
    },
  ]
}

/** The home that each page on batteries speaks of first (facts/figures/battery-towns.json). */
const firstHomes: Record<Town, string> = {
  marbella: 'bt.marb-full',
  estepona: 'bt.est-terrace',
  fuengirola: 'bt.fuen-south',
  mijas: 'bt.mij-coast',
  malaga: 'bt.mal-terrace',
  sotogrande: 'bt.soto-600',
  torremolinos: 'bt.tor-block',
}
