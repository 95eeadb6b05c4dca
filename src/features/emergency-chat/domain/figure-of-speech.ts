import type { Reading } from './reading.ts'
import { clauseAround, has, type Span, sentenceAround, within } from './spans.ts'
import type { Finding } from './term-index.ts'
import type { Concept } from './vocabulary-types.ts'

const figurative = new Set<Concept>([
  'fire',
  'burn',
  'explode',
  'jolt',
  'electricShock',
  'spark',
  'hot',
  'veryHot',
  'tingle',
  'burningSmell',
  'smoke',
])

/** 'my bills are on fire': money or the like close by in the clause, and no thing that could burn. */
export function isFigureOfSpeech(finding: Finding, reading: Reading): boolean {
  if (isJoke(finding, reading) || isName(finding, reading)) return true
  if (!figurative.has(finding.concept)) return false
  if (isPraise(finding, reading) || isShockAtPrice(finding, reading)) return true
  const clause = clauseAround(finding.start, reading)
  const near: Span = { from: Math.max(clause.from, finding.start - 6), to: Math.min(clause.to, finding.end + 6) }
  if (!within(reading, 'bill', near) && !within(reading, 'opinion', near)) return false
  const physical: readonly Concept[] = [
    'wiring',
    'lamp',
    'appliance',
    'building',
    'battery',
    'inverter',
    'cord',
    'heater',
    'hvac',
    'bathMetal',
  ]
  return !physical.some((concept) => within(reading, concept, clause))
}

/** '🔥 thank you!': a picture beside thanks or praise. */
function isPraise({ start, end }: Finding, { words, byConcept }: Reading): boolean {
  if (start !== end || !words[start]?.folded.startsWith('pictureof')) return false
  return byConcept.has('thanks') || byConcept.has('opinion') || byConcept.has('allGood')
}

const shocking = new Set<Concept>(['jolt', 'electricShock'])
const onSeeing =
  /^(seeing|saw|see|hearing|heard|reading|read|opening|opened|voyant|lisant|ouvrant|vu|lu|ver|leer|abrir|vi|viendo|sehen|sah|las|gelesen|gesehen)$/
const amount = /^(total|sum|amount|figure|importe|montant|somme|summe|betrag|endpreis|presupuesto|quote|devis|angebot)$/

/** 'had a shock when he saw the total': an amount of money that somebody sees, and nothing else. */
function isShockAtPrice({ concept, end }: Finding, reading: Reading): boolean {
  if (!shocking.has(concept)) return false
  let to = end
  while (reading.words[to + 1]?.breakBefore === 'none') to += 1
  const isMoney = (at: number) => has(reading, at, 'bill') || amount.test(reading.words[at]?.folded ?? '')
  for (let at = end + 1; at <= Math.min(end + 5, to); at += 1) {
    if (!onSeeing.test(reading.words[at]?.folded ?? '')) continue
    if ([1, 2, 3, 4].some((step) => at + step <= to && isMoney(at + step))) return true
  }
  return false
}

const naming =
  /^(called|named|name|surname|street|road|bar|restaurant|cafe|boat|yacht|villa|house|finca|casa|cortijo|calle|avenida|plaza|peluqueria|tienda|barco|apellido|apellidos|llama|llamada|llamado|bodega|taberna|hotel|hostal)$/
/** Small words within a name: 'Casa del Fuego'. */
const partOfName = /^(de|del|la|las|los|el|of|the|is)$/

/** 'Our boat is called Blaze', 'calle Fuego': a capital letter within a sentence that has none elsewhere, behind a word that names. Not in German, where every noun has one. */
function isName({ start, end, language }: Finding, { words }: Reading): boolean {
  const word = words[start]
  if (language === 'de' || !word || start !== end || word.breakBefore === 'sentence' || start === 0) return false
  if (!/^\p{Lu}\p{Ll}/u.test(word.written)) return false
  for (let at = start - 1; at >= Math.max(0, start - 3); at -= 1) {
    const before = words[at]
    if (!before || words[at + 1]?.breakBefore === 'sentence') return false
    if (naming.test(before.folded)) return true
    if (!partOfName.test(before.folded) && !/^\p{Lu}/u.test(before.written)) return false
  }
  return false
}

const joking = /^(joking|joke|jokes|exagerad[oa]|exagera|bromea|plaisante|plaisantent|scherzt)$/

/** 'My wife says that the house will explode, she is joking': said so, in the sentence or the next. */
function isJoke({ concept, start }: Finding, reading: Reading): boolean {
  if (concept !== 'explode' && concept !== 'cry') return false
  const { from, to } = sentenceAround(start, reading)
  const last = to + 1 < reading.words.length ? sentenceAround(to + 1, reading).to : to
  return reading.words.slice(from, last + 1).some(({ folded }) => joking.test(folded))
}
