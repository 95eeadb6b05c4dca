import { describe, expect, it } from 'vitest'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { occupancies } from '#src/shared/domain/vocabulary.ts'
import { malagaYear } from '#tests/typical-year.ts'
import {
  baseShape,
  coolingShape,
  evShape,
  heatingShape,
  hotWaterShape,
  poolHeatingShape,
  poolPumpShape,
  type Shape,
} from './load-shapes.ts'
import { presentDays } from './presence.ts'

const weather = malagaYear()
const civil = civilYear()
const sumWhere = (shape: Shape, holds: (hour: number) => boolean) =>
  shape.reduce((total, share, hour) => total + (holds(hour) ? share : 0), 0)

describe('load shapes', () => {
  it.each(occupancies)('add up to one, %s', (occupancy) => {
    const shapes = [
      baseShape(occupancy),
      poolPumpShape(),
      evShape('night', occupancy),
      evShape('solar', occupancy),
      evShape('mixed', occupancy),
      coolingShape(weather, occupancy),
      heatingShape(weather, occupancy),
      hotWaterShape(occupancy),
      poolHeatingShape(weather, 'full-time'),
    ]
    for (const shape of shapes) {
      expect(sumWhere(shape, () => true)).toBeCloseTo(1, 9)
      expect(shape.every((share) => share >= 0)).toBe(true)
    }
  })

  it('heat and cool when the air asks for it', () => {
    const heating = heatingShape(weather, 'full-time')
    const cooling = coolingShape(weather, 'full-time')
    for (let hour = 0; hour < 8760; hour++) {
      const tempC = weather.tempC[hour] ?? 0
      if (tempC >= 18) expect(heating[hour]).toBe(0)
      if (tempC <= 24) expect(cooling[hour]).toBe(0)
    }
  })

  it('leave the car, the shower and the heating off while a home is empty', () => {
    const present = presentDays('holiday-home')
    const empty = (hour: number) => present[civil.dayOfYear[hour] ?? 0] === 0
    for (const shape of [
      evShape('mixed', 'holiday-home'),
      hotWaterShape('holiday-home'),
      heatingShape(weather, 'holiday-home'),
      coolingShape(weather, 'holiday-home'),
    ])
      expect(sumWhere(shape, empty)).toBe(0)
    expect(sumWhere(baseShape('holiday-home'), empty)).toBeGreaterThan(0.2)
  })

  it('follow the strategy of the car', () => {
    const inValley = (hour: number) => (civil.civilHour[hour] ?? 0) < 8
    expect(sumWhere(evShape('night', 'full-time'), inValley)).toBeCloseTo(1, 9)
    expect(sumWhere(evShape('solar', 'full-time'), inValley)).toBe(0)
    expect(sumWhere(evShape('mixed', 'full-time'), inValley)).toBeCloseTo(0.5, 9)
  })

  it('count people who live in a home more often than those on holiday', () => {
    const days = (occupancy: (typeof occupancies)[number]) => presentDays(occupancy).reduce((sum, day) => sum + day, 0)
    expect(days('full-time')).toBe(365)
    expect(days('mixed-use')).toBeLessThan(300)
    expect(days('holiday-home')).toBeLessThan(days('mixed-use'))
  })
})
