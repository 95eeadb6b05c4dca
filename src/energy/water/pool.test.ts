import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { mainsWaterC } from './hot-water.ts'
import { type Pool, poolYear } from './pool.ts'
import { coverByHour } from './pool-exchange.ts'
import { machineYear, monthlySums, poolHeatPumpCop, poolHeatPumpKw, usualMachineHours } from './pool-machine.ts'
import { poolHeatRange } from './pool-range.ts'

const weather = malagaYear()
const pool: Pool = { areaM2: 32, volumeM3: 45, coverHours: 12, windShare: 0.25 }
const months = (...heated: number[]) => Array.from({ length: 12 }, (_, month) => (heated.includes(month + 1) ? 1 : 0))
const season = { targetC: 28, heated: months(4, 5, 6, 7, 8, 9, 10), mainsC: mainsWaterC('marbella') }
const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)
const heat = (change: Partial<Pool> = {}, heating: Partial<typeof season> = {}) =>
  total(poolYear({ ...pool, ...change }, { ...season, ...heating }, weather).heatKwh)

describe('poolYear', () => {
  it('closes its balance: heat = losses - sun, but for what the water stores', () => {
    const { heatKwh, balanceKwh, waterC, warmUpKwh } = poolYear(
      pool,
      { ...season, heated: months(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) },
      weather,
    )
    const { evaporation, convection, radiation, freshWater, sun } = balanceKwh
    const stored = ((waterC[8759] ?? 0) - 28) * 45 * 1.163
    expect(total(heatKwh)).toBeCloseTo(evaporation + convection + radiation + freshWater - sun + stored, -1)
    expect(warmUpKwh).toBe(0)
  })

  it('never lets the water fall below the target in a heated month, and never heats outside them', () => {
    const { heatKwh, waterC } = poolYear(pool, season, weather)
    const heated = monthlySums(heatKwh)
    expect(heated.filter((kwh) => kwh > 0).length).toBeLessThanOrEqual(7)
    expect(heated[0]).toBe(0)
    const june = waterC.slice(24 * 151, 24 * 181)
    expect(Math.min(...june)).toBeGreaterThanOrEqual(28 - 1e-9)
  })

  it('a cover, shelter, a lower target and a shorter season all need less', () => {
    const usual = heat()
    expect(heat({ coverHours: 0 })).toBeGreaterThan(2 * usual)
    expect(heat({ windShare: 0.15 })).toBeLessThan(0.75 * usual)
    expect(heat({}, { targetC: 26 })).toBeLessThan(0.7 * usual)
    expect(heat({}, { heated: months(6, 7, 8, 9) })).toBeLessThan(0.35 * usual)
    expect(heat({}, { heated: months() })).toBe(0)
  })

  it('depth hardly counts, the surface does', () => {
    expect(heat({ volumeM3: 64 }) / heat()).toBeGreaterThan(0.9)
    expect(heat({ volumeM3: 64 }) / heat()).toBeLessThan(1.1)
    expect(heat({ areaM2: 64, volumeM3: 90 })).toBeCloseTo(2 * heat(), 3)
  })

  it('asks for the first warm-up apart', () => {
    const { warmUpKwh } = poolYear(pool, season, weather)
    expect(warmUpKwh).toBeGreaterThan(5 * 45 * 1.163)
    expect(warmUpKwh).toBeLessThan(14 * 45 * 1.163)
  })

  it('stays finite for a puddle and for a lake, and refuses what is no pool', () => {
    for (const [areaM2, volumeM3] of [
      [500, 1],
      [1, 0.05],
      [500, 2500],
    ] as const)
      expect(Number.isFinite(heat({ areaM2, volumeM3 }))).toBe(true)
    for (const change of [{ areaM2: -1 }, { volumeM3: Number.NaN }, { coverHours: 25 }, { windShare: 2 }])
      expect(() => heat(change)).toThrow(RangeError)
  })
})

describe('coverByHour', () => {
  it('lies around 02:00, whole and in part', () => {
    expect(coverByHour(12).filter((share) => share === 1)).toHaveLength(12)
    expect(coverByHour(12)[20]).toBe(1)
    expect(coverByHour(12)[8]).toBe(0)
    expect(coverByHour(24).every((share) => share === 1)).toBe(true)
    expect(coverByHour(0).every((share) => share === 0)).toBe(true)
    expect(coverByHour(1).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  })
})

describe('the machine', () => {
  const year = poolYear(pool, season, weather)

  it('makes more of its electricity in warm air, within limits', () => {
    expect(poolHeatPumpCop(26, 26)).toBeCloseTo(6.25, 2)
    expect(poolHeatPumpCop(15, 26)).toBeCloseTo(4.74, 2)
    expect(poolHeatPumpCop(-30, 26)).toBe(2.5)
    expect(poolHeatPumpCop(60, 20)).toBe(8)
  })

  it('gives all the heat, in its hours only', () => {
    const { electricKwh, fromSurplusKwh } = machineYear(year, usualMachineHours, weather)
    let heatKwh = 0
    electricKwh.forEach((kwh, hour) => {
      heatKwh += kwh * poolHeatPumpCop(weather.tempC[hour] ?? 0, year.waterC[hour] ?? 0)
    })
    expect(heatKwh).toBeCloseTo(total(year.heatKwh), 6)
    expect(fromSurplusKwh).toBe(0)
    const byHour = new Set<number>()
    electricKwh.forEach((kwh, hour) => {
      if (kwh > 0) byHour.add(hour % 24)
    })
    // Summer time moves 10:00-18:00 by an hour on the weather's clock.
    expect([...byHour].every((hour) => hour >= 9 && hour < 18)).toBe(true)
  })

  it('takes the surplus first and never more than there is', () => {
    const surplusKwh = Float64Array.from({ length: 8760 }, (_, hour) => (hour % 24 >= 11 && hour % 24 < 15 ? 1.2 : 0))
    const { electricKwh, fromSurplusKwh } = machineYear(year, { ...usualMachineHours, surplusKwh }, weather)
    expect(fromSurplusKwh).toBeGreaterThan(0)
    expect(fromSurplusKwh).toBeLessThan(total(electricKwh))
    const weak = machineYear(year, { ...usualMachineHours, surplusKwh, heatKw: 2 }, weather)
    expect(weak.fromSurplusKwh).toBeLessThan(fromSurplusKwh)
    expect(() => machineYear(year, { fromHour: 12, untilHour: 12 }, weather)).toThrow(RangeError)
  })

  it('is sized by its hardest month', () => {
    expect(poolHeatPumpKw([0, 0, 0, 3600, 0, 0, 0, 0, 0, 0, 0, 0])).toBeCloseTo(10, 9)
    expect(poolHeatPumpKw(new Array<number>(12).fill(0))).toBe(0)
  })
})

describe('poolHeatRange', () => {
  it('is ordered, and wider where nobody knows the shelter', () => {
    const known = poolHeatRange(pool, season, weather, heat(), true)
    const unknown = poolHeatRange(pool, season, weather, heat(), false)
    expect(known.p90).toBeLessThan(known.p50)
    expect(known.p50).toBeLessThan(known.p10)
    expect(unknown.p10 - unknown.p90).toBeGreaterThan(known.p10 - known.p90)
  })
})
