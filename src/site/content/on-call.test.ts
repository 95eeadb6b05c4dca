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

test('in Spanish the promise stands between commas inside a sentence, and a title has its own words', () => {
  const text =
    'Electricista{{on-call:word}}: llámanos al 711{{on-call:aside}} y sabrás el precio. También el 712{{on-call:comma}}.'
  const said = (isOnCall: boolean) => reading({ ...zero, isOnCall }, () => withFigures(text, 'es').text).result
  expect(said(true)).toBe(
    'Electricista 24 horas: llámanos al 711, a cualquier hora, y sabrás el precio. También el 712, a cualquier hora.',
  )
  expect(said(false)).toBe('Electricista: llámanos al 711 y sabrás el precio. También el 712.')
})

test('a text that promises, or would, depends on the switch', () => {
  expect([...filled(true).keys]).toEqual(['switch:on-call'])
  expect([...filled(false).keys]).toEqual(['switch:on-call'])
})

test('an unknown joint is refused', () => {
  expect(() => reading(zero, () => withFigures('{{on-call:dash}}', 'es'))).toThrow('on-call:dash')
})
