import { expect, test } from 'vitest'
import { addressToCount } from './asked-address.ts'

test('an old address of a page is counted as readers have it', () => {
  expect(addressToCount('/Solar-Panels/')).toBe('/solar-panels')
  expect(addressToCount('/es/baterías')).toBe('/es/baterías')
  expect(addressToCount('/about/team.html')).toBe('/about/team.html')
})

test('guesses of programs and what may be about somebody are not', () => {
  const guesses = ['/wp-login', '/wp/v2/users', '/.env', '/index.php', '/backup.zip', '/vendor/phpunit', '/a//../b']
  const people = ['/quote/ana@example.com', '/call/600123456', `/quote/${'k3'.repeat(15)}`, '/ana%40example.com']
  expect([...guesses, ...people].map(addressToCount).filter(Boolean)).toEqual([])
})
