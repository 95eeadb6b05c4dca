import { expect, it } from 'vitest'
import { wallIrradiance } from '#src/energy/building/building-sun.ts'
import { monthDays } from '#src/energy/series/year.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { statedWindow } from './stated-window.ts'

const weather = malagaYear()
const facing = (azimuthDeg: number) => statedWindow({ azimuthDeg }, weather)
const busiest = (hours: readonly number[]) => hours.indexOf(Math.max(...hours))

it('gives each facing its own hour of July on the wall clock: east in the morning, south after two, west in the evening', () => {
  expect(busiest(facing(-90).julyHourWm2)).toBeLessThan(12)
  expect(busiest(facing(0).julyHourWm2)).toBe(14)
  expect(busiest(facing(90).julyHourWm2)).toBeGreaterThan(16)
})

it('has no sun at night, and a day of July that is the sum of its hours', () => {
  const { julyHourWm2, dailyKwhM2 } = facing(90)
  expect(julyHourWm2[1]).toBe(0)
  expect(julyHourWm2.reduce((sum, wattM2) => sum + wattM2, 0) / 1000).toBeCloseTo(dailyKwhM2[6] ?? 0, 6)
})

it('gives south glass its most in winter and north glass never more than south in any month', () => {
  const south = facing(0).dailyKwhM2
  const north = facing(180).dailyKwhM2
  expect(south[0]).toBeGreaterThan(south[6] ?? 0)
  for (const month of monthDays.keys()) expect(north[month]).toBeLessThanOrEqual(south[month] ?? 0)
})

it('has in each month the mean of its days, by the wall clock', () => {
  const { dailyKwhM2 } = facing(0)
  const sun = wallIrradiance(weather, 0)
  const kwh = (from: number, to: number) => sun.subarray(from, to).reduce((sum, wattM2) => sum + wattM2, 0) / 1000
  expect(dailyKwhM2).toHaveLength(12)
  expect(dailyKwhM2[0]).toBeCloseTo(kwh(0, 31 * 24) / 31, 9)
  // June begins and ends an hour early by the sun.
  expect(dailyKwhM2[5]).toBeCloseTo(kwh(151 * 24 - 1, 181 * 24 - 1) / 30, 9)
})
