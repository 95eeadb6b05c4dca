import type { LiveWords } from '#src/features/emergency-chat/domain/live-words.ts'
import type { Counts } from './linear-model.ts'

/** What the wording of a message is made of: whole words, pairs of them, pieces of four letters, which survive typos and inflection, and what the rules have seen. */

const longestWord = 24

/** Lower case without accents; letters repeated in a cry count twice at most. */
export function plainText(message: string): string {
  return message
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(.)\1{2,}/gsu, '$1$1')
}

const wordsIn = (text: string): string[] =>
  Array.from(plainText(text).matchAll(/[\p{L}\p{N}_]+/gu), ([long]) => long.slice(0, longestWord))

/** How often each feature occurs, by group. Words and pairs stand as they are ('plug', 'warm plug'), pieces behind a '~' ('~ plu', '~lug '), marks as the rules name them. */
export const featuresOf = (message: string, marks: readonly string[] = []): Counts[] => [
  ...wordFeatures(wordsIn(message)),
  once(marks),
]

function wordFeatures(said: readonly string[]): Counts[] {
  const words = new Map<string, number>()
  const pieces = new Map<string, number>()
  const count = (of: Map<string, number>, feature: string) => of.set(feature, (of.get(feature) ?? 0) + 1)
  let before = ''
  for (const word of said) {
    count(words, word)
    if (before !== '') count(words, `${before} ${word}`)
    before = word
    const padded = ` ${word} `
    for (let at = 0; at + 4 <= padded.length; at++) count(pieces, `~${padded.slice(at, at + 4)}`)
    if (padded.length < 4) count(pieces, `~${padded}`)
  }
  return [words, pieces]
}

export interface LetterFeatures {
  /** The same for each passage: what the rules have seen anywhere in the message, and its words. */
  around: Counts[]
  /** Of each passage: its own, and what the rules have seen in those before and behind it. */
  passages: Counts[][]
}

/** What the passages of a letter are made of. */
export function letterFeatures({ passages }: LiveWords, marks: readonly string[]): LetterFeatures {
  const said = passages.map(({ text }) => wordsIn(text))
  return {
    around: [once(marks.map((mark) => `*${mark}`)), once(said.flat().map((word) => `=${word}`))],
    passages: passages.map((passage, at) => {
      const before = passages[at - 1]?.marks ?? ['start']
      const behind = passages[at + 1]?.marks ?? ['end']
      const beside = once([...before.map((mark) => `<${mark}`), ...behind.map((mark) => `>${mark}`)])
      return [...wordFeatures(said[at] ?? []), once(passage.marks), beside]
    }),
  }
}

const once = (names: readonly string[]): Counts => new Map(names.map((name) => [name, 1]))
