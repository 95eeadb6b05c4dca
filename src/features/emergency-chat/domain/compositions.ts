import type { Word } from './read-message.ts'
import type { Finding } from './term-index.ts'
import type { Composition, Concept } from './vocabulary-types.ts'

const mostOfEach = 12
const mostSmall = 2

/** The findings that the compositions make of those given, for the ones within a clause and not of the same words. */
export function composedOf(
  compositions: readonly Composition[],
  found: readonly Finding[],
  words: readonly Word[],
): Finding[] {
  const byConcept = new Map<Concept, Finding[]>()
  for (const finding of found) {
    const same = byConcept.get(finding.concept)
    if (same) same.push(finding)
    else byConcept.set(finding.concept, [finding])
  }
  const isSmall = new Set((byConcept.get('carryOn') ?? []).map(({ start }) => start))
  const follows = (one: Finding, next: Finding, between: number) => {
    if (next.start <= one.end || next.start - one.end > between + mostSmall + 1) return false
    let counted = 0
    for (let at = one.end + 1; at <= next.start; at += 1) {
      if (words[at]?.breakBefore !== 'none') return false
      if (at < next.start && !isSmall.has(at)) counted += 1
    }
    return counted <= between
  }
  const made: Finding[] = []
  for (const { gives, parts, anyOrder, between } of compositions) {
    const groups = parts.map((part) => part.flatMap((concept) => (byConcept.get(concept) ?? []).slice(0, mostOfEach)))
    for (const order of anyOrder ? [groups, [...groups].reverse()] : [groups]) {
      const [first = [], ...rest] = order
      for (const opener of first) {
        let last: Finding | undefined = opener
        for (const group of rest) last = last && group.find((one) => last !== undefined && follows(last, one, between))
        if (last) {
          const { language } = last
          made.push({
            concept: gives,
            start: opener.start,
            end: last.end,
            language,
            isSlip: opener.isSlip || last.isSlip,
          })
        }
      }
    }
  }
  return made
}
