import type { Language } from '#src/shared/i18n/language.ts'

/**
 * Words that promise help at any hour, marked in a text until the site is built. From a page that has some, the build makes two: one that promises
 * and one that does not; the server sends what the on-call switch says. Files for machines never promise.
 */

const [from, to] = ['\uE000', '\uE001']
const marked = new RegExp(`${from}[^${to}]*${to}`, 'g')

const words: Record<Language, string> = { en: '24/7', es: '24 horas' }
const before: Record<string, string> = { comma: ', ', word: ' ' }

/** `{{on-call:comma}}` is ', 24/7', `{{on-call:word}}` ' 24/7': with what joins it, so that the sentence is whole without it. Throws on another name. */
export function onCallWords(joint: string, language: Language): string {
  const join = before[joint]
  if (join === undefined) throw new Error(`no figure is called on-call:${joint}`)
  return `${from}${join}${words[language]}${to}`
}

export const promisesHelp = (text: string): boolean => text.includes(from)

/** The text with its promises as plain words. */
export const withPromises = (text: string): string => text.replaceAll(from, '').replaceAll(to, '')

/** The text without them. */
export const withoutPromises = (text: string): string => text.replace(marked, '')
