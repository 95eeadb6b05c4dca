import type { RuleTriager, Triager } from '#src/features/emergency-chat/domain/create-triage.ts'
import type { LiveWords } from '#src/features/emergency-chat/domain/live-words.ts'
import {
  type Because,
  type ChatLanguage,
  type Level,
  levels,
  type Triage,
} from '#src/features/emergency-chat/domain/triage-types.ts'
import { loudestPassage, readWording, type Wording, type WordingReading } from './wording.ts'

/** From here on wording alone is danger. Below half: of two doubts the more urgent one counts. */
const criticalFrom = 0.42
/** In which enough letters were learned to say of one that it is no danger. */
const letterLanguages: readonly ChatLanguage[] = ['en', 'es']
/** The same where the rules know the words of danger, and an excuse for every one: a denial, a supposition, a repair; or an all clear. */
const criticalDespiteExcuse = 0.65
const criticalDespiteAllClear = 0.8
/** A rule's danger that is worded like something else altogether is urgent, not deadly. */
const hardlyDanger = 0.01
/**
 * From so many words on one sum decides: the odds of the loudest passage, and a part of those of the whole. Chosen by learning from all sets of letters but one
 * and judging that one, for each.
 */
const letter = { leastWords: 16, whole: 0.5, rule: 2, criticalFrom: -1 }
/** A letter has so many passages; one of so many words is heard by itself, and is danger from so much on. */
const letterPassages = 4
const passageWords = 8
const criticalInPassage = 0.85
/** How much more a rule's word counts than wording alone where nobody is in danger, in steps of the logarithm. */
const ruleStep = 1

/**
 * A triage that hears wording as well as rules. What a rule calls danger is danger, unless it is worded like nothing of the kind; what no rule knows
 * is danger when it is worded like danger. Between the other levels both are weighed.
 */
export function hearWording(byRules: RuleTriager, wording: Wording): Triager {
  return (message, pageLanguage) => {
    const { live, marks, isKnownLanguage, ...seen } = byRules(message, pageLanguage)
    const heard = loudest(wording, live, marks, seen)
    const asLetter = isKnownLanguage ? isDangerAsLetter(wording, live, marks, seen, heard) : undefined
    const isSure = asLetter || letterLanguages.includes(seen.language)
    const level = levelOf(seen, heard, isSure ? asLetter : undefined)
    if (level === seen.level) return seen
    return { ...seen, ...asOf(level, seen), level, because: [...seen.because, saidBy(heard)] }
  }
}

/** What the whole says; of a long letter the passage that speaks of danger, when it does so almost surely and nothing there is excused. */
function loudest(
  wording: Wording,
  { text, passages }: LiveWords,
  marks: readonly string[],
  { level, because }: Triage,
): WordingReading {
  const whole = readWording(wording, text, marks)
  const isExcused = because.some(({ rule }) => rule.includes(', '))
  if (
    level === 'critical' ||
    isExcused ||
    passages.length < letterPassages ||
    whole.probability.critical > criticalFrom
  )
    return whole
  const alarming = passages
    .filter(({ text }) => text.split(' ').length >= passageWords)
    .map((passage) => readWording(wording, passage.text))
    .find(({ probability }) => probability.critical > criticalInPassage)
  return alarming ?? whole
}

/** Whether a letter is a danger, by its whole and its loudest passage; undefined for what is too short to tell, or in a language of which too little was learned. */
function isDangerAsLetter(
  wording: Wording,
  live: LiveWords,
  marks: readonly string[],
  seen: Triage,
  { probability }: WordingReading,
): boolean | undefined {
  if (live.text.split(' ').length < letter.leastWords) return undefined
  const evidence =
    loudestPassage(wording, live, marks).odds +
    letter.whole * odds(probability.critical) +
    (seen.level === 'critical' ? letter.rule : 0)
  return evidence > letter.criticalFrom
}

/** Their logarithm, held within what four decimals can tell. */
const odds = (probability: number) => Math.log((probability + 1e-4) / (1 - probability + 1e-4))

function levelOf(seen: Triage, { probability }: WordingReading, asLetter: boolean | undefined): Level {
  const isWorded = probability.critical > leastFor(seen)
  if (seen.level === 'critical') {
    const isDanger = asLetter ?? (isWorded || probability.critical >= hardlyDanger)
    return isDanger || isNeverPlayedDown(seen) ? 'critical' : 'high'
  }
  if (asLetter === undefined ? isWorded : asLetter && (isWorded || leastFor(seen) === criticalFrom)) return 'critical'
  const weight = (level: Level) => Math.log(probability[level] + 1e-4) + (level === seen.level ? ruleStep : 0)
  return levels
    .filter((level) => level !== 'critical')
    .reduce((most, level) => (weight(level) > weight(most) ? level : most), 'high' as Level)
}

function leastFor({ level, because }: Triage): number {
  const isExcused = (excuse: RegExp) => level !== 'critical' && because.some(({ rule }) => excuse.test(rule))
  if (isExcused(/, cleared$/)) return criticalDespiteAllClear
  return isExcused(/, (denied|told|long-past|supposed|repaired)$/) ? criticalDespiteExcuse : criticalFrom
}

/** People whose breathing hangs on a machine tell of a power cut calmly: wording proves nothing there. */
const isNeverPlayedDown = ({ hazards }: Triage) => hazards.includes('medical-equipment')

/** What goes with a level that the rules did not find. */
function asOf(level: Level, seen: Triage): Pick<Triage, 'hazards' | 'intent'> {
  if (level === 'critical')
    return { hazards: seen.hazards.length > 0 ? seen.hazards : ['unclear-danger'], intent: 'danger' }
  if (level === 'low')
    return { hazards: [], intent: seen.intent === 'danger' || seen.intent === 'fault' ? 'other' : seen.intent }
  return { hazards: level === 'high' ? seen.hazards : [], intent: 'fault' }
}

const saidBy = ({ because }: WordingReading): Because => ({
  rule: 'wording',
  matched: because.join(' … ').slice(0, 60),
})
