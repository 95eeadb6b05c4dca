import { describe, expect, it } from 'vitest'
import { chatLeadRequest } from '#src/features/emergency-chat/request-contract.ts'
import { bookingBody, receiptIn } from './booking-request.ts'
import type { ChatMessage } from './chat-message.ts'

const values = { name: 'Ana', phone: '600 111 222', town: 'Mijas', agrees: true }
const said = (type: ChatMessage['type'], content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: content,
  type,
  content,
  timestamp: '2026-11-21T10:00:00.000Z',
  language: 'en',
  actions: [],
  ...more,
})

describe('a request out of the chat', () => {
  it('is what the endpoint takes, with what was said and without lists and forms', () => {
    const body = bookingBody(values, 'es', [
      said('bot', 'Hola', { below: 'guides' }),
      said('user', 'un enchufe no va'),
      said('bot', 'Puede esperar.'),
      said('bot', 'Estos son los números.', { below: 'contacts' }),
    ])
    expect(chatLeadRequest.parse(body)).toMatchObject({
      language: 'es',
      name: 'Ana',
      location: 'Mijas',
      conversation: [
        { from: 'visitor', text: 'un enchufe no va' },
        { from: 'chat', text: 'Puede esperar.' },
      ],
      consent: { privacy: true },
    })
  })
  it('of a long conversation keeps its end and something the visitor said', () => {
    const messages = [said('user', 'x'.repeat(9000)), ...Array.from({ length: 150 }, (_, i) => said('bot', `b${i}`))]
    const { conversation } = chatLeadRequest.parse(bookingBody(values, 'en', messages))
    expect(conversation).toHaveLength(100)
    expect(conversation[0]?.from).toBe('visitor')
    expect(conversation.at(-1)?.text).toBe('b149')
  })
  it('is never more than the endpoint takes, in bytes', () => {
    const messages = Array.from({ length: 100 }, (_, i) => said('user', `${i} ${'€'.repeat(3900)}`))
    for (const all of [
      messages,
      [said('user', '🔥'.repeat(3000)), ...messages.map((one) => said('bot', one.content))],
    ]) {
      const body = bookingBody(values, 'en', all)
      const bytes = new TextEncoder().encode(JSON.stringify(body)).length
      expect(bytes).toBeGreaterThan(36 * 1024)
      expect(bytes).toBeLessThan(50 * 1024)
      const { conversation } = chatLeadRequest.parse(body)
      expect(conversation.some(({ from }) => from === 'visitor')).toBe(true)
      expect(conversation.at(-1)?.text).toMatch(/^99 €/)
    }
  })
  it('holds no half characters and nothing that the endpoint refuses', () => {
    const body = bookingBody(values, 'en', [
      said('user', `x${'🔥'.repeat(2500)}`),
      said('user', 'a\u000bb'),
      said('user', '\u0007'),
    ])
    expect(body.conversation.map(({ text }) => text.isWellFormed())).toEqual([true, true])
    expect(body.conversation[1]?.text).toBe('a b')
    expect(chatLeadRequest.safeParse(body).success).toBe(true)
    const half = { ...body, conversation: [{ from: 'visitor', text: 'fire \ud83d' }] }
    expect(chatLeadRequest.parse(half).conversation[0]?.text).toBe('fire \ufffd')
  })
  it('keeps both ends of a turn that is too long: the danger may be named last', () => {
    const turn = `${'We would like a price. '.repeat(400)}The socket is smoking.`
    const body = bookingBody(values, 'en', [said('user', turn)])
    expect(body.conversation[0]?.text.endsWith('The socket is smoking.')).toBe(true)
    expect(chatLeadRequest.safeParse(body).success).toBe(true)
  })
  it('goes with the safety text of an urgent fault', () => {
    const { conversation } = chatLeadRequest.parse(
      bookingBody(values, 'es', [
        said('user', 'no hay luz en toda la casa'),
        said('emergency', 'Esto necesita un electricista hoy.', { actions: ['call-us', 'callback'] }),
        said('bot', 'Dinos tu nombre.', { below: 'booking' }),
      ]),
    )
    expect(conversation.map(({ from }) => from)).toEqual(['visitor', 'chat'])
  })
})

it('a receipt is read only when it is whole', () => {
  const whole = { reference: 'C-1', answerBy: '2026-11-23T11:00:00+01:00' }
  expect(receiptIn({ ...whole, urgencyLevel: 'low' })).toEqual(whole)
  for (const answer of [null, 'C-1', {}, { reference: 'C-1' }]) expect(receiptIn(answer)).toBeUndefined()
})
