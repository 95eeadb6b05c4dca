import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { type Building, buildingOf } from './building.ts'
import { opaqueWK, outerYear } from './building-sun.ts'
import { hoursOfUse } from './building-use.ts'
import { type ComfortUse, type RoomLoads, roomLoads, yearConditions } from './heating-cooling.ts'
import { sumKwh } from './heating-cooling-range.ts'
import { zoning } from './zoning.ts'

const weather = malagaYear()
const building = buildingOf({ homeType: 'townhouse', areaM2: 100, era: '1980-2006' })
const outer = outerYear(building, weather)
const comfort: ComfortUse = { occupancy: 'full-time', mode: 'intermittent', heatC: 20, coolC: 25 }
const loads = roomLoads(building, yearConditions(building, comfort, weather, outer))

/** Living rooms, bedrooms, the rest: their floor in m² of a hundred, and the hours they are used. */
const night = [[22, 24]]
const rooms = [
  {
    floor: 45,
    hours: {
      weekday: [
        [7, 9],
        [14, 24],
      ],
      weekend: [[8, 24]],
    },
  },
  { floor: 40, hours: { weekday: night, weekend: night } },
  { floor: 15, hours: { weekday: [], weekend: [] } },
] as const

/** A home of a part's size with walls of 1.2 W/m²K, as much as the smaller side's floor, towards the rooms of the others. */
function partOf(floor: number): Building {
  const of = (whole: number) => (whole * floor) / 100
  const { facades, roof } = building
  return {
    ...building,
    areaM2: floor,
    volumeM3: of(building.volumeM3),
    facades: facades.map((facade) => ({
      ...facade,
      wall: { ...facade.wall, areaM2: of(facade.wall.areaM2) },
      windowM2: of(facade.windowM2),
    })),
    roof: { ...roof, areaM2: of(roof.areaM2) },
    groundM2: of(building.groundM2),
    groundPerimeterM: of(building.groundPerimeterM),
    heatCapacityJK: of(building.heatCapacityJK),
    massAreaM2: of(building.massAreaM2),
    partitionWK: 1.2 * Math.min(floor, 100 - floor),
  }
}

/** One round: each part on its own, the air of the other parts behind its partitions. */
function round(before: readonly RoomLoads[]): RoomLoads[] {
  const whole = yearConditions(building, { ...comfort, mode: 'continuous' }, weather, outer)
  return rooms.map(({ floor, hours }, index) => {
    const part = partOf(floor)
    const partitions = 1.2 * Math.min(floor, 100 - floor)
    const weight = partitions / opaqueWK(part)
    const beyond = (hour: number) =>
      rooms.reduce(
        (sum, other, at) => (at === index ? sum : sum + ((before[at]?.airC[hour] ?? 0) * other.floor) / (100 - floor)),
        0,
      )
    const used = hoursOfUse('full-time', hours)
    const and = (on: Uint8Array) => Uint8Array.from(on, (value, hour) => (value === 1 && used[hour] === 1 ? 1 : 0))
    return roomLoads(part, {
      ...whole,
      opaqueC: Float64Array.from(whole.opaqueC, (outside, hour) => outside * (1 - weight) + beyond(hour) * weight),
      sunW: Float64Array.from(whole.sunW, (watts) => (watts * floor) / 100),
      gainsW: Float64Array.from(whole.gainsW, (watts) => (watts * floor) / 100),
      heat: and(whole.heat),
      cool: and(whole.cool),
    })
  })
}

describe('heating and cooling room by room', () => {
  it('is three homes in one with the others behind their walls, settled in two rounds', () => {
    const parts = round(round(rooms.map(() => loads)))
    const heatKwh = parts.reduce((sum, { heatW }) => sum + sumKwh(heatW), 0)
    const coolKwh = parts.reduce((sum, { coolW }) => sum + sumKwh(coolW), 0)
    const found = zoning({ building, outer, loads }, comfort, weather)
    expect(found.zoned.heatKwh).toBeCloseTo(heatKwh, 6)
    expect(found.zoned.coolKwh).toBeCloseTo(coolKwh, 6)
    expect(found.whole).toEqual({ heatKwh: sumKwh(loads.heatW), coolKwh: sumKwh(loads.coolW) })
    expect(found.heatShare).toBeCloseTo(1 - heatKwh / sumKwh(loads.heatW), 9)
    expect(found.coolShare).toBeCloseTo(1 - coolKwh / sumKwh(loads.coolW), 9)
    expect(found.heatShare).toBeGreaterThan(0)
  })

  it('leaves nothing out of nothing, and never less than nothing', () => {
    const bare: ComfortUse = { occupancy: 'full-time', mode: 'intermittent' }
    const idle = roomLoads(building, yearConditions(building, bare, weather, outer))
    expect(zoning({ building, outer, loads: idle }, bare, weather)).toMatchObject({ heatShare: 0, coolShare: 0 })
    // A home kept at less than its rooms are asked to be needs more by rooms than as one.
    expect(zoning({ building, outer, loads }, { ...comfort, heatC: 26, coolC: 18 }, weather)).toMatchObject({
      heatShare: 0,
      coolShare: 0,
    })
  })
})
