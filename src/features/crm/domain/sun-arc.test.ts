import { expect, test } from 'vitest'
import { sunArc } from './sun-arc.ts'

/** Times of Marbella (36.51° N, 4.88° W) as the almanac has them, to the five minutes of the drawing. */
test.each([
  ['2026-11-23', 60, '8:05', '18:05', 33],
  ['2026-06-21', 120, '7:00', '21:40', 77],
  ['2026-12-21', 60, '8:25', '18:05', 30],
])('on %s the sun rises and sets on the clock of Spain', (day, offsetMinutes, rise, set, noonDeg) => {
  const arc = sunArc(day, offsetMinutes)
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
  expect([clock(arc.riseMinute), clock(arc.setMinute), Math.round(arc.noonDeg)]).toEqual([rise, set, noonDeg])
})
