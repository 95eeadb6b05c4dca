import { describe, expect, it } from 'vitest'
import { rangePosition } from './range-position.ts'

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
