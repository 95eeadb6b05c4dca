import type { ChatLanguage } from '#src/features/emergency-chat/domain/triage-types.ts'

/** How dates and times are written in each. */
export const locales: Readonly<Record<ChatLanguage, string>> = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' }

/** '2026-09-29' as '29 Sept 2026', in one of the chat's languages. */
export function formatDay(day: string, language: ChatLanguage): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(`${day}T12:00:00Z`))
}
