import { expect, it } from 'vitest'
import { affiliateCookieText } from './affiliate-code.ts'

it('makes a cookie of 30 days that other sites do not get', () => {
  expect(affiliateCookieText('ANA-2026', true)).toBe(
    'affiliate=ANA-2026; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
  )
  expect(affiliateCookieText('ANA-2026', false)).not.toContain('Secure')
})
