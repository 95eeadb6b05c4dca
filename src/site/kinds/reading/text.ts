import type { Language } from '#src/shared/i18n/language.ts'

interface ReadingText {
  /** How long a text of so many words takes. */
  minutes: (words: number) => string
}

const wordsAMinute = 200
const minutesOf = (words: number): number => Math.max(1, Math.round(words / wordsAMinute))

const en: ReadingText = {
  minutes: (words) => `${minutesOf(words)} minutes to read.`,
}

const es: ReadingText = {
  minutes: (words) => `${minutesOf(words)} minutos de lectura.`,
}

export function readingText(language: Language): ReadingText {
  return language === 'en' ? en : es
}
