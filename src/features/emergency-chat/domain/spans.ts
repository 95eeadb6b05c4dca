import type { Reading } from './reading.ts'
import type { Finding } from './term-index.ts'
import type { Concept } from './vocabulary-types.ts'

/** Words of a message from one to another, both included. */
export interface Span {
  from: number
  to: number
}

/** The part of the sentence around a word, between commas, 'and', 'but' and the like. */
export function clauseAround(at: number, { words, covering }: Reading): Span {
  const opens = (index: number) =>
    words[index]?.breakBefore !== 'none' ||
    (covering[index]?.some(({ concept }) => concept === 'turn') ?? false) ||
    /^(and|y|e|et|und)$/.test(words[index]?.folded ?? '')
  let from = at
  while (from > 0 && !opens(from)) from -= 1
  let to = at
  while (to + 1 < words.length && !opens(to + 1)) to += 1
  return { from, to }
}

/** The sentence around a word. */
export function sentenceAround(at: number, { words }: Reading): Span {
  let from = at
  while (from > 0 && words[from]?.breakBefore !== 'sentence') from -= 1
  let to = at
  while (to + 1 < words.length && words[to + 1]?.breakBefore !== 'sentence') to += 1
  return { from, to }
}

/** The first finding of a concept in a span. */
export function within(reading: Reading, concept: Concept, { from, to }: Span): Finding | undefined {
  return reading.byConcept.get(concept)?.find((one) => overlaps(one, from, to))
}

/** Whether a word is covered by a concept. */
export const has = (reading: Reading, at: number, concept: Concept) =>
  reading.covering[at]?.some((one) => one.concept === concept) ?? false
export const overlaps = (one: Finding, start: number, end: number) => one.start <= end && start <= one.end
