import { excuseOf } from './guards.ts'
import type { Match } from './match-rules.ts'
import type { Reading } from './reading.ts'
import { clauseAround } from './spans.ts'
import { toldWords } from './told.ts'

/** A message of fewer words says nothing when something is taken away. */
const leastLeft = 3
/** A passage ends with its sentence, or at a comma once it has so many words: lists of wishes are one long sentence. */
const longPassage = 18

/** A sentence or a part of a long one. */
export interface Passage {
  text: string
  /** What the rules have seen in it, as names: `@smoke` a rule that holds, `@smoke/told` one that is excused, `#quote` a meaning, `?` a question. */
  marks: readonly string[]
}

/** What a message says of here and now, and the passages of it. */
export interface LiveWords {
  text: string
  passages: readonly Passage[]
}

/**
 * A message without the words of a leaflet or a film, and without what is denied ('no smoke, no smell'). A judge of wording alone would take
 * them for what they look like. `text` is the message itself when nothing falls away.
 */
export function liveWords(message: string, reading: Reading, matches: readonly Match[]): LiveWords {
  const { words } = reading
  const dead = deadWords(reading)
  const marks = marksByWord(reading, matches)
  const passages: { words: string[]; marks: Set<string> }[] = []
  let passage = { words: [] as string[], marks: new Set<string>() }
  for (const [at, { written, breakBefore, isAsked }] of words.entries()) {
    if (breakBefore === 'sentence' || (breakBefore === 'pause' && passage.words.length >= longPassage)) {
      passages.push(passage)
      passage = { words: [], marks: new Set() }
    }
    if (!dead.has(at)) passage.words.push(written)
    if (isAsked) passage.marks.add('?')
    for (const mark of marks.get(at) ?? []) passage.marks.add(mark)
  }
  passages.push(passage)
  const said = passages
    .filter((each) => each.words.length > 0)
    .map((each) => ({ text: each.words.join(' '), marks: [...each.marks] }))
  const isWhole = dead.size === 0 || words.length - dead.size < leastLeft
  return { text: isWhole ? message : said.map(({ text }) => text).join(' '), passages: said }
}

/** By place: what is told after a source, and what is denied. */
function deadWords(reading: Reading): ReadonlySet<number> {
  const dead = new Set(toldWords(reading))
  for (const [concept, findings] of reading.byConcept) {
    if (!reading.isHappening(concept)) continue
    for (const finding of findings) {
      if (dead.has(finding.start) || excuseOf(finding, reading, false) !== 'denied') continue
      const { from, to } = clauseAround(finding.start, reading)
      for (let at = from; at <= Math.min(to, finding.end + 1); at += 1) dead.add(at)
    }
  }
  return dead
}

/** What the rules have seen, at the first word of where they saw it. */
function marksByWord({ byConcept }: Reading, matches: readonly Match[]): ReadonlyMap<number, readonly string[]> {
  const marks = new Map<number, string[]>()
  const mark = (at: number, name: string) => marks.set(at, [...(marks.get(at) ?? []), name])
  for (const { rule, excuse, findings } of matches)
    for (const { start } of findings) mark(start, excuse ? `@${rule.id}/${excuse}` : `@${rule.id}`)
  for (const [concept, findings] of byConcept) for (const { start } of findings) mark(start, `#${concept}`)
  return marks
}
