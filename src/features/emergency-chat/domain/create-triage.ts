import { answerLanguage } from './detect-language.ts'
import { intentOf } from './intent.ts'
import { type LiveWords, liveWords } from './live-words.ts'
import { type Match, matchRules } from './match-rules.ts'
import { keptOf } from './read-message.ts'
import { type Reading, readerOf } from './reading.ts'
import { criticalRules } from './rules/critical.ts'
import { highRules, mediumRules } from './rules/ordinary.ts'
import { indexOf } from './term-index.ts'
import {
  type Because,
  type ChatLanguage,
  type Hazard,
  hazards,
  type Level,
  levels,
  type Triage,
} from './triage-types.ts'
import type { Vocabulary } from './vocabulary-types.ts'

const rules = [...criticalRules, ...highRules, ...mediumRules]
const mostReasons = 6
const longestReason = 60

export type Triager = (message: string, pageLanguage: ChatLanguage) => Triage

/** What the rules say, and the part of the message that speaks of here and now. */
export interface Ruling extends Triage {
  live: LiveWords
  /** What the rules have seen, as names: every rule that holds or is excused, every meaning in the message, a question. */
  marks: readonly string[]
  /** It is written in a language that the chat answers in. */
  isKnownLanguage: boolean
}
export type RuleTriager = (message: string, pageLanguage: ChatLanguage) => Ruling

/**
 * Makes the triage for a vocabulary; its index takes some tens of milliseconds, once, and may be built beforehand. The function it gives tells what a message means: how urgent, which
 * hazards, what the visitor wants, in which language to answer, and why. Danger is looked for first and in every language whatever
 * `pageLanguage` is. Pure and total: any string gives an answer; of one that is too long both ends are read (`keptOf`).
 */
export function triageWith(vocabulary: Vocabulary, index = indexOf(vocabulary)): RuleTriager {
  const readingOf = readerOf(vocabulary, index)
  return (message, pageLanguage) => {
    const kept = keptOf(message)
    return judged(readingOf(kept), kept, pageLanguage)
  }
}

function judged(reading: Reading, message: string, pageLanguage: ChatLanguage): Ruling {
  const matches = matchRules(rules, reading)
  const excused = matches.filter(({ excuse }) => excuse)
  const isExcused = excused.some(({ rule }) => rule.level === 'critical')
  const holding = matches.filter(({ excuse, rule }) => !excuse && !(rule.fallback && isExcused))
  const level = mostUrgent([...holding.map(({ rule }) => rule.level), leftover(excused, reading)])
  const isDanger = level === 'critical' || level === 'high'
  const language = answerLanguage(reading.languages, pageLanguage)
  return {
    level,
    language: language ?? (isDanger ? 'en' : pageLanguage),
    isKnownLanguage: language !== undefined,
    hazards: hazardsOf(holding),
    intent: intentOf(message, reading, level),
    because: reasons(holding, excused, reading, level),
    live: liveWords(message, reading, matches),
    marks: marksOf(matches, reading),
  }
}

/** `@smoke` a rule that holds, `@smoke/told` one that is excused, `#quote` a meaning, `?` a question. */
function marksOf(matches: readonly Match[], { byConcept, asks }: Reading): string[] {
  const ruled = matches.map(({ rule, excuse }) => (excuse ? `@${rule.id}/${excuse}` : `@${rule.id}`))
  return [...ruled, ...[...byConcept.keys()].map((concept) => `#${concept}`), ...(asks ? ['?'] : [])]
}

const mostUrgent = (found: readonly Level[]): Level => levels.find((level) => found.includes(level)) ?? 'low'

/** A danger that was only recent, or supposed in a statement about one's own home, still deserves a look today. */
function leftover(excused: readonly Match[], { byConcept, asks }: Reading): Level {
  const isAsking = asks || byConcept.has('quote') || byConcept.has('question') || byConcept.has('booking')
  const isUnsettled = excused.some(({ rule, excuse }) => {
    if (rule.level !== 'critical') return false
    if (excuse === 'long-past') return byConcept.has('recent')
    return excuse === 'supposed' && byConcept.has('worry')
  })
  return isUnsettled && !isAsking ? 'high' : 'low'
}

function hazardsOf(holding: readonly Match[]): Hazard[] {
  const found = new Set(holding.map(({ rule }) => rule.hazard))
  return hazards.filter((hazard) => found.has(hazard))
}

function reasons(holding: readonly Match[], excused: readonly Match[], reading: Reading, level: Level): Because[] {
  const decided = holding.filter(({ rule }) => rule.level === level)
  const said = [...decided, ...excused].slice(0, mostReasons)
  return said.map(({ rule, excuse, findings }) => ({
    rule: excuse ? `${rule.id}, ${excuse}` : rule.id,
    matched: wordsOf(findings, reading),
  }))
}

/** The words a rule rests on, as written. */
function wordsOf(findings: readonly { start: number; end: number }[], { words }: Reading): string {
  return [...findings]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) =>
      words
        .slice(start, end + 1)
        .map((word) => word.written)
        .join(' '),
    )
    .join(' … ')
    .slice(0, longestReason)
}
