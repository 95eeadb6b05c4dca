import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkLink, signLink, withoutTokens } from './signed-link.ts'

const key = createSecretKey(randomBytes(32))
const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-12-21T10:00:00Z')

test('a token gives back its id until it ends', () => {
  const id = randomUUID()
  const token = signLink(key, 'quote', id, later)
  expect(checkLink(key, 'quote', token, now)).toEqual({ ok: true, id, expiresAt: later })
  expect(checkLink(key, 'quote', token, later)).toEqual({ ok: false, reason: 'expired' })
})

test('any changed character, another purpose, another key or odd text is forged', () => {
  const token = signLink(key, 'quote', randomUUID(), later)
  for (let i = 0; i < token.length; i++) {
    const changed = token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1)
    expect(checkLink(key, 'quote', changed, now).ok).toBe(false)
  }
  expect(checkLink(key, 'booking', token, now)).toEqual({ ok: false, reason: 'forged' })
  expect(checkLink(createSecretKey(randomBytes(32)), 'quote', token, now)).toEqual({ ok: false, reason: 'forged' })
  for (const text of ['', '../../etc/passwd', `${token}=`, token.slice(1), '\u0000'.repeat(48)])
    expect(checkLink(key, 'quote', text, now)).toEqual({ ok: false, reason: 'forged' })
})

test('a path is kept without the token in it, in whatever way that is written', () => {
  const key = createSecretKey(randomBytes(32))
  for (let i = 0; i < 200; i++) {
    const token = signLink(key, 'quote', randomUUID(), new Date('2027-01-01T00:00:00Z'))
    for (const written of [token, encodeURIComponent(token), `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`])
      expect(withoutTokens(`/es/presupuesto/${written}`)).toBe('/es/presupuesto/{token}')
  }
  const page = '/es/servicios/instalacion-de-placas-solares-en-comunidades-de-vecinos'
  expect(withoutTokens(page)).toBe(page)
})
