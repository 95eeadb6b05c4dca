import { formatDate } from '../../../shared/i18n/format.ts'
import type { Language } from '../../../shared/i18n/language.ts'

/** A source's date for the reader: a day, or as it stands when it is only a year or a month. */
export function dated(asOf: string, language: Language): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? formatDate(asOf, language) : asOf
}
