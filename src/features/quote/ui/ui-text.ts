import { uiEn } from '#src/features/quote/text/ui.en.ts'
import { uiEs } from '#src/features/quote/text/ui.es.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** The words of the questions, for pages rendered on the server. An island imports its one language itself. */
export const uiText = (language: Language): QuoteUiText => (language === 'es' ? uiEs : uiEn)
