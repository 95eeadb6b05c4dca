import { expect, it } from 'vitest'
import { gainsW, hoursOfMonths, hoursOfUse } from './building-use.ts'

/** The first days of 2026: Thursday is a holiday, Friday a working day, then a weekend. */
const hours = { weekday: [[8, 9]], weekend: [[10, 12]] } as const
const usedOn = (day: number, used: Uint8Array) =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => used[day * 24 + hour] === 1)

it('working days have hours of their own, weekends and holidays others', () => {
  const used = hoursOfUse('full-time', hours, 2026)
  expect([0, 1, 2, 3, 4].map((day) => usedOn(day, used))).toEqual([[10, 11], [8], [10, 11], [10, 11], [8]])
})

it('people keep the clock of summer: their hour is one earlier by the sun', () => {
  // 1 July 2026, a Wednesday.
  expect(usedOn(181, hoursOfUse('full-time', hours, 2026))).toEqual([7])
})

it('a machine may run in its months from their first hour to their last', () => {
  const used = hoursOfMonths([2])
  expect(used.reduce((sum, one) => sum + one, 0)).toBe(28 * 24)
  expect([used[31 * 24 - 1], used[31 * 24], used[59 * 24 - 1], used[59 * 24]]).toEqual([0, 1, 1, 0])
})

it('people, light and appliances give 200 W and 2 W/m² on the mean of a day', () => {
  const watts = gainsW(100, 'full-time', 2026)
  const day = watts.slice(0, 24)
  expect(day.reduce((sum, one) => sum + one, 0) / 24).toBeCloseTo(400, 6)
  expect(() => gainsW(-1, 'full-time')).toThrow(RangeError)
})
