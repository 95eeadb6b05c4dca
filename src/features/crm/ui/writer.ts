import type { Language } from '#src/shared/i18n/language.ts'

/** What letters are filled with beyond the lead's own record. */
export interface Writer {
  /** Name of the member of staff. */
  by: string
  brand: string
  /** Where a customer books an appointment, in their language. */
  bookingUrl: (language: Language) => string
}
