import type { Language } from '#src/shared/i18n/language.ts'
import { aidEn } from './aid.en.ts'
import { aidEs } from './aid.es.ts'
import type { AidText } from './aid.types.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ToolsText } from './types.ts'

export function toolsText(language: Language): ToolsText {
  return language === 'es' ? es : en
}

export function aidText(language: Language): AidText {
  return language === 'es' ? aidEs : aidEn
}
