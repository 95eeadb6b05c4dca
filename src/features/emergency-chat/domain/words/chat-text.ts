import type { ChatLanguage } from '#src/features/emergency-chat/domain/triage-types.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { ChatText } from './types.ts'

const texts: Readonly<Record<ChatLanguage, ChatText>> = { en, es, fr, de }

/** The chat's words in one of its four languages. */
export function chatText(language: ChatLanguage): ChatText {
  return texts[language]
}
