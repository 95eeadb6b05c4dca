import { formatDate, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** A source's date for the reader: '2026-11-21' as a day, '2026-08' as a month, '2020-2025' with a dash, anything else as it stands. */
export function dated(asOf: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(asOf)) return formatDate(asOf, language)
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(asOf) ?? []
  if (year && month) return `${monthNames(language)[Number(month) - 1]} ${year}`
  return asOf.replace(/^(\d{4})-(\d{4})$/, '$1–$2')
}
