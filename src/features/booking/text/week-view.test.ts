import { expect, test } from 'vitest'
import { weekView } from './week-view.ts'

const slot = (start: string) => ({ id: start, mode: 'visit' as const, start, end: start })
const monday = slot('2026-11-30T10:00:00Z')
const week = (from: string, slots = [monday]) =>
  weekView({ slots, taken: [] }, { from, today: '2026-11-28', last: '2027-01-10', language: 'en', timeZone: '' })

test('there is no way back to a week in which no time is offered any more', () => {
  expect(week('2026-11-30').earlier).toBeNull()
  expect(week('2026-11-30', [slot('2026-11-28T17:00:00Z'), monday]).earlier).toBe('2026-11-23')
  expect(week('2026-12-07').earlier).toBe('2026-11-30')
})

test('there is a way on as far as anybody may look', () => {
  expect(week('2026-11-30').later).toBe('2026-12-07')
  expect(week('2027-01-04').later).toBeNull()
})

test('the week says how long an appointment takes, as its times do', () => {
  const long = { ...monday, end: '2026-11-30T11:30:00Z' }
  expect(week('2026-11-30', [long]).lastsMinutes).toBe(90)
  expect(week('2026-11-30', []).lastsMinutes).toBeNull()
})
