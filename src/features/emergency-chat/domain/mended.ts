import { presentNear, tellsOfNow } from './past.ts'
import type { Reading } from './reading.ts'
import { clauseAround, has, type Span, sentenceAround, within } from './spans.ts'
import type { Finding } from './term-index.ts'
import type { Concept } from './vocabulary-types.ts'

/** What has shown itself is a danger until somebody has mended it, also when it has gone by itself. */
const goesByItself = new Set<Concept>(['fire', 'spark', 'explode', 'electricShock', 'jolt'])

/** 'your electrician repaired the sparking socket, all good, thank you'; 'the smell is gone, thank you'. */
export function isRepaired(finding: Finding, reading: Reading): boolean {
  if (isMended(finding, reading)) return true
  if (!reading.byConcept.has('allGood') && !reading.byConcept.has('thanks')) return false
  const sentence = sentenceAround(finding.start, reading)
  if (within(reading, 'again', sentence) || presentNear(finding, reading)) return false
  if (hasFaded(finding, reading)) return true
  const done = within(reading, 'repaired', sentence)
  if (done && isOfThis(done, finding, reading)) return true
  return isTaleOfThanks(finding, sentence, reading)
}

const faded = /^(gone|disappeared|stopped|ido|fue|desaparecido|desaparecio|parti|partie|disparu|weg|fort|verschwunden)$/

/** 'the smell is gone': said of this very thing, behind it in its clause. A power that is gone has not faded, it is missing. */
function hasFaded({ concept, start, end }: Finding, reading: Reading): boolean {
  if (goesByItself.has(concept)) return false
  const { to } = clauseAround(start, reading)
  for (let at = end + 1; at <= to; at += 1)
    if (faded.test(reading.words[at]?.folded ?? '') && !has(reading, at, 'powerLoss')) return true
  return false
}

const sinceWord = /^(since|depuis|desde|seit)$/
const sinceReach = 6
/** What is so close behind 'you changed the …' is what was changed. */
const objectReach = 3

/** Whether what was mended is this danger. 'The tap tingles since you changed the heater': the repair is when it began; 'you fixed the oven but the plug smokes': of something else. */
function isOfThis(done: Finding, { start, end }: Finding, reading: Reading): boolean {
  const { words } = reading
  const [first, last] = done.start < start ? [done.end, start] : [end, done.start]
  for (let at = first + 1; at < last; at += 1) if (has(reading, at, 'turn')) return false
  const { from } = sentenceAround(done.start, reading)
  for (let at = done.start - 1; at >= Math.max(from, done.start - sinceReach); at -= 1) {
    if (!sinceWord.test(words[at]?.folded ?? '')) continue
    const isObject = (start > at && end < done.start) || (start > done.end && start - done.end <= objectReach)
    return isObject || (start <= done.end && end >= done.start)
  }
  return true
}

/** 'Thank you for coming when the socket smoked. Paco replaced it, it has been perfect since': the end of the tale stands in the next sentence. */
function isTaleOfThanks(finding: Finding, { to }: Span, reading: Reading): boolean {
  const { words, byConcept } = reading
  if (!byConcept.has('thanks') || to + 1 >= words.length || tellsOfNow([finding], reading)) return false
  const clause = clauseAround(finding.start, reading)
  if (!within(reading, 'taleOf', { from: Math.max(0, clause.from - 1), to: finding.start })) return false
  const next = sentenceAround(to + 1, reading)
  if (within(reading, 'again', next) || within(reading, 'asksFor', next)) return false
  return within(reading, 'repaired', next) !== undefined || within(reading, 'allGood', next) !== undefined
}

/** 'you fixed his burnt socket': told as done, in the same clause, and nobody asks for it. */
function isMended(finding: Finding, reading: Reading): boolean {
  const clause = clauseAround(finding.start, reading)
  const done = within(reading, 'repaired', {
    from: Math.max(clause.from, finding.start - 5),
    to: Math.min(clause.to, finding.end + 5),
  })
  if (!done || !isOfThis(done, finding, reading)) return false
  if (within(reading, 'asksFor', clause) || presentNear(finding, reading)) return false
  return !within(reading, 'again', sentenceAround(finding.start, reading))
}

/** 'false alarm, the smoke was the neighbour's barbecue': said in the same sentence or told as past, and nothing says that it goes on. */
export function isCleared(finding: Finding, reading: Reading): boolean {
  const { byConcept } = reading
  const sentence = sentenceAround(finding.start, reading)
  if (!byConcept.has('allClear') || byConcept.has('again') || within(reading, 'turn', sentence)) return false
  if (tellsOfNow([finding], reading)) return false
  const isSaid = within(reading, 'allClear', sentence) !== undefined
  return isSaid || within(reading, 'pastVerb', clauseAround(finding.start, reading)) !== undefined
}
