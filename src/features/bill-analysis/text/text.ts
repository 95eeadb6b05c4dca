import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { BillWords } from './types.ts'

export const billText = (language: Language): BillWords => (language === 'es' ? es : en)
