import { excuseOf } from './guards.ts'
import type { Reading } from './reading.ts'
import { clauseAround } from './spans.ts'
import { toldWords } from './told.ts'

/** A message of fewer words says nothing when something is taken away. */
const leastLeft = 3
/** A passage ends with its sentence, or at a comma once it has so many words: lists of wishes are one long sentence. */
const longPassage = 18

/** What a message says of here and now, and the passages of it. */
export interface LiveWords {
  text: string
  passages: readonly string[]
}

/**
 * A message without the words of a leaflet or a film, and without what is denied ('no smoke, no smell'). A judge of wording alone would take
 * them for what they look like. `text` is the message itself when nothing falls away.
 */
export function liveWords(message: string, reading: Reading): LiveWords {
  const { words, byConcept, isHappening } = reading
  const dead = new Set(toldWords(reading))
  for (const [concept, findings] of byConcept) {
    if (!isHappening(concept)) continue
    for (const finding of findings) {
      if (dead.has(finding.start) || excuseOf(finding, reading, false) !== 'denied') continue
      const { from, to } = clauseAround(finding.start, reading)
      for (let at = from; at <= Math.min(to, finding.end + 1); at += 1) dead.add(at)
    }
  }
  const passages: string[][] = []
  let passage: string[] = []
  for (const [at, { written, breakBefore }] of words.entries()) {
    if (breakBefore === 'sentence' || (breakBefore === 'pause' && passage.length >= longPassage)) {
      passages.push(passage)
      passage = []
    }
    if (!dead.has(at)) passage.push(written)
  }
  passages.push(passage)
  const said = passages.filter(({ length }) => length > 0).map((each) => each.join(' '))
  const isWhole = dead.size === 0 || words.length - dead.size < leastLeft
  return { text: isWhole ? message : said.join(' '), passages: said }
}
