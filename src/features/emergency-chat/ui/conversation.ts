import { back, type GuideName, guides, tapped } from '#src/features/emergency-chat/domain/guided-steps.ts'
import { type Reply, replyTo } from '#src/features/emergency-chat/domain/reply.ts'
import type { ChatLanguage, Level, Triage } from '#src/features/emergency-chat/domain/triage-types.ts'
import { chatText } from '#src/features/emergency-chat/domain/words/chat-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import type { ServerReply } from './ask-server.ts'
import { type ChatMessage, messagesFromText, messagesToText } from './chat-message.ts'

/** Ordinary replies come after this; safety text at once. */
export const replyDelayMs = 1000

export interface ConversationParts {
  /** Of the page: for messages whose language nobody knows. */
  pageLanguage: ChatLanguage
  /** Greets, and answers what is pressed rather than written. */
  greetingLanguage: ChatLanguage
  /** Ours, as people read it. */
  phone: string
  /** When a person answers next, in words of that language. */
  nextAnswer(language: ChatLanguage): string
  triage(message: string, pageLanguage: ChatLanguage): Triage
  ask(message: string, language: ChatLanguage): Promise<ServerReply | undefined>
  memory: { recall(): string | null; keep(text: string): void }
}

export interface ConversationState {
  messages: readonly ChatMessage[]
  isTyping: boolean
}

type Said = Omit<ChatMessage, 'id' | 'timestamp'>
export type Conversation = ReturnType<typeof conversation>

/**
 * The conversation, without anything that can be seen. Danger is looked for on the device before the server is asked, so its safety text needs
 * neither server nor network and never waits. For the rest the server's reply counts, and the device's own when there is none.
 */
export function conversation(parts: ConversationParts) {
  let state: ConversationState = { messages: messagesFromText(parts.memory.recall()), isTyping: false }
  let awaited = 0
  const listeners = new Set<() => void>()

  function change(to: Partial<ConversationState>): void {
    state = { ...state, ...to }
    if (to.messages) parts.memory.keep(messagesToText(state.messages))
    for (const listener of listeners) listener()
  }
  function say(...said: Said[]): void {
    const timestamp = new Date().toISOString()
    change({ messages: [...state.messages, ...said.map((one) => ({ ...one, id: randomKey(), timestamp }))] })
  }
  function wait(by: number): void {
    awaited += by
    change({ isTyping: awaited > 0 })
  }

  async function answer(message: string): Promise<void> {
    const seen = parts.triage(message, parts.pageLanguage)
    const reply = replyTo(seen, { phone: parts.phone, bookingHours: parts.nextAnswer(seen.language) })
    if (isUrgent(seen.level)) return say(urgent(reply.response, reply.actions, seen.language))
    wait(1)
    const delay = new Promise<void>((done) => setTimeout(done, replyDelayMs))
    // Booking is answered here, as specified; so is what only asks for the list of numbers.
    const isLocal = seen.intent === 'booking' || seen.intent === 'contacts'
    const served = isLocal ? undefined : await parts.ask(message, seen.language)
    if (!served || !isUrgent(served.urgencyLevel)) await delay
    wait(-1)
    say(ordinary(seen, reply, served))
  }

  return {
    state: (): ConversationState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Greets when nothing has been said yet. */
    greet(): void {
      const language = parts.greetingLanguage
      if (state.messages.length > 0) return
      say({ type: 'bot', content: chatText(language).greeting, language, actions: [], below: 'guides' })
    },
    /** Takes what the visitor wrote; false for a blank message, which is ignored. */
    send(message: string): boolean {
      const content = message.trim()
      if (content === '') return false
      say({ type: 'user', content, language: parts.pageLanguage, actions: [] })
      void answer(content)
      return true
    },
    /** Appends the list of numbers. */
    showContacts(): void {
      const language = parts.greetingLanguage
      say({ type: 'bot', content: chatText(language).contacts, language, actions: [], below: 'contacts' })
    },
    /** Appends how to get an appointment, with its form. */
    showBooking(): void {
      const language = parts.greetingLanguage
      const text = chatText(language)
      const lines = [...text.booking, text.nextAnswer(parts.nextAnswer(language))]
      say({ type: 'bot', content: lines.join('\n'), language, actions: [], below: 'booking' })
    },
    /** Puts a guide into the conversation, at its first step. */
    startGuide(name: GuideName): void {
      const language = parts.pageLanguage === 'es' ? 'es' : 'en'
      const { title, first } = guides[name]
      say({
        type: 'bot',
        content: `${title[language]}\n${first[language]}`,
        language,
        actions: [],
        guide: { name, taps: [] },
      })
    },
    /** Gives the answer at place `answer` to the step at which the guide in message `id` stands; undefined goes one answer back. */
    tapGuide(id: string, answer: number | undefined): void {
      change({
        messages: state.messages.map((message) => {
          if (message.id !== id || !message.guide) return message
          const { name, taps } = message.guide
          return {
            ...message,
            guide: { name, taps: answer === undefined ? back(taps) : tapped(guides[name], taps, answer) },
          }
        }),
      })
    },
    /** Puts a receipt in the place of the form in message `id`. */
    book(id: string, receipt: string): void {
      change({
        messages: state.messages.map(({ below, ...message }) =>
          message.id === id ? { ...message, content: receipt } : { ...message, ...(below && { below }) },
        ),
      })
    },
  }
}

const isUrgent = (level: Level) => level === 'critical' || level === 'high'

function urgent(content: string, actions: ChatMessage['actions'], language: ChatLanguage): Said {
  return { type: 'emergency', content, actions, language }
}

function ordinary(seen: Triage, local: Reply, served: ServerReply | undefined): Said {
  const { language, intent } = seen
  const reply = served ?? local
  const actions = reply.actions.length > 0 ? reply.actions : local.actions
  if (isUrgent(reply.urgencyLevel)) return urgent(reply.response, actions, language)
  const below = intent === 'booking' ? 'booking' : intent === 'contacts' ? 'contacts' : undefined
  const invites = reply.showBooking && intent !== 'booking'
  const content = invites ? `${reply.response}\n${chatText(language).invitation}` : reply.response
  return { type: 'bot', content, actions: below ? [] : actions, language, ...(below && { below }) }
}
