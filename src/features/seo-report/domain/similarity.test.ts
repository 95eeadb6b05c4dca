import { expect, test } from 'vitest'
import { likeness, signatureOf } from './similarity.ts'

const words = (from: number, count: number) => Array.from({ length: count }, (_, at) => `w${from + at}`)
const of = (list: readonly string[]) => {
  const signature = signatureOf(list)
  if (!signature) throw new Error('too short')
  return signature
}

test('a run of five words is the least that can be alike', () => {
  expect(signatureOf(words(0, 4))).toBeUndefined()
  expect(likeness(of(words(0, 5)), of(words(0, 5)))).toBe(1)
  expect(likeness(of(words(0, 5)), of(words(1, 5)))).toBeLessThan(0.1)
})

test('texts that share half of their runs are alike by about half, and the order of words counts', () => {
  // 200 runs each, 100 of them in both: 100 of 300.
  const share = likeness(of(words(0, 204)), of(words(100, 204)))
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.47)
  expect(likeness(of(words(0, 100)), of(words(0, 100).reverse()))).toBeLessThan(0.1)
})

test('the last run of a text counts as the first does', () => {
  const shared = words(0, 5)
  expect(likeness(of([...words(50, 5), ...shared]), of(shared))).toBeGreaterThan(0.02)
  expect(likeness(of([...shared, ...words(50, 5)]), of(shared))).toBeGreaterThan(0.02)
})
