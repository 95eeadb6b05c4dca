import type { EstimateResponse } from '#src/features/quote/contract.ts'
import type {
  Estimate,
  Incentive,
  Item,
  Option,
  Source,
  Statement,
} from '#src/features/quote/domain/options/estimate-types.ts'
import type { PriceItemId } from '#src/features/quote/domain/prices/price-items.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { conditionIds, incentiveIds, loadIds, type QuoteText, type StatementId } from './quote-text.ts'
import { fill, spoken } from './values.ts'

/** Outages are followed for this long. */
const longestHours = 72

export function textOf(language: Language): QuoteText {
  return language === 'es' ? es : en
}

function isKey<Key extends string>(words: Record<Key, string>, id: string): id is Key {
  return Object.hasOwn(words, id)
}

/** 'Battery, 10 kWh usable'. An item that left the price book keeps its id. */
export function itemName(item: Pick<Item, 'id' | 'values'>, language: Language): string {
  const text = textOf(language)
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

function hoursPhrase({ p10, p90 }: Range, text: QuoteText): string {
  const low = Math.floor(p90)
  const high = Math.floor(p10)
  if (low >= longestHours) return text.cut.threeDays
  if (high >= longestHours) return text.cut.hoursAndMore.replace('{from}', String(low))
  return low === high ? `${low}\u00a0h` : `${low}–\u2060${high}\u00a0h`
}

/** What runs in a power cut, in one line: 'Fridge, router, lights and gate for 14–19 h; longer in sun.' */
export function backupSentence(option: Pick<Option, 'system' | 'backup'>, language: Language): string {
  const text = textOf(language)
  const { panels, batteryKwh } = option.system
  const { powers, hours } = option.backup
  if (powers.length === 0) {
    if (batteryKwh > 0) return text.cut.nothingWithoutBoard
    return panels > 0 ? text.cut.nothingByDesign : text.cut.nothingInstalled
  }
  const loads = spoken(
    powers.map((id) => loadName(id, language)),
    language,
  )
  const sentence = panels > 0 ? text.cut.runsLongerInSun : text.cut.runs
  return capital(fill(sentence, { loads, hours: hoursPhrase(hours, text) }, text, language))
}

/** '6–7 years', 'about 7 years', '11 years or more', 'not within 25 years'; fits after 'pays back in' but for the last. */
export function paybackPhrase({ p10, p50, p90 }: Option['paybackYears'], language: Language): string {
  const text = textOf(language)
  const { payback } = text
  if (p50 === null || p90 === null) return payback.never
  const from = Math.round(p90)
  if (p10 === null) return fill(payback.orMore, { from }, text, language)
  const to = Math.round(p10)
  if (to < 1) return payback.lessThanOne
  const years = Math.max(1, from)
  return years === to
    ? fill(payback.about, { years }, text, language)
    : fill(payback.between, { from: years, to }, text, language)
}

/** 'Saves €1,290 to €1,640 a year, likely €1,470.' A saving below zero is said as a cost. */
export function savingSentence({ p10, p50, p90 }: Range, language: Language): string {
  const text = textOf(language)
  const { saving } = text
  if (Math.round(p50) === 0) return saving.none
  if (p50 < 0) return fill(saving.costs, { likely: -p50 }, text, language)
  return fill(saving.range, { low: p90, high: p10, likely: p50 }, text, language)
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
  const { id, quantity, netCents } = one
  return { id, name: itemName(one, language), quantity: cents(quantity), priceEur: eurFromCents(netCents) }
}

function years({ p10, p50, p90 }: Option['paybackYears']): OptionResponse['paybackYears'] {
  const round = (value: number | null) => (value === null ? null : tenths(value))
  return { p10: round(p10), p50: round(p50), p90: round(p90) }
}

function range(values: Range, round: (value: number) => number): Range {
  return mapRange(values, round)
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
    paybackYears: years(one.paybackYears),
    selfConsumption: thousandths(one.selfConsumption),
    selfSufficiency: thousandths(one.selfSufficiency),
    annualBillAfterEur: cents(one.annualBillAfterEur),
    backup: {
      sentence: backupSentence(one, language),
      powers: one.backup.powers.map((id) => loadName(id, language)),
      doesNotPower: one.backup.doesNotPower.map((id) => loadName(id, language)),
      hours: range(one.backup.hours, tenths),
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
