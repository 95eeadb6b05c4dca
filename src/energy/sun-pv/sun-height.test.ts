import { expect, test } from 'vitest'
import { sunHeightDeg } from './sun-height.ts'

test('the sun of the worked example of the NREL algorithm (Reda and Andreas, 2004) stands at a zenith angle of 50.11°', () => {
  const golden = { latDeg: 39.742476, lonDeg: -105.1786 }
  expect(Math.abs(sunHeightDeg(Date.UTC(2003, 9, 17, 19, 30, 30), golden) - (90 - 50.11162))).toBeLessThan(0.03)
})

test('at noon of an equinox it is as high as the latitude is low, at midnight as far below', () => {
  const equator = { latDeg: 0, lonDeg: 0 }
  // 20 March 2026: mean noon, and seven and a half minutes until the sun is there.
  expect(sunHeightDeg(Date.UTC(2026, 2, 20, 12, 7, 30), equator)).toBeGreaterThan(89.5)
  const malaga = { latDeg: 36.67, lonDeg: -4.49 }
  const noon = Date.UTC(2026, 2, 20, 12, 25, 30)
  expect(Math.abs(sunHeightDeg(noon, malaga) - (90 - 36.67))).toBeLessThan(0.1)
  expect(Math.abs(sunHeightDeg(noon - 12 * 3_600_000, malaga) - (36.67 - 90))).toBeLessThan(0.3)
})
