import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { KindText } from './types.ts'

const texts: Record<Language, KindText> = { en, es }

/** The words that blocks of kinds share. */
export function kindText(language: Language): KindText {
  return texts[language]
}
