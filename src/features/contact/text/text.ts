import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ContactText } from './types.ts'

const texts: Record<Language, ContactText> = { en, es }

export function contactText(language: Language): ContactText {
  return texts[language]
}
