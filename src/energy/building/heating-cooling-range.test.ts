import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { type Building, buildingOf } from './building.ts'
import { outerYear } from './building-sun.ts'
import { type ComfortUse, type RoomConditions, roomLoads, yearConditions } from './heating-cooling.ts'
import { comfortYear, sumKwh } from './heating-cooling-range.ts'

const weather = malagaYear()
const form = { homeType: 'townhouse', areaM2: 130, era: 'cte2006' } as const
const comfort: ComfortUse = { occupancy: 'full-time', mode: 'intermittent', heatC: 20, coolC: 25 }

const times = (series: Float64Array, factor: number) => Float64Array.from(series, (value) => value * factor)

/** The five guesses of the model at their worse end, each alone: insulation, air, inner gains, sun, thermostat. */
function guesses(home: Building, rooms: RoomConditions): [Building, RoomConditions][] {
  const { roof } = home
  const worn = {
    ...home,
    facades: home.facades.map((facade) => ({ ...facade, wall: { ...facade.wall, uWm2K: facade.wall.uWm2K * 1.2 } })),
    roof: { ...roof, uWm2K: roof.uWm2K * 1.2 },
    uGroundWm2K: home.uGroundWm2K * 1.2,
    uWindowWm2K: home.uWindowWm2K * 1.2,
  }
  return [
    [worn, rooms],
    [{ ...home, airChangesPerHour: home.airChangesPerHour * 1.3 }, rooms],
    [home, { ...rooms, gainsW: times(rooms.gainsW, 1.3) }],
    [home, { ...rooms, sunW: times(rooms.sunW, 1.2) }],
    [home, { ...rooms, heatC: (rooms.heatC ?? 0) + 0.7, coolC: (rooms.coolC ?? 0) - 0.7 }],
  ]
}

describe('how far a year of heat and cold may lie off', () => {
  it('is a factor: 1.15 for the weather and what each guess alone changes, as independent ones, over half a kWh per m²', () => {
    const home = buildingOf(form)
    const rooms = yearConditions(home, comfort, weather, outerYear(home, weather))
    const of = (need: 'heatW' | 'coolW') => {
      const middle = sumKwh(roomLoads(home, rooms)[need]) + 65
      const logs = guesses(home, rooms).map((guess) => Math.log((sumKwh(roomLoads(...guess)[need]) + 65) / middle))
      const factor = Math.exp(Math.hypot(Math.log(1.15), ...logs))
      return { p10: middle * factor - 65, p50: middle - 65, p90: middle / factor - 65 }
    }
    const year = comfortYear(form, comfort, weather)
    for (const [range, need] of [
      [year.heatKwh, 'heatW'],
      [year.coolKwh, 'coolW'],
    ] as const) {
      const expected = of(need)
      expect(expected.p90).toBeGreaterThan(0)
      expect(range.p10).toBeCloseTo(expected.p10, 6)
      expect(range.p50).toBeCloseTo(expected.p50, 9)
      expect(range.p90).toBeCloseTo(expected.p90, 6)
    }
    expect(sumKwh(year.loads.heatW)).toBe(year.heatKwh.p50)
    expect(sumKwh(year.loads.coolW)).toBe(year.coolKwh.p50)
  })

  it('is nothing at all without machines', () => {
    const { heatKwh, coolKwh } = comfortYear(form, { occupancy: 'full-time', mode: 'intermittent' }, weather)
    expect([heatKwh, coolKwh]).toEqual([
      { p10: 0, p50: 0, p90: 0 },
      { p10: 0, p50: 0, p90: 0 },
    ])
  })

  it('of a home that needs heat only by the worse guesses starts at nothing', () => {
    const years = [12, 12.5, 13, 13.5, 14, 14.5, 15].map(
      (heatC) => comfortYear(form, { ...comfort, heatC }, weather).heatKwh,
    )
    const hardly = years.find(({ p50, p10 }) => p50 === 0 && p10 > 0)
    expect(hardly).toMatchObject({ p50: 0, p90: 0 })
  })
})

it('a kilowatt for a day is 24 kWh', () => {
  expect(sumKwh(new Float64Array(24).fill(1000))).toBe(24)
})
