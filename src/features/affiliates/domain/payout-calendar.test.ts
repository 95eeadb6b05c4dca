import { describe, expect, it } from 'vitest'
import {
  endOfMonth,
  executionDate,
  isOver,
  lastMonthOver,
  nextMonth,
  nextPayout,
  payoutDateOf,
  plainMonth,
} from './payout-calendar.ts'

describe('the payout calendar, by the clock in Spain', () => {
  it('makes a run of the month before, to the instant', () => {
    expect(lastMonthOver(new Date('2026-11-23T12:00:00Z'))).toBe('2026-10')
    expect(lastMonthOver(new Date('2026-11-30T22:59:59Z'))).toBe('2026-10')
    expect(lastMonthOver(new Date('2026-11-30T23:00:00Z'))).toBe('2026-11')
  })

  it.each([
    ['2026-11', '2026-12-15'],
    ['2026-12', '2027-01-15'],
  ])('pays %s on %s', (month, date) => {
    expect(payoutDateOf(month)).toBe(date)
  })

  it.each([
    // Winter: Spain is an hour ahead of UTC.
    ['2026-11', '2026-11-30T22:59:59.999Z', false],
    ['2026-11', '2026-11-30T23:00:00.000Z', true],
    // Summer: two hours.
    ['2026-06', '2026-06-30T21:59:59.999Z', false],
    ['2026-06', '2026-06-30T22:00:00.000Z', true],
    // The months in which the clocks change.
    ['2026-03', '2026-03-31T21:59:59.999Z', false],
    ['2026-03', '2026-03-31T22:00:00.000Z', true],
    ['2026-10', '2026-10-31T22:59:59.999Z', false],
    ['2026-10', '2026-10-31T23:00:00.000Z', true],
  ])('%s at %s is over: %s', (month, at, over) => {
    expect(isOver(month, new Date(at))).toBe(over)
    expect(endOfMonth(month).getTime() <= Date.parse(at)).toBe(over)
  })

  it.each([
    ['2026-12-14T22:59:59Z', '2026-11', '2026-12-15'],
    // Midnight in Spain: it is the 15th, and still the payout of the day.
    ['2026-12-14T23:00:00Z', '2026-11', '2026-12-15'],
    ['2026-12-15T22:59:59Z', '2026-11', '2026-12-15'],
    ['2026-12-15T23:00:00Z', '2026-12', '2027-01-15'],
    ['2027-01-02T12:00:00Z', '2026-12', '2027-01-15'],
  ])('at %s the next payout is of %s on %s', (now, month, date) => {
    expect(nextPayout(new Date(now))).toEqual({ month, date })
  })

  it('asks the bank for the 15th, or for today when that has passed', () => {
    expect(executionDate('2026-11', new Date('2026-12-02T10:00:00Z'))).toBe('2026-12-15')
    expect(executionDate('2026-11', new Date('2026-12-14T23:30:00Z'))).toBe('2026-12-15')
    expect(executionDate('2026-11', new Date('2026-12-19T10:00:00Z'))).toBe('2026-12-19')
  })

  it.each(['2026-13', '2026-00', '26-01', '2026-1', '', '2026-01-01'])('%s is no month', (text) => {
    expect(() => plainMonth(text)).toThrow(RangeError)
  })

  it('knows the month after', () => {
    expect([nextMonth('2026-12'), nextMonth('2026-09')]).toEqual(['2027-01', '2026-10'])
  })
})
