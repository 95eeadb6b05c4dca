import type { Language } from '#src/shared/i18n/language.ts'

/** What every block gets. */
export interface OnPage {
  language: Language
  /** Different for every block of a page. */
  blockId: string
}
