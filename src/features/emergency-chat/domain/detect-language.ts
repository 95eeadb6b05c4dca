import { foldAccents, type Word } from './read-message.ts'
import { type ChatLanguage, chatLanguages } from './triage-types.ts'

/** How much speaks for each language. Languages of which nothing was seen are left out. */
export type LanguageScores = ReadonlyMap<string, number>

/** Counts the evidence for each language in words and in the lexicon words found among them. */
export type LanguageScorer = (words: readonly Word[], foundIn: Iterable<string>) => LanguageScores

/** Letters that only some languages have. */
const letters: readonly [RegExp, readonly string[], number][] = [
  [/[ñ¿¡]/i, ['es'], 1],
  [/ß/i, ['de'], 1.5],
  [/[äöü]/i, ['de'], 0.6],
  [/[çœêèàùîûâ]/i, ['fr'], 0.7],
  [/å/i, ['sv', 'no', 'da'], 0.6],
  [/[øæ]/i, ['xx'], 1],
  [/[ґєії]/i, ['xx'], 2],
  [/[а-яё]/i, ['xx'], 2],
  [/[ąęłżźćś]/i, ['xx'], 1],
  [/[ãõ]/i, ['xx'], 1],
]

/** Makes the scorer for lists of small words by language. A word that several languages share counts little for each of them. */
export function languageScorer(functionWords: Readonly<Record<string, string>>): LanguageScorer {
  const speakers = new Map<string, string[]>()
  for (const [language, list] of Object.entries(functionWords)) {
    for (const word of new Set(list.split(' ').map(foldAccents))) {
      const known = speakers.get(word)
      if (known) known.push(language)
      else speakers.set(word, [language])
    }
  }
  return (words, foundIn) => {
    const scores = new Map<string, number>()
    const add = (language: string, points: number) => scores.set(language, (scores.get(language) ?? 0) + points)
    let special = ''
    for (const { folded, written } of words) {
      const languages = speakers.get(folded)
      if (languages) for (const language of languages) add(language, 1 / languages.length)
      if (notPlain.test(written)) special += written
    }
    for (const language of foundIn) add(language, 1)
    if (special) {
      for (const [letter, languages, points] of letters) {
        if (letter.test(special)) for (const language of languages) add(language, points)
      }
    }
    return scores
  }
}

const notPlain = /[^\0-\x7f]/

/** Languages that the message may be written in: those with nearly half of the strongest score; undefined, which is any, when nothing speaks for one. */
export function plausibleIn(scores: LanguageScores): ReadonlySet<string> | undefined {
  const strongest = Math.max(0, ...scores.values())
  if (strongest < 0.5) return undefined
  return new Set([...scores].filter(([, score]) => score >= strongest * 0.45).map(([language]) => language))
}

/**
 * The language to answer in: the strongest of the four; the page's when nothing is recognised; undefined when another language is
 * stronger than all four.
 */
export function answerLanguage(scores: LanguageScores, pageLanguage: ChatLanguage): ChatLanguage | undefined {
  const of = (language: string) => scores.get(language) ?? 0
  const ours = Math.max(...chatLanguages.map(of))
  const others = Math.max(0, ...[...scores].filter(([language]) => !isOurs(language)).map(([, score]) => score))
  if (others > ours) return undefined
  if (ours === 0 || of(pageLanguage) === ours) return pageLanguage
  return chatLanguages.find((language) => of(language) === ours) ?? pageLanguage
}

const isOurs = (language: string) => chatLanguages.some((ours) => ours === language)
