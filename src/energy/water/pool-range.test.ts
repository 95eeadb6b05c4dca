import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { mainsWaterC } from './hot-water.ts'
import type { Pool } from './pool.ts'
import { poolElectricRange, poolHeatKwh, poolHeatRange } from './pool-range.ts'

it('the spread of machines, 15 %, joins that of the heat in quadrature', () => {
  const { p10, p50, p90 } = poolElectricRange(1000, { p10: 6000, p50: 5000, p90: 4000 })
  expect(p50).toBe(1000)
  expect(p10).toBeCloseTo(1250, 9)
  expect(p90).toBeCloseTo(750, 9)
})

it('is never below nothing, and nothing without heat', () => {
  expect(poolElectricRange(1000, { p10: 9000, p50: 5000, p90: 0 }).p90).toBe(0)
  expect(poolElectricRange(0, { p10: 0, p50: 0, p90: 0 })).toEqual({ p10: 0, p50: 0, p90: 0 })
})

describe('the heat of a pool', () => {
  const weather = malagaYear()
  const pool: Pool = { areaM2: 32, volumeM3: 45, coverHours: 12, windShare: 0.2 }
  const heating = { targetC: 27, heated: [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0], mainsC: mainsWaterC('marbella') }
  const heat = (windShare: number, evaporationFactor = 1) =>
    poolHeatKwh({ ...pool, windShare, evaporationFactor }, heating, weather)

  it('lies between a seventh less wind and a seventh more where its shelter is known, and a third where it is not', () => {
    const middle = heat(0.2)
    expect(poolHeatRange(pool, heating, weather, middle, true)).toEqual({
      p10: expect.closeTo(heat(0.23, 1.06), 6),
      p50: middle,
      p90: expect.closeTo(heat(0.17, 0.94), 6),
    })
    expect(poolHeatRange(pool, heating, weather, middle, false)).toEqual({
      p10: expect.closeTo(heat(0.27, 1.06), 6),
      p50: middle,
      p90: expect.closeTo(heat(0.13, 0.94), 6),
    })
  })

  it('never meets more wind than there is', () => {
    const open = { ...pool, windShare: 0.95 }
    const { p10 } = poolHeatRange(open, heating, weather, 1, true)
    expect(p10).toBeCloseTo(heat(1, 1.06), 6)
  })

  it('holds its own middle, whatever that was worked out with', () => {
    const many = poolHeatRange(pool, heating, weather, 1e6, true)
    expect(many.p10).toBe(1e6)
    expect(many.p90).toBeLessThan(1e6)
    const few = poolHeatRange(pool, heating, weather, 1, true)
    expect(few.p90).toBe(1)
    expect(few.p10).toBeGreaterThan(1)
  })
})
