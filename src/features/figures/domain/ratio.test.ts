import { describe, expect, it } from 'vitest'
import { ratioIds, spokenRatio } from './ratio.ts'

describe('a ratio as people say it', () => {
  it('is the nearest that has a name, and about it when it lies more than 3 % away', () => {
    expect(spokenRatio(102.9, 100)).toEqual({ id: 'same', about: false })
    expect(spokenRatio(103.2, 100)).toEqual({ id: 'same', about: true })
    expect(spokenRatio(97.1, 100)).toEqual({ id: 'same', about: false })
    expect(spokenRatio(96.8, 100)).toEqual({ id: 'same', about: true })
    expect(spokenRatio(1, 6)).toEqual({ id: 'a-sixth', about: false })
  })

  it('reaches a fifth beyond the first and the last', () => {
    expect(spokenRatio(11.9, 1)).toEqual({ id: 'ten-times', about: true })
    expect(() => spokenRatio(12.1, 1)).toThrow('no words for a ratio of 12.100')
    expect(spokenRatio(0.041, 1).id).toBe('a-twentieth')
    expect(() => spokenRatio(0.039, 1)).toThrow('no words')
  })

  it('needs two figures above nothing', () => {
    for (const [a, b] of [
      [0, 3],
      [-1, 3],
      [1, 0],
      [0, 0],
      [Number.NaN, 1],
    ] as const)
      expect(() => spokenRatio(a, b)).toThrow('no ratio')
  })

  it('has one name for each', () => {
    expect(new Set(ratioIds).size).toBe(ratioIds.length)
    expect(ratioIds).toContain('two-and-a-half')
  })
})
