import { optionIds } from '#src/features/quote/domain/candidates/option-ids.ts'
import { goals, occupancies, roofTypes, towns } from '#src/shared/domain/vocabulary.ts'
import {
  formatDate,
  formatEur,
  formatKwh,
  formatKwp,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnit,
} from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import type { QuoteText } from './quote-text.ts'

export type Values = Record<string, number | string>

/** Decimals a value needs, two at most: 6.3 and 5.75, but 10 without any. */
function digitsOf(value: number): number {
  return [0, 1, 2].find((digits) => Math.abs(value - Number(value.toFixed(digits))) < 1e-6) ?? 2
}

function unit(name: string) {
  return (value: number, language: Language) => formatUnit(value, name, language, digitsOf(value))
}
function percent(value: number, language: Language): string {
  return formatPercent(value, language, digitsOf(value))
}
function eurPerKwh(value: number, language: Language): string {
  return formatEur(value, language, value * 100 === Math.round(value * 100) ? 2 : 3)
}
const fixedEur = (value: number, language: Language) => formatMoney(value, 'price', language)
const estimatedEur = (value: number, language: Language) => formatMoney(value, 'estimate', language)

/** How a number is written, by the name of its value. A name that is not here is a plain number. */
const byName: Record<string, (value: number, language: Language) => string> = {
  eur: fixedEur,
  eurMonth: fixedEur,
  eurYear: estimatedEur,
  low: estimatedEur,
  high: estimatedEur,
  likely: estimatedEur,
  p1: eurPerKwh,
  p2: eurPerKwh,
  p3: eurPerKwh,
  eurKwh: eurPerKwh,
  kwh: formatKwh,
  kwp: formatKwp,
  kw: unit('kW'),
  storedKwh: unit('kWh'),
  watt: unit('W'),
  standbyW: unit('W'),
  m2: unit('m²'),
  m3: unit('m³'),
  km: unit('km'),
  litres: unit('l'),
  targetC: unit('°C'),
  tiltDeg: (value, language) => `${formatNumber(value, language, digitsOf(value))}°`,
  percent,
  vatPct: percent,
  ieePct: percent,
  lossPct: percent,
  pct: percent,
  belowPct: percent,
  abovePct: percent,
  efficiencyPct: percent,
  degradationPct: percent,
  growthPct: percent,
  discountPct: percent,
  batteryPct: percent,
}
const dateNames: ReadonlySet<string> = new Set(['asOf', 'validTo', 'by', 'on'])

/** A list as people say it: a, b and c / a, b y c. */
export function spoken(list: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : 'es-ES').format(list)
}

/** One or the other as people say it: 6 or 7 / 6 o 7, but 7 u 8. */
export function spokenEither(pair: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : 'es-ES', { type: 'disjunction' }).format(pair)
}

/** A date on one line, in the reader's way. */
export function unbrokenDate(date: string, language: Language): string {
  return formatDate(date, language).replaceAll(' ', '\u00a0')
}

const compass = ['south', 'southWest', 'west', 'northWest', 'north', 'northEast', 'east', 'southEast'] as const

function wordOf(name: string, value: string, text: QuoteText, language: Language): string {
  const goal = goals.find((id) => id === value)
  const roofType = roofTypes.find((id) => id === value)
  const occupancy = occupancies.find((id) => id === value)
  const town = towns.find((id) => id === value)
  if (name === 'goal' && goal) return text.goals[goal]
  if (name === 'type' && roofType) return text.roofTypes[roofType]
  if (name === 'occupancy' && occupancy) return text.occupancies[occupancy]
  if (name === 'town' && town) return townNames[town]
  if (name === 'options')
    return spoken(
      optionIds.filter((id) => value.split(' ').includes(id)).map((id) => text.options[id]),
      language,
    )
  return dateNames.has(name) ? unbrokenDate(value, language) : value
}

function written(name: string, values: Values, text: QuoteText, language: Language): string {
  if (name === 'direction') {
    const azimuthDeg = Number(values.azimuthDeg ?? 0)
    return text.directions[compass[((Math.round(azimuthDeg / 45) % 8) + 8) % 8] ?? 'south']
  }
  const value = values[name]
  if (value === undefined) throw new RangeError(`a sentence lacks its value: ${name}`)
  if (typeof value === 'string') return wordOf(name, value, text, language)
  return (byName[name] ?? ((plain: number) => formatNumber(plain, language, digitsOf(plain))))(value, language)
}

const slot = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g

/**
 * Puts the values into a sentence, each written as its name and the language ask; `{name|one|other}` is the first word for exactly one and the
 * second otherwise. Throws a RangeError when a value is missing.
 */
export function fill(sentence: string, values: Values, text: QuoteText, language: Language): string {
  return sentence.replaceAll(slot, (_, name: string, one?: string, other?: string) => {
    const said = written(name, values, text, language)
    if (one === undefined || other === undefined) return said
    return values[name] === 1 ? one : other
  })
}
