import type { ClockRun } from '#src/features/energy-dashboard/domain/day-view.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Figures of the dashboard as they are read. */

/** EUR/MWh as cents of a kWh: 206 → "20.6". */
export function cent(eurMwh: number, language: Language, digits = 1): string {
  return formatNumber(eurMwh / 10, language, digits)
}

export const clockTime = (hour: number) => `${hour % 25}:00`

export function spanOf({ fromClock, toClock }: Pick<ClockRun, 'fromClock' | 'toClock'>, language: Language): string {
  return energyText[language].span(clockTime(fromClock), clockTime(toClock))
}

const locale = { en: 'en-GB', es: 'es-ES' } as const

/** "Monday 23 November" / "lunes, 23 de noviembre" */
export function longDay(date: PlainDate, language: Language): string {
  return new Intl.DateTimeFormat(locale[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`))
}

/** "November 2026" / "noviembre de 2026" */
export function monthName(month: string, language: Language): string {
  return new Intl.DateTimeFormat(locale[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )
}
