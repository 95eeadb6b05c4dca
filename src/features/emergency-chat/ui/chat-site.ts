import type { Language } from '#src/shared/i18n/language.ts'

/** What the widget has to know of the site it stands on. */
export interface ChatSite {
  /** Of the page. */
  language: Language
  /** The business, as it calls itself. */
  brand: string
  phone: { e164: string; display: string }
  /** E.164. */
  whatsapp: string
  /** When an enquiry that arrives now is answered at the latest, from the opening hours and holidays. */
  answerBy(now: Date): Date
  quotePath: string
  consultationPath: string
  privacyPath: string
}
