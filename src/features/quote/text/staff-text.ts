import type { Language } from '#src/shared/i18n/language.ts'
import { quoteStaffEn } from './staff.en.ts'
import { quoteStaffEs } from './staff.es.ts'
import type { QuoteStaffText } from './staff.types.ts'

export const quoteStaffText: Record<Language, QuoteStaffText> = { en: quoteStaffEn, es: quoteStaffEs }
