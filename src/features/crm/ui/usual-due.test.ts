import { expect, it } from 'vitest'
import { tomorrowMorning, usualDue } from './usual-due.ts'

it('is this afternoon while there is some of it left, and tomorrow morning after that', () => {
  expect(usualDue(new Date(2026, 10, 23, 11, 24))).toBe('2026-11-23T17:00')
  expect(usualDue(new Date(2026, 10, 23, 16, 0))).toBe('2026-11-24T09:00')
  expect(usualDue(new Date(2026, 11, 31, 23, 59))).toBe('2027-01-01T09:00')
})

it('puts off to the next morning, the end of a month included', () => {
  expect(tomorrowMorning(new Date(2026, 10, 30, 18))).toEqual(new Date(2026, 11, 1, 9))
})
