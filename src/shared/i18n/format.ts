import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { type MoneyKind, shownEur, shownKwh } from '#src/shared/domain/rounding.ts'
import type { Language } from './language.ts'

/** Numbers, money and dates as a reader of each language expects them (DESIGN.md section 2). One place, so that screen, PDF and mail agree. */

const locale = { en: 'en-GB', es: 'es-ES' } as const
const nbsp = '\u00a0'

/* Making a formatter costs a hundred times what using it does: each is made once. */
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

function number(value: number, language: Language, digits: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a number to show: ${value}`)
  const key = language + digits
  const format =
    numbers.get(key) ??
    new Intl.NumberFormat(locale[language], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    })
  numbers.set(key, format)
  return format.format(Object.is(value, -0) ? 0 : value)
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale[language], options)
  dates.set(key, format)
  return format
}

/** 10,820 / 10.820 */
export function formatNumber(value: number, language: Language, digits = 0): string {
  return number(value, language, digits)
}

/** €12,500 / 12.500 €; `digits` 2 shows cents. */
export function formatEur(eur: number, language: Language, digits = 0): string {
  const rounded = Number(eur.toFixed(digits))
  const sign = rounded < 0 ? '−' : ''
  const text = number(Math.abs(rounded), language, digits)
  return language === 'en' ? `${sign}€${text}` : `${sign}${text}${nbsp}€`
}

/** Euros rounded as every page rounds them (rounding.ts): €8,480 for a price of 8,479.76, €1,060 for a saving of 1,061.80. */
export function formatMoney(eur: number, kind: MoneyKind, language: Language): string {
  return formatEur(shownEur(eur, kind), language)
}

/** The range of an estimate, rounded as one: "€1,060–1,470". */
export function formatMoneyRange({ p90, p10 }: Pick<Range, 'p10' | 'p90'>, language: Language): string {
  return formatEurRange({ p90: shownEur(p90, 'estimate'), p10: shownEur(p10, 'estimate') }, language)
}

/** Energy rounded as every page rounds it: "8,880 kWh", "36.1 kWh", "10 kWh". */
export function formatKwh(kwh: number, language: Language): string {
  const shown = shownKwh(kwh)
  return formatUnit(shown, 'kWh', language, Number.isInteger(shown) ? 0 : 1)
}

/** Hours that something lasts, whole and rounded down so that a started one is never promised: "13 hours" / "13 horas". */
export function formatWholeHours(hours: number, language: Language): string {
  const whole = Math.floor(hours + 1e-9)
  const [one, many] = language === 'en' ? ['hour', 'hours'] : ['hora', 'horas']
  return formatUnit(whole, whole === 1 ? one : many, language)
}

/** 5% / 5 %; `value` is a percentage, not a fraction. */
export function formatPercent(value: number, language: Language, digits = 0): string {
  return language === 'en' ? `${number(value, language, digits)}%` : `${number(value, language, digits)}${nbsp}%`
}

/** 6.6 kWp / 6,6 kWp, with a no-break space. */
export function formatUnit(value: number, unit: string, language: Language, digits = 0): string {
  return `${number(value, language, digits)}${nbsp}${unit}`
}

/** The size of panels with the decimals that it has, two at most, so that panels times watts make it: 4.95 kWp, 10.8 kWp, 9 kWp. */
export function formatKwp(kwp: number, language: Language): string {
  const shown = Math.round(kwp * 100) / 100
  const digits = Number.isInteger(shown) ? 0 : Number.isInteger(Math.round(shown * 1000) / 100) ? 1 : 2
  return formatUnit(shown, 'kWp', language, digits)
}

/** "€1,290–€1,640" as "€1,290–1,640" / "1.290–1.640 €": low to high, en dash, never broken. */
export function formatEurRange(range: Pick<Range, 'p10' | 'p90'>, language: Language): string {
  const low = number(Math.round(range.p90), language, 0)
  const high = number(Math.round(range.p10), language, 0)
  if (low === high) return formatEur(range.p90, language)
  return language === 'en' ? `€${low}–${high}` : `${low}–${high}${nbsp}€`
}

/** 21 Nov 2026 / 21 nov 2026 */
export function formatDate(date: PlainDate, language: Language): string {
  return dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace('Sept', 'Sep')
}

const datesIn = /\b(\d{4})-(\d{2})(?:-(\d{2}))?\b/g

/** When a figure was true, as its record has it ("2026-11", "2026-08-22", "2025-08 to 2026-07"), in words: November 2026 / noviembre de 2026. */
export function formatAsOf(asOf: string, language: Language): string {
  return asOf.replace(datesIn, (date, year: string, month: string, day: string | undefined) => {
    if (day !== undefined) return formatDate(date, language)
    const name = monthNames(language, 'long')[Number(month) - 1]
    return name === undefined ? date : language === 'en' ? `${name} ${year}` : `${name} de ${year}`
  })
}

/** 21 Nov 2026, 18:30 / 21 nov 2026, 18:30, always in Spanish time. */
export function formatInstant(instant: Date | string, language: Language): string {
  return dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Madrid',
  }).format(new Date(instant))
}

/** Month initials or short names, January first. */
export function monthNames(language: Language, style: 'narrow' | 'short' | 'long' = 'short'): string[] {
  const format = dateFormat(language, { month: style, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, m) => format.format(new Date(Date.UTC(2026, m, 15))).replace(/^Sept$/, 'Sep'))
}
