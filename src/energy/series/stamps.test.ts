import { expect, test } from 'vitest'
import { dispatch, storedThroughYear } from '#src/energy/battery/battery.ts'
import { atStartOf } from './stamps.ts'

const hours = 8760
const battery = { capacityKwh: 5, powerKw: 5, roundTripEfficiency: 1 }
const sun = Float64Array.from({ length: hours }, (_, hour) => (hour === 12 ? 2 : 0))
const nothing = new Float64Array(hours)

test('what is stored as an hour starts is what was stored at the end of the hour before', () => {
  const stored = storedThroughYear(sun, nothing, battery)
  expect([atStartOf(12, stored), atStartOf(13, stored)]).toEqual([0, 2])
  // Before the first hour comes the last of the year.
  expect(atStartOf(0, stored)).toBe(2)
})

test('what is stored at the end of an hour is not taken for the energy of an hour', () => {
  const stored = storedThroughYear(sun, nothing, battery)
  // @ts-expect-error The stamps differ.
  expect(dispatch(stored, nothing, battery).pvKwh).toBeGreaterThan(2)
})
