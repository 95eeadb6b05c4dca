import { expect, test } from 'vitest'
import { startAt, startsIn } from './free-time.ts'

const morning = { start: '2026-11-27T09:00:00.000Z', end: '2026-11-27T11:00:00.000Z' }

test('a visit of an hour begins at each quarter from which it still ends in time', () => {
  expect(startsIn(morning, 60).map((start) => start.slice(11, 16))).toEqual([
    '09:00',
    '09:15',
    '09:30',
    '09:45',
    '10:00',
  ])
  expect(startsIn(morning, 120)).toHaveLength(1)
  expect(startsIn(morning, 135)).toEqual([])
})

test('where it is dropped says when it begins; beside the stretch it is the nearest end', () => {
  expect(startAt(morning, 60, 0.5).slice(11, 16)).toBe('09:30')
  expect(startAt(morning, 60, -3)).toBe(morning.start)
  expect(startAt(morning, 60, 3).slice(11, 16)).toBe('10:00')
})
