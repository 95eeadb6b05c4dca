import type { Language } from '#src/shared/i18n/language.ts'
import { uiEn } from '../text/ui.en.ts'
import { uiEs } from '../text/ui.es.ts'
import type { QuoteUiText } from '../text/ui.types.ts'

/** The words of the questions, for pages rendered on the server. An island imports its one language itself. */
export const uiText = (language: Language): QuoteUiText => (language === 'es' ? uiEs : uiEn)
