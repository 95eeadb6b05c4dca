import { expect, it } from 'vitest'
import { quoteState } from './quote-state.ts'

it('a quote holds through its last day; a test is a test whatever its date', () => {
  expect(quoteState({ test: false, validUntil: '2026-12-21' }, '2026-12-21')).toBe('valid')
  expect(quoteState({ test: false, validUntil: '2026-12-21' }, '2026-12-22')).toBe('expired')
  expect(quoteState({ test: true, validUntil: '2026-12-21' }, '2026-12-22')).toBe('test')
})
