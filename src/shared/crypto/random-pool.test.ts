import { expect, test } from 'vitest'
import { randomFromPool } from './random-pool.ts'

test('no bytes are given out twice, over many pools, and none are all zero', () => {
  const given = Array.from({ length: 5000 }, (_, i) => randomFromPool(i % 2 ? 12 : 24))
  expect(new Set(given.map((bytes) => bytes.toString('hex', 0, 12))).size).toBe(5000)
  expect(given.map((bytes) => bytes.length)).toEqual(given.map((_, i) => (i % 2 ? 12 : 24)))
})

test('what was given out does not change when more is drawn', () => {
  const first = randomFromPool(24)
  const copy = first.toString('hex')
  for (let i = 0; i < 1000; i++) randomFromPool(24).fill(1)
  expect(first.toString('hex')).toBe(copy)
})
