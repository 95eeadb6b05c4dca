import { expect, it } from 'vitest'
import { paybackInShort, paybackSpan } from './payback-span.ts'

it.each([
  [{ p90: 5.9, p50: 6.1, p10: 6.9 }, 'pays back in 6 to 7 years', 'se amortiza en 6 o 7 años'],
  [{ p90: 6.7, p50: 7.1, p10: 7.9 }, 'pays back in 7 to 8 years', 'se amortiza en 7 u 8 años'],
  [{ p90: 5.2, p50: 6.1, p10: 9.4 }, 'pays back in 5 to 9 years', 'se amortiza en un plazo de 5 a 9 años'],
  [{ p90: 6.6, p50: 6.8, p10: 7.4 }, 'pays back in 7 years', 'se amortiza en 7 años'],
  [{ p90: 0.9, p50: 1.2, p10: 1.4 }, 'pays back in one year', 'se amortiza en un año'],
  [{ p90: 0.2, p50: 0.3, p10: 0.7 }, 'pays back in less than a year', 'se amortiza en menos de un año'],
  [
    { p90: 11.4, p50: 18, p10: null },
    'pays back in 18 years, in a poor case not within 25',
    'se amortiza en 18 años, en un caso malo no en 25',
  ],
  [{ p90: 21, p50: null, p10: null }, 'does not pay back within 25 years', 'no se amortiza en 25 años'],
])('a payback of %j is said from the good case to the poor one', (years, english, spanish) => {
  expect(paybackSpan(years, 'en')).toBe(english)
  expect(paybackSpan(years, 'es')).toBe(spanish)
})

it.each([
  [{ p90: 5.2, p50: 6.1, p10: 6.9 }, 'pays back in 5–7 years', 'se amortiza en 5–7 años'],
  [{ p90: 6.6, p50: 6.8, p10: 7.4 }, 'pays back in 7 years', 'se amortiza en 7 años'],
  [{ p90: 0.9, p50: 1.2, p10: 1.4 }, 'pays back in one year', 'se amortiza en un año'],
  [{ p90: 0.2, p50: 0.3, p10: 0.7 }, 'pays back in less than a year', 'se amortiza en menos de un año'],
  [{ p90: 11.4, p50: 18, p10: null }, 'pays back in 18 years or more', 'se amortiza en 18 años o más'],
  [{ p90: 21, p50: null, p10: null }, 'does not pay back within 25 years', 'no se amortiza en 25 años'],
])('a payback of %j is the same years in a strip', (years, english, spanish) => {
  expect(paybackInShort(years, 'en').replaceAll('\u00a0', ' ')).toBe(english)
  expect(paybackInShort(years, 'es').replaceAll('\u00a0', ' ')).toBe(spanish)
})
