import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { battery } from './battery.ts'
import type { BatteryInput } from './load-input.ts'
import { solar } from './solar.ts'

const context = { weather: malagaYear(), today: '2026-11-21' }
const run = (given: Partial<BatteryInput> = {}) => battery({ town: 'marbella', ...given }, context)
const even = new Array<number>(24).fill(1)

describe('a home with panels and battery', () => {
  it('loses nothing but what the battery takes: sun and grid in, use, grid and losses out', () => {
    const year = run({ annualKwh: 5000, hourlyShape24: even, batteryKwh: 8, roundTripEfficiency: 1 })
    expect(year.pvKwh + year.importKwh).toBeCloseTo(year.loadKwh + year.exportKwh + year.storedKwh, 6)
    expect(year.selfConsumption).toBeCloseTo((year.pvKwh - year.exportKwh) / year.pvKwh, 12)
    expect(year.selfSufficiency).toBeCloseTo((year.loadKwh - year.importKwh) / year.loadKwh, 12)
  })

  it('produces what the solar tool says of the same roof', () => {
    const roof = { town: 'marbella', kwp: 4.2, tiltDeg: 33, azimuthDeg: -70 } as const
    expect(run(roof).pvKwh).toBeCloseTo(solar(roof, context).annualKwh, 6)
  })

  it('the shape of the caller wins over habits', () => {
    const shaped = run({ hourlyShape24: even, occupancy: 'holiday-home', hasPool: true })
    expect(shaped.importKwh).toBe(run({ hourlyShape24: even }).importKwh)
    expect(shaped.assumptions.some((one) => 'id' in one && one.id === 'load-shape')).toBe(false)
  })
})

describe('at the edges', () => {
  it('without panels nothing is self-consumed and all is bought', () => {
    const year = run({ kwp: 0, annualKwh: 3000 })
    expect(year).toMatchObject({ selfConsumption: 0, selfSufficiency: 0, pvKwh: 0, exportKwh: 0, cycles: 0 })
    expect(year.importKwh).toBeCloseTo(3000, 6)
  })

  it('without use nothing is bought; what fills the battery counts as consumed', () => {
    const year = run({ annualKwh: 0 })
    expect(year).toMatchObject({ selfSufficiency: 0, importKwh: 0, loadKwh: 0 })
    expect(year.storedKwh).toBeCloseTo(10, 6)
  })

  it('without battery there are no cycles, and a battery without power is none', () => {
    expect(run({ batteryKwh: 0 }).cycles).toBe(0)
    expect(run({ batteryKwh: 10, batteryKw: 0 }).importKwh).toBeCloseTo(run({ batteryKwh: 0 }).importKwh, 6)
  })

  it('a larger battery never buys more', () => {
    const bought = [0, 2, 5, 10, 20, 50].map((batteryKwh) => run({ batteryKwh, batteryKw: 5 }).importKwh)
    bought.slice(1).forEach((kwh, index) => {
      expect(kwh).toBeLessThanOrEqual((bought[index] ?? 0) + 1e-9)
    })
  })

  it('ranges stand around the middle', () => {
    const { importKwhRange, selfConsumptionRange } = run()
    for (const { p10, p50, p90 } of [importKwhRange, selfConsumptionRange]) {
      expect(p90).toBeLessThan(p50)
      expect(p50).toBeLessThan(p10)
    }
  })
})
