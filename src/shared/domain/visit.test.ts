import { expect, it } from 'vitest'
import { cameFrom, visitFromPattern, visitPagePattern } from './visit.ts'

it.each([
  ['', '', 'direct'],
  ['', 'https://www.google.com/search?q=ana+garcia', 'www.google.com'],
  ['', 'https://ours.example:8443/solar/marbella', 'site'],
  ['?utm_source=Google-Business&name=Ana', 'https://www.google.com/', 'google-business'],
  ['?utm_source=ana@example.com', '', 'direct'],
  ['?utm_source=%3Cscript%3E', 'https://blog.example/', 'blog.example'],
  ['', 'android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['', 'not an address', 'unknown'],
  ['', 'https://[::1]/', 'unknown'],
])('query %j and referrer %j: came from %s', (query, referrer, from) => {
  expect(cameFrom(query, referrer, 'ours.example:8443')).toBe(from)
})

it.each(['/', '/solar/marbella', '/es/', '/blog/what_a-day.1'])('%s is a page', (page) => {
  expect(page).toMatch(visitPagePattern)
})

it.each([
  '',
  'solar',
  '//evil.example',
  '/a?b=1',
  '/a#b',
  '/ana@example.com',
  '/../etc',
  '/a b',
  '/<b>',
  'https://a.b/',
])('%j is none', (page) => {
  expect(page).not.toMatch(visitPagePattern)
})

it('reads a long hostile path in no time', () => {
  expect(`/${'a/'.repeat(50_000)}!`).not.toMatch(visitPagePattern)
  expect('a'.repeat(101)).not.toMatch(visitFromPattern)
})
