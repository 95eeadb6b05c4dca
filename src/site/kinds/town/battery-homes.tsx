import { type BatteryPart, quantityText } from '#src/features/figures/public.ts'
import { isPaidBackInTime, wholePaybackYears, worthItYears } from '#src/features/quote/domain/public.ts'
import { paybackYearsOf } from '#src/features/quote/text/payback-span.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatDate, formatKwh, formatKwp, formatMoney, formatMoneyRange } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { cardText } from './card-homes.text.ts'
import { aboutHome, CardHomes, type HomeCard, homeTitle } from './card-homes.tsx'
import { blockHome, townHomes } from './town-homes.ts'

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
      years: paybackYearsOf(panels.paybackYears, language),
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
  const { priceEur, savingEur, paybackYears, batteryKwh } = addedTo(name)
  const { p50 } = paybackYears
  return {
    ...card,
    ...batteryPart(
      {
        kwh: formatKwh(batteryKwh, language),
        priceEur,
        saves: formatMoneyRange(savingEur, language),
        years: p50,
        paysBack: isTooLong(p50) ? text.longer : paybackYearsOf(paybackYears, language),
      },
      language,
    ),
  }
}

function blockCard(language: Language): HomeCard {
  const text = cardText(language).battery
  const figures = builtFigures()
  const said = (figure: string) => figureText(figure, language, figures)
  const value = (figure: string) => figures.quantity(figure).value
  const years = value('bt.tor-block-years')
  return {
    kind: 'apartment',
    title: text.block.name,
    about: text.block.what({ use: said('bt.tor-block-use'), kwp: said('size.5-kwp') }),
    before: '',
    ...batteryPart(
      {
        kwh: said('size.5-kwh'),
        priceEur: value('price:battery'),
        saves: kindText(language).homes.likely(said('bt.tor-block-b5')),
        years,
        paysBack: quantityText({ value: wholePaybackYears(years), unit: 'years' }, language),
      },
      language,
    ),
  }
}

interface BatteryWords {
  kwh: string
  priceEur: number
  saves: string
  /** The likely years, which the verdict judges. */
  years: number | null
  paysBack: string
}

function batteryPart({ kwh, priceEur, saves, years, paysBack }: BatteryWords, language: Language) {
  const text = cardText(language).battery
  return {
    hasBattery: true,
    label: text.name(kwh),
    figure: price(priceEur, language),
    rows: [
      [text.saves, saves],
      [text.pays, paysBack],
      [text.backup, text.extra(figureText('price:blackout', language, builtFigures()))],
    ] as const,
    after: verdictOf(years, language),
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

/** The battery of a home, for the bill alone: what it adds to the same panels. Throws a RangeError where the home's system has none. */
export function addedTo(name: string): BatteryPart & { batteryKwh: number } {
  const figures = builtFigures()
  const { battery, option } = isStated(name)
    ? figures.days(`${name}-b5`, 'system')
    : figures.days(name, 'panels-and-battery')
  if (!battery) throw new RangeError(`no battery in ${name}`)
  return { ...battery, batteryKwh: option.system.batteryKwh }
}

/** Beyond them a number of years says no more than that it never comes. */
const longestYears = 50

const price = (eur: number, language: Language) => formatMoney(eur, 'price', language)

const isTooLong = (years: number | null) => years === null || wholePaybackYears(years) > longestYears
