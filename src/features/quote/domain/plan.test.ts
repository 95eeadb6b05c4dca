import { expect, test } from 'vitest'
import { planOf } from './plan.ts'

const open = [{ fromMinute: 540, toMinute: 1080 }]
const calendar = {
  week: [[], open, open, open, open, open, open],
  isHoliday: (date: string) => date === '2026-12-08',
}

test('the fixed price comes two working days after the photographs; weekends and holidays are none', () => {
  expect(planOf('2026-11-23', null, calendar)).toEqual({
    photosBy: '2026-11-27',
    priceOn: '2026-12-01',
    withdrawUntil: '2026-12-15',
  })
  expect(planOf('2026-11-23', '2026-12-04', calendar).priceOn).toBe('2026-12-09')
})

test('a weekday on which the office never opens is no working day; a year of holidays has none within two months', () => {
  const closedOnTuesday = { week: [[], open, [], open, open, open, open], isHoliday: () => false }
  expect(planOf('2026-11-23', '2026-11-27', closedOnTuesday).priceOn).toBe('2026-12-02')
  const shortOfWeekdays = { week: [open, [], [], [], [], [], open], isHoliday: () => false }
  expect(() => planOf('2026-11-23', '2026-11-27', shortOfWeekdays)).toThrow(RangeError)
  expect(() => planOf('2026-11-23', '2026-11-27', { ...calendar, isHoliday: () => true })).toThrow(RangeError)
})
