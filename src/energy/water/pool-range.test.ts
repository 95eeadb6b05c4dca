import { expect, it } from 'vitest'
import { poolElectricRange } from './pool-range.ts'

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
