import { expect, it } from 'vitest'
import { isPastFifth } from './past-fifth.ts'

it('begins above 20 % of the way, not at it', () => {
  expect(isPastFifth(200, 1800, 800)).toBe(false)
  expect(isPastFifth(201, 1800, 800)).toBe(true)
})

it('never begins on a page that cannot be scrolled', () => {
  expect(isPastFifth(0, 600, 800)).toBe(false)
  expect(isPastFifth(0, 800, 800)).toBe(false)
})
