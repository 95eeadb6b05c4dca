import type { Reading } from './reading.ts'
import { clauseAround, overlaps, type Span, sentenceAround, within } from './spans.ts'
import type { Finding } from './term-index.ts'
import type { Concept } from './vocabulary-types.ts'

/** 'last year we had a fire': far back, told as past, and nothing in the clause says that it is now. */
export function isLongPast(finding: Finding, reading: Reading): boolean {
  const clause = clauseAround(finding.start, reading)
  if (within(reading, 'presentMarker', clause) || presentNear(finding, reading)) return false
  if (toldAsPast(finding, clause, reading) || isLedIn(finding, reading)) return true
  const to = clause.to + 1
  const next = reading.words[to]?.breakBefore === 'pause' ? clauseAround(to, reading) : undefined
  if (!next || within(reading, 'turn', clause) || within(reading, 'presentMarker', next)) return false
  return toldAsPast(finding, next, reading)
}

/** 'Ten years ago, in Caracas, I saw a transformer burn': said earlier in the sentence, and nothing since has turned to the present. */
function isLedIn({ start }: Finding, reading: Reading): boolean {
  const own = clauseAround(start, reading)
  const since = { from: sentenceAround(start, reading).from, to: own.from - 1 }
  const marker = within(reading, 'pastMarker', since)
  if (!marker) return false
  const between = { from: marker.end + 1, to: start }
  if ((['turn', 'presentMarker'] as const).some((concept) => within(reading, concept, between))) return false
  const isNear = clauseAround(marker.start, reading).to + 1 === own.from && start - marker.end <= 4
  return isNear || within(reading, 'pastVerb', { from: since.from, to: own.to }) !== undefined
}

/** What befell somebody and was over; bare wires that a former owner left hang there still. */
const befalls = new Set<Concept>([
  'fire',
  'spark',
  'explode',
  'smoke',
  'burn',
  'burningSmell',
  'electricShock',
  'jolt',
  'tingle',
])
const ofOurselves =
  /^(we|us|i|my|our|ours|also|too|same|now|yo|nosotros|nos|nuestr[oa]s?|tambien|mi|nous|notre|nos|je|mon|ma|aussi|pareil|wir|uns|unser\w*|ich|mein\w*|auch|ebenso)$/

/** 'The previous owner had shocks in the shower': theirs, unless the sentence comes to those who live there now. */
export function isFormerOwners({ concept, start, end }: Finding, reading: Reading): boolean {
  if (!befalls.has(concept)) return false
  const { from, to } = sentenceAround(start, reading)
  const owner = within(reading, 'formerOwner', { from, to: start })
  if (!owner || owner.end >= start) return false
  const isQuoted = reading.words[start]?.inQuotes === true
  const between = reading.words.slice(owner.end + 1, to + 1)
  if (between.some(({ folded }, at) => ofOurselves.test(folded) && at < end - owner.end + 6)) return false
  const here = { from: owner.end + 1, to: end }
  return (
    isQuoted || !(['turn', 'presentVerb', 'presentMarker', 'again'] as const).some((one) => within(reading, one, here))
  )
}

function toldAsPast(finding: Finding, clause: Span, reading: Reading): boolean {
  const marker = within(reading, 'pastMarker', clause)
  if (!marker) return false
  const distance = Math.max(marker.start - finding.end, finding.start - marker.end)
  const own = clauseAround(finding.start, reading)
  return distance <= 4 || [clause, own].some((near) => within(reading, 'pastVerb', near) !== undefined)
}

/** Something in the clauses of these findings says that it happens now. */
export function tellsOfNow(findings: readonly Finding[], reading: Reading): boolean {
  return findings.some(({ start }) => {
    const clause = clauseAround(start, reading)
    return (
      within(reading, 'presentVerb', clause) !== undefined || within(reading, 'presentMarker', clause) !== undefined
    )
  })
}

/** A present verb that belongs to the finding, inside it or within three words before it; not the one of 'il y a deux ans' or 'ist letztes Jahr abgebrannt'. */
export function presentNear({ start, end }: Finding, reading: Reading): boolean {
  const near = { from: Math.max(0, start - 3), to: end }
  const verbs = reading.byConcept.get('presentVerb')?.filter((one) => overlaps(one, near.from, near.to)) ?? []
  const past = [...(reading.byConcept.get('pastMarker') ?? []), ...(reading.byConcept.get('pastVerb') ?? [])].filter(
    (one) => one.end > one.start,
  )
  const isAuxiliary = (verb: Finding) =>
    reading.byConcept.get('pastMarker')?.some((marker) => {
      const isBetween = overlaps(marker, verb.start, start - 1)
      const word = reading.words[verb.end]?.folded ?? ''
      const leansOn = verb.end === start - 1 && /^(est|sont|ist|sind)$/.test(word)
      return isBetween || leansOn || (marker.language === 'de' && marker.end === verb.start - 1)
    })
  return verbs.some((verb) => !isAuxiliary(verb) && !past.some((one) => overlaps(one, verb.start, verb.end)))
}
