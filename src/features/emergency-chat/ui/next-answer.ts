import type { ChatLanguage } from '#src/features/emergency-chat/domain/triage-types.ts'
import { widgetText } from '#src/features/emergency-chat/text/widget-text.ts'
import { locales } from './checked-day.ts'

const timeZone = 'Europe/Madrid'
const dayMs = 86_400_000

/** When a person answers, in words: 'today 16:30, Spanish time', 'Monday 11:00, Spanish time'. Days are those of Spain. */
export function nextAnswer(instant: Date, now: Date, language: ChatLanguage): string {
  const locale = locales[language]
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const days = dayNumber(instant) - dayNumber(now)
  const day =
    days <= 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
      : new Intl.DateTimeFormat(locale, {
          weekday: 'long',
          timeZone,
          // Within the week the name is enough.
          ...(days > 6 && { day: 'numeric', month: 'long' }),
        }).format(instant)
  return `${day} ${time.format(instant)}, ${widgetText(language).spanishTime}`
}

/** Days since 1970 of the date it is in Spain. */
function dayNumber(instant: Date): number {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return Date.parse(date.format(instant)) / dayMs
}
