import emergency from '#facts/local/emergency.json' with { type: 'json' }
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { contentText } from './text/text.ts'

/** The telephone numbers of other bodies that a page may print, and how sure we are of each. */

export type EmergencyNumber = (typeof emergency.numbers)[number]

/** Throws on an id that facts/local/emergency.json does not hold. */
export function emergencyNumber(id: string): EmergencyNumber {
  const found = emergency.numbers.find((row) => row.id === id)
  if (!found) throw new Error(`no number is called ${id}`)
  return found
}

/** '29 Sep 2026', '21 Nov 2026, in one source', or 'not confirmed' for any weaker mark: there reading it was no check. */
export function numberCheck({ mark, read }: EmergencyNumber, language: Language): string {
  const { emergency: text } = contentText(language)
  const date = formatDate(read, language)
  if (mark === 'verified') return date
  return mark === 'single-source' ? text.oneSource(date) : text.unconfirmed
}
