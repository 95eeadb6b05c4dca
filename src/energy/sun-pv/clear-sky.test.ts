import { expect, test } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { clearYear } from './clear-sky.ts'
import { pvPerKwp } from './pv.ts'

const weather = malagaYear()
const clear = clearYear(weather)
const roof = { latDeg: 36.51, tiltDeg: 30, azimuthDeg: 0 }

test('beam and diffuse add up to global, and nothing is negative', () => {
  for (let hour = 0; hour < 8760; hour++) {
    for (const part of [clear.ghi, clear.dni, clear.dhi]) expect(part[hour]).toBeGreaterThanOrEqual(0)
    expect(clear.dhi[hour]).toBeLessThanOrEqual((clear.ghi[hour] ?? 0) + 1e-9)
  }
})

test('a year without clouds gives more than the typical one, by a quarter at most', () => {
  const sum = (series: Float64Array) => series.reduce((a, b) => a + b, 0)
  const ratio = sum(pvPerKwp(clear, roof)) / sum(pvPerKwp(weather, roof))
  expect(ratio).toBeGreaterThan(1.03)
  expect(ratio).toBeLessThan(1.3)
})

test('the sunniest noon of each month of the typical year is a clear one, within a tenth', () => {
  for (let month = 0; month < 12; month++) {
    const first = Math.round((month * 8760) / 12 / 24) * 24
    const noons = Array.from({ length: 28 }, (_, day) => first + day * 24 + 12)
    const most = (series: Float64Array) => Math.max(...noons.map((hour) => series[hour] ?? 0))
    expect(Math.abs(most(weather.ghi) / most(clear.ghi) - 1)).toBeLessThan(0.1)
  }
})
