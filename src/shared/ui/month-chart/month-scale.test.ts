import { describe, expect, it } from 'vitest'
import { scaleSteps } from './month-scale.ts'

describe('scaleSteps', () => {
  it('covers the largest value with at most four round steps', () => {
    for (const max of [0.7, 3, 12, 99, 100, 101, 850, 1234, 40_000]) {
      const steps = scaleSteps(max)
      expect(steps.at(-1)).toBeGreaterThanOrEqual(max)
      expect(steps.length).toBeLessThanOrEqual(5)
      expect(steps[0]).toBe(0)
    }
  })
  it('draws an empty chart for nothing', () => expect(scaleSteps(0)).toEqual([0, 1]))
})
