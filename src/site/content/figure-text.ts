import { type PriceBook, type PriceItemId, priceUnits } from '#src/features/quote/domain/prices/price-items.ts'
import {
  formatDate,
  formatEur,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatPercent,
  formatUnit,
} from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { guidePrice } from '#src/site/home/guide-prices.ts'
import { menuPrice } from '#src/site/home/menu-prices.ts'
import { answerTime, openingLines } from '#src/site/opening-lines.ts'
import { published } from '#src/site/published/reading.ts'
import { emergencyNumber, numberCheck } from './emergency-numbers.ts'
import { type Figure, figure } from './figures.ts'
import { onCallWords } from './on-call.ts'

/** `{{name}}` in content becomes the figure's value as readers of each language write it. */

const mention = /\{\{\s*([a-z0-9][a-z0-9.:@-]*)\s*\}\}/gi

/** The text with every figure in place, and their names. Throws on an unknown one. */
export function withFigures(text: string, language: Language): { text: string; names: string[] } {
  const names: string[] = []
  const filled = text.replace(mention, (_, name: string) => {
    names.push(name)
    return figureText(name, language)
  })
  const left = /\{\{[^}]*\}\}/.exec(filled)
  if (left) throw new Error(`not a figure: ${left[0]}`)
  return { text: filled, names }
}

/** A price of the price book: it changes when staff publish another. */
export function isPriceFigure(name: string): boolean {
  return name.startsWith('price') || name.startsWith('range:')
}

/** '€5,330', '10 %', '16,9 °C'. Throws on an unknown name. */
export function figureText(name: string, language: Language): string {
  const [kind, rest] = split(name)
  if (kind === 'price') return formatMoney(priceEur(rest), 'price', language)
  if (kind === 'on-call') return onCallWords(rest, language)
  if (kind === 'range') return priceRange(rest, language)
  if (kind === 'checked') return numberCheck(emergencyNumber(rest), language)
  const fixed = ownWords(name, language)
  return fixed ?? valueText(figure(name), language)
}

function split(name: string): [string, string] {
  const colon = name.indexOf(':')
  return colon === -1 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}

function ownWords(name: string, language: Language): string | undefined {
  if (name === 'phone') return business.phone.display.replaceAll(' ', '\u00a0')
  if (name === 'hours') return openingLines(language).join(', ')
  if (name === 'price-date') return formatDate(published().priceBook.asOf, language)
  if (name === 'answer-time') return answerTime(language)
  return undefined
}

function isItem(id: string): id is PriceItemId {
  return Object.hasOwn(priceUnits, id)
}

/** Installed price with VAT: a menu id ('solar') or an item and its quantity ('pv-system@8'). */
function priceEur(what: string): number {
  const [item = '', quantity] = what.split('@')
  const { priceBook } = published()
  if (quantity === undefined) {
    const row = menuPrice(item, priceBook)
    if (!row) throw new Error(`no price is called ${what}`)
    return row.priceEur
  }
  if (!isItem(item) || !(Number(quantity) > 0)) throw new Error(`no price is called ${what}`)
  return guidePrice(priceBook, [[item, Number(quantity)]]).priceEur
}

const vatFactor = ({ vatRatePercent }: PriceBook) => 1 + vatRatePercent / 100

function priceRange(item: string, language: Language): string {
  const { priceBook } = published()
  const range = isItem(item) ? priceBook.items[item].rangeEur : undefined
  if (!range) throw new Error(`no price range is called ${item}`)
  const factor = vatFactor(priceBook)
  return formatMoneyRange({ p90: range.low * factor, p10: range.high * factor }, language)
}

const unitSigns = {
  'eur-kwh': { en: '€/kWh', es: '€/kWh' },
  'eur-kw-day': { en: '€/kW a day', es: '€/kW al día' },
  kwh: { en: 'kWh', es: 'kWh' },
  'kwh-m2': { en: 'kWh/m²', es: 'kWh/m²' },
  kwp: { en: 'kWp', es: 'kWp' },
  kw: { en: 'kW', es: 'kW' },
  km: { en: 'km', es: 'km' },
  km2: { en: 'km²', es: 'km²' },
  m: { en: 'm', es: 'm' },
  celsius: { en: '°C', es: '°C' },
  hours: { en: 'hours', es: 'horas' },
  minutes: { en: 'minutes', es: 'minutos' },
} as const

/** The value with its unit. */
export function valueText({ value, unit, decimals = 0 }: Figure, language: Language): string {
  if (unit === undefined) return formatNumber(value, language, decimals)
  if (unit === 'year') return String(value)
  if (unit === 'eur') return formatEur(value, language, decimals)
  if (unit === 'percent') return formatPercent(value, language, decimals)
  return formatUnit(value, unitSigns[unit][language], language, decimals)
}
