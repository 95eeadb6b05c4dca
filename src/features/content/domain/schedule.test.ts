import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOfWallTime, wallTimeOf } from './schedule.ts'

test('a time on the wall is an instant, also when the clocks change', () => {
  expect(instantOfWallTime('2026-11-24T09:00')?.instant.toISOString()).toBe('2026-11-24T08:00:00.000Z')
  expect(instantOfWallTime('2026-07-01T09:00')?.instant.toISOString()).toBe('2026-07-01T07:00:00.000Z')
  expect(instantOfWallTime('2026-03-29T02:30')).toEqual({
    instant: new Date('2026-03-29T01:30:00Z'),
    isSkipped: true,
    isTwice: false,
  })
  expect(instantOfWallTime('2026-10-25T02:30')).toEqual({
    instant: new Date('2026-10-25T00:30:00Z'),
    isSkipped: false,
    isTwice: true,
  })
  expect(instantOfWallTime('2026-11-24T09:00')).toMatchObject({ isSkipped: false, isTwice: false })
  for (const wrong of [
    '2026-02-30T09:00',
    '2026-13-01T09:00',
    '2026-11-24T24:00',
    '2026-11-24T09:60',
    '2026-11-24',
    '2026-11-24T09:00:30',
    ' 2026-11-24T09:00',
    '+012026-11-24T09',
    'tomorrow',
    '',
  ])
    expect([wrong, instantOfWallTime(wrong)]).toEqual([wrong, undefined])
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }), (at) => {
      const local = wallTimeOf(at)
      const back = instantOfWallTime(local)
      expect(back && wallTimeOf(back.instant)).toBe(local)
    }),
  )
})
