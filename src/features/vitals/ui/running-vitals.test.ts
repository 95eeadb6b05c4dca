import { describe, expect, it } from 'vitest'
import { deviceOf, interactionDelay, layoutShift } from './running-vitals.ts'

describe('layoutShift', () => {
  it('adds up shifts that follow each other within a second', () => {
    const shift = layoutShift()
    expect(shift(100, 0.1)).toBeCloseTo(0.1)
    expect(shift(1000, 0.05)).toBeCloseTo(0.15)
  })
  it('begins again after a second of rest, and keeps the largest', () => {
    const shift = layoutShift()
    shift(100, 0.1)
    expect(shift(1100, 0.04)).toBeCloseTo(0.1)
    expect(shift(1500, 0.08)).toBeCloseTo(0.12)
  })
  it('begins again after five seconds without rest', () => {
    const shift = layoutShift()
    for (let at = 0; at < 5000; at += 900) shift(at, 0.01)
    expect(shift(5400, 0.01)).toBeCloseTo(0.06)
  })
})

describe('interactionDelay', () => {
  it('is the longest event of the slowest interaction', () => {
    const delay = interactionDelay()
    delay(1, 48, 1)
    delay(2, 120, 2)
    expect(delay(1, 96, 2)).toBe(120)
  })
  it('leaves out one interaction of every fifty, the quick ones counted that were not reported', () => {
    const delay = interactionDelay()
    delay(1, 400, 1)
    delay(2, 200, 2)
    expect(delay(3, 100, 49)).toBe(400)
    expect(delay(3, 100, 50)).toBe(200)
    expect(delay(3, 100, 500)).toBe(100)
  })
})

it('tells phones, tablets and desktops apart', () => {
  expect([deviceOf(390, true), deviceOf(1024, true), deviceOf(1440, false), deviceOf(700, false)]).toEqual([
    'phone',
    'tablet',
    'desktop',
    'phone',
  ])
})
