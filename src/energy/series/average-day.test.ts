import { describe, expect, it } from 'vitest'
import { averageDay } from './average-day.ts'

describe('averageDay', () => {
  it('keeps the energy of an ordinary month', () => {
    const flat = new Float64Array(8760).fill(0.5)
    expect(averageDay(flat, 5).reduce((a, b) => a + b)).toBeCloseTo(12)
  })
  it('follows the clock of Spain, an hour later than the weather in summer', () => {
    const noonOnly = Float64Array.from({ length: 8760 }, (_, hour) => (hour % 24 === 12 ? 1 : 0))
    expect(averageDay(noonOnly, 5).indexOf(1)).toBe(13)
    expect(averageDay(noonOnly, 11).indexOf(1)).toBe(12)
  })
})
