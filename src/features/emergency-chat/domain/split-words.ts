import type { Word } from './read-message.ts'
import { isKnown, isRealWord, type TermIndex } from './term-index.ts'

const shortestCompound = 7
/** From this length on, a word may be a sentence typed without blanks, small words and all. */
const shortestRun = 13
const shortestPart = 3
const longestPart = 14
const shortestShredded = 16
const shortestShred = 4
const mostSplit = 8
const plain = /^[a-z]+$/

/**
 * Takes compounds and words run together apart: 'Brandgeruch', 'Steckdosenbrand', 'haysmokeinthekitchen'. Only words that the vocabulary does
 * not know and that are made of known ones throughout.
 */
export function splitWords(words: readonly Word[], index: TermIndex): Word[] {
  let splits = 0
  return words.flatMap((word) => {
    if (word.folded.length < shortestCompound || splits >= mostSplit || !plain.test(word.folded)) return [word]
    if (isKnown(word.folded, index) || isRealWord(word.folded, index)) return [word]
    splits += 1
    const parts = partsOf(word.folded, index) ?? shreds(word.folded, index)
    if (parts.length < 2) return [word]
    return parts.map(
      (folded, at) =>
        ({ ...word, folded, written: folded, breakBefore: at === 0 ? word.breakBefore : 'none' }) as const,
    )
  })
}

/** The fewest known parts that make up the whole word, undefined when there are none. */
function partsOf(word: string, index: TermIndex): string[] | undefined {
  const isRun = word.length >= shortestRun
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - longestPart); start < end; start += 1) {
      const before = best[start]
      const part = word.slice(start, end)
      if (!before || before.length + 1 >= (best[end]?.length ?? Infinity) || !isPart(part, start > 0, isRun, index))
        continue
      best[end] = isLink(part) && !index.realWords.has(part) ? before : [...before, part]
    }
  }
  const parts = best[word.length]
  return parts && parts.length > 1 ? parts : undefined
}

/** The dangers and things inside a long word that cannot be taken apart as a whole. */
function shreds(word: string, index: TermIndex): string[] {
  const found: string[] = []
  if (word.length < shortestShredded) return found
  for (let start = 0; start < word.length; start += 1) {
    for (let end = Math.min(word.length, start + longestPart); end - start >= shortestShred; end -= 1) {
      const part = word.slice(start, end)
      if (!isKnown(part, index)) continue
      found.push(part)
      start = end - 1
      break
    }
  }
  return found
}

const isLink = (part: string) => part === 's' || part === 'n' || part === 'en' || part === 'es'

function isPart(part: string, isLater: boolean, isRun: boolean, index: TermIndex): boolean {
  if (isLater && isLink(part)) return true
  if (isRun && part.length >= 2 && index.realWords.has(part)) return true
  return part.length >= shortestPart && isKnown(part, index, isRun ? undefined : 'de')
}
