import { type Estimate, inverterKwOf, type Option, type PriceItemId } from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatDate, formatKwp, formatMoney, formatWholeHours } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { guidePrice } from '#src/site/home/guide-prices.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { published } from '#src/site/published/reading.ts'
import { cardText } from './card-homes.text.ts'
import { aboutHome, CardHomes, type HomeCard, homeTitle } from './card-homes.tsx'
import { townHomes } from './town-homes.ts'

/** Homes of a town in a power cut: what stays on, how long without sun, and what that costs with and without panels on the roof. */
export function BackupHomes({ town, heading, language }: { town: Town; heading: string; language: Language }) {
  const estimates = townHomes[town].blackout.map((name) => builtFigures().estimate(name))
  const [first] = estimates
  return (
    <CardHomes
      heading={heading}
      note={first ? cardText(language).backup.note(formatDate(first.madeOn, language)) : ''}
      cards={estimates.map((estimate) => cardOf(estimate, language))}
    />
  )
}

/** The option that is for power cuts. */
export function backupOption({ options: [, , proof] }: Pick<Estimate, 'options'>): Option {
  return proof
}

function cardOf(estimate: Estimate, language: Language): HomeCard {
  const { answers } = estimate
  const text = cardText(language).backup
  const card = { kind: answers.propertyType, title: homeTitle(answers, language) }
  // Of a flat the page says that a fixed battery is not for it, and no price is asked for what a shop sells.
  if (answers.propertyType === 'apartment')
    return {
      ...card,
      hasBattery: false,
      about: aboutHome(answers, '', language),
      before: text.flat.what,
      label: text.flat.enough,
      figure: text.flat.buy,
      rows: [],
      after: null,
    }
  const option = backupOption(estimate)
  const { system, backup, priceCents } = option
  const eur = (value: number) => formatMoney(value, 'price', language)
  return {
    ...card,
    hasBattery: true,
    about: aboutHome(answers, '', language),
    before: system.backup === 'whole-home' ? text.wholeHome : '',
    label: text.essentials,
    figure: kindText(language).cut.orMore(formatWholeHours(backup.hours.p90, language)),
    rows: [
      [text.added, eur(addedPriceEur(option))],
      [text.whole(formatKwp(system.kwp, language)), eur(eurFromCents(priceCents))],
    ],
    after: null,
  }
}

/** What a home pays that has panels with an inverter of their own: battery with its inverter, board and papers, VAT included, €. */
export function addedPriceEur({ system: { batteryKwh, backup } }: Pick<Option, 'system'>): number {
  const inverterKw = inverterKwOf({ panels: 0, batteryKwh, backup })
  const parts: [PriceItemId, number][] = [
    ['battery', batteryKwh],
    ['battery-inverter', inverterKw],
    [backup === 'whole-home' ? 'backup-whole-home' : 'backup-essential', 1],
    ['papers', 1],
  ]
  return guidePrice(published().priceBook, parts).priceEur
}
