import type { RuleTriager, Triager } from '#src/features/emergency-chat/domain/create-triage.ts'
import type { LiveWords } from '#src/features/emergency-chat/domain/live-words.ts'
import { type Because, type Level, levels, type Triage } from '#src/features/emergency-chat/domain/triage-types.ts'
import { readWording, type Wording, type WordingReading } from './wording.ts'

/** From here on wording alone is danger. Below half: of two doubts the more urgent one counts. */
const criticalFrom = 0.42
/** The same where the rules know the words of danger, and an excuse for every one: a denial, a supposition, a repair; or an all clear. */
const criticalDespiteExcuse = 0.65
const criticalDespiteAllClear = 0.8
/** A rule's danger that is worded like something else altogether is urgent, not deadly; of a letter's words there are enough to say so sooner. */
const hardlyDanger = 0.01
const hardlyDangerInLetter = 0.1
const letterWords = 12
const shortestPassage = 4
const alarmingPassage = 0.5
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
    const level = levelOf(seen, heard, isKnownLanguage ? doubtFrom(wording, live) : 0)
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
    .filter((passage) => passage.split(' ').length >= passageWords)
    .map((passage) => readWording(wording, passage))
    .find(({ probability }) => probability.critical > criticalInPassage)
  return alarming ?? whole
}

/** Below which probability a rule's danger is doubted: sooner in a letter, unless a passage of it speaks of danger by itself. */
function doubtFrom(wording: Wording, { text, passages }: LiveWords): number {
  if (text.split(' ').length < letterWords) return hardlyDanger
  const isAlarming = passages.some(
    (passage) =>
      passage.split(' ').length >= shortestPassage &&
      readWording(wording, passage).probability.critical > alarmingPassage,
  )
  return isAlarming ? hardlyDanger : hardlyDangerInLetter
}

function levelOf(seen: Triage, { probability }: WordingReading, doubtedBelow: number): Level {
  if (probability.critical > leastFor(seen)) return 'critical'
  if (seen.level === 'critical')
    return probability.critical < doubtedBelow && !isNeverPlayedDown(seen) ? 'high' : 'critical'
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

/** Whoever's breathing hangs on a machine tells a power cut as calmly as anybody: wording proves nothing there. */
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
