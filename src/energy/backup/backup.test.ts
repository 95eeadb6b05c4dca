import { describe, expect, it } from 'vitest'
import { autonomyHours, carriedLoads } from './backup.ts'

const hours = 8760
const constant = (kwh: number) => new Float64Array(hours).fill(kwh)
const battery = { capacityKwh: 10, powerKw: 5, roundTripEfficiency: 1, reserveKwh: 0 }
const outage = { essentialKwh: constant(0.4), storedKwh: constant(6), battery }

describe('autonomyHours', () => {
  it('is the energy left over the load, with the share of the last hour', () => {
    expect(autonomyHours(outage)).toEqual({ p10: 15, p50: 15, p90: 15 })
    const half = autonomyHours({ ...outage, storedKwh: constant(0.3) })
    expect(half.p50).toBeCloseTo(0.75, 9)
  })

  it('pays the way out of the battery', () => {
    const lossy = autonomyHours({ ...outage, battery: { ...battery, roundTripEfficiency: 0.81 } })
    expect(lossy.p50).toBeCloseTo((6 * 0.9) / 0.4, 6)
  })

  it('starts from the reserve where ordinary use left less', () => {
    const empty = { ...outage, storedKwh: constant(0) }
    expect(autonomyHours(empty).p50).toBe(0)
    expect(autonomyHours({ ...empty, battery: { ...battery, reserveKwh: 4 } }).p50).toBeCloseTo(10, 9)
  })

  it('orders its range so that p90 is the worst, and follows the state of the battery', () => {
    const storedKwh = Float64Array.from({ length: hours }, (_, hour) => (hour % 24) / 3)
    const { p10, p50, p90 } = autonomyHours({ ...outage, storedKwh })
    expect(p90).toBeLessThan(p50)
    expect(p50).toBeLessThan(p10)
    expect(p90).toBeGreaterThan(0)
  })

  it('lasts longer with sun, and is followed for 72 hours', () => {
    const pvKwh = Float64Array.from({ length: hours }, (_, hour) => (hour % 24 >= 10 && hour % 24 < 16 ? 1 : 0))
    const sunny = autonomyHours({ ...outage, essentialKwh: constant(0.6), pvKwh })
    expect(sunny.p50).toBeGreaterThan(autonomyHours({ ...outage, essentialKwh: constant(0.6) }).p50)
    expect(autonomyHours({ ...outage, pvKwh: constant(1) })).toEqual({ p10: 72, p50: 72, p90: 72 })
    expect(autonomyHours({ ...outage, essentialKwh: constant(0) }).p90).toBe(72)
  })

  it('counts only outages of the month asked for', () => {
    const storedKwh = Float64Array.from({ length: hours }, (_, hour) => (hour < 31 * 24 ? 2 : 8))
    expect(autonomyHours({ ...outage, storedKwh, month: 5 }).p90).toBeCloseTo(20, 9)
    // The first hour of January comes from 31 December.
    expect(autonomyHours({ ...outage, storedKwh, month: 0 }).p50).toBeCloseTo(5, 9)
  })

  it('fails at once when the load is above the power of the battery', () => {
    const strong = autonomyHours({ ...outage, essentialKwh: constant(8), storedKwh: constant(10) })
    expect(strong.p10).toBeLessThan(1)
  })

  it('refuses series of unequal length and impossible steps', () => {
    expect(() => autonomyHours({ ...outage, essentialKwh: new Float64Array(24) })).toThrow(RangeError)
    expect(() => autonomyHours({ ...outage, pvKwh: new Float64Array(24) })).toThrow(RangeError)
    expect(() => autonomyHours({ ...outage, everyHours: 0 })).toThrow(RangeError)
  })
})

describe('carriedLoads', () => {
  const fridge = { id: 'fridge', runningW: 150, startW: 600, kwhPerDay: 1 }
  const pump = { id: 'pump', runningW: 800, startW: 2500, kwhPerDay: 1 }
  const oven = { id: 'oven', runningW: 3000, startW: 3000, kwhPerDay: 1 }

  it('takes loads in order while power and the hardest start allow', () => {
    expect(carriedLoads([fridge, pump, oven], 3)).toEqual({
      powers: ['fridge', 'pump'],
      doesNotPower: ['oven'],
      kwNeeded: 0.95,
      kwSurge: 2.65,
    })
    expect(carriedLoads([fridge, pump, oven], 1).powers).toEqual(['fridge'])
    expect(carriedLoads([fridge, pump, oven], 5).powers).toEqual(['fridge', 'pump', 'oven'])
  })

  it('carries nothing without an inverter and refuses a negative one', () => {
    expect(carriedLoads([fridge], 0)).toEqual({ powers: [], doesNotPower: ['fridge'], kwNeeded: 0, kwSurge: 0 })
    expect(() => carriedLoads([fridge], -1)).toThrow(RangeError)
    expect(() => carriedLoads([fridge], Number.NaN)).toThrow(RangeError)
  })
})
