import { expect, test } from 'vitest'
import { reading } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { withFigures } from './figure-text.ts'

const zero = versionZero('2026-11-23')
const filled = (isOnCall: boolean) =>
  reading(
    { ...zero, isOnCall },
    () => withFigures('Ring us{{on-call:comma}}, and hear what our{{on-call:word}} call-out costs.', 'en').text,
  )

test('a promise of help at any hour is there or not, and the sentence is whole either way', () => {
  expect(filled(true).result).toBe('Ring us, 24/7, and hear what our 24/7 call-out costs.')
  expect(filled(false).result).toBe('Ring us, and hear what our call-out costs.')
})

test('a text that promises, or would, depends on the switch', () => {
  expect([...filled(true).keys]).toEqual(['switch:on-call'])
  expect([...filled(false).keys]).toEqual(['switch:on-call'])
})

test('an unknown joint is refused', () => {
  expect(() => reading(zero, () => withFigures('{{on-call:dash}}', 'es'))).toThrow('on-call:dash')
})
