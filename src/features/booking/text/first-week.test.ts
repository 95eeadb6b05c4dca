import { expect, test } from 'vitest'
import { firstRoomyWeek } from './first-week.ts'

const slot = (start: string) => ({ id: start, mode: 'visit' as const, start, end: start })
const saturday = slot('2026-11-28T10:00:00Z')
const monday = slot('2026-11-30T10:00:00Z')
const tuesday = slot('2026-12-01T10:00:00Z')

test('the calendar opens with a week that has free times on two days', () => {
  expect(firstRoomyWeek([saturday, monday, tuesday], '2026-11-27')).toBe('2026-11-30')
})

test('a week with one free day is shown when no later one has more', () => {
  expect(firstRoomyWeek([saturday, monday], '2026-11-27')).toBe('2026-11-23')
})

test('without any free time it is this week', () => {
  expect(firstRoomyWeek([], '2026-11-27')).toBe('2026-11-23')
})
