import {
  type Estimate,
  isExtraForCuts,
  isPaidBackInTime,
  type Option,
  wholePaybackYears,
  worthItYears,
} from '#src/features/quote/domain/public.ts'
import { itemName, statementText, systemLine } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { shownEur } from '#src/shared/domain/rounding.ts'
import { formatMoney, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import type { Machine } from '#src/site/kinds/text/types.ts'

export interface ShownHome {
  estimate: Estimate
  option: Option
  /** What tells it from its neighbours, when they are options of one home. */
  name?: string
  /** Why a yes to this home holds, in the page's own words. */
  reason?: string
}

interface Verdict {
  tag: string
  /** Green only for what pays back in the years that we recommend; amber for what we advise against; none for what is bought for another reason. */
  tone: 'ok' | 'warn' | undefined
  reason: string | null
}

/** What an option's card says beside its figures. */
export interface OptionCard extends Verdict {
  /** Everything its price holds, each machine with its own price. */
  kit: string
  /** What a machine for comfort costs a year, in place of a payback and a bar of savings. */
  runsOn: string | null
}

const machines: Readonly<Record<string, Machine>> = {
  'heat-pump': 'heating',
  'ac-split': 'cooling',
  'ac-ducted': 'cooling',
  'ac-zone': 'cooling',
  'pool-heat-pump': 'pool',
  'hot-water-heat-pump': 'water',
  'ev-charger': 'car',
}

export function optionCard(home: ShownHome, language: Language): OptionCard {
  const { estimate, option } = home
  return {
    kit: kitOf(estimate, option, language),
    runsOn: isForComfort(option) ? kindText(language).homes.runsOn(eur(-option.savingEur.p50, language)) : null,
    ...verdictOf(home, language),
  }
}

/** What the machines of an estimate use or save, and that the fuel they replace is not counted; empty where there are none. */
export function machinesUse({ options: [first] }: Pick<Estimate, 'options'>, language: Language): string {
  const said = first.because.find(
    ({ id }) => id === 'comfort-costs' || id === 'machines-use' || id === 'replacement-saves',
  )
  return said ? statementText(said, language) : ''
}

/** The panels that a home has already, in kWp. */
export function panelsThere({ assumptions }: Pick<Estimate, 'assumptions'>): number {
  const kwp = assumptions.find(({ id }) => id === 'existing-solar')?.values.kwp
  return typeof kwp === 'number' ? kwp : 0
}

const eur = (value: number, language: Language) => formatMoney(value, 'estimate', language)

const isMachine = ({ id }: Option['items'][number]) => id in machines

function kitOf(estimate: Estimate, option: Option, language: Language): string {
  const { panels, batteryKwh } = option.system
  const text = kindText(language).homes
  const own = option.items.filter(isMachine)
  if (panels === 0 && batteryKwh === 0 && own.length > 0) return own.map((item) => itemName(item, language)).join('. ')
  const line = systemLine(option, language)
  const system = panelsThere(estimate) > 0 && panels > 0 ? text.adds(line) : line
  const priced = own.map((item) => {
    const price = formatMoney(eurFromCents(item.netCents + item.vatCents), 'price', language)
    return `${itemName(item, language)}: ${price}.`
  })
  return [priced.length > 0 ? `${system}.` : system, ...priced].join(' ')
}

/** A machine without panels or battery that makes the bill higher: nothing there pays back. */
function isForComfort({ system, savingEur }: Option): boolean {
  return system.panels === 0 && system.batteryKwh === 0 && savingEur.p50 < 0
}

/** The years of panels and battery alone, where their machine does not pay back with them though they do. */
function partYears({ because }: Option): number | null {
  const years = because.find(({ id }) => id === 'pays-back')?.values.years
  return typeof years === 'number' ? years : null
}

/** What a larger battery or backup adds to the option before, in price and in saving, as their cards show both. */
function extraOf(option: Option, { options: [, balanced] }: Estimate, language: Language): string {
  return addedTo(balanced, option, language) ?? kindText(language).homes.extraKept(balanced.system.batteryKwh > 0)
}

/** The step in price and in saving from one option to the next; null where the dearer one saves no more. */
function addedTo(before: Option, option: Option, language: Language): string | null {
  const moreEur = shownEur(option.savingEur.p50, 'estimate') - shownEur(before.savingEur.p50, 'estimate')
  const priceEur =
    shownEur(eurFromCents(option.priceCents), 'price') - shownEur(eurFromCents(before.priceCents), 'price')
  if (moreEur <= 0 || priceEur <= 0) return null
  const money = (value: number) => formatMoney(value, 'price', language)
  return kindText(language).homes.extraCosts(money(priceEur), money(moreEur))
}

/** The first cause of a slow payback, or how long is too long. */
function slowness({ paybackYears, because }: Option, language: Language): string | null {
  const text = kindText(language).homes
  const cause = because.find(({ id }) => id === 'small-bill' || id === 'holiday-home' || id === 'poor-roof')
  if (cause) return statementText(cause, language)
  return paybackYears.p50 === null ? null : text.tooLong(text.years(worthItYears))
}

/** The one verdict on an option: of its payback as a whole, and of what it is bought for where that is not the bill. */
function verdictOf(home: ShownHome, language: Language): Verdict {
  const { estimate, option, name } = home
  const text = kindText(language).homes
  const { p50 } = option.paybackYears
  const machine = option.items.map(({ id }) => machines[id]).find(Boolean)
  if (isForComfort(option))
    return { tag: machine === 'pool' ? text.longerSeason : text.comfort, tone: undefined, reason: null }
  // Its payback as a whole would say that the extra earns its price too.
  if (isExtraForCuts(option, estimate.options))
    return { tag: text.forBackup, tone: undefined, reason: name ? extraOf(option, estimate, language) : null }
  if (!isPaidBackInTime(p50)) {
    const years = partYears(option)
    if (machine && years !== null) {
      const part = text.partPays(text.years(years), option.system.batteryKwh > 0)
      return { tag: text.notForSavings, tone: undefined, reason: `${part}; ${text.machines[machine]}.` }
    }
    if (option.backup.powers.length > 0)
      return { tag: text.forBackup, tone: undefined, reason: slowness(option, language) }
    return { tag: text.no, tone: 'warn', reason: slowness(option, language) }
  }
  if (!option.worthIt) return { tag: text.no, tone: 'warn', reason: null }
  return inTime(home, language)
}

/** Of what pays back in time: at the last year that we advise neither yes nor no. */
function inTime({ estimate, option, name, reason }: ShownHome, language: Language): Verdict {
  const text = kindText(language).homes
  const isFlat = estimate.answers.propertyType === 'apartment'
  const { p50 } = option.paybackYears
  if (option.system.panels === 0) return { tag: text.yes, tone: 'ok', reason: null }
  if (p50 !== null && wholePaybackYears(p50) === worthItYears) {
    const last = text.lastYear(text.years(worthItYears))
    return { tag: text.atLimit, tone: 'warn', reason: isFlat ? `${last} ${text.needsVote}` : last }
  }
  const why = reason ?? text.ownUse(formatPercent(100 * option.selfConsumption, language))
  if (isFlat) return { tag: text.withVote, tone: 'ok', reason: why }
  if (!name) return { tag: text.yes, tone: 'ok', reason: why }
  // Options of one home stand beside each other: each says what it adds to the one before.
  const before = estimate.options.find((_, at) => estimate.options[at + 1] === option)
  return { tag: text.yes, tone: 'ok', reason: before ? addedTo(before, option, language) : null }
}
