import type { Language } from '#src/shared/i18n/language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ContentText } from './types.ts'

const texts: Record<Language, ContentText> = { en, es }

export function contentText(language: Language): ContentText {
  return texts[language]
}
