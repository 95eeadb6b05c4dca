import { expect, test } from 'vitest'
import { openingCalendar } from '#src/site/hours.ts'
import { offerUntil } from './offer-until.ts'

const until = (now: string, start = '2026-12-18T10:00:00Z') =>
  offerUntil(openingCalendar, new Date(start), new Date(now)).toISOString()

test('what is offered in the morning is held until the house closes', () => {
  expect(until('2026-11-24T09:00:00Z')).toBe('2026-11-24T17:00:00.000Z')
})

test('what is offered shortly before closing, or at night, is held until the next open day closes', () => {
  expect(until('2026-11-24T15:30:00Z')).toBe('2026-11-25T17:00:00.000Z')
  expect(until('2026-11-24T22:00:00Z')).toBe('2026-11-25T17:00:00.000Z')
})

test('closed days do not count: over the holidays of December it is held until the day after', () => {
  // Sunday 6 December is moved to Monday 7, Tuesday 8 is a holiday too.
  expect(until('2026-12-05T18:00:00Z')).toBe('2026-12-09T17:00:00.000Z')
})

test('never longer than until the time itself begins', () => {
  expect(until('2026-11-24T09:00:00Z', '2026-11-24T13:00:00Z')).toBe('2026-11-24T13:00:00.000Z')
})
