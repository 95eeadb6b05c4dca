import { describe, expect, it } from 'vitest'
import { labelY, onArc, rayFrom } from './sun-arc.ts'

describe('onArc', () => {
  it('has the noon sun on the left, higher in summer', () => {
    expect(onArc(90)).toEqual({ x: 820, y: 26 })
    expect(onArc(0)).toEqual({ x: 570, y: 276 })
    expect(onArc(77).y).toBeLessThan(onArc(30).y)
  })
})

describe('labelY', () => {
  it('moves a label out of the disc and leaves the others alone', () => {
    expect(labelY(30, 33.6)).toBeGreaterThan(onArc(33.6).y + 33)
    expect(labelY(77, 33.6)).toBe(onArc(77).y)
    expect(labelY(53.5, 52)).toBeLessThan(onArc(52).y - 33)
  })
})

describe('rayFrom', () => {
  it('leaves the gap free', () => expect(rayFrom({ x: 0, y: 0 }, { x: 100, y: 0 }, 40)).toBe('M40 0L100 0'))
})
