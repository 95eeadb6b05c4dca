import { type Excuse, excuseOf } from './guards.ts'
import { tellsOfNow } from './past.ts'
import type { Reading } from './reading.ts'
import type { Rule } from './rules/rule.ts'
import { sentenceAround } from './spans.ts'
import type { Finding } from './term-index.ts'
import { toldWords } from './told.ts'
import type { Concept } from './vocabulary-types.ts'

export interface Match {
  rule: Rule
  findings: readonly Finding[]
  /** Set when the words are there and do not mean danger. */
  excuse?: Excuse
}

const usualReach = 9
const unlessReach = 6
/** Occurrences looked at for each group of a rule: more only repeat the same word. */
const mostOccurrences = 8

/** Every rule that holds, and of those that do not the ones that only an excuse kept from it. */
export function matchRules(rules: readonly Rule[], reading: Reading): Match[] {
  const excuses = new Map<string, Excuse | undefined>()
  return rules.flatMap((rule) => matchOf(rule, reading, excuses) ?? [])
}

function matchOf(rule: Rule, reading: Reading, excuses: Map<string, Excuse | undefined>): Match | undefined {
  if (rule.atMostWords !== undefined && reading.words.length > rule.atMostWords) return undefined
  if (rule.atLeastWords !== undefined && reading.words.length < rule.atLeastWords) return undefined
  if (rule.never?.some((concept) => reading.byConcept.has(concept))) return undefined
  if (!rule.needs.every((group) => group.some((concept) => reading.byConcept.has(concept)))) return undefined
  const groups = rule.needs.map((group) => occurrences(group, reading))
  let excused: Match | undefined
  for (const findings of combinations(groups, rule.within ?? usualReach)) {
    if (isVoid(rule, findings, reading)) continue
    const found = firstExcuse(rule, findings, reading, excuses)
    const excuse = rule.always && found !== 'told' ? undefined : found
    if (!excuse) return { rule, findings }
    excused ??= { rule, findings, excuse }
  }
  return excused
}

function occurrences(group: readonly Concept[], { byConcept }: Reading): Finding[] {
  return group.flatMap((concept) => {
    const found = byConcept.get(concept) ?? []
    return found.length > mostOccurrences
      ? [...found.slice(0, mostOccurrences / 2), ...found.slice(-mostOccurrences / 2)]
      : found
  })
}

/** One finding of each group, close enough together, never the same words twice. */
function* combinations(
  groups: readonly Finding[][],
  within: number,
  chosen: readonly Finding[] = [],
): Generator<readonly Finding[]> {
  const [group, ...rest] = groups
  if (!group) {
    yield chosen
    return
  }
  for (const finding of group) {
    const isTaken = chosen.some((one) => one.start <= finding.end && finding.start <= one.end)
    if (!isTaken && reach([...chosen, finding]) <= within) yield* combinations(rest, within, [...chosen, finding])
  }
}

const reach = (findings: readonly Finding[]) =>
  Math.max(...findings.map(({ start }) => start)) - Math.min(...findings.map(({ end }) => end))

/** A wish for a price voids a danger only where nothing says that it happens now: 'water drips through the lamp, what would it cost?' */
function isVoid({ unless = [], level }: Rule, findings: readonly Finding[], reading: Reading): boolean {
  const { byConcept, asks } = reading
  const first = Math.min(...findings.map(({ start }) => start))
  const last = Math.max(...findings.map(({ end }) => end))
  if (asks && unless.includes('question') && isAskedAround(first, last, reading)) return true
  const from = first - unlessReach
  const to = last + unlessReach
  return unless.some((concept) => {
    const isNear = byConcept.get(concept)?.some(({ start, end }) => start <= to && from <= end)
    return isNear && !(concept === 'quote' && level !== 'medium' && tellsOfNow(findings, reading))
  })
}

/** In a letter, a question elsewhere says nothing of what is told here: the sentence itself or one beside it must ask. */
function isAskedAround(first: number, last: number, reading: Reading): boolean {
  const { words } = reading
  const { from } = sentenceAround(first, reading)
  const { to } = sentenceAround(last, reading)
  return [from - 1, last, to + 1].some((at) => words[at]?.isAsked)
}

function firstExcuse(
  { level, general }: Rule,
  findings: readonly Finding[],
  reading: Reading,
  known: Map<string, Excuse | undefined>,
): Excuse | undefined {
  const told = toldWords(reading)
  if (findings.every(({ start }) => told.has(start))) return 'told'
  const weak = general === true || level !== 'critical'
  for (const finding of findings) {
    if (!reading.isHappening(finding.concept)) continue
    const key = `${finding.concept} ${finding.start} ${finding.end} ${weak}`
    if (!known.has(key)) known.set(key, excuseOf(finding, reading, weak))
    const excuse = known.get(key)
    // An appointment is offered for an old fault as well.
    if (excuse && !(excuse === 'long-past' && level === 'medium')) return excuse
  }
  return undefined
}
