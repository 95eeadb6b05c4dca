import { expect, test } from 'vitest'
import { builtFigures } from './built-figures.ts'
import { withFigures } from './figure-text.ts'
import { promisesHelp, withoutPromises, withPromises } from './on-call.ts'

test('a promise of help at any hour is there or not, and the sentence is whole either way', () => {
  const { text } = withFigures(
    'Ring us{{on-call:comma}}, and hear what our{{on-call:word}} call-out costs.',
    'en',
    builtFigures(),
  )
  expect(promisesHelp(text)).toBe(true)
  expect(withPromises(text)).toBe('Ring us, 24/7, and hear what our 24/7 call-out costs.')
  expect(withoutPromises(text)).toBe('Ring us, and hear what our call-out costs.')
})

test('an unknown joint is refused', () => {
  expect(() => withFigures('{{on-call:dash}}', 'es', builtFigures())).toThrow('on-call:dash')
})
