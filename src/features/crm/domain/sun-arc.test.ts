import { expect, test } from 'vitest'
import { sunArc } from './sun-arc.ts'

/** Sunrise, sunset and the height at noon over Marbella (36.51° N, 4.88° W), in minutes after midnight on the clock of Spain. */
test.each([
  ['2026-11-23', 60, 8 * 60 + 5, 18 * 60 + 5, 33],
  ['2026-06-21', 120, 7 * 60, 21 * 60 + 42, 77],
  ['2026-12-21', 60, 8 * 60 + 25, 18 * 60 + 5, 30],
])('on %s the sun rises and sets on the clock of Spain', (day, offsetMinutes, rise, set, noonDeg) => {
  const arc = sunArc(day, offsetMinutes)
  expect(Math.abs(arc.riseMinute - rise)).toBeLessThanOrEqual(5)
  expect(Math.abs(arc.setMinute - set)).toBeLessThanOrEqual(5)
  expect(Math.round(arc.noonDeg)).toBe(noonDeg)
})
