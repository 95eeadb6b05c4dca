import { isFigureOfSpeech } from './figure-of-speech.ts'
import { isCleared, isRepaired } from './mended.ts'
import { isFormerOwners, isLongPast } from './past.ts'
import type { Reading } from './reading.ts'
import { clauseAround, has, overlaps, type Span, sentenceAround, within } from './spans.ts'
import type { Finding } from './term-index.ts'
import { toldWords } from './told.ts'
import type { Concept } from './vocabulary-types.ts'

/** Why a word of danger does not mean danger here. */
export type Excuse = 'denied' | 'told' | 'long-past' | 'supposed' | 'figure-of-speech' | 'repaired' | 'cleared'

const denialReach = 6
const mostUnknown = 2

/**
 * The excuse a finding has in its surroundings, undefined when there is none. `weak` counts general questions ('does it …', 'when the
 * power …') as suppositions too.
 */
export function excuseOf(finding: Finding, reading: Reading, weak: boolean): Excuse | undefined {
  if (isDenied(finding, reading)) return 'denied'
  if (toldWords(reading).has(finding.start)) return 'told'
  if (isLongPast(finding, reading) || isFormerOwners(finding, reading)) return 'long-past'
  if (isSupposed(finding, reading, weak)) return 'supposed'
  if (isFigureOfSpeech(finding, reading)) return 'figure-of-speech'
  if (isRepaired(finding, reading)) return 'repaired'
  return isCleared(finding, reading) ? 'cleared' : undefined
}

/**
 * 'no smoke', 'ni humo ni fuego', 'pas de fumée', 'es brennt nicht'. Ends at commas, at 'but', and at other things named. What is itself a
 * denial ('no power', 'ne marche pas') is not denied again.
 */
function isDenied(finding: Finding, reading: Reading): boolean {
  return deniedBefore(finding, reading) || deniedAfter(finding, reading) || isListDenied(finding, reading)
}

/** What people feel: 'nobody has had a shock' denies it, 'nobody sees the smoke' does not. */
const felt = new Set<Concept>(['electricShock', 'jolt', 'tingle'])

function deniedBefore({ concept, start, end }: Finding, reading: Reading): boolean {
  if (reading.byConcept.get('negation')?.some((one) => one.start >= start && one.end <= end)) return false
  if (felt.has(concept) && isNobodys(start, reading)) return true
  let unknownWords = 0
  for (let at = start - 1; at >= 0 && at >= start - denialReach; at -= 1) {
    if (reading.words[at + 1]?.breakBefore !== 'none') return false
    if (has(reading, at, 'nobody')) return false
    if (isNeitherNor(at, reading)) return true
    if (has(reading, at, 'negation')) return isRealDenial(at, start, reading)
    if (opensClause(at, reading)) return false
    const passes = has(reading, at, 'carryOn') || (felt.has(concept) && has(reading, at, 'receive'))
    if (!passes && has(reading, at, 'scopeBreak')) return false
    const isOther = reading.covering[at]?.some((one) => reading.isThing(one.concept) && one.end < start)
    if (!passes && isOther) return isSamePhrase(at, start, reading) || isNoSuchThing(at, start, reading)
    if (!passes) unknownWords += 1
    if (unknownWords > mostUnknown) return false
  }
  return false
}

/** 'weder Wärme noch Geruch noch Funken': every 'noch' denies again. */
function isNeitherNor(at: number, { words }: Reading): boolean {
  if (words[at]?.folded !== 'noch') return false
  return words.slice(Math.max(0, at - 2 * denialReach), at).some(({ folded }) => folded === 'weder')
}

/** 'this is no drill, there is smoke': a present verb that nothing denies begins anew. */
function opensClause(at: number, reading: Reading): boolean {
  if (!has(reading, at, 'presentVerb')) return false
  return ![at - 1, at - 2, at - 3].some((before) => has(reading, before, 'negation'))
}

/** 'nadie se ha dado calambre', 'nobody here is getting shocks': whatever verb stands between. */
function isNobodys(start: number, reading: Reading): boolean {
  for (let at = start - 1; at >= 0 && at >= start - denialReach; at -= 1) {
    if (reading.words[at + 1]?.breakBefore !== 'none' || has(reading, at, 'turn')) return false
    if (has(reading, at, 'nobody')) return true
  }
  return false
}

/** 'no burning smell': the words in between are of the danger itself. */
function isSamePhrase(at: number, start: number, reading: Reading): boolean {
  const own: readonly Concept[] = [
    'smell',
    'burn',
    'burningSmell',
    'oddSmell',
    'smoke',
    'fire',
    'gas',
    'electricShock',
    'spark',
    'gasSmell',
    'glow',
    'hot',
    'water',
    'leak',
  ]
  if (!reading.covering[at]?.some(({ concept }) => own.includes(concept)) || start - at > 4) return false
  const first = reading.covering[at]?.[0]
  return first !== undefined && deniedBefore(first, reading)
}

const noneOf = /^(ni|ningun|ninguna|kein|keine|keinen|aucun|aucune|nor)$/
const single = /^(un|una|one|single|a)$/

/** 'ni un enchufe caliente': what is denied is the thing that would be so. */
function isNoSuchThing(at: number, start: number, { words }: Reading): boolean {
  if (start - at !== 1) return false
  const before = single.test(words[at - 1]?.folded ?? '') ? at - 2 : at - 1
  return noneOf.test(words[before]?.folded ?? '')
}

/** Not when it denies an ending ('won't stop', 'no se apaga'), a knowledge ('don't know why'), or is part of a fault ('no power'). */
function isRealDenial(at: number, start: number, reading: Reading): boolean {
  const { covering } = reading
  if (has(reading, at, 'notOnly')) return false
  if (covering[at]?.some((one) => reading.isThing(one.concept) && one.end > one.start && one.end < start)) return false
  for (let between = at - 1; between < start; between += 1) {
    if (has(reading, between, 'stop')) return false
    if (between > at && has(reading, between, 'know')) return false
  }
  return true
}

function deniedAfter(finding: Finding, reading: Reading): boolean {
  const { end } = finding
  if (isDeniedAtEnd(end, reading) || (finding.concept === 'smell' && isNothingFound(finding, reading))) return true
  const next = reading.words[end + 1]
  if (next?.breakBefore !== 'none' || !has(reading, end + 1, 'postNegation')) return false
  if (has(reading, end + 1, 'notOnly') || has(reading, end + 2, 'stop')) return false
  const after = reading.words[end + 2]
  const ends = after === undefined || after.breakBefore !== 'none'
  return /^(nicht|nich|nichts|pas|pa)$/.test(next.folded) || ends || has(reading, end + 2, 'scopeBreak')
}

const longestItem = 5
const mostItems = 6

/** 'no evidence of overheating, arcing or damp': what is denied first is denied of the whole list, when an 'or' or 'nor' says that it is a list. */
function isListDenied(finding: Finding, reading: Reading): boolean {
  const { words } = reading
  let { from, to } = pausesAround(finding.start, reading)
  if (finding.start - from > 2 || to - from >= longestItem || within(reading, 'presentVerb', { from, to })) return false
  let isList = hasOr(reading, from, to)
  for (let after = to + 1; !isList && words[after]?.breakBefore === 'pause'; ) {
    const next = pausesAround(after, reading)
    if (next.to - next.from >= longestItem) break
    isList = hasOr(reading, next.from, next.to)
    after = next.to + 1
  }
  for (let item = 0; isList && item < mostItems && words[from]?.breakBefore === 'pause' && from > 0; item += 1) {
    ;({ from, to } = pausesAround(from - 1, reading))
    const first = reading.covering
      .slice(from, to + 1)
      .flat()
      .find(({ concept }) => reading.isHappening(concept))
    if (!first || has(reading, from, 'turn')) return false
    if (deniedBefore(first, reading)) return true
    if (to - from >= longestItem) return false
  }
  return false
}

/** The words between two commas, colons or ends. */
function pausesAround(at: number, { words }: Reading): Span {
  let from = at
  while (from > 0 && words[from]?.breakBefore === 'none') from -= 1
  let to = at
  while (words[to + 1]?.breakBefore === 'none') to += 1
  return { from, to }
}

const hasOr = ({ words }: Reading, from: number, to: number) =>
  words.slice(from, to + 1).some(({ folded }) => /^(or|nor|o|u|ni|ou|oder|noch)$/.test(folded))

/** 'sniffed about, nothing', 'überall gerochen, nichts': looked for and not found. */
function isNothingFound({ end }: Finding, { words }: Reading): boolean {
  for (let at = end + 1; at <= end + 5; at += 1) {
    const word = words[at]
    if (!word || word.breakBefore === 'sentence') return false
    const isAlone = word.breakBefore === 'pause' || /^(and|y|et|und)$/.test(words[at - 1]?.folded ?? '')
    if (isAlone && /^(nothing|nada|rien|nichts|none|nope)$/.test(word.folded))
      return (words[at + 1]?.breakBefore ?? 'sentence') === 'sentence'
  }
  return false
}

/** 'Heiß wird er nicht', 'riechen tut auch nichts': verb and pronoun between, and the clause ends there. */
function isDeniedAtEnd(end: number, { words }: Reading): boolean {
  if (!/^(wird|werden|wurde|ist|sind|war|tut|tun)$/.test(words[end + 1]?.folded ?? '')) return false
  for (let at = end + 1; at <= end + 5; at += 1) {
    const word = words[at]
    if (word?.breakBefore !== 'none') return false
    const isLast = (words[at + 1]?.breakBefore ?? 'sentence') !== 'none'
    if (/^(nicht|nix|nichts|keine[rs]?)$/.test(word.folded)) return isLast
  }
  return false
}

const topicReach = 2

/** 'what if', 'in case of', 'risk of', 'et si …?' earlier in the sentence, with no 'but' and no fresh 'there is' in between. */
function isSupposed(finding: Finding, reading: Reading, weak: boolean): boolean {
  if (reading.byConcept.has('test')) return true
  const sentence = sentenceAround(finding.start, reading)
  if (isDoubted(sentence, finding, reading)) return true
  const justBefore = { from: Math.max(sentence.from, finding.start - topicReach), to: finding.start - 1 }
  if (within(reading, 'topic', justBefore)) return true
  const openers = [
    ...(reading.byConcept.get('hypothetical') ?? []),
    ...(weak ? (reading.byConcept.get('general') ?? []) : []),
  ]
  const asked = reading.asks
    ? (reading.byConcept.get('whatAbout') ?? []).filter(({ start }) => start === sentence.from)
    : []
  return [...openers, ...asked].some((opener) => {
    if (opener.start < sentence.from || opener.start > finding.end || finding.start - opener.end > 14) return false
    if (overlaps(opener, finding.start, finding.end))
      return opener.concept === 'hypothetical' || opener.start < finding.start
    for (let at = opener.end + 1; at < finding.start; at += 1) {
      if (has(reading, at, 'turn')) return false
      if (reading.words[at]?.breakBefore === 'pause' && within(reading, 'presentVerb', { from: at, to: finding.end }))
        return false
    }
    return true
  })
}

const doubted =
  /^(is (that|it|this) (true|right|so|a myth)|stimmt (das|es)|ist (das|da) (wahr|so|was dran)|(c )?est (ce )?(vrai|exact)|es (esto |eso )?(verdad|cierto|eso verdad|eso cierto)|sera verdad)\b/

/** 'Somebody says that batteries catch fire. Is that true?': what is asked about in the next sentence has not happened, unless it is of one's own home. */
function isDoubted({ to }: Span, { start }: Finding, reading: Reading): boolean {
  if (to + 1 >= reading.words.length || within(reading, 'mine', clauseAround(start, reading))) return false
  const next = reading.words.slice(to + 1, to + 6).map(({ folded }) => folded)
  return doubted.test(next.join(' '))
}
