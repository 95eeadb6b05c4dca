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

it('a home that stands empty keeps a fifth of that, and evenings give more than mornings', () => {
  const watts = gainsW(100, 'holiday-home', 2026)
  expect(watts[40 * 24]).toBeCloseTo(80, 9)
  const day = gainsW(100, 'full-time', 2026).slice(0, 24)
  // Weights of 0.7 at night and 1.5 at nine in the evening, over their mean.
  expect((day[20] ?? 0) / (day[0] ?? 1)).toBeCloseTo(1.5 / 0.7, 9)
})

it('an empty home uses no hours, a full one all of them unless some are named', () => {
  const all = hoursOfUse('full-time', undefined, 2026)
  expect(all.every((on) => on === 1)).toBe(true)
  const holidays = hoursOfUse('holiday-home', undefined, 2026)
  expect(holidays[40 * 24]).toBe(0)
  expect(usedOn(40, hoursOfUse('holiday-home', hours, 2026))).toEqual([])
})

it('what was worked out once is given again', () => {
  expect(hoursOfUse('full-time', hours, 2027)).toBe(hoursOfUse('full-time', hours, 2027))
  expect(hoursOfMonths([3, 4])).toBe(hoursOfMonths([3, 4]))
  expect(hoursOfMonths([3, 4])).not.toEqual(hoursOfMonths([3]))
})
