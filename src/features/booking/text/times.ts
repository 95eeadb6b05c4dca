import type { Language } from '#src/shared/i18n/language.ts'

const locale = { en: 'en-GB', es: 'es-ES' } as const
export const spain = 'Europe/Madrid'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale[language], { ...options, timeZone })
  formats.set(key, made)
  return made
}

/** 9:30, on a clock of that zone. */
export function clockTime(instant: Date, timeZone: string = spain): string {
  return format('en', timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .format(instant)
    .replace(/^0(?=\d:)/, '')
}

/** 9:30–10:30 */
export const clockSpan = (start: Date, end: Date, timeZone: string = spain) =>
  `${clockTime(start, timeZone)}–${clockTime(end, timeZone)}`

/** Tue 24 Nov / mar 24 nov */
export function shortDay(instant: Date, language: Language, timeZone: string = spain): string {
  return format(language, timeZone, { weekday: 'short', day: 'numeric', month: 'short' })
    .format(instant)
    .replaceAll(',', '')
    .replaceAll('.', '')
    .replace('Sept', 'Sep')
}

/** Tuesday 24 November 2026 / martes 24 de noviembre de 2026 */
export function longDay(instant: Date, language: Language, timeZone: string = spain): string {
  return format(language, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(instant)
    .replace(',', '')
}

/** Tuesday / martes */
export const weekdayName = (instant: Date, language: Language) =>
  format(language, spain, { weekday: 'long' }).format(instant)

/** 23 November / 23 de noviembre */
export const dayAndMonth = (instant: Date, language: Language) =>
  format(language, spain, { day: 'numeric', month: 'long' }).format(instant)

/** Whether a zone is known here; `undefined` for what no clock knows. */
export function knownZone(name: string | null | undefined): string | undefined {
  if (!name) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The place that a zone is called after: London, Buenos Aires. */
export const zonePlace = (name: string) => (name.split('/').at(-1) ?? name).replaceAll('_', ' ')

/** True when both clocks show the same at that instant. */
export const isSameClock = (instant: Date, a: string, b: string = spain) => wall(instant, a) === wall(instant, b)
const wall = (instant: Date, zone: string) =>
  format('en', zone, { day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
