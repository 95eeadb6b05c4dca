import type { Language } from '#src/shared/i18n/language.ts'
import { published } from '#src/site/published/reading.ts'

/** Words that promise help at any hour: there while the on-call switch is on, and the sentence is whole without them. */

const words: Record<Language, Record<string, string>> = {
  en: { comma: ', 24/7', aside: ', 24/7,', word: ' 24/7' },
  es: { comma: ', a cualquier hora', aside: ', a cualquier hora,', word: ' 24 horas' },
}

/**
 * `{{on-call:comma}}` is ', 24/7' before a stop, `{{on-call:aside}}` ', 24/7,' inside a sentence and `{{on-call:word}}` ' 24/7' beside
 * a noun; '' while nobody is on call. Throws on another name.
 */
export function onCallWords(joint: string, language: Language): string {
  const promise = words[language][joint]
  if (promise === undefined) throw new Error(`no figure is called on-call:${joint}`)
  return published().isOnCall ? promise : ''
}

/** Content before its figures are in place, without what the switch takes away. */
export const withoutPromises = (content: string): string => content.replace(/\{\{\s*on-call:\w+\s*\}\}/g, '')
