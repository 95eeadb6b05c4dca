import type { ChatLanguage } from '#src/features/emergency-chat/domain/triage-types.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { WidgetText } from './types.ts'

const texts: Readonly<Record<ChatLanguage, WidgetText>> = { en, es, fr, de }

/** The widget's words in one of its four languages. */
export function widgetText(language: ChatLanguage): WidgetText {
  return texts[language]
}
