import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { clockHours, dayStart, hourOf, hoursIn } from './hours.ts'

test('a day has 24 hours, 23 in March, 25 in October', () => {
  expect(['2026-03-28', '2026-03-29', '2026-10-25', '2026-11-23'].map(hoursIn)).toEqual([24, 23, 25, 24])
  expect(clockHours('2026-03-29').slice(0, 4)).toEqual([0, 1, 3, 4])
  expect(clockHours('2026-10-25').slice(0, 5)).toEqual([0, 1, 2, 2, 3])
})

test('an instant belongs to one hour of one day', () => {
  expect(hourOf(new Date('2026-11-23T20:10:00Z'))).toEqual({ date: '2026-11-23', hour: 21 })
  expect(hourOf(new Date('2026-10-25T01:30:00Z'))).toEqual({ date: '2026-10-25', hour: 3 })
  expect(hourOf(new Date('2026-03-29T01:30:00Z'))).toEqual({ date: '2026-03-29', hour: 2 })
})

test('days follow each other without a gap, and every hour of one is found again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.nat(24), (days, at) => {
      const date = addDays('2021-06-01', days)
      const hours = hoursIn(date)
      expect(dayStart(date) + hours * 3_600_000).toBe(dayStart(addDays(date, 1)))
      const hour = at % hours
      expect(hourOf(new Date(dayStart(date) + hour * 3_600_000 + 1000))).toEqual({ date, hour })
    }),
  )
})

test('what is no date has no hours', () => {
  expect(() => dayStart('2026-13-40')).toThrow(RangeError)
})
