import { describe, expect, it } from 'vitest'
import { addDays, epochDay, fromEpochDay, madridDate, plainDate, weekday } from './plain-date.ts'

describe('a plain date', () => {
  it('is a day of the calendar', () => {
    expect(plainDate('2024-02-29')).toBe('2024-02-29')
    expect([epochDay('1970-01-01'), epochDay('1969-12-31'), fromEpochDay(59)]).toEqual([0, -1, '1970-03-01'])
    expect([addDays('2026-12-31', 1), addDays('2024-03-01', -1)]).toEqual(['2027-01-01', '2024-02-29'])
  })
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '2026-01-01T00:00',
    ' 2026-01-01',
    'x2026-01-01',
    'tomorrow',
    '',
  ])('is not %j', (text) => {
    expect(() => plainDate(text)).toThrow(new RangeError(`not a date: ${text}`))
    expect(() => epochDay(text)).toThrow(RangeError)
  })
  it('has its day of the week, before 1970 too', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-28', '1969-12-28'].map(weekday)).toEqual([0, 1, 6, 0])
  })
  it('begins at midnight in Spain', () => {
    expect(madridDate(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01')
    expect(madridDate(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
    expect(madridDate(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  })
})
