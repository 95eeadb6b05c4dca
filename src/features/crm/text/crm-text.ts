import type { Language } from '#src/shared/i18n/language.ts'
import { type CrmText, en } from './en.ts'
import { es } from './es.ts'

export const crmText: Record<Language, CrmText> = { en, es }
