import { expect, test } from 'vitest'
import { text } from './person.ts'

test('half a character becomes the sign for one that is missing; whole ones stay', () => {
  expect(text(20).parse(' sparks \ud83d')).toBe('sparks \ufffd')
  expect(text(20).parse('sparks 🔥')).toBe('sparks 🔥')
})

test('control characters are refused, but tab and line breaks', () => {
  expect(text(20).safeParse('a\u0000b').success).toBe(false)
  expect(text(20).parse('a\tb\nc')).toBe('a\tb\nc')
})
