import { longestOutageHours } from '#src/energy/backup/backup.ts'
import type { OutageFigure } from '#src/energy/backup/outage-figures.ts'
import type { EstimateResponse } from '#src/features/quote/contract.ts'
import type {
  Estimate,
  Incentive,
  Option,
  Source,
  Statement,
} from '#src/features/quote/domain/options/estimate-types.ts'
import { discountItemId, ownItemId } from '#src/features/quote/domain/options/own-items.ts'
import { wholePaybackYears } from '#src/features/quote/domain/options/worth.ts'
import type { Item } from '#src/features/quote/domain/prices/item.ts'
import type { PriceItemId } from '#src/features/quote/domain/prices/price-items.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
import { formatPercent, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { conditionIds, incentiveIds, loadIds, type QuoteText, type StatementId } from './quote-text.ts'
import { fill, spoken } from './values.ts'

export function textOf(language: Language): QuoteText {
  return language === 'es' ? es : en
}

function isKey<Key extends string>(words: Record<Key, string>, id: string): id is Key {
  return Object.hasOwn(words, id)
}

const discountWord = { en: 'Discount', es: 'Descuento' }

/** 'Battery, 10 kWh usable'. An item that left the price book keeps its id. */
export function itemName(item: Pick<Item, 'id' | 'values'>, language: Language): string {
  const text = textOf(language)
  if (item.id === ownItemId) return String(item.values.label ?? '')
  if (item.id === discountItemId) return [discountWord[language], item.values.reason].filter(Boolean).join(': ')
  return isKey<PriceItemId>(text.items, item.id) ? fill(text.items[item.id], item.values, text, language) : item.id
}

/** A statement's sentence; empty when its id has no words. */
export function statementText({ id, values }: Pick<Statement, 'id' | 'values'>, language: Language): string {
  const text = textOf(language)
  return isKey<StatementId>(text.statements, id) ? capital(fill(text.statements[id], values, text, language)) : ''
}

export function loadName(id: string, language: Language): string {
  const known = loadIds.find((one) => one === id)
  return known ? textOf(language).loads[known] : id
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** '6.6 kWp, 14 panels, 10 kWh battery, backup board'. */
export function systemLine(option: Pick<Option, 'system' | 'items'>, language: Language): string {
  const text = textOf(language)
  const { kwp, panels, batteryKwh, backup } = option.system
  const { system } = text
  if (panels === 0 && batteryKwh === 0) return option.items.length > 0 ? system.onlyMachines : system.nothing
  const parts = [
    panels === 0 ? system.noPanels : panels === 1 ? system.panels.one : system.panels.other,
    batteryKwh > 0 ? system.battery : system.noBattery,
    ...(backup === 'none' ? [] : [system.backup[backup]]),
  ]
  return capital(fill(parts.join(', '), { kwp, panels, kwh: batteryKwh }, text, language))
}

function hoursPhrase({ p50, p90 }: Range, text: QuoteText, language: Language): string {
  const low = Math.floor(p90)
  const likely = Math.floor(p50)
  const { cut } = text
  if (low >= longestOutageHours) return cut.threeDays
  const sentence = likely >= longestOutageHours ? cut.hoursAndMore : likely > low ? cut.hours : cut.hoursAlike
  return fill(sentence, { low: `${low}\u00a0h`, likely: `${likely}\u00a0h` }, text, language)
}

/** What runs in a power cut: the essentials alone with their hours, then the hours with one air conditioner where one can run. */
export function backupSentence(option: Pick<Option, 'system' | 'backup'>, language: Language): string {
  const text = textOf(language)
  const { panels, batteryKwh } = option.system
  const { powers, hours, withAirConditioner } = option.backup
  if (powers.length === 0) {
    if (batteryKwh > 0) return text.cut.nothingWithoutBoard
    return panels > 0 ? text.cut.nothingByDesign : text.cut.nothingInstalled
  }
  const loads = spoken(
    powers.map((id) => loadName(id, language)),
    language,
  )
  const sentence = panels > 0 ? text.cut.runsLongerInSun : text.cut.runs
  const alone = capital(fill(sentence, { loads, hours: hoursPhrase(hours, text, language) }, text, language))
  if (!withAirConditioner) return alone
  const cooled = { hours: hoursPhrase(withAirConditioner.hours, text, language) }
  return `${alone} ${fill(text.cut.withCooler, cooled, text, language)}`
}

/** The sums behind the hours of a power cut, a sentence each; none where nothing runs, or in a quote older than they are. */
export function backupSums({ essentials, withAirConditioner }: Option['backup'], language: Language): string[] {
  const text = textOf(language)
  const said = (sentence: string, cut: OutageFigure | null | undefined) => {
    if (!cut || cut.hours.p50 <= 0) return []
    // Whoever divides one printed figure by the other finds the third.
    const watt = Math.round(cut.loadW)
    const hours = tenths(cut.hours.p50)
    const storedKwh = cents((hours * watt) / 1000)
    return [fill(sentence, { storedKwh, watt, hours: formatUnit(hours, 'h', language, 1) }, text, language)]
  }
  return [...said(text.cut.sum, essentials), ...said(text.cut.sumWithCooler, withAirConditioner)]
}

/** 'Keeps 50% of the battery for a cut': why one battery lasts so much longer than another; empty where nothing runs or nothing is kept. */
export function keptForCut({ powers, reserveShare = 0 }: Option['backup'], language: Language): string {
  if (powers.length === 0 || reserveShare === 0) return ''
  const text = textOf(language)
  return capital(fill(text.cut.keeps, { percent: Math.round(100 * reserveShare) }, text, language))
}

/** Less of the battery than this is partly used. */
const mostlyFull = 0.8

/** Why a cut finds less in the battery than it holds; empty where it waits full, and where nothing runs. */
export function partlyUsed({ system, backup }: Pick<Option, 'system' | 'backup'>, language: Language): string {
  const { essentials } = backup
  if (!essentials || essentials.hours.p50 <= 0 || system.panels === 0) return ''
  const storedKwh = (essentials.hours.p50 * essentials.loadW) / 1000
  const share = storedKwh / system.batteryKwh
  const text = textOf(language)
  const left = formatPercent(5 * Math.round(20 * share), language)
  return share < mostlyFull ? fill(text.cut.partlyUsed, { left }, text, language) : ''
}

/** 'pays back in 7 years', 'does not pay back within 25 years': the middle case, in the same words wherever it stands. */
export function paybackPhrase({ p50 }: Option['paybackYears'], language: Language): string {
  const text = textOf(language)
  const { payback } = text
  if (p50 === null) return payback.never
  if (p50 < 0.5) return payback.lessThanOne
  const years = wholePaybackYears(p50)
  return years === 1 ? payback.oneYear : fill(payback.years, { years }, text, language)
}

/** ', 11 in a poor case': behind the likely years, where they are others. */
export function poorPayback({ p10, p50 }: Option['paybackYears'], language: Language): string {
  const text = textOf(language)
  if (p50 === null || p50 < 0.5) return ''
  if (p10 === null) return text.payback.poorNever
  const years = wholePaybackYears(p10)
  return years === wholePaybackYears(p50) ? '' : fill(text.payback.poor, { years }, text, language)
}

/** 'At least 7,060 kWh; most likely 7,420 kWh', under a label that says in how many years: of figures written already. */
export function likelyPair(low: string, likely: string, language: Language): string {
  const text = textOf(language)
  return capital(fill(text.likely, { low, likely }, text, language))
}

/** 'Saves at least €1,290 a year in nine years of ten; most likely €1,470.' A saving below zero is said as a cost. */
export function savingSentence({ p50, p90 }: Range, language: Language): string {
  const text = textOf(language)
  const { saving } = text
  if (Math.round(p50) === 0) return saving.none
  if (p50 < 0) return fill(saving.costs, { likely: -p50 }, text, language)
  return fill(p90 < 1 ? saving.only : saving.range, { low: p90, likely: p50 }, text, language)
}

type OptionResponse = EstimateResponse['options'][number]
type StatementResponse = EstimateResponse['notes'][number]

function rounded(digits: number): (value: number) => number {
  const scale = 10 ** digits
  return (value) => Math.round(value * scale) / scale || 0
}
const whole = rounded(0)
const tenths = rounded(1)
const cents = rounded(2)
const thousandths = rounded(3)

/** A source's own title, or our description of it in the reader's language. */
function sourceTitle({ title }: Source, language: Language): string {
  return typeof title === 'string' ? title : title[language]
}

/** Statements in words; one whose id has no words any more is left out. */
function worded(statements: readonly Statement[], language: Language): StatementResponse[] {
  return statements.flatMap(({ id, values, source }) => {
    const text = statementText({ id, values }, language)
    if (text === '') return []
    return [source ? { id, text, source: { ...source, title: sourceTitle(source, language) } } : { id, text }]
  })
}

function incentive({ id, amountCents, status, asOf, source, conditions }: Incentive, language: Language) {
  const text = textOf(language)
  const known = incentiveIds.find((one) => one === id)
  return {
    id,
    name: known ? text.incentives[known] : id,
    amountEur: amountCents === null ? null : eurFromCents(amountCents),
    status,
    asOf,
    source: { title: sourceTitle(source, language), url: source.url },
    conditions: conditions.flatMap((condition) => {
      const found = conditionIds.find((one) => one === condition)
      return found ? [text.conditions[found]] : []
    }),
  }
}

function item(one: Item, language: Language): OptionResponse['items'][number] {
  const { id, quantity, netCents, basis } = one
  return {
    id,
    name: itemName(one, language),
    quantity: cents(quantity),
    priceEur: eurFromCents(netCents),
    ...(basis && { basis: textOf(language).priceBasis[basis] }),
  }
}

function years({ p10, p50, p90 }: Option['paybackYears']): OptionResponse['paybackYears'] {
  const round = (value: number | null) => (value === null ? null : tenths(value))
  return { p10: round(p10), p50: round(p50), p90: round(p90) }
}

function range(values: Range, round: (value: number) => number): Range {
  return mapRange(values, round)
}

/** Hours down and energy up to the tenth, so that hours times load stay within the energy once rounded. */
function cutHours({ hours, loadW, energyKwh, sunKwh }: OutageFigure) {
  return {
    hours: range(hours, (value) => Math.floor(value * 10) / 10),
    loadW: Math.floor(loadW),
    energyKwh: Math.ceil(energyKwh * 10) / 10,
    sunKwh: tenths(sunKwh),
  }
}

function option(one: Option, language: Language): OptionResponse {
  return {
    id: one.id,
    name: textOf(language).options[one.id],
    system: { ...one.system, kwp: cents(one.system.kwp), batteryKw: cents(one.system.batteryKw) },
    items: one.items.map((each) => item(each, language)),
    priceEur: eurFromCents(one.priceCents),
    vatEur: eurFromCents(one.vatCents),
    productionKwh: range(one.productionKwh, whole),
    monthlyProductionKwh: one.monthlyProductionKwh.map(tenths),
    monthlyConsumptionKwh: one.monthlyConsumptionKwh.map(tenths),
    savingEur: range(one.savingEur, cents),
    ...(one.monthlySavingEur && { monthlySavingEur: one.monthlySavingEur.map(cents) }),
    paybackYears: years(one.paybackYears),
    selfConsumption: thousandths(one.selfConsumption),
    selfSufficiency: thousandths(one.selfSufficiency),
    annualBillAfterEur: cents(one.annualBillAfterEur),
    backup: {
      sentence: backupSentence(one, language),
      powers: one.backup.powers.map((id) => loadName(id, language)),
      doesNotPower: one.backup.doesNotPower.map((id) => loadName(id, language)),
      hours: range(one.backup.hours, tenths),
      ...(one.backup.essentials && { essentials: cutHours(one.backup.essentials) }),
      ...(one.backup.withAirConditioner !== undefined && {
        withAirConditioner: one.backup.withAirConditioner && cutHours(one.backup.withAirConditioner),
      }),
      ...(one.backup.reserveShare !== undefined && { reserveShare: thousandths(one.backup.reserveShare) }),
      sums: [partlyUsed(one, language), ...backupSums(one.backup, language)].filter(Boolean),
    },
    incentives: one.incentives.map((each) => incentive(each, language)),
    worthIt: one.worthIt,
    because: worded(one.because, language).map(({ text }) => text),
  }
}

/** 'Estimate, not an offer. Prices of 21 Nov 2026, valid to 21 Dec 2026; firm price after the visit.' */
export function disclaimerOf(
  { priceBook, validUntil }: Pick<Estimate, 'priceBook' | 'validUntil'>,
  language: Language,
): string {
  const text = textOf(language)
  return fill(text.disclaimer, { asOf: priceBook.asOf, validTo: validUntil }, text, language)
}

/** The estimate as the API gives it and as screen, PDF and mail show it: ids with their words, money in euros. */
export function describeEstimate(estimate: Estimate, language: Language): EstimateResponse {
  const { madeOn, validUntil, priceBook, home } = estimate
  return {
    language,
    madeOn,
    validUntil,
    pricesAsOf: priceBook.asOf,
    pricesConfirmed: priceBook.confirmedByOwner,
    disclaimer: disclaimerOf(estimate, language),
    home: {
      annualKwh: whole(home.annualKwh),
      contractedPowerKw: home.contractedPowerKw,
      annualBillEur: cents(home.annualBillEur),
    },
    options: estimate.options.map((one) => option(one, language)),
    assumptions: worded(estimate.assumptions, language),
    notes: worded(estimate.notes, language),
  }
}
