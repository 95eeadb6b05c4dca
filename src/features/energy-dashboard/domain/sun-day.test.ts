import { expect, test } from 'vitest'
import { clearYear } from '#src/energy/sun-pv/clear-sky.ts'
import { pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { sunDay, sunYears } from './sun-day.ts'

/** Years whose every hour gives its own number. */
const numbered = Float64Array.from({ length: 8760 }, (_, hour) => hour)
const years = { clear: numbered, typical: numbered }
/** A sky so bright that it hides nothing of the usual day. */
const bright = new Float64Array(8760).fill(1e9)

test('a day is read from its own hours: by the clock of winter, an hour earlier in summer', () => {
  const winter = sunDay('2026-01-20', years)
  expect(winter.clearKwh).toEqual(Array.from({ length: 24 }, (_, hour) => 19 * 24 + hour))
  expect(sunDay('2026-07-10', years).clearKwh[0]).toBe(190 * 24 - 1)
  expect(winter.clock[13]).toBe(13)
})

test('the usual day is the mean of a week before and a week after, over the turn of the year too', () => {
  const under = { clear: bright, typical: numbered }
  const [first = 0] = sunDay('2026-03-10', under).typicalKwh
  expect(first).toBeCloseTo(68 * 24, 9)
  // Seven of the fifteen days lie in the year before or after.
  expect(sunDay('2026-01-01', under).typicalKwh[0]).toBeCloseTo((7 * 8760) / 15, 9)
  expect(sunDay('2026-12-31', under).typicalKwh[0]).toBeCloseTo(364 * 24 - (7 * 8760) / 15, 9)
  const squares = { clear: bright, typical: numbered.map((hour) => (hour - 1632) ** 2) }
  // Days off by 1 to 7 on both sides: 24² · 2 · (1 + 4 + … + 49) / 15.
  expect(sunDay('2026-03-10', squares).typicalKwh[0]).toBeCloseTo((24 * 24 * 2 * 140) / 15, 6)
})

test('the usual day is never above a clear sky', () => {
  const dim = sunDay('2026-03-10', { clear: numbered.map((hour) => hour % 2), typical: numbered })
  expect(dim.typicalKwh).toEqual(dim.clearKwh)
  const made = sunYears(malagaYear(), 36.5)
  for (const date of ['2026-01-15', '2026-04-15', '2026-07-15', '2026-11-29'] as const) {
    const { clearKwh, typicalKwh } = sunDay(date, made)
    expect(typicalKwh.every((kwh, hour) => kwh <= (clearKwh[hour] ?? 0))).toBe(true)
  }
})

test('29 February is read as the 28th, and March begins where it always does', () => {
  expect(sunDay('2028-02-29', years).clearKwh).toEqual(sunDay('2028-02-28', years).clearKwh)
  expect(sunDay('2028-03-01', years).clearKwh[0]).toBe(59 * 24)
  expect(sunDay('2026-02-10', years).clearKwh[0]).toBe(40 * 24)
  expect(sunDay('2028-01-29', years).clearKwh[0]).toBe(28 * 24)
})

test('the years are those of a roof of 30° to the south', () => {
  const weather = malagaYear()
  const roof = { latDeg: 36.5, tiltDeg: 30, azimuthDeg: 0 }
  const made = sunYears(weather, 36.5)
  expect(made.typical).toEqual(pvPerKwp(weather, roof))
  expect(made.clear).toEqual(pvPerKwp(clearYear(weather), roof))
})
