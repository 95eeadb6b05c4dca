import { describe, expect, it } from 'vitest'
import { type ChatMessage, messagesFromText, messagesToText } from './chat-message.ts'

const message = (more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'a',
  type: 'bot',
  content: 'Hello',
  timestamp: '2026-11-21T10:00:00.000Z',
  language: 'fr',
  actions: ['call-112', 'contacts'],
  ...more,
})

describe('a kept conversation', () => {
  it('comes back as it was', () => {
    const messages = [
      message(),
      message({ id: 'b', type: 'user', actions: [] }),
      message({ id: 'c', below: 'contacts' }),
      message({ id: 'd', guide: { name: 'reset-rcd', taps: [0, 1] } }),
    ]
    expect(messagesFromText(messagesToText(messages))).toEqual(messages)
  })
  it('is empty when there is none or it is not ours', () => {
    for (const text of [null, '', '{', '{}', '[1, null, {"id": 2}]', '[{"id":"a","type":"admin"}]'])
      expect(messagesFromText(text)).toEqual([])
  })
  it('leaves out what a version before wrote differently', () => {
    const text = JSON.stringify([
      { ...message(), actions: ['call-112', 'dance'], below: 'disco', guide: { name: 'x' } },
    ])
    expect(messagesFromText(text)).toEqual([message({ actions: ['call-112'] })])
  })
  it('keeps the newest, and cuts what is very long', () => {
    const many = Array.from({ length: 200 }, (_, i) => message({ id: String(i), content: 'x'.repeat(50_000) }))
    const text = messagesToText(many)
    expect(text.length).toBeLessThan(500_000)
    expect(messagesFromText(text).at(-1)?.id).toBe('199')
  })
})
