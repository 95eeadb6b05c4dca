import { expect, test, vi } from 'vitest'
import { isItsDay } from './its-day.ts'

test('a line is shown on its days, the first and the last included', () => {
  const days = { from: '2026-12-01', until: '2026-12-31' }
  expect(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) => isItsDay(days, () => day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isItsDay({ from: null, until: '2026-11-22' }, () => '2026-11-23')).toBe(false)
})

test('a line without days is shown, and no date is asked for', () => {
  const today = vi.fn(() => '2026-11-23')
  expect(isItsDay({ from: null, until: null }, today)).toBe(true)
  expect(today).not.toHaveBeenCalled()
})
