import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** What a lead came by, by its source: for reports. */
export const leadSourceWords: Record<Language, Record<string, string>> = { en: en.sources, es: es.sources }
