import { expect, test } from 'vitest'
import { floorClaims } from './price-claims.ts'

test.each([
  ['en', 'A charger starts at {{price:ev-charger}}.'],
  ['en', 'First line.\nFrom {{price:solar}} with VAT.'],
  ['es', 'Una máquina parte de {{price:heat-pump}}.'],
  ['es', 'Cuesta desde {{price:solar}} con IVA.'],
] as const)('a guide price is not called a floor (%s: %s)', (language, text) => {
  expect(floorClaims(text, language)).toHaveLength(1)
})

test.each([
  ['en', 'A charger costs about {{price:ev-charger}}.'],
  ['en', 'From {{price:roof-flat@5}} to {{price:roof-flat@8}}.'],
  ['es', 'Una máquina ronda los {{price:heat-pump}}.'],
  ['es', 'De {{price:solar}} en adelante no hablamos.'],
] as const)('about, and a span, may be said (%s: %s)', (language, text) => {
  expect(floorClaims(text, language)).toEqual([])
})
