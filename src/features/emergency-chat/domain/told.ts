import type { Reading } from './reading.ts'
import { clauseAround, has, type Span, sentenceAround, within } from './spans.ts'
import type { Finding } from './term-index.ts'

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
  for (const source of sources) {
    if (isMeanwhile(source, reading)) continue
    const to = untilTurn(source, sentenceAround(source.start, reading).to, reading)
    if (source.concept === 'fiction' || isSpeaking(source, to, reading)) tell({ from: source.end + 1, to })
  }
  for (const film of fictions) if (!isMeanwhile(film, reading)) tell(goesOnIn(film.start, reading))
  toldIn.set(reading, told)
  return told
}

/** 'While we watched a film …', 'viendo una película …': the film is the hour, not the tale. */
function isMeanwhile({ start }: Finding, reading: Reading): boolean {
  const { from } = sentenceAround(start, reading)
  return reading.words.slice(from, start).some(({ folded }) => beside.test(folded))
}

const beside =
  /^(while|during|watching|reading|mientras|durante|viendo|leyendo|pendant|regardait|regardant|wahrend|beim)$/

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

const says =
  /^(say|says|said|saying|write|writes|states|asks|explains|about|that|dice|dicen|dijo|dijeron|decis|pone|ponia|explica|sobre|que|dit|disent|disait|disiez|ecrit|stipule|explique|sur|steht|heisst|sagt|sagen|schreibt|schreiben|uber|dass)$/

/** A source of several words says so itself ('page two you write'); 'leaflet' must be followed by what it says. */
function isSpeaking({ start, end }: Finding, to: number, { words }: Reading): boolean {
  if (end > start) return true
  return words.slice(end + 1, Math.min(to, end + longestTail) + 1).some(({ folded }) => says.test(folded))
}

/** 'and there is', 'y ha empezado': a present of its own behind the 'and'. */
const begins = /^(there|is|it|has|we|i|ha|han|hay|sale|il|elle|est|on|je|es|da|aus|ist|hat|kommt|ich)$/

/** What opens a clause that still belongs to the tale. */
const goesOn = /^(that|if|how|why|never|que|si|como|ne|comment|pourquoi|dass|ob|wie|warum|wenn|bei|et|y|und|and)$/
/** 'We were watching a film when smoke came out of the set.' */
const meanwhile = /^(when|while|cuando|mientras|quand|lorsque|pendant|als|da|wahrend)$/

/** Ends at a 'but', in a film at 'when', and where something present begins after a comma: 'saw your advert, there is smoke in the kitchen'. */
function untilTurn({ concept, end }: Finding, to: number, reading: Reading): number {
  const { words } = reading
  for (let at = end + 1; at <= to; at += 1) {
    const word = words[at]
    if (!word || has(reading, at, 'turn') || (concept === 'fiction' && meanwhile.test(word.folded))) return at - 1
    if (/^(and|y|et|und)$/.test(word.folded) && begins.test(words[at + 1]?.folded ?? '')) return at - 1
    if (word.breakBefore !== 'pause' || goesOn.test(word.folded)) continue
    const clause = clauseAround(at, reading)
    if (within(reading, 'presentVerb', clause) || within(reading, 'mine', clause)) return at - 1
  }
  return to
}

/** 'Saw that film again. Smoke everywhere, sparks from every panel.' Ends where something is present, or of one's own home. */
function goesOnIn(start: number, reading: Reading): Span {
  const from = sentenceAround(start, reading).to + 1
  let to = from - 1
  for (let more = 0; more < mostContinued && to + 1 < reading.words.length; more += 1) {
    const next = sentenceAround(to + 1, reading)
    if ((['presentVerb', 'turn', 'mine'] as const).some((concept) => within(reading, concept, next))) break
    to = next.to
  }
  return { from, to }
}
