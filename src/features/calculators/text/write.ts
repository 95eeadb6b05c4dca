import type {
  Quantity,
  QuantityRange,
  Unit,
  Value,
  Values,
  YearSpan,
} from '#src/features/calculators/domain/frame/quantity.ts'
import { shownEur, shownKwh } from '#src/shared/domain/rounding.ts'
import { formatDate, formatEur, formatMoneyRange, formatNumber, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Values as a reader of each language expects them, and sentences filled with them. */

const nbsp = '\u00a0'

/** Symbols that are the same in both languages. */
const symbols: Partial<Record<Unit, string>> = {
  kwh: 'kWh',
  kw: 'kW',
  kwp: 'kWp',
  'kwh-per-kwp': 'kWh/kWp',
  celsius: '°C',
  m2: 'm²',
  m3: 'm³',
  metres: 'm',
  km: 'km',
  'kg-co2': 'kg CO₂',
}

/** Units that are words, for one and for more. */
const unitWords: Record<Language, Partial<Record<Unit, readonly [one: string, other: string]>>> = {
  en: {
    litres: ['litre', 'litres'],
    hours: ['hour', 'hours'],
    days: ['day', 'days'],
    weeks: ['week', 'weeks'],
    months: ['month', 'months'],
    years: ['year', 'years'],
    persons: ['person', 'people'],
    panels: ['panel', 'panels'],
  },
  es: {
    litres: ['litro', 'litros'],
    hours: ['hora', 'horas'],
    days: ['día', 'días'],
    weeks: ['semana', 'semanas'],
    months: ['mes', 'meses'],
    years: ['año', 'años'],
    persons: ['persona', 'personas'],
    panels: ['placa', 'placas'],
  },
}

/** A number as it is shown, and its decimals. */
export function shownQuantity({ value, unit, digits, isFixed }: Quantity): { value: number; digits: number } {
  if (digits !== undefined) return { value, digits }
  if (unit === 'eur') return { value: shownEur(value, isFixed ? 'price' : 'estimate'), digits: 0 }
  if (unit === 'kwh') {
    const shown = shownKwh(value)
    return { value: shown, digits: Number.isInteger(shown) ? 0 : 1 }
  }
  return { value, digits: unit === 'eur-per-kwh' ? 2 : 0 }
}

/** The unit as it stands after a number or in a label: "kWh", "years", "€", "%"; empty where there is none. */
export function unitName(unit: Unit, language: Language, value = 2): string {
  switch (unit) {
    case 'eur':
      return '€'
    case 'eur-per-kwh':
      return '€/kWh'
    case 'share':
    case 'percent':
      return '%'
    case 'degrees':
      return '°'
    case 'number':
      return ''
    default: {
      const words = unitWords[language][unit]
      return words ? words[value === 1 ? 0 : 1] : (symbols[unit] ?? '')
    }
  }
}

/** A number in two parts, so that the unit can be written smaller; together they are `writeQuantity`. */
export function quantityParts(quantity: Quantity, language: Language): { number: string; unit: string } {
  const { unit } = quantity
  const { value, digits } = shownQuantity(quantity)
  switch (unit) {
    case 'eur':
      return { number: formatEur(value, language, digits), unit: '' }
    case 'eur-per-kwh':
      return { number: formatEur(value, language, digits), unit: '/kWh' }
    case 'share':
      return { number: formatPercent(value * 100, language, digits), unit: '' }
    case 'percent':
      return { number: formatPercent(value, language, digits), unit: '' }
    case 'degrees':
      return { number: `${formatNumber(value, language, digits)}°`, unit: '' }
    default: {
      const shown = Number(value.toFixed(digits))
      const name = unitName(unit, language, shown)
      return { number: formatNumber(value, language, digits), unit: name && nbsp + name }
    }
  }
}

/** "4,200 kWh" / "4.200 kWh", "€1,470" / "1.470 €", "7 years" / "7 años". */
export function writeQuantity(quantity: Quantity, language: Language): string {
  const { number, unit } = quantityParts(quantity, language)
  return number + unit
}

/** "€1,290–1,640" / "1.290–1.640 €", "8–11 years", "8–25+ years" and "72+ hours" where counting stopped. One number when both ends read alike. */
export function writeRange(written: QuantityRange, language: Language, openEnded = false): string {
  const { range, unit, digits } = written
  const [low, high] = endsOf(written, language)
  if (low.number !== high.number) {
    if (range.p90 < 0) {
      // Two minus signs and a dash are hard to read.
      const between = { en: ['', ' to '], es: ['de ', ' a '] }[language]
      return `${between[0]}${low.number}${low.unit}${between[1]}${high.number}${openEnded ? '+' : ''}${high.unit}`
    }
    if (unit === 'eur' && digits === undefined && !openEnded) return formatMoneyRange(range, language)
  }
  const { number, unit: name } = rangeParts(written, language, openEnded)
  return number + name
}

/** A range above zero in two parts, as `quantityParts` has a number. */
export function rangeParts(range: QuantityRange, language: Language, openEnded = false) {
  const [low, high] = endsOf(range, language)
  const number = low.number === high.number ? low.number : `${bare(low.number)}–\u2060${high.number}`
  return { number: number + (openEnded ? '+' : ''), unit: high.unit }
}

function endsOf({ range, unit, digits }: QuantityRange, language: Language) {
  const of = (value: number) => quantityParts({ value, unit, ...(digits !== undefined && { digits }) }, language)
  return [of(range.p90), of(range.p10)] as const
}

/** A number without the sign that the higher end repeats. */
function bare(number: string): string {
  return number.replace(/\s?[€%°]$/u, '')
}

/** "in 6 to 8 years" / "en un plazo de 6 a 8 años", and of two years that follow each other "en 7 u 8 años". */
function writeYearSpan({ inYears: [from, to] }: YearSpan, language: Language): string {
  const years = nbsp + unitName('years', language, to)
  if (language === 'en') return `in ${from === to ? to : `${from} to ${to}`}${years}`
  if (to - from > 1) return `en un plazo de ${from} a ${to}${years}`
  const either = from === to ? [`${to}`] : [`${from}`, `${to}`]
  return `en ${new Intl.ListFormat('es-ES', { type: 'disjunction' }).format(either)}${years}`
}

/** A value of a sentence. Throws a RangeError on a word that the calculator has not. */
export function writeValue(value: Value, language: Language, words: Readonly<Record<string, string>>): string {
  if ('range' in value) return writeRange(value, language)
  if ('inYears' in value) return writeYearSpan(value, language)
  if ('value' in value) return writeQuantity(value, language)
  if ('date' in value) return formatDate(value.date, language)
  if ('text' in value) return value.text
  const word = words[value.word]
  if (word === undefined) throw new RangeError(`no such word: ${value.word}`)
  return value.values ? writeSentence(word, value.values, language, words) : word
}

const slot = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g

/**
 * A template with its values: `{name}` is written out, `{name|one|other}` is the first word for exactly one and the second otherwise.
 * Throws a RangeError on a name without value: a sentence is never shown with a hole.
 */
export function writeSentence(
  template: string,
  values: Values | undefined,
  language: Language,
  words: Readonly<Record<string, string>>,
): string {
  return template.replace(slot, (_, name: string, one?: string, other?: string) => {
    const value = values?.[name]
    if (value === undefined) throw new RangeError(`no value for {${name}} in "${template}"`)
    if (one === undefined || other === undefined) return writeValue(value, language, words)
    return 'value' in value && Number(value.value.toFixed(value.digits ?? 0)) === 1 ? one : other
  })
}
