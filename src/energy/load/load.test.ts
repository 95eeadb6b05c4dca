import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { occupancies } from '#src/shared/domain/vocabulary.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { evKwhPerYear } from './car.ts'
import {
  type HouseholdSpec,
  householdLoad,
  loadFromShape,
  loadParts,
  poolPumpKwhPerYear,
  splitLoad,
  withLoads,
} from './load.ts'
import {
  baseShape,
  coolingShape,
  evShape,
  heatingShape,
  hotWaterShape,
  poolHeatingShape,
  poolPumpShape,
} from './load-shapes.ts'

const weather = malagaYear()
const civil = civilYear()
const sum = (series: ArrayLike<number>) => Array.from(series).reduce((total, kwh) => total + kwh, 0)
const home: HouseholdSpec = { annualKwh: 6000, occupancy: 'full-time', hasPool: false, hasEv: false, hasAc: false }
const months = (load: Float64Array) => {
  const kwh = new Array<number>(12).fill(0)
  load.forEach((value, hour) => {
    const month = civil.month[hour] ?? 0
    kwh[month] = (kwh[month] ?? 0) + value
  })
  return kwh
}

describe('householdLoad', () => {
  it('always adds up to the year and is never negative', () => {
    const anySpec = fc.record({
      annualKwh: fc.double({ min: 0, max: 150_000, noNaN: true }),
      occupancy: fc.constantFrom(...occupancies),
      hasPool: fc.boolean(),
      hasEv: fc.boolean(),
      hasAc: fc.boolean(),
      heatingKwh: fc.double({ min: 0, max: 8000, noNaN: true }),
      hotWaterKwh: fc.double({ min: 0, max: 3000, noNaN: true }),
      poolHeatingKwh: fc.double({ min: 0, max: 5000, noNaN: true }),
    })
    fc.assert(
      fc.property(anySpec, (spec) => {
        const { hourlyKwh, partKwh } = householdLoad(spec, weather)
        expect(sum(hourlyKwh)).toBeCloseTo(spec.annualKwh, 5)
        expect(sum(Object.values(partKwh))).toBeCloseTo(spec.annualKwh, 5)
        expect(hourlyKwh.every((kwh) => kwh >= 0)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('leaves the base at least 30 % of the year', () => {
    const { base, ev, pool } = splitLoad({ ...home, annualKwh: 1000, hasEv: true, hasPool: true })
    expect(base).toBeCloseTo(300, 6)
    expect(ev / pool).toBeCloseTo(evKwhPerYear(12_000) / splitLoad({ ...home, hasPool: true }).pool, 6)
  })

  it('cools in summer, when it is hot', () => {
    const plain = householdLoad({ ...home, annualKwh: 5000 }, weather).hourlyKwh
    const cooled = householdLoad({ ...home, annualKwh: 5600, hasAc: true, acKwh: 600 }, weather).hourlyKwh
    const added = months(cooled.map((kwh, hour) => kwh - (plain[hour] ?? 0)))
    expect((added[6] ?? 0) + (added[7] ?? 0)).toBeGreaterThan(350)
    expect(Math.abs(added[0] ?? 1)).toBeLessThan(1e-6)
  })

  it('adds the car by its kilometres, at night unless told to follow the sun', () => {
    const carKwh = evKwhPerYear(10_000)
    const car = { ...home, annualKwh: 6000 + carKwh, hasEv: true, evKmPerYear: 10_000 }
    const plain = householdLoad(home, weather).hourlyKwh
    const valleyKwh = (load: Float64Array) =>
      sum(load.filter((_, hour) => (civil.civilHour[hour] ?? 0) < 8)) -
      sum(plain.filter((_, hour) => (civil.civilHour[hour] ?? 0) < 8))
    expect(carKwh).toBeCloseTo(2000, 6)
    expect(valleyKwh(householdLoad(car, weather).hourlyKwh)).toBeCloseTo(carKwh, 6)
    expect(valleyKwh(householdLoad({ ...car, evStrategy: 'solar' }, weather).hourlyKwh)).toBeCloseTo(0, 6)
  })

  it('uses little while a holiday home is empty, and everything else when people come', () => {
    const { hourlyKwh } = householdLoad({ ...home, occupancy: 'holiday-home' }, weather)
    const [january = 0, , , , , , , august = 0] = months(hourlyKwh)
    expect(august).toBeGreaterThan(1.5 * january)
    expect(january).toBeGreaterThan(0.3 * august)
  })

  it('spreads each part as that part is used, on the calendar asked for', () => {
    const calendarYear = 2027
    const spec: HouseholdSpec = {
      annualKwh: 12_000,
      occupancy: 'mixed-use',
      hasPool: true,
      hasEv: true,
      hasAc: true,
      evStrategy: 'solar',
      heatingKwh: 1000,
      hotWaterKwh: 900,
      poolHeatingKwh: 800,
      calendarYear,
    }
    const { hourlyKwh, partKwh } = householdLoad(spec, weather)
    const shapes = {
      base: baseShape('mixed-use', calendarYear),
      pool: poolPumpShape(calendarYear),
      ev: evShape('solar', 'mixed-use', calendarYear),
      ac: coolingShape(weather, 'mixed-use', calendarYear),
      heating: heatingShape(weather, 'mixed-use', calendarYear),
      hotWater: hotWaterShape('mixed-use', calendarYear),
      poolHeating: poolHeatingShape(weather, 'mixed-use', calendarYear),
    }
    for (const part of loadParts) expect(partKwh[part]).toBeGreaterThan(100)
    for (let hour = 0; hour < 8760; hour += 7)
      expect(hourlyKwh[hour]).toBeCloseTo(
        loadParts.reduce((total, part) => total + partKwh[part] * (shapes[part][hour] ?? 0), 0),
        9,
      )
  })

  it('follows the weekdays of the year asked for, and keeps its sum', () => {
    const of2027 = householdLoad({ ...home, calendarYear: 2027 }, weather).hourlyKwh
    const of2026 = householdLoad(home, weather).hourlyKwh
    expect(householdLoad({ ...home, calendarYear: 2026 }, weather).hourlyKwh).toEqual(of2026)
    expect(sum(of2027)).toBeCloseTo(home.annualKwh, 6)
    // 9 January is a Friday in 2026 and a Saturday in 2027: more is cooked and washed at 11:00.
    const hour = 8 * 24 + 11
    expect((of2027[hour] ?? 0) / (of2026[hour] ?? 1)).toBeGreaterThan(1.05)
  })

  it('gives an empty year for no consumption and refuses a negative one', () => {
    expect(sum(householdLoad({ ...home, annualKwh: 0, hasEv: true }, weather).hourlyKwh)).toBe(0)
    expect(() => householdLoad({ ...home, annualKwh: -1 }, weather)).toThrow(RangeError)
    expect(() => householdLoad({ ...home, annualKwh: Number.NaN }, weather)).toThrow(RangeError)
    expect(() => householdLoad({ ...home, hotWaterKwh: -5 }, weather)).toThrow(RangeError)
  })
})

describe('loadFromShape', () => {
  const ramp = Array.from({ length: 24 }, (_, hour) => hour)
  const flat = Array.from({ length: 12 }, () => 1)

  it('gives each hour its weight by the wall clock and the month, over the sum of the year', () => {
    const factors = flat.map((_, month) => 1 + month / 10)
    const load = loadFromShape(4000, ramp, factors)
    let weights = 0
    for (let hour = 0; hour < 8760; hour++)
      weights += (civil.civilHour[hour] ?? 0) * (1 + (civil.month[hour] ?? 0) / 10)
    expect(sum(load)).toBeCloseTo(4000, 6)
    // 12 July 18:00 on the wall is 17:00 on the weather's clock.
    const hour = (31 + 28 + 31 + 30 + 31 + 30 + 11) * 24 + 17
    expect(load[hour]).toBeCloseTo((4000 * 18 * 1.6) / weights, 9)
  })

  it('has one hour less on the day of 23 and one more on the day of 25', () => {
    const only2 = ramp.map((hour) => (hour === 2 ? 1 : 0))
    const load = loadFromShape(365, only2, flat)
    const day = (index: number) => sum(load.filter((_, hour) => civil.dayOfYear[hour] === index))
    expect(day(87)).toBe(0)
    expect(day(297)).toBeCloseTo(2, 9)
    expect(day(100)).toBeCloseTo(1, 9)
  })

  it('refuses weights that are too few, negative or all zero', () => {
    expect(() => loadFromShape(1, ramp.slice(1), flat)).toThrow(RangeError)
    expect(() => loadFromShape(1, ramp, flat.slice(1))).toThrow(RangeError)
    expect(() =>
      loadFromShape(
        1,
        ramp.map((hour) => -hour),
        flat,
      ),
    ).toThrow(RangeError)
    expect(() => loadFromShape(1, ramp.fill(0), flat)).toThrow(RangeError)
    expect(() => loadFromShape(-1, ramp, flat)).toThrow(RangeError)
  })
})

describe('poolPumpKwhPerYear', () => {
  it('is hours by month times a power by volume, of forty cubic metres where nobody said', () => {
    const hours = 3 * 31 + 3 * 28 + 4 * 31 + 5 * 30 + 6 * 31 + 8 * 30 + 8 * 62 + 8 * 30 + 5 * 31 + 3 * 30 + 3 * 31
    expect(poolPumpKwhPerYear() / (hours * 40 * 0.016)).toBeCloseTo(1, 3)
    expect(poolPumpKwhPerYear(20)).toBeCloseTo(poolPumpKwhPerYear() / 2, 9)
    expect(() => poolPumpKwhPerYear(-1)).toThrow(RangeError)
  })
})

describe('withLoads', () => {
  it('adds hour by hour into a new series', () => {
    const base = Float64Array.of(1, 2)
    expect([...withLoads(base, Float64Array.of(3, 4), Float64Array.of(5, 6))]).toEqual([9, 12])
    expect([...base]).toEqual([1, 2])
  })
})
