import { expect, test } from 'vitest'
import { plain } from './plain.ts'

test('words are the same with and without accents, in capitals and in small letters', () => {
  expect(plain('Energía ELÉCTRICA, año, Àlex, ç')).toBe('energia electrica, ano, alex, c')
})

test('spaces, dashes and apostrophes of all kinds are the ordinary ones', () => {
  expect(plain('a\u00a0b\u2003c\u202fd\u205fe\tf g')).toBe('a b c d e f g')
  expect(plain('1\u20102\u20133\u20144\u22125-6')).toBe('1-2-3-4-5-6')
  expect(plain('l\u2019any l\u2018any')).toBe("l'any l'any")
})

test('every letter stays where it is, whatever it is', () => {
  for (const text of ['İstanbul', 'ﬁn 5 €', 'e\u0301', '½ kWh', '日本 😀 x', 'ß'])
    expect(plain(text)).toHaveLength(text.length)
  expect(plain('😀 5 €')).toBe('😀 5 €')
})
