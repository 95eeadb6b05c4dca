import type { Language } from '#src/shared/i18n/language.ts'

const locale = { en: 'en-GB', es: 'es-ES' } as const

/** 'Monday 23 November at 11:00' / 'lunes 23 de noviembre a las 11:00', the clock in mainland Spain. */
export function spokenInstant(instant: Date | string, language: Language): string {
  const parts = new Map(
    new Intl.DateTimeFormat(locale[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Europe/Madrid',
    })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  const { weekday, day, month, hour, minute } = Object.fromEntries(parts)
  if (language === 'en') return `${weekday} ${day} ${month} at ${hour}:${minute}`
  return `${weekday} ${day} de ${month} a ${hour === '01' ? 'la' : 'las'} ${hour}:${minute}`
}
