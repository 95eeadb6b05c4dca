import { expect, test } from 'vitest'
import { emailField, isReachable, partnerCodeField, phoneField, requirement, text, visitField } from './person.ts'

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

test('an e-mail or a phone that is blank was not given; one that is not has its form and its length', () => {
  for (const field of [emailField, phoneField, partnerCodeField])
    for (const blank of ['', '  \t', undefined]) expect(field.parse(blank)).toBeUndefined()
  expect(emailField.parse('ana@example.com')).toBe('ana@example.com')
  expect(emailField.safeParse(7).success).toBe(false)
  expect(phoneField.parse(' +34 (600) 00-00.00 ')).toBe('+34 (600) 00-00.00')
  expect(partnerCodeField.parse(' costa-7 ')).toBe('COSTA-7')
})

test('a person is reachable by an e-mail or a phone number that is not blank', () => {
  expect([isReachable({ email: 'a@b.es' }), isReachable({ email: ' ', phone: '600' })]).toEqual([true, true])
  for (const nobody of [undefined, {}, { email: ' ' }, { phone: '' }, { email: 7, phone: null }])
    expect(isReachable(nobody)).toBe(false)
})

test('a requirement on a whole body is checked whatever else is wrong with it, and only on what can have fields', () => {
  const { path, message, params, when } = requirement('consent_required', ['consent', 'privacy'])
  expect({ path, message, params }).toEqual({
    path: ['consent', 'privacy'],
    message: 'consent_required',
    params: { code: 'consent_required' },
  })
  expect([{}, { a: 1 }].map((value) => when({ value }))).toEqual([true, true])
  expect([null, [], 'text', 7, undefined].map((value) => when({ value }))).toEqual(new Array(5).fill(false))
})

test('a text has its most characters, and room for no more', () => {
  expect(text(3).parse('  abc ')).toBe('abc')
  expect(text(3).safeParse('abcd').success).toBe(false)
  const [issue] = text(3).safeParse('a\u0007').error?.issues ?? []
  expect(issue).toMatchObject({ message: 'characters_not_allowed', params: { code: 'characters_not_allowed' } })
})
