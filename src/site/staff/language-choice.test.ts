import { expect, it } from 'vitest'
import { staffLanguage } from './language-choice.ts'

it('follows the choice, then the account, then the browser, then English', () => {
  expect(staffLanguage('en', 'es', ['es-ES'])).toBe('en')
  expect(staffLanguage(null, 'es', ['en-GB'])).toBe('es')
  expect(staffLanguage(null, undefined, ['de-DE', 'es-ES', 'en'])).toBe('es')
  expect(staffLanguage('de', undefined, ['fr'])).toBe('en')
})
