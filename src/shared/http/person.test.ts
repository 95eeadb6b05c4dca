import { expect, test } from 'vitest'
import { text, visitField } from './person.ts'

test('half a character becomes the sign for one that is missing; whole ones stay', () => {
  expect(text(20).parse(' sparks \ud83d')).toBe('sparks \ufffd')
  expect(text(20).parse('sparks 🔥')).toBe('sparks 🔥')
})

test('control characters are refused, but tab and line breaks', () => {
  expect(text(20).safeParse('a\u0000b').success).toBe(false)
  expect(text(20).parse('a\tb\nc')).toBe('a\tb\nc')
})

const visit = { page: '/solar/marbella', from: 'www.google.com', isFirst: true }

test('how somebody found us is taken as it is', () => {
  expect(visitField.parse(visit)).toEqual(visit)
  expect(visitField.parse(undefined)).toBeUndefined()
})

test.each([
  ['a query', { ...visit, page: '/contact?email=ana@example.com' }],
  ['an address in the path', { ...visit, page: '/ana@example.com' }],
  ['a page of others', { ...visit, page: 'https://evil.example/' }],
  ['a script', { ...visit, page: '/<script>' }],
  ['a path without end', { ...visit, page: `/${'a'.repeat(300)}` }],
  ['a whole referrer', { ...visit, from: 'https://www.google.com/search?q=ana' }],
  ['a source without end', { ...visit, from: 'a'.repeat(101) }],
  ['a word for a yes', { ...visit, isFirst: 'true' }],
  ['a list', [visit]],
  ['a text', '/contact'],
  ['nothing', null],
])('%s is left out, and stops nobody', (_, value) => {
  expect(visitField.parse(value)).toBeUndefined()
})
