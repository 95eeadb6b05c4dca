import type { Reading } from './reading.ts'
import type { Intent, Level } from './triage-types.ts'

const shortAnswer = 3
const shortGreeting = 5

/**
 * What the visitor wants. Only a message without danger or fault can be an answer to booking: 'yes' and 'sí' as whole words, 'book',
 * 'reserv', 'cita' and 'appointment' from the start of a word.
 */
export function intentOf(message: string, { words, byConcept }: Reading, level: Level): Intent {
  if (level === 'critical') return 'danger'
  if (level !== 'low') return 'fault'
  const isShort = words.length <= shortAnswer
  const says = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded))
  if (byConcept.has('booking') || says(/^(book|reserv|cita|appointment|yes$)/)) return 'booking'
  if (/(^|[^\p{L}])s[íÍ](?![\p{L}])/iu.test(message.slice(0, 2000).normalize('NFC'))) return 'booking'
  if (isShort && (byConcept.has('yes') || words[0]?.folded === 'si')) return 'booking'
  if (byConcept.has('contacts')) return 'contacts'
  if (byConcept.has('quote') || byConcept.has('bill')) return 'quote'
  return byConcept.has('greeting') && words.length <= shortGreeting ? 'greeting' : 'other'
}
