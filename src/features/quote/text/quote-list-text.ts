import type { Language } from '#src/shared/i18n/language.ts'
import { quoteListEn } from './quote-list.en.ts'
import { quoteListEs } from './quote-list.es.ts'
import type { QuoteListText } from './quote-list.types.ts'

export const quoteListText: Record<Language, QuoteListText> = { en: quoteListEn, es: quoteListEs }
