import { expect, test } from 'vitest'
import { emergencyNumber, numberCheck } from './emergency-numbers.ts'

const known = { ...emergencyNumber('electricity-faults'), mark: 'verified', read: '2026-09-29' }

test('a number says when it was checked, and how well', () => {
  expect(numberCheck(known, 'en')).toBe('29 Sep 2026')
  expect(numberCheck({ ...known, mark: 'single-source' }, 'es')).toBe('29 sept 2026, en una sola fuente')
})

test('an unverified number is never dated as if it were checked', () => {
  for (const mark of ['unverified', 'general knowledge'])
    expect(numberCheck({ ...known, mark }, 'en')).toBe('not confirmed')
})

test('an unknown number is refused', () => {
  expect(() => emergencyNumber('neighbour')).toThrow('neighbour')
})
