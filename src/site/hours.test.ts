import { describe, expect, it } from 'vitest'
import { answerBy, isHoliday } from './hours.ts'

describe('isHoliday', () => {
  it.each(['2026-12-07', '2026-12-25', '2027-03-25', '2026-06-11', '2026-10-19', '2026-09-29'])('%s: closed', (date) =>
    expect(isHoliday(date)).toBe(true),
  )
  it.each(['2026-12-09', '2026-05-15', '2026-08-19'])('%s: open (no office there, or no holiday)', (date) =>
    expect(isHoliday(date)).toBe(false),
  )
  it('follows the rule for years without a published calendar', () => {
    expect(isHoliday('2028-04-13')).toBe(true)
    expect(isHoliday('2028-04-14')).toBe(true)
    expect(isHoliday('2028-12-25')).toBe(true)
    expect(isHoliday('2029-04-30')).toBe(false)
    expect(isHoliday('2030-01-07')).toBe(true)
  })
})

describe('answerBy', () => {
  it('answers a Saturday noon enquiry before the long weekend of December 2026', () => {
    expect(answerBy(new Date('2026-12-05T12:00:00+01:00')).toISOString()).toBe('2026-12-05T13:00:00.000Z')
  })
  it('waits for the Wednesday when the Saturday is over', () => {
    expect(answerBy(new Date('2026-12-05T15:00:00+01:00')).toISOString()).toBe('2026-12-09T10:00:00.000Z')
  })
})
