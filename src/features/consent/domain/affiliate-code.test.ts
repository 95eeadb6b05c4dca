import { expect, it } from 'vitest'
import { affiliateCodeIn, affiliateCookieText } from './affiliate-code.ts'

it('finds the code among other parameters', () => {
  expect(affiliateCodeIn('?utm_source=x&ref=ANA-2026')).toBe('ANA-2026')
})

it.each(['', '?ref=', '?ref=ab', '?reference=ANA', '?ref=a%3Bb%3Dc', `?ref=${'a'.repeat(41)}`, '?ref=%E0%A4%A'])(
  'finds none in %s',
  (query) => {
    expect(affiliateCodeIn(query)).toBeNull()
  },
)

it('makes a cookie of 30 days that other sites do not get', () => {
  expect(affiliateCookieText('ANA-2026', true)).toBe(
    'affiliate=ANA-2026; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
  )
  expect(affiliateCookieText('ANA-2026', false)).not.toContain('Secure')
})
