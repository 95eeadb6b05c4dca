import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { SeoWords } from './types.ts'

export const seoText: Readonly<Record<Language, SeoWords>> = { en, es }
