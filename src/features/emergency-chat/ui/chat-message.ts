import { type GuideName, guideNames } from '#src/features/emergency-chat/domain/guided-steps.ts'
import { keptOf } from '#src/features/emergency-chat/domain/read-message.ts'
import { type ReplyAction, replyActions } from '#src/features/emergency-chat/domain/reply.ts'
import { type ChatLanguage, chatLanguageOf } from '#src/features/emergency-chat/domain/triage-types.ts'

export const messageTypes = ['bot', 'user', 'emergency'] as const

/** One message of the conversation. */
export interface ChatMessage {
  id: string
  /** 'emergency' is safety text. */
  type: (typeof messageTypes)[number]
  /** One line a step. */
  content: string
  /** ISO 8601. */
  timestamp: string
  language: ChatLanguage
  /** What may be done next, in the order of the buttons. */
  actions: ReplyAction[]
  /** What stands below the words. */
  below?: Below
  /** A guide and the answers given so far. */
  guide?: { name: GuideName; taps: readonly number[] }
}

const belows = ['contacts', 'booking', 'guides'] as const
export type Below = (typeof belows)[number]

const longestKept = 4000
const mostKept = 80

/** The conversation as text for the browser's memory: the newest messages, of very long ones both ends. */
export function messagesToText(messages: readonly ChatMessage[]): string {
  return JSON.stringify(
    messages.slice(-mostKept).map((message) => ({ ...message, content: keptOf(message.content, longestKept) })),
  )
}

/** What `messagesToText` wrote; anything else, and whatever an older version wrote differently, is left out. */
export function messagesFromText(text: string | null): ChatMessage[] {
  if (!text) return []
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.flatMap((row) => messageOf(row) ?? []) : []
  } catch {
    // Not ours: the conversation begins anew.
    return []
  }
}

function messageOf(row: unknown): ChatMessage | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const value = new Map<string, unknown>(Object.entries(row))
  const [id, content, timestamp] = [value.get('id'), value.get('content'), value.get('timestamp')]
  const type = messageTypes.find((known) => known === value.get('type'))
  const language = chatLanguageOf(String(value.get('language')))
  const below = belows.find((known) => known === value.get('below'))
  const guide = guideIn(value.get('guide'))
  if (!type || !language || typeof id !== 'string' || typeof content !== 'string' || typeof timestamp !== 'string')
    return undefined
  const actions = actionsIn(value.get('actions'))
  return { id, type, content, timestamp, language, actions, ...(below && { below }), ...(guide && { guide }) }
}

function guideIn(value: unknown): ChatMessage['guide'] {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(value))
  const name = guideNames.find((known) => known === fields.get('name'))
  const taps = fields.get('taps')
  if (!name || !Array.isArray(taps)) return undefined
  return { name, taps: taps.filter((tap) => typeof tap === 'number') }
}

/** The actions of a list that we know. */
export function actionsIn(list: unknown): ReplyAction[] {
  return Array.isArray(list) ? list.flatMap((name) => replyActions.find((known) => known === name) ?? []) : []
}
