import { expect, test } from 'vitest'
import { curved } from './quotes.ts'

test('an apostrophe is curved', () => {
  expect(curved("the bill's date, both owners' wish, don't")).toBe('the bill’s date, both owners’ wish, don’t')
})

test('a quotation opens and closes', () => {
  expect(curved("'care' lines (not 'better'), 'best'.")).toBe('‘care’ lines (not ‘better’), ‘best’.')
})

test('what follows a link or italics closes or belongs to it; what leads to it opens', () => {
  expect(curved("'s own price", true)).toBe('’s own price')
  expect(curved("they call it '")).toBe('they call it ‘')
})

test('words without a mark stay as they are', () => {
  expect(curved('«luz» y 0,04 €/kWh')).toBe('«luz» y 0,04 €/kWh')
})
