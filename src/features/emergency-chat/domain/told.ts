import type { Reading } from './reading.ts'
import { has, type Span, sentenceAround, within } from './spans.ts'

/** How far behind a quotation the words that say where it is from may stand: '“…”, that is what your leaflet says'. */
const longestTail = 8
/** Sentences that a film or a dream goes on for. */
const mostContinued = 2

const toldIn = new WeakMap<Reading, ReadonlySet<number>>()

/**
 * The words (by place) out of a leaflet, a film, a dream, a lesson, a specification: quoted with their source, or told after it in the same sentence
 * with no 'but' between. What a person said just now ('my tenant writes: “smoke!”') has no such source and stays what it is.
 */
export function toldWords(reading: Reading): ReadonlySet<number> {
  const known = toldIn.get(reading)
  if (known) return known
  const told = new Set<number>()
  const tell = ({ from, to }: Span) => {
    for (let at = from; at <= to; at += 1) told.add(at)
  }
  const fictions = reading.byConcept.get('fiction') ?? []
  const sources = [...(reading.byConcept.get('source') ?? []), ...fictions]
  if (sources.length > 0) for (const quote of quotesIn(reading)) if (hasSource(quote, reading)) tell(quote)
  for (const { start, end } of sources) tell({ from: end + 1, to: untilTurn(end, sentenceAround(start, reading).to, reading) })
  for (const { start } of fictions) tell(goesOnIn(start, reading))
  toldIn.set(reading, told)
  return told
}

function* quotesIn({ words }: Reading): Generator<Span> {
  for (let from = 0; from < words.length; from += 1) {
    if (!words[from]?.inQuotes) continue
    let to = from
    while (words[to + 1]?.inQuotes) to += 1
    yield { from, to }
    from = to
  }
}

function hasSource({ from, to }: Span, reading: Reading): boolean {
  const names = (span: Span) => within(reading, 'source', span) ?? within(reading, 'fiction', span)
  if (from > 0 && names({ from: sentenceAround(from - 1, reading).from, to: from - 1 })) return true
  const next = reading.words[to + 1]
  if (!next || next.breakBefore === 'sentence') return false
  return names({ from: to + 1, to: Math.min(to + longestTail, sentenceAround(to + 1, reading).to) }) !== undefined
}

function untilTurn(from: number, to: number, reading: Reading): number {
  for (let at = from + 1; at <= to; at += 1) if (has(reading, at, 'turn')) return at - 1
  return to
}

/** 'Saw that film again. Smoke everywhere, sparks from every panel.' Ends where something is present, or of one's own home. */
function goesOnIn(start: number, reading: Reading): Span {
  const from = sentenceAround(start, reading).to + 1
  let to = from - 1
  for (let more = 0; more < mostContinued && to + 1 < reading.words.length; more += 1) {
    const next = sentenceAround(to + 1, reading)
    if (['presentVerb', 'turn', 'mine'].some((concept) => within(reading, concept as 'mine', next))) break
    to = next.to
  }
  return { from, to }
}
