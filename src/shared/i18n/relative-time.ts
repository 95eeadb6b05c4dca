import type { Language } from './language.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const justNow = { en: 'Just now', es: 'Ahora mismo' } as const
const format = {
  en: new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' }),
  es: new Intl.RelativeTimeFormat('es-ES', { numeric: 'always' }),
} as const

/**
 * How long ago `instant` was, as specified (section 9): just now under 1 minute; minutes; hours; days to 6; weeks under 30 days;
 * months of 30 days under 365 days; years of 365 days; each rounded down. An instant ahead of `now` (a clock that differs) is just now.
 */
export function formatRelativeTime(instant: Date | string, now: Date, language: Language): string {
  const elapsedMs = now.getTime() - new Date(instant).getTime()
  if (Number.isNaN(elapsedMs)) throw new RangeError(`not an instant: ${String(instant)}`)
  const ago = (value: number, unit: Intl.RelativeTimeFormatUnit) => format[language].format(-Math.floor(value), unit)
  const days = elapsedMs / dayMs
  if (elapsedMs < minuteMs) return justNow[language]
  if (elapsedMs < hourMs) return ago(elapsedMs / minuteMs, 'minute')
  if (elapsedMs < dayMs) return ago(elapsedMs / hourMs, 'hour')
  if (days < 7) return ago(days, 'day')
  if (days < 30) return ago(days / 7, 'week')
  if (days < 365) return ago(days / 30, 'month')
  return ago(days / 365, 'year')
}
