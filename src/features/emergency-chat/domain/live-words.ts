import { excuseOf } from './guards.ts'
import type { Reading } from './reading.ts'
import { clauseAround } from './spans.ts'
import { toldWords } from './told.ts'

/** A message of fewer words says nothing when something is taken away. */
const leastLeft = 3

/**
 * What a message says of here and now: without the words of a leaflet or a film, and without what is denied ('no smoke, no smell'). Whoever judges by
 * wording alone would take them for what they look like. `message` itself when nothing falls away.
 */
export function liveWords(message: string, reading: Reading): string {
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
  if (dead.size === 0) return message
  const left = words.filter((_, at) => !dead.has(at))
  return left.length < leastLeft ? message : left.map(({ written }) => written).join(' ')
}
