import { quantityText } from '#src/features/figures/public.ts'
import { isPaidBackInTime, wholePaybackYears, worthItYears } from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatDate, formatKwh, formatKwp, formatMoney } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { cardText } from './card-homes.text.ts'
import { aboutHome, CardHomes, type HomeCard, homeTitle } from './card-homes.tsx'
import { blockHome, townHomes } from './town-homes.ts'

/** What a battery costs and saves beside panels that are there, and how long it takes by itself. */
export interface Added {
  priceEur: number
  savingEur: number
  years: number | null
}

/** Homes of a town with panels, and what a battery adds to each; the verdict is on the battery alone. */
export function BatteryHomes({ town, heading, language }: { town: Town; heading: string; language: Language }) {
  const names = townHomes[town].battery
  return (
    <CardHomes
      heading={heading}
      note={cardText(language).battery.note(formatDate(builtFigures().context.today, language))}
      cards={names.map((name) => cardOf(name, language))}
    />
  )
}

function cardOf(name: string, language: Language): HomeCard {
  if (name === blockHome) return blockCard(language)
  const text = cardText(language).battery
  const { answers, useKwh, option: panels } = builtFigures().days(name, bareOf(name))
  // A flat that states panels has its own terrace; any other has a share in a roof.
  const isShared = answers.propertyType === 'apartment' && !isStated(name)
  const card = {
    kind: answers.propertyType,
    title: isStated(name) ? builtFigures().home(name).label[language] : homeTitle(answers, language),
    about: isStated(name)
      ? text.uses(formatKwh(useKwh, language))
      : aboutHome(answers, text.uses(formatKwh(useKwh, language)), language),
    before: (isShared ? text.shared : text.panels)({
      kwp: formatKwp(panels.system.kwp, language),
      price: price(eurFromCents(panels.priceCents), language),
      years: years(panels.paybackYears.p50, language),
    }),
  }
  if (isShared)
    return {
      ...card,
      hasBattery: false,
      label: text.advice,
      figure: text.none,
      rows: [],
      after: text.noneWhy,
    }
  const added = addedTo(name)
  return { ...card, ...batteryPart(added, formatKwh(added.batteryKwh, language), language) }
}

function blockCard(language: Language): HomeCard {
  const text = cardText(language).battery
  const figures = builtFigures()
  const said = (figure: string) => figureText(figure, language, figures)
  const value = (figure: string) => figures.quantity(figure).value
  return {
    kind: 'apartment',
    title: text.block.name,
    about: text.block.what({ use: said('bt.tor-block-use'), kwp: said('size.5-kwp') }),
    before: '',
    ...batteryPart(
      {
        priceEur: value('price:battery'),
        savingEur: value('bt.tor-block-b5'),
        years: value('bt.tor-block-years'),
      },
      said('size.5-kwh'),
      language,
    ),
  }
}

function batteryPart(added: Added, kwh: string, language: Language) {
  const text = cardText(language).battery
  const figures = builtFigures()
  const { likely } = kindText(language).homes
  return {
    hasBattery: true,
    label: text.name(kwh),
    figure: price(added.priceEur, language),
    rows: [
      [text.saves, likely(formatMoney(added.savingEur, 'estimate', language))],
      [text.pays, years(added.years, language)],
      [text.backup, text.extra(figureText('price:blackout', language, figures))],
    ] as const,
    after: verdictOf(added.years, language),
  }
}

/** As on every card: green in time, amber at the last year that we advise, neutral for what is bought for cuts. */
function verdictOf(years: number | null, language: Language) {
  const { yes, atLimit, forBackup } = kindText(language).homes
  if (years === null || !isPaidBackInTime(years)) return <Tag>{forBackup}</Tag>
  return wholePaybackYears(years) === worthItYears ? <Tag tone="warn">{atLimit}</Tag> : <Tag tone="ok">{yes}</Tag>
}

/** A home that states its panels is shown with these; any other with what its balanced option has on the roof. */
const isStated = (name: string) => builtFigures().home(name).system !== undefined
const bareOf = (name: string) => (isStated(name) ? 'system' : 'panels')

/** The battery of a home: the difference between its two systems, which have the same panels. */
export function addedTo(name: string): Added & { batteryKwh: number } {
  const figures = builtFigures()
  const { option: bare } = figures.days(name, bareOf(name))
  const { option: stored } = isStated(name)
    ? figures.days(`${name}-b5`, 'system')
    : figures.days(name, 'panels-and-battery')
  const priceEur = eurFromCents(stored.priceCents - bare.priceCents)
  const savingEur = stored.savingEur.p50 - bare.savingEur.p50
  return {
    priceEur,
    savingEur,
    years: savingEur > 0 ? priceEur / savingEur : null,
    batteryKwh: stored.system.batteryKwh,
  }
}

/** Beyond them a number of years says no more than that it never comes. */
const longestYears = 50

const price = (eur: number, language: Language) => formatMoney(eur, 'price', language)

function years(value: number | null, language: Language): string {
  return value === null || wholePaybackYears(value) > longestYears
    ? cardText(language).battery.longer
    : quantityText({ value: wholePaybackYears(value), unit: 'years' }, language)
}
