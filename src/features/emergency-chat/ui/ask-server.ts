import type { ReplyAction } from '#src/features/emergency-chat/domain/reply.ts'
import { type ChatLanguage, type Level, levels } from '#src/features/emergency-chat/domain/triage-types.ts'
import { logBrowserError } from '#src/shared/http/browser-log.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { actionsIn } from './chat-message.ts'

/** What the endpoint answers, as far as the chat shows it. */
export interface ServerReply {
  response: string
  showBooking: boolean
  urgencyLevel: Level
  actions: ReplyAction[]
}

/** Always the same, as specified. */
const location = 'Andalucía, Spain'
/** After this the device answers by itself. */
const patienceMs = 5000

/** The server's reply; undefined when there is none in time, or none that can be read. Never throws. */
export async function askServer(message: string, language: ChatLanguage): Promise<ServerReply | undefined> {
  if (!navigator.onLine) return undefined
  try {
    const body = { message, language, location }
    return replyIn(await apiRequest('POST', '/api/emergency/chat', body, { signal: AbortSignal.timeout(patienceMs) }))
  } catch (cause) {
    logBrowserError('Failed to get emergency response', cause)
    return undefined
  }
}

/** Reads an answer; one without words is none. An unknown urgency is taken for a fault that may wait: danger was looked for before. */
export function replyIn(answer: unknown): ServerReply | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const value = new Map<string, unknown>(Object.entries(answer))
  const response = value.get('response')
  if (typeof response !== 'string' || response.trim() === '') return undefined
  return {
    response,
    showBooking: value.get('showBooking') === true,
    urgencyLevel: levels.find((level) => level === value.get('urgencyLevel')) ?? 'medium',
    actions: actionsIn(value.get('actions')),
  }
}
