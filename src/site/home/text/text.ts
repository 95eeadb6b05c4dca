import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { HomeText } from './types.ts'

const texts: Record<Language, HomeText> = { en, es }

export function homeText(language: Language): HomeText {
  return texts[language]
}
