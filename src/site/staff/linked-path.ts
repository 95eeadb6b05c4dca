import type { Language } from '#src/shared/i18n/language.ts'
import type { consultationRow, testQuoteRow } from '#src/site/staff-rows.ts'

/** The path of a page for everybody that the staff app leads to. */
export function linkedPath(
  [, english, spanish]: typeof consultationRow | typeof testQuoteRow,
  language: Language,
): string {
  return language === 'es' ? spanish : english
}
