import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gainsW, hoursOfUse } from '#src/energy/building/building-use.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { heatPumpTankYear, mainsWaterC } from '#src/energy/water/hot-water.ts'
import { occupancies } from '#src/shared/domain/vocabulary.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { usualKmPerYear } from './car.ts'
import { householdLoad } from './load.ts'
import {
  baseShape,
  coolingShape,
  evShape,
  heatingShape,
  hotWaterShape,
  poolHeatingShape,
  type Shape,
} from './load-shapes.ts'
import { presenceShare, presentDays } from './presence.ts'

const weather = malagaYear()
const { dayOfYear } = civilYear()
const dayOf = (hour: number) => dayOfYear[hour] ?? 0
const sumOf = (series: ArrayLike<number>) => Array.from(series).reduce((sum, value) => sum + value, 0)
const away = occupancies.filter((occupancy) => occupancy !== 'full-time')
const absentShare = (series: ArrayLike<number>, occupancy: (typeof occupancies)[number]) => {
  const present = presentDays(occupancy)
  const absent = Array.from(series).filter((_, hour) => present[dayOf(hour)] === 0)
  return sumOf(absent) / sumOf(series)
}

describe('presence', () => {
  it('counts the days of the calendar', () => {
    expect(presenceShare('full-time')).toBe(1)
    expect(presenceShare('mixed-use') * 365).toBeCloseTo(272, 9)
    expect(presenceShare('holiday-home') * 365).toBeCloseTo(150, 9)
  })

  const shapes: Record<string, (occupancy: (typeof occupancies)[number]) => Shape> = {
    cooling: (occupancy) => coolingShape(weather, occupancy),
    heating: (occupancy) => heatingShape(weather, occupancy),
    'hot water': hotWaterShape,
    'pool heating': (occupancy) => poolHeatingShape(weather, occupancy),
    'car by night': (occupancy) => evShape('night', occupancy),
    'car by sun': (occupancy) => evShape('solar', occupancy),
    'car mixed': (occupancy) => evShape('mixed', occupancy),
  }
  describe.each(Object.entries(shapes))('%s', (_, shape) => {
    it.each(away)('of a %s: nothing on absent days', (occupancy) => {
      expect(absentShare(shape(occupancy), occupancy)).toBe(0)
    })
  })

  // Those that are made of days and hours alone: each present day holds what it holds in a home that is lived in all year.
  it.each(['cooling', 'heating', 'hot water', 'pool heating', 'car by night', 'car by sun'])(
    '%s is proportional to the days of presence',
    (name) => {
      const shape = shapes[name]
      if (!shape) throw new Error(`no shape: ${name}`)
      const all = shape('full-time')
      for (const occupancy of away) {
        const some = shape(occupancy)
        const present = presentDays(occupancy)
        const presentSum = sumOf(all.filter((__, hour) => present[dayOf(hour)] === 1))
        for (let hour = 0; hour < all.length; hour += 5) {
          const expected = present[dayOf(hour)] === 1 ? (all[hour] ?? 0) / presentSum : 0
          expect(Math.abs((some[hour] ?? 0) - expected)).toBeLessThan(1e-12)
        }
      }
    },
  )

  it('an empty home keeps a third of its always-on use and nothing else', () => {
    const full = baseShape('full-time')
    const some = baseShape('holiday-home')
    const present = presentDays('holiday-home')
    // 1 February at 14:00, an absent day, against 1 August at 14:00.
    expect(present[31]).toBe(0)
    const february = 31 * 24 + 13
    const august = 212 * 24 + 12
    const share = (shape: Shape) => (shape[february] ?? 0) / (shape[august] ?? 1)
    expect(share(some) / share(full)).toBeLessThan(0.3)
    expect(absentShare(some, 'holiday-home')).toBeLessThan(0.25)
    expect(absentShare(some, 'holiday-home')).toBeGreaterThan(0.1)
  })

  it('hot water, gains and cooled hours follow the same days', () => {
    const use = { persons: 4, litresPerPersonDay: 28, mainsC: mainsWaterC('malaga') }
    const full = heatPumpTankYear({ ...use, occupancy: 'full-time' }, 55, weather).electricKwh
    for (const occupancy of away) {
      const present = presentDays(occupancy)
      const some = heatPumpTankYear({ ...use, occupancy }, 55, weather).electricKwh
      const ofPresentDays = sumOf(full.filter((_, hour) => present[dayOf(hour)] === 1))
      expect(sumOf(some)).toBeCloseTo(ofPresentDays, 6)
      expect(absentShare(some, occupancy)).toBe(0)
      expect(absentShare(hoursOfUse(occupancy), occupancy)).toBe(0)
      expect(sumOf(hoursOfUse(occupancy))).toBeCloseTo(presenceShare(occupancy) * 8760, -1)
      // An empty home gives a fifth of the heat.
      const gains = gainsW(100, occupancy)
      gains.forEach((watts, hour) => {
        if (present[dayOf(hour)] === 0) expect(watts).toBeCloseTo(80, 9)
      })
    }
  })

  it('drives its kilometres on the days when people are there', () => {
    for (const occupancy of occupancies)
      expect(usualKmPerYear(occupancy)).toBe(Math.round(12_000 * presenceShare(occupancy)))
  })

  it('in any home with any uses, an absent day is the away share of the base and the pump', () => {
    const anyHome = fc.record({
      annualKwh: fc.double({ min: 500, max: 30_000, noNaN: true }),
      occupancy: fc.constantFrom(...away),
      hasPool: fc.constant(false),
      hasEv: fc.boolean(),
      hasAc: fc.boolean(),
      heatingKwh: fc.double({ min: 0, max: 4000, noNaN: true }),
      hotWaterKwh: fc.double({ min: 0, max: 2000, noNaN: true }),
      poolHeatingKwh: fc.double({ min: 0, max: 4000, noNaN: true }),
    })
    fc.assert(
      fc.property(anyHome, (home) => {
        const { hourlyKwh, partKwh } = householdLoad(home, weather)
        const base = baseShape(home.occupancy)
        const present = presentDays(home.occupancy)
        hourlyKwh.forEach((kwh, hour) => {
          if (present[dayOf(hour)] === 1) return
          if (Math.abs(kwh - partKwh.base * (base[hour] ?? 0)) > 1e-9)
            throw new Error(`more than standby in hour ${hour}`)
        })
      }),
      { numRuns: 30 },
    )
  })
})
