import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { statedPoolDay } from './stated-pool-day.ts'

const weather = malagaYear()
const day = (change: { month?: number; targetC?: number } = {}) =>
  statedPoolDay(
    { areaM2: 32, depthM: 1.5, targetC: 28, windShelter: 'partial', month: 4, ...change },
    'marbella',
    weather,
  )
const sum = (kwh: readonly number[]) => kwh.reduce((all, one) => all + one, 0)

describe('an average day of a pool', () => {
  const april = day()

  it('has 24 hours of each, sun only by day on the wall clock, and vapour as its largest loss', () => {
    for (const hours of [april.sunKwh, april.vapourKwh, april.skyKwh, april.airKwh, april.coveredLossKwh])
      expect(hours).toHaveLength(24)
    expect(april.sunKwh.slice(0, 7)).toEqual(new Array(7).fill(0))
    expect(april.sunKwh.indexOf(Math.max(...april.sunKwh))).toBe(14)
    expect(sum(april.vapourKwh)).toBeGreaterThan(sum(april.skyKwh))
    expect(sum(april.skyKwh)).toBeGreaterThan(sum(april.airKwh))
  })

  it('needs about its losses less its sun, and at least the difference of the day', () => {
    const lossKwh = sum(april.vapourKwh) + sum(april.skyKwh) + sum(april.airKwh)
    expect(april.neededKwh).toBeGreaterThanOrEqual(lossKwh - sum(april.sunKwh) - 1)
    expect(april.neededKwh).toBeLessThan(lossKwh)
  })

  it('needs more in more wind and less in less, by a sixth or so of its middle', () => {
    const { p10, p50, p90 } = april.neededRangeKwh
    expect(p50).toBe(april.neededKwh)
    for (const far of [p10 / p50 - 1, 1 - p90 / p50]) {
      expect(far).toBeGreaterThan(0.1)
      expect(far).toBeLessThan(0.25)
    }
  })

  it('loses and needs less under a cover, by night alone', () => {
    const bare = april.vapourKwh.map((kwh, hour) => kwh + (april.skyKwh[hour] ?? 0) + (april.airKwh[hour] ?? 0))
    expect(april.coveredLossKwh[3]).toBeLessThan(0.4 * (bare[3] ?? 0))
    // Summer time: from 21:00 to 9:00 on the wall clock.
    expect(april.coveredLossKwh[15]).toBeGreaterThanOrEqual(bare[15] ?? 0)
    expect(april.coveredNeededKwh).toBeLessThan(0.6 * april.neededKwh)
  })

  it('is of its month: July has more sun and needs less', () => {
    const july = day({ month: 7 })
    expect(sum(july.sunKwh)).toBeGreaterThan(sum(april.sunKwh))
    expect(july.neededKwh).toBeLessThan(0.5 * april.neededKwh)
  })

  it('follows the temperature that is asked for', () => {
    expect(day({ targetC: 26 }).neededKwh).toBeLessThan(april.neededKwh)
  })
})
