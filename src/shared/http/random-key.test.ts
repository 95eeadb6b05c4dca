import { afterEach, expect, test, vi } from 'vitest'
import { randomKey } from './random-key.ts'

afterEach(() => vi.restoreAllMocks())

function keyOfBytes(bytes: readonly number[]): string {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(bytes)
    return array
  })
  return randomKey()
}

test('sixteen bytes are a UUID of version 4 and variant 1, whatever they are', () => {
  expect(keyOfBytes(new Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(keyOfBytes(new Array(16).fill(0))).toBe('00000000-0000-4000-8000-000000000000')
  expect(keyOfBytes(Array.from({ length: 16 }, (_, i) => i))).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f')
})

test('no key comes twice', () => {
  expect(new Set(Array.from({ length: 1000 }, randomKey)).size).toBe(1000)
})
