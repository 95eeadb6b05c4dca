import { describe, expect, it } from 'vitest'
import { isPlausible, ratingOf, vitalLimits } from './vital.ts'

describe('ratingOf', () => {
  it.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'needs-improvement'],
    ['LCP', 4000, 'needs-improvement'],
    ['LCP', 4001, 'poor'],
    ['FID', 100, 'good'],
    ['FID', 301, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.26, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 501, 'poor'],
  ] as const)('%s of %d is %s', (name, value, rating) => {
    expect(ratingOf(name, value)).toBe(rating)
  })
})

it('no page measures less than nothing, or for a week', () => {
  expect(isPlausible('LCP', -1)).toBe(false)
  expect(isPlausible('LCP', 604_800_000)).toBe(false)
  expect(isPlausible('CLS', 0)).toBe(true)
  expect(isPlausible('LCP', 600_000)).toBe(true)
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
    expect(isPlausible('LCP', value)).toBe(false)
})

it('names the limits between good, middling and poor', () => {
  expect(vitalLimits('CLS')).toEqual({ good: 0.1, poor: 0.25 })
})
