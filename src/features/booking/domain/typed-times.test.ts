import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOfTimes, timesOfMinutes } from './typed-times.ts'

test.each([
  ['09:30, 11:00', [570, 660]],
  ['11:00,9.30 , 11:00', [570, 660]],
  ['00:00', [0]],
  ['23:59', [1439]],
  ['24:00', undefined],
  ['9:75', undefined],
  ['9:59', [599]],
  ['9:60', undefined],
  ['9:30,,11:00,', [570, 660]],
  ['9:30, nine', undefined],
  ['x9:30', undefined],
  ['109:30', undefined],
  ['9:300', undefined],
  ['nine', undefined],
  ['', undefined],
  [',', undefined],
])('%s is %o', (typed, minutes) => {
  expect(minutesOfTimes(typed)).toEqual(minutes)
})

test('what is shown is read as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 40 }), (minutes) => {
      const sorted = minutes.toSorted((a, b) => a - b)
      expect(minutesOfTimes(timesOfMinutes(sorted))).toEqual(sorted)
    }),
  )
})
