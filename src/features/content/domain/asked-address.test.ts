import { expect, test } from 'vitest'
import { addressToCount } from './asked-address.ts'

test('an old address of a page is counted as readers have it', () => {
  expect(addressToCount('/Solar-Panels/')).toBe('/solar-panels')
  expect(addressToCount('/es/baterías')).toBe('/es/baterías')
  expect(addressToCount('/about/team.html')).toBe('/about/team.html')
  expect(addressToCount('/about/team.htm')).toBe('/about/team.htm')
  expect(addressToCount('/prices-2024/offer_1234')).toBe('/prices-2024/offer_1234')
  // A word of 24 letters, and an address of 100.
  const word = 'x'.repeat(24)
  expect(addressToCount(`/${word}`)).toBe(`/${word}`)
  const long = `/${Array(25).fill('abc').join('-')}`
  expect([long.length, addressToCount(long)]).toEqual([100, long])
})

test('guesses of programs and what may be about somebody are not', () => {
  const guesses = ['/wp-login', '/wp/v2/users', '/.env', '/index.php', '/backup.zip', '/vendor/phpunit', '/a//../b']
  const odd = ['/a.html/b', '/a.htmlx', '/a%20/b', `/${'x'.repeat(25)}`, `/${Array(25).fill('abc').join('-')}d`]
  const people = ['/quote/ana@example.com', '/call/600123456', `/quote/${'k3'.repeat(15)}`, '/ana%40example.com']
  expect([...guesses, ...odd, ...people].map(addressToCount).filter(Boolean)).toEqual([])
})
