import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReplyAction } from '#src/features/emergency-chat/domain/reply.ts'
import { triage } from '#src/features/emergency-chat/domain/triage.ts'
import { chatLeadRequest } from '#src/features/emergency-chat/request-contract.ts'
import type { ServerReply } from './ask-server.ts'
import { bookingBody } from './booking-request.ts'
import { type ConversationParts, conversation, replyDelayMs } from './conversation.ts'

const phone = '+34 711 004 350'
const served = (more: Partial<ServerReply> = {}): ServerReply => ({
  response: 'From the server.',
  showBooking: true,
  urgencyLevel: 'medium',
  actions: ['book'] satisfies ReplyAction[],
  ...more,
})

function talk(
  answer: () => Promise<ServerReply | undefined> = async () => served(),
  more: Partial<ConversationParts> = {},
) {
  const asked: string[] = []
  let kept: string | null = null
  const memory = {
    recall: () => kept,
    keep: (text: string) => {
      kept = text
    },
  }
  const parts: ConversationParts = {
    pageLanguage: 'en',
    greetingLanguage: 'en',
    phone,
    nextAnswer: () => 'today 16:30, Spanish time',
    triage,
    ask: (message) => {
      asked.push(message)
      return answer()
    },
    memory,
    ...more,
  }
  const chat = conversation(parts)
  return { chat, asked, parts, last: () => chat.state().messages.at(-1) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('opening', () => {
  it('greets once, in the language to greet in', () => {
    const { chat } = talk(undefined, { greetingLanguage: 'de' })
    chat.greet()
    chat.greet()
    expect(chat.state().messages).toMatchObject([{ type: 'bot', language: 'de', below: 'guides' }])
  })
  it('goes on where the session left off, without greeting again', () => {
    const { chat, parts } = talk()
    chat.greet()
    chat.send('there is smoke')
    const again = conversation({ ...parts, pageLanguage: 'es' })
    again.greet()
    expect(again.state().messages).toEqual(chat.state().messages)
  })
})

describe('danger', () => {
  it.each([
    'sparks from the socket',
    'Quiero solicitar un electricista, hay chispas',
    'Il y a de la fumée',
    'Es riecht nach Gas',
  ])('%s: answered in the same moment, without asking the server', (message) => {
    const { chat, asked, last } = talk()
    chat.send(message)
    expect(last()).toMatchObject({ type: 'emergency' })
    expect(last()?.content).toContain('112')
    expect(last()?.actions[0]).toBe('call-112')
    expect(chat.state().isTyping).toBe(false)
    expect(asked).toEqual([])
  })
  it('is answered while an ordinary reply is awaited', () => {
    const { chat, last } = talk()
    chat.send('a bedroom socket is dead')
    chat.send('now there is smoke')
    expect(last()?.type).toBe('emergency')
    expect(chat.state().isTyping).toBe(true)
  })
  it('that only the server sees is shown as soon as it says so', async () => {
    const { chat, last } = talk(async () =>
      served({ urgencyLevel: 'critical', response: 'Out, 112.', showBooking: false }),
    )
    chat.send('one of the bedroom sockets is dead')
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toMatchObject({ type: 'emergency', content: 'Out, 112.' })
  })
})

describe('an urgent fault', () => {
  it('is answered at once and can be left for a call, with what was said', () => {
    const { chat, asked, last } = talk()
    chat.send('no electricity in the whole house')
    expect(last()).toMatchObject({ type: 'emergency', actions: expect.arrayContaining(['callback']) })
    chat.showBooking()
    expect(last()).toMatchObject({ below: 'booking' })
    const values = { name: 'Ana', phone: '600 111 222', town: '', agrees: true }
    const body = chatLeadRequest.parse(bookingBody(values, 'en', chat.state().messages))
    expect(body.conversation[0]).toEqual({ from: 'visitor', text: 'no electricity in the whole house' })
    expect(body.conversation[1]?.text).toContain('112')
    expect(asked).toEqual([])
  })
})

describe('an ordinary message', () => {
  it('is ignored when blank', () => {
    const { chat } = talk()
    expect(chat.send(' \n\t ')).toBe(false)
    expect(chat.state().messages).toEqual([])
  })
  it('shows the indicator, and the reply of the server after a second with the invitation', async () => {
    const { chat, last } = talk()
    chat.send('one of the bedroom sockets is dead')
    expect(last()?.type).toBe('user')
    expect(chat.state().isTyping).toBe(true)
    await vi.advanceTimersByTimeAsync(replyDelayMs - 1)
    expect(last()?.type).toBe('user')
    await vi.advanceTimersByTimeAsync(1)
    expect(chat.state().isTyping).toBe(false)
    expect(last()).toMatchObject({ type: 'bot', actions: ['book'] })
    expect(last()?.content).toMatch(/^From the server\.\nWould you like an appointment\?.*‘yes’.*not guarantee/)
  })
  it('is answered by the device when the server does not', async () => {
    const { chat, last } = talk(async () => undefined)
    chat.send('one of the bedroom sockets is dead')
    await vi.advanceTimersByTimeAsync(replyDelayMs)
    expect(last()?.content).toContain('that can wait for an appointment')
  })
  it('gets no invitation when the server offers no booking', async () => {
    const { chat, last } = talk(async () => served({ showBooking: false }))
    chat.send('one of the bedroom sockets is dead')
    await vi.advanceTimersByTimeAsync(replyDelayMs)
    expect(last()?.content).toBe('From the server.')
  })
})

describe('an answer to the invitation', () => {
  it.each(['yes', 'Sí', 'book appointment', 'quiero reservar una cita'])(
    '%s: the server is not called',
    async (message) => {
      const { chat, asked, last } = talk()
      chat.send(message)
      await vi.advanceTimersByTimeAsync(replyDelayMs)
      expect(last()).toMatchObject({ type: 'bot', below: 'booking' })
      expect(last()?.content).toContain('today 16:30')
      expect(asked).toEqual([])
    },
  )
  it('gives way to a fault', async () => {
    const { chat, asked } = talk()
    chat.send('book an appointment, the bedroom socket is dead')
    await vi.advanceTimersByTimeAsync(replyDelayMs)
    expect(asked).toHaveLength(1)
  })
  it('is followed by the receipt in the place of the form', () => {
    const { chat, last } = talk()
    chat.showBooking()
    chat.book(last()?.id ?? '', 'Thank you.')
    expect(last()).toMatchObject({ content: 'Thank you.' })
    expect(last()).not.toHaveProperty('below')
  })
})

describe('what is pressed', () => {
  it('appends the list of numbers', () => {
    const { chat, last } = talk()
    chat.showContacts()
    expect(last()).toMatchObject({ type: 'bot', below: 'contacts' })
  })
  it('walks through a guide and back', () => {
    const { chat, last } = talk()
    chat.startGuide('reset-rcd')
    const id = last()?.id ?? ''
    chat.tapGuide(id, 0)
    chat.tapGuide(id, 0)
    chat.tapGuide(id, undefined)
    expect(last()?.guide).toEqual({ name: 'reset-rcd', taps: [0] })
    expect(chat.state().messages).toHaveLength(1)
  })
})
