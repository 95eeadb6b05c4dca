import { expect, test } from 'vitest'
import { isMissed, nextNoticeAt, recipients } from './escalation.ts'

const at = new Date('2026-11-21T22:00:00Z')
const inMinutes = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
/** The minute of the next notice when the last was told in this one. */
const minuteAfter = (minute: number) => (nextNoticeAt(at, inMinutes(minute)).getTime() - at.getTime()) / 60_000

test('staff are told again after 5 and 15 minutes, then every half hour for a day, then twice a day without end', () => {
  expect([0, 5, 15, 45].map(minuteAfter)).toEqual([5, 15, 45, 75])
  expect(minuteAfter(1395)).toBe(1425)
  expect(minuteAfter(1425)).toBe(1425 + 720)
  expect(minuteAfter(1425 + 720)).toBe(1425 + 2 * 720)
  expect(minuteAfter(1425 + 600 * 720)).toBe(1425 + 601 * 720)
})

test('what fell due while nobody could be told is one notice', () => {
  expect(minuteAfter(5.9)).toBe(15)
  expect(minuteAfter(200)).toBe(225)
  expect(minuteAfter(5000)).toBe(1425 + 5 * 720)
})

test('a request is missed after a day', () => {
  expect([0, 1439, 1440].map((minutes) => isMissed(at, inMinutes(minutes)))).toEqual([false, false, true])
})

test('each further time one more address hears of it, nobody twice', () => {
  const further = ['a@example.com', 'staff@example.com', 'b@example.com']
  expect(recipients(0, 'staff@example.com', further)).toEqual(['staff@example.com'])
  expect(recipients(1, 'staff@example.com', further)).toEqual(['staff@example.com', 'a@example.com'])
  expect(recipients(9, 'staff@example.com', further)).toEqual(['staff@example.com', 'a@example.com', 'b@example.com'])
  expect(recipients(0, undefined, [])).toEqual([])
})
