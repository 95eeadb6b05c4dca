import { expect, it } from 'vitest'
import { mapRange } from './range.ts'

it('a range keeps its low end low, also where more of one is less of the other', () => {
  const range = { p10: 30, p50: 20, p90: 10 }
  expect(mapRange(range, (value) => value * 2)).toEqual({ p10: 60, p50: 40, p90: 20 })
  expect(mapRange(range, (value) => 100 - value)).toEqual({ p10: 90, p50: 80, p90: 70 })
})
