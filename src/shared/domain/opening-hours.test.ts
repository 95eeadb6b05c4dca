import { describe, expect, it } from 'vitest'
import { answerBy, madridInstant, type OpeningCalendar } from './opening-hours.ts'

const office = [{ fromMinute: 9 * 60, toMinute: 18 * 60 }]
const calendar: OpeningCalendar = {
  week: [[], office, office, office, office, office, [{ fromMinute: 10 * 60, toMinute: 14 * 60 }]],
  isHoliday: (date) => ['2026-12-07', '2026-12-08'].includes(date),
}
const by = (now: string) => answerBy(new Date(now), calendar).toISOString()

describe('answerBy', () => {
  it('is two hours later while the office is open', () => {
    expect(by('2026-11-23T10:15:00+01:00')).toBe('2026-11-23T11:15:00.000Z')
    expect(by('2026-07-06T10:15:00+02:00')).toBe('2026-07-06T10:15:00.000Z')
  })
  it('ends exactly at closing time', () => {
    expect(by('2026-11-23T16:00:00+01:00')).toBe('2026-11-23T17:00:00.000Z')
  })
  it('carries the rest over to the next open day', () => {
    expect(by('2026-11-23T17:30:00+01:00')).toBe('2026-11-24T09:30:00.000Z')
    expect(by('2026-11-20T17:00:00+01:00')).toBe('2026-11-21T10:00:00.000Z')
    expect(by('2026-11-21T13:00:00+01:00')).toBe('2026-11-23T09:00:00.000Z')
  })
  it('starts at opening when sent before it, at night or on Sunday', () => {
    expect(by('2026-11-23T07:00:00+01:00')).toBe('2026-11-23T10:00:00.000Z')
    expect(by('2026-11-22T12:00:00+01:00')).toBe('2026-11-23T10:00:00.000Z')
    expect(by('2026-11-24T00:30:00+01:00')).toBe('2026-11-24T10:00:00.000Z')
  })
  it('starts at the next opening when sent after hours, however late it is', () => {
    expect(by('2026-11-23T18:00:00+01:00')).toBe('2026-11-24T10:00:00.000Z')
    expect(by('2026-11-23T21:30:00+01:00')).toBe('2026-11-24T10:00:00.000Z')
  })
  it('takes a day without hours for closed', () => {
    const mondays: OpeningCalendar = { week: [[], office], isHoliday: () => false }
    expect(answerBy(new Date('2026-11-28T12:00:00+01:00'), mondays).toISOString()).toBe('2026-11-30T10:00:00.000Z')
  })
  it('skips holidays', () => {
    expect(by('2026-12-05T13:30:00+01:00')).toBe('2026-12-09T09:30:00.000Z')
  })
  it('follows the clock over the changes of spring and autumn', () => {
    expect(by('2026-03-28T13:00:00+01:00')).toBe('2026-03-30T08:00:00.000Z')
    expect(by('2026-10-24T13:00:00+02:00')).toBe('2026-10-26T09:00:00.000Z')
  })
  it('counts real hours in a span that contains a clock change', () => {
    const nights: OpeningCalendar = { week: Array(7).fill([{ fromMinute: 0, toMinute: 1440 }]), isHoliday: () => false }
    expect(answerBy(new Date('2026-03-29T01:30:00+01:00'), nights).toISOString()).toBe('2026-03-29T02:30:00.000Z')
    expect(answerBy(new Date('2026-10-25T02:30:00+02:00'), nights).toISOString()).toBe('2026-10-25T02:30:00.000Z')
  })
  it('looks two months ahead, 62 days with today, and throws when nothing opens', () => {
    const from = (opening: string): OpeningCalendar => ({
      week: Array(7).fill(office),
      isHoliday: (date) => date < opening,
    })
    const now = new Date('2026-11-01T08:00:00Z')
    expect(answerBy(now, from('2027-01-01')).toISOString()).toBe('2027-01-01T10:00:00.000Z')
    expect(() => answerBy(now, from('2027-01-02'))).toThrow(RangeError)
    expect(() => answerBy(new Date(), { week: [], isHoliday: () => false })).toThrow(RangeError)
  })
})

describe('madridInstant', () => {
  it('reads the clock of Spain on both sides of a change', () => {
    expect(madridInstant('2026-03-29', 60).toISOString()).toBe('2026-03-29T00:00:00.000Z')
    expect(madridInstant('2026-03-29', 4 * 60).toISOString()).toBe('2026-03-29T02:00:00.000Z')
    expect(madridInstant('2026-10-25', 60).toISOString()).toBe('2026-10-24T23:00:00.000Z')
    expect(madridInstant('2026-10-25', 1440).toISOString()).toBe('2026-10-25T23:00:00.000Z')
  })
})
