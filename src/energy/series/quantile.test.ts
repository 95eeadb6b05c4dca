import { describe, expect, it } from 'vitest'
import { exceedance } from './quantile.ts'

describe('exceedance', () => {
  it('gives the value that the named share of the sample reaches', () => {
    const sample = Float64Array.from({ length: 101 }, (_, i) => 100 - i)
    expect(exceedance(sample)).toEqual({ p10: 90, p50: 50, p90: 10 })
    expect(exceedance(Float64Array.of(7))).toEqual({ p10: 7, p50: 7, p90: 7 })
    expect(exceedance(Float64Array.of(0, 10)).p50).toBe(5)
  })

  it('leaves the sample in its order and refuses an empty one', () => {
    const sample = Float64Array.of(3, 1, 2)
    exceedance(sample)
    expect([...sample]).toEqual([3, 1, 2])
    expect(() => exceedance(new Float64Array(0))).toThrow(RangeError)
  })
})
