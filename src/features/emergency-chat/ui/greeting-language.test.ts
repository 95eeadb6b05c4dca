import { expect, it } from 'vitest'
import { greetingLanguage } from './greeting-language.ts'

it.each([
  ['en', ['fr-CH', 'en'], 'fr'],
  ['es', ['de-DE'], 'de'],
  ['es', ['nl', 'de'], 'de'],
  ['en', ['es-ES', 'fr'], 'en'],
  ['es', ['en-GB', 'de'], 'es'],
  ['es', ['ru'], 'es'],
  ['en', [], 'en'],
] as const)('on a page in %s a browser that asks for %j is greeted in %s', (page, wishes, language) => {
  expect(greetingLanguage(page, wishes)).toBe(language)
})
