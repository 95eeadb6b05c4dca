import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

it('draws a square for every dark module, row by row', () => {
  expect(qrPath(2, [1, 0, 0, 1])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
  expect(qrPath(1, [0])).toBe('')
})
