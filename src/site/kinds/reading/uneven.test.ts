import { expect, test } from 'vitest'
import { isUneven } from './uneven.ts'

test('two texts of about one length stand side by side, a short one beside a long one does not', () => {
  expect(isUneven([100, 120])).toBe(false)
  expect(isUneven([40, 200])).toBe(true)
})

test('a text alone would leave the second column empty', () => {
  expect(isUneven([120])).toBe(true)
})

test('of three the best break in their order counts', () => {
  expect(isUneven([60, 60, 130])).toBe(false)
  expect(isUneven([60, 200, 60])).toBe(true)
})
