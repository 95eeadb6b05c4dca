import type { Language } from '#src/shared/i18n/language.ts'
import { type WorkText, workEn } from './work-en.ts'
import { workEs } from './work-es.ts'

export const workText: Record<Language, WorkText> = { en: workEn, es: workEs }
