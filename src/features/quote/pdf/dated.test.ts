import { expect, test } from 'vitest'
import { dated } from './dated.ts'

test.each([
  ['2026-11-21', 'en', '21 Nov 2026'],
  ['2026-08', 'es', 'ago 2026'],
  ['2020-2025', 'en', '2020–2025'],
  ['2026', 'es', '2026'],
  ['November 2026', 'en', 'November 2026'],
] as const)('%s reads in %s as %s', (asOf, language, text) => {
  expect(dated(asOf, language)).toBe(text)
})
