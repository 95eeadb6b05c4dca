import { describe, expect, it } from 'vitest'
import { rangePosition, roundScale } from './range-position.ts'

describe('rangePosition', () => {
  it('places the three values on the scale', () => {
    expect(rangePosition({ p90: 500, p50: 1000, p10: 1500 }, 2000)).toEqual({
      '--a': '25.0%',
      '--m': '50.0%',
      '--b': '75.0%',
    })
  })
  it('never leaves the bar', () => {
    expect(rangePosition({ p90: -10, p50: 0, p10: 9000 }, 2000)).toEqual({
      '--a': '0.0%',
      '--m': '0.0%',
      '--b': '100.0%',
    })
  })
})

describe('roundScale', () => {
  const to = (...most: number[]) => roundScale(most.map((p10) => ({ p90: 0, p50: 0, p10 })))
  it('ends on a round number with room beside the largest of the ranges', () => {
    expect(to(1469)).toBe(2000)
    expect(to(850, 1470, 1630)).toBe(2000)
    expect(to(11_200)).toBe(15_000)
    expect(to(95)).toBe(120)
    expect(to(9.5)).toBe(12)
  })
  it('has an end for nothing at all', () => expect(to(0)).toBe(1))
})
