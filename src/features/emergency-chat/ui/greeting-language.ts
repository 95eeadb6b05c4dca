import { type ChatLanguage, chatLanguageOf } from '#src/features/emergency-chat/domain/triage-types.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** The language to greet in: the page's, or French or German when that is what the browser asks for before any other of ours. */
export function greetingLanguage(page: Language, wishes: readonly string[]): ChatLanguage {
  const wished = wishes.map((code) => chatLanguageOf(code)).find((language) => language !== undefined)
  return wished === 'fr' || wished === 'de' ? wished : page
}
