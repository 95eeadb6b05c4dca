import { describe, expect, it } from 'vitest'
import { offeredLanguage } from './offered-language.ts'

describe('offeredLanguage', () => {
  it('is the other language when the browser puts it first', () => {
    expect(offeredLanguage(['es-ES', 'es', 'en'], 'en')).toBe('es')
    expect(offeredLanguage(['en-GB'], 'es')).toBe('en')
  })
  it('is none when the page is in the preferred one of the two', () => {
    expect(offeredLanguage(['en-US', 'es'], 'en')).toBeNull()
    expect(offeredLanguage(['ES'], 'es')).toBeNull()
  })
  it('passes over languages the site does not have', () => {
    expect(offeredLanguage(['de-DE', 'fr', 'es-419', 'en'], 'en')).toBe('es')
    expect(offeredLanguage(['de', 'sv'], 'es')).toBeNull()
    expect(offeredLanguage([], 'en')).toBeNull()
  })
  it('does not take a longer code for one of ours', () => {
    expect(offeredLanguage(['est', 'eng'], 'en')).toBeNull()
  })
})
