import { composedOf } from './compositions.ts'
import { type LanguageScorer, type LanguageScores, languageScorer, plausibleIn } from './detect-language.ts'
import { foldAccents, readMessage, type Word } from './read-message.ts'
import { splitWords } from './split-words.ts'
import { type Finding, findTerms, isRealWord, type TermIndex } from './term-index.ts'
import type { Concept, Vocabulary } from './vocabulary-types.ts'

/** A message as the rules see it. */
export interface Reading {
  words: readonly Word[]
  byConcept: ReadonlyMap<Concept, readonly Finding[]>
  /** For each word, what covers it. */
  covering: readonly (readonly Finding[])[]
  languages: LanguageScores
  /** There is a question mark. */
  asks: boolean
  /** What happens, as opposed to things and signals. */
  isHappening: (concept: Concept) => boolean
  /** What happens, things, people and places: all but signals. */
  isThing: (concept: Concept) => boolean
}

/** What goes wrong stays even inside 'hot water' and the like: 'no hot water' is a fault. */
const neverSwallowedBy = new Set<Concept>(['hotWater', 'gasDevice', 'alarmDevice', 'bill', 'outdoorLamp'])
const alsoSwallow: readonly Concept[] = ['bill', 'outdoorLamp']

interface Tools {
  vocabulary: Vocabulary
  index: TermIndex
  score: LanguageScorer
  swallows: (concept: Concept) => boolean
  isHappening: (concept: Concept) => boolean
  isThing: (concept: Concept) => boolean
  /** The word means something harmless in another language than this one. */
  isFalseFriend: (word: Word | undefined, language: string) => boolean
}

/** Reads messages with a vocabulary and its index: their words, the concepts in them, and the languages they may be in. */
export function readerOf(vocabulary: Vocabulary, index: TermIndex): (message: string) => Reading {
  const { happenings, surroundings, swallowing, functionWords, falseFriends } = vocabulary
  const harmlessIn = new Map(
    Object.entries(falseFriends).map(([language, list]) => [language, new Set(list.split(' ').map(foldAccents))]),
  )
  const tools: Tools = {
    vocabulary,
    index,
    score: languageScorer(functionWords),
    swallows: (concept) => concept in swallowing || alsoSwallow.includes(concept),
    isHappening: (concept) => concept in happenings,
    isThing: (concept) => concept in happenings || concept in surroundings,
    isFalseFriend: (word, language) => word !== undefined && (harmlessIn.get(language)?.has(word.folded) ?? false),
  }
  return (message) => readingOf(message, tools)
}

function readingOf(message: string, tools: Tools): Reading {
  const words = splitWords(readMessage(message), tools.index)
  const found = findTerms(words, tools.index)
  const byStart: Finding[][] = words.map(() => [])
  for (const finding of found) byStart[finding.start]?.push(finding)
  const languages = tools.score(words, ownWords(words, found, tools))
  const inMessage = plausibleIn(languages)
  const inSentence = sentenceLanguages(words, found, tools)
  const isOwn = (language: string, at: number) =>
    !inMessage || inMessage.has(language) || (inSentence[at]?.has(language) ?? true)
  const own = found.filter((finding) => belongs(finding, byStart[finding.start] ?? [], words, isOwn, tools))
  const findings = withoutSwallowed([...own, ...composedOf(tools.vocabulary.composed, own, words)], tools)
  const covering: Finding[][] = words.map(() => [])
  const byConcept = new Map<Concept, Finding[]>()
  for (const finding of findings) {
    for (let at = finding.start; at <= finding.end; at += 1) covering[at]?.push(finding)
    const same = byConcept.get(finding.concept)
    if (same) same.push(finding)
    else byConcept.set(finding.concept, [finding])
  }
  const { isHappening, isThing } = tools
  return { words, byConcept, covering, languages, asks: message.includes('?'), isHappening, isThing }
}

/** For every word the languages of its own sentence, undefined for any: people change language from one sentence to the next. */
function sentenceLanguages(
  words: readonly Word[],
  found: readonly Finding[],
  tools: Tools,
): (ReadonlySet<string> | undefined)[] {
  const languages: (ReadonlySet<string> | undefined)[] = []
  let first = 0
  for (let from = 0; from < words.length; ) {
    let to = from + 1
    while (to < words.length && words[to]?.breakBefore !== 'sentence') to += 1
    let last = first
    while ((found[last]?.start ?? to) < to) last += 1
    const own = plausibleIn(tools.score(words.slice(from, to), ownWords(words, found.slice(first, last), tools)))
    first = last
    for (; from < to; from += 1) languages.push(own)
  }
  return languages
}

/** One vote for every word that only one language's rows know. */
function* ownWords(words: readonly Word[], found: readonly Finding[], tools: Tools): Generator<string> {
  const knowers = new Map<number, Set<string>>()
  for (const { start, language, isSlip } of found) {
    if (isSlip || tools.isFalseFriend(words[start], language)) continue
    knowers.set(start, (knowers.get(start) ?? new Set()).add(language))
  }
  for (const languages of knowers.values()) if (languages.size === 1) yield* languages
}

/**
 * Small words and corrected ones count in their own language only; danger words in any, unless the word is known in a language that the
 * message is in. `rivals` are the findings that start at the same word.
 */
function belongs(
  finding: Finding,
  rivals: readonly Finding[],
  words: readonly Word[],
  isOwn: (language: string, at: number) => boolean,
  { isThing, isFalseFriend, index }: Tools,
): boolean {
  if (isOwn(finding.language, finding.start)) return true
  if (finding.isSlip || !(isThing(finding.concept) || finding.concept === 'negation')) return false
  const first = words[finding.start]
  if (first === undefined || isFalseFriend(first, finding.language) || isRealWord(first.folded, index)) return false
  return !rivals.some((one) => !one.isSlip && one.language !== finding.language && isOwn(one.language, one.start))
}

/** A smoke detector is no smoke: shorter readings inside a swallowing expression go. */
function withoutSwallowed(findings: readonly Finding[], { swallows }: Tools): Finding[] {
  const swallowers = findings.filter(({ concept }) => swallows(concept))
  if (swallowers.length === 0) return [...findings]
  return findings.filter((finding) => {
    if (swallows(finding.concept)) return true
    const length = finding.end - finding.start
    return !swallowers.some(
      ({ concept, start, end }) =>
        !(finding.concept === 'broken' && neverSwallowedBy.has(concept)) &&
        start <= finding.end &&
        finding.start <= end &&
        (end - start > length || (start <= finding.start && finding.end <= end)),
    )
  })
}
