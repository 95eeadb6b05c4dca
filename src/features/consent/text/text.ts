import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ConsentText } from './types.ts'

const texts: Record<Language, ConsentText> = { en, es }

export function consentText(language: Language): ConsentText {
  return texts[language]
}
