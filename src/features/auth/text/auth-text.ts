import type { Language } from '#src/shared/i18n/language.ts'
import { type AuthText, en } from './en.ts'
import { es } from './es.ts'

export const authText: Record<Language, AuthText> = { en, es }
