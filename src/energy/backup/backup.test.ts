import { describe, expect, it } from 'vitest'
import { autonomyHours, carriedLoads, powerCuts } from './backup.ts'

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

describe('powerCuts', () => {
  const onlyAt = (...starts: number[]) => {
    const begins = new Uint8Array(hours)
    for (const start of starts) begins[start] = 1
    return begins
  }
  const lossy = { capacityKwh: 10, powerKw: 5, roundTripEfficiency: 0.81, reserveKwh: 0 }
  const sunAt = (...kwh: number[]) => {
    const pvKwh = new Float64Array(hours)
    pvKwh.set(kwh)
    return pvKwh
  }
  const first = (change: Partial<Parameters<typeof powerCuts>[0]>) =>
    powerCuts({
      essentialKwh: constant(1),
      storedKwh: constant(1),
      battery: lossy,
      begins: onlyAt(0),
      everyHours: 1,
      ...change,
    })

  it('serves the loads from the sun, stores what is left, and gives it back with both losses', () => {
    // 1 kWh at once, 2 kWh into the battery as 1.8; 2.8 · 0.9 = 2.52 kWh are 2.52 hours more.
    expect(first({ pvKwh: sunAt(3) })).toEqual([
      {
        hours: expect.closeTo(3.52, 9),
        usedKwh: expect.closeTo(3.52, 9),
        batteryKwh: expect.closeTo(0.9, 9),
        sunKwh: expect.closeTo(1 + 2 * 0.81, 9),
      },
    ])
  })

  it('stores no more than fits, and no faster than the battery takes', () => {
    const [full] = first({ pvKwh: sunAt(3), battery: { ...lossy, capacityKwh: 1.9 } })
    expect(full?.hours).toBeCloseTo(1 + 1.9 * 0.9, 9)
    const [slow] = first({ pvKwh: sunAt(3), battery: { ...lossy, powerKw: 1 } })
    expect(slow?.hours).toBeCloseTo(1 + 1.9 * 0.9, 9)
  })

  it('counts the sun that is too little as well', () => {
    const [cut] = first({ pvKwh: sunAt(0.4, 0.4) })
    expect(cut?.hours).toBeCloseTo(1 + 0.4 + 0.3, 9)
    expect(cut?.sunKwh).toBeCloseTo(0.8, 9)
  })

  it('that the sun serves whole for three days is followed no longer', () => {
    const [cut] = first({ pvKwh: constant(1) })
    expect(cut).toEqual({ hours: 72, usedKwh: 72, batteryKwh: expect.closeTo(0.9, 9), sunKwh: 72 })
  })

  it('begin where they are asked to, each with what the hour before left, and run on into January', () => {
    const storedKwh = Float64Array.from({ length: hours }, (_, hour) => (hour === hours - 2 ? 2 : hour === 99 ? 3 : 0))
    const cuts = first({ storedKwh, begins: onlyAt(100, hours - 1) })
    expect(cuts.map((cut) => cut.hours)).toEqual([expect.closeTo(2.7, 9), expect.closeTo(1.8, 9)])
    const noon = first({ storedKwh, begins: onlyAt(hours - 1), pvKwh: sunAt(1) })
    expect(noon[0]?.sunKwh).toBe(1)
  })

  it('refuse a mask of another length', () => {
    expect(() => first({ begins: new Uint8Array(24) })).toThrow(RangeError)
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

  it('takes what just fits: the whole power, and half as much again for a start', () => {
    expect(carriedLoads([oven], 3).powers).toEqual(['oven'])
    expect(carriedLoads([oven], 2.999).powers).toEqual([])
    const hard = { id: 'hard', runningW: 100, startW: 3000, kwhPerDay: 1 }
    expect(carriedLoads([hard], 2).powers).toEqual(['hard'])
    expect(carriedLoads([hard], 1.999).powers).toEqual([])
  })

  it('carries nothing without an inverter and refuses a negative one', () => {
    expect(carriedLoads([fridge], 0)).toEqual({ powers: [], doesNotPower: ['fridge'], kwNeeded: 0, kwSurge: 0 })
    expect(() => carriedLoads([fridge], -1)).toThrow(RangeError)
    expect(() => carriedLoads([fridge], Number.NaN)).toThrow(RangeError)
  })
})
