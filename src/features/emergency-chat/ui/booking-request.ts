import { keptOf } from '#src/features/emergency-chat/domain/read-message.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ChatMessage } from './chat-message.ts'

export interface BookingValues {
  name: string
  phone: string
  town: string
  agrees: boolean
}

const longestTurn = 4000
const mostTurns = 100
/** Of the conversation as JSON. The endpoint takes 64 KB with name and town. */
const mostBytes = 48 * 1024

/** Control characters, which the endpoint refuses and nobody sees. */
const refused = /[^\P{Cc}\t\n\r]/gu

/** The body of POST /api/emergency/requests: who, and what was said, the newest turns when there are many. */
export function bookingBody(values: BookingValues, language: Language, messages: readonly ChatMessage[]) {
  const conversation = messages
    .filter(({ below, guide }) => below === undefined && guide === undefined)
    .map(({ type, content }) => ({
      from: type === 'user' ? ('visitor' as const) : ('chat' as const),
      // The cut may leave half a character.
      text: keptOf(content, longestTurn - 1)
        .toWellFormed()
        .replace(refused, ' ')
        .trim(),
    }))
    .filter(({ text }) => text !== '')
  const { name, phone, town, agrees } = values
  return {
    language,
    name,
    phone,
    ...(town.trim() && { location: town }),
    conversation: newest(conversation),
    consent: { privacy: agrees },
  }
}

/** The last turns that the endpoint takes, but never without something that the visitor said. */
function newest<Turn extends { from: 'visitor' | 'chat' }>(turns: readonly Turn[]): Turn[] {
  const said = turns.findLast(({ from }) => from === 'visitor')
  const kept = new Set(said && [said])
  let bytes = said ? bytesOf(said) : 0
  for (const turn of turns.toReversed()) {
    if (turn === said) continue
    bytes += bytesOf(turn)
    if (bytes > mostBytes || kept.size === mostTurns) break
    kept.add(turn)
  }
  return turns.filter((turn) => kept.has(turn))
}

const bytesOf = (turn: object) => new TextEncoder().encode(JSON.stringify(turn)).length + 1

/** Reference and latest time of an answer; undefined for an answer that holds neither. */
export function receiptIn(answer: unknown): { reference: string; answerBy: string } | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const value = new Map<string, unknown>(Object.entries(answer))
  const [reference, answerBy] = [value.get('reference'), value.get('answerBy')]
  return typeof reference === 'string' && typeof answerBy === 'string' ? { reference, answerBy } : undefined
}
