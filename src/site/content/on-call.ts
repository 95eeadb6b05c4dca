import type { Language } from '#src/shared/i18n/language.ts'
import { published } from '#src/site/published/reading.ts'

/** Words that promise help at any hour: there while the on-call switch is on, and the sentence is whole without them. */

const words: Record<string, Record<Language, string>> = {
  comma: { en: ', 24/7', es: ', a cualquier hora' },
  word: { en: ' 24/7', es: ' 24 horas' },
}

/** `{{on-call:comma}}` is ', 24/7' in a sentence, `{{on-call:word}}` ' 24/7' in a title; '' while nobody is on call. Throws on another name. */
export function onCallWords(joint: string, language: Language): string {
  const said = words[joint]?.[language]
  if (said === undefined) throw new Error(`no figure is called on-call:${joint}`)
  return published().isOnCall ? said : ''
}

/** Content before its figures are in place, without what the switch takes away. */
export const withoutPromises = (content: string): string => content.replace(/\{\{\s*on-call:\w+\s*\}\}/g, '')
