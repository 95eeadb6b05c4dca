import type { Language } from '#src/shared/i18n/language.ts'

/** How easily a text reads: its sentences, how many of them are clipped, and the reading-ease formula of its language. */

/** A sentence of this many words or fewer counts as short. */
export const shortSentenceWords = 6

/** A point after these does not end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:art|arts|p|ej|núm|no|nos|St|Mr|Mrs|Dr|Sra?|approx|aprox|máx|mín|max|min|vs|Av|Avda|C|Ctra|e\.g|i\.e|EE)\.$/i
const token = /[\p{L}\p{N}][\p{L}\p{N}'’.,:/%€-]*/gu

/** The sentences of one paragraph, as they stand. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const end of paragraph.matchAll(/[.!?…]+["”»’)]*\s+(?=["“«‘(¿¡]*[\p{Lu}\p{N}])/gu)) {
    const sentence = paragraph.slice(start, end.index + end[0].length).trim()
    if (abbreviation.test(sentence)) continue
    sentences.push(sentence)
    start = end.index + end[0].length
  }
  const last = paragraph.slice(start).trim()
  if (last) sentences.push(last)
  return sentences.filter((sentence) => /\p{L}/u.test(sentence))
}

/** Words and figures of a sentence. */
export function countOfWords(sentence: string): number {
  return sentence.match(token)?.length ?? 0
}

/** Share of the sentences that have six words or fewer, 0 to 1. */
export function shortShare(sentences: readonly string[]): number {
  if (sentences.length === 0) return 0
  return sentences.filter((sentence) => countOfWords(sentence) <= shortSentenceWords).length / sentences.length
}

/**
 * Reading ease, 0 hard to 100 easy: Flesch (1948) 206.835 - 1.015 F - 84.6 S in English, Fernández Huerta (1959) 206.84 - 1.02 F - 60 S in
 * Spanish, with F words a sentence and S syllables a word. Figures count as words and have no syllables of their own.
 */
export function readingEase(sentences: readonly string[], language: Language): number {
  const words = sentences.reduce((sum, sentence) => sum + countOfWords(sentence), 0)
  const spelt = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}'’]*/gu) ?? [])
  if (words === 0 || spelt.length === 0) return 100
  const perSentence = words / sentences.length
  const perWord = spelt.reduce((sum, word) => sum + syllables[language](word.toLowerCase()), 0) / spelt.length
  return language === 'en' ? 206.835 - 1.015 * perSentence - 84.6 * perWord : 206.84 - 1.02 * perSentence - 60 * perWord
}

const syllables: Record<Language, (word: string) => number> = {
  en: (word) => {
    const plain = word
      .replace(/['’]s?$/, '')
      .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
      .replace(/^y/, '')
    return Math.max(1, plain.match(/[aeiouyáéíóú]{1,2}/g)?.length ?? 1)
  },
  es: (word) => {
    const plain = word
      .replace(/qu|gu(?=[eiéí])/g, 'k')
      .replace(/y$/, 'i')
      .replace(/h/g, '')
    // A weak vowel leans on its neighbour; two strong ones, or a stressed weak one, stand alone.
    return Math.max(1, plain.match(/[iuü]?[aeoáéó][iuy]?(?![aeoáéóíú])|[iuü]?[aeoáéó]|[íú]|[iuü]+/g)?.length ?? 1)
  },
}
