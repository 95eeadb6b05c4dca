import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ContentReportText } from './types.ts'

export const contentReportText: Record<Language, ContentReportText> = { en, es }
