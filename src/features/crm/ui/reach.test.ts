import { expect, it } from 'vitest'
import { mailLink, telLink, whatsAppLink } from './reach.ts'

it('links to a person by phone, WhatsApp and mail', () => {
  expect(telLink('+34600000000')).toBe('tel:+34600000000')
  expect(whatsAppLink('+34 600 000 000')).toBe('https://wa.me/34600000000')
  expect(mailLink('ana@example.com')).toBe('mailto:ana@example.com')
})

it('lets no mail address add headers of its own', () => {
  expect(mailLink('a@example.com?bcc=b@example.com')).toBe('mailto:a@example.com%3Fbcc%3Db%40example.com')
})
