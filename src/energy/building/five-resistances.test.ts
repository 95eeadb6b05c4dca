import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inverse } from '#tests/golden/reference/linear.ts'
import { type Building, buildingOf } from './building.ts'
import { opaqueWK } from './building-sun.ts'
import { type RoomConditions, roomLoads } from './heating-cooling.ts'

const building = buildingOf({ homeType: 'townhouse', areaM2: 120, era: 'cte2006' })

/** An hour that the rooms meet; alone, without warm-up, the mass starts at the temperature of heating. */
interface Hour {
  outdoorC: number
  opaqueC: number
  sunW: number
  gainsW: number
}

function conditions(hours: readonly Hour[], change: Partial<RoomConditions> = {}): RoomConditions {
  const of = (name: keyof Hour) => Float64Array.from(hours, (hour) => hour[name])
  const off = new Uint8Array(hours.length)
  return {
    outdoorC: of('outdoorC'),
    opaqueC: of('opaqueC'),
    sunW: of('sunW'),
    gainsW: of('gainsW'),
    heat: off,
    cool: off,
    airing: off,
    heatC: 20,
    coolC: 25,
    ...change,
  }
}
const on = (length: number) => new Uint8Array(length).fill(1)

/**
 * ISO 13790, annex C, as the three balances that it states, solved together: of the air, of the surfaces (without mass of their own) and of the
 * mass, whose mean over the hour is what the others meet. Unknown: surface and mass at the end of the hour, and either air or machine, W.
 */
function balances(home: Building, massC: number, hour: Hour, airChanges: number, heldC?: number) {
  const surfaceM2 = 4.5 * home.areaM2
  const air = 0.34 * home.volumeM3 * airChanges
  const windows = home.facades.reduce((sum, { windowM2 }) => sum + windowM2, 0) * home.uWindowWm2K
  const surfaceToAir = 3.45 * surfaceM2
  const massToSurface = 9.1 * home.massAreaM2
  // The mass and what lies behind it in a row are the U-value of the envelope.
  const behind = 1 / (1 / opaqueWK(home) - 1 / massToSurface)
  const store = home.heatCapacityJK / 3600
  const radiant = hour.gainsW / 2 + hour.sunW
  const toMass = (home.massAreaM2 / surfaceM2) * radiant
  const toSurface = radiant - toMass - (windows / (9.1 * surfaceM2)) * radiant
  // Rows: air, surface, mass. Columns: air or machine, surface, mass at the end.
  const rows = [
    [heldC === undefined ? -(air + surfaceToAir) : 1, surfaceToAir, 0],
    [heldC === undefined ? surfaceToAir : 0, -(windows + surfaceToAir + massToSurface), massToSurface / 2],
    [0, massToSurface, -(behind + massToSurface) / 2 - store],
  ]
  const known = heldC ?? 0
  const right = [
    -air * hour.outdoorC - hour.gainsW / 2 + (air + surfaceToAir) * known,
    -windows * hour.outdoorC - toSurface - surfaceToAir * known - (massToSurface / 2) * massC,
    -behind * hour.opaqueC - toMass + ((behind + massToSurface) / 2 - store) * massC,
  ]
  const [first = 0, , massEndC = 0] = inverse(rows).map((row) =>
    row.reduce((sum, value, column) => sum + value * (right[column] ?? 0), 0),
  )
  return heldC === undefined ? { airC: first, machineW: 0, massEndC } : { airC: heldC, machineW: first, massEndC }
}

const anyHours = fc.array(
  fc.record({
    outdoorC: fc.integer({ min: -5, max: 42 }),
    opaqueC: fc.integer({ min: -5, max: 50 }),
    sunW: fc.integer({ min: 0, max: 6000 }),
    gainsW: fc.integer({ min: 0, max: 1500 }),
  }),
  { minLength: 1, maxLength: 12 },
)

describe('the hours of a home are the three balances of ISO 13790', () => {
  it('left alone, its air floats where they meet', () => {
    fc.assert(
      fc.property(anyHours, (hours) => {
        const { airC, heatW, coolW } = roomLoads(building, conditions(hours), 0)
        let massC = 20
        hours.forEach((hour, index) => {
          const expected = balances(building, massC, hour, building.airChangesPerHour)
          massC = expected.massEndC
          expect(airC[index]).toBeCloseTo(expected.airC, 8)
          expect([heatW[index], Math.abs(coolW[index] ?? 1)]).toEqual([0, 0])
        })
      }),
    )
  })

  it('kept between two temperatures, its machine gives what they lack', () => {
    fc.assert(
      fc.property(anyHours, (hours) => {
        const kept = conditions(hours, { heat: on(hours.length), cool: on(hours.length), heatC: 21, coolC: 24 })
        const { airC, heatW, coolW } = roomLoads(building, kept, 0)
        let massC = 21
        hours.forEach((hour, index) => {
          const free = balances(building, massC, hour, building.airChangesPerHour)
          const toC = free.airC < 21 ? 21 : free.airC > 24 ? 24 : undefined
          const expected = balances(building, massC, hour, building.airChangesPerHour, toC)
          massC = expected.massEndC
          expect(airC[index]).toBeCloseTo(expected.airC, 8)
          expect((heatW[index] ?? 0) - (coolW[index] ?? 0)).toBeCloseTo(expected.machineW, 6)
        })
      }),
    )
  })

  it('the mass starts as warm as the hours before its first one left it', () => {
    const hours = Array.from({ length: 30 }, (_, index) => ({
      outdoorC: 5 + index,
      opaqueC: 8,
      sunW: 200,
      gainsW: 300,
    }))
    let massC = 20
    for (const hour of [...hours.slice(-10), ...hours])
      massC = balances(building, massC, hour, building.airChangesPerHour).massEndC
    const last = hours.slice(-10).reduce((warm, hour) => balances(building, warm, hour, 0.55).massEndC, 20)
    const first = hours[0]
    if (!first) throw new Error('no hour')
    expect(building.airChangesPerHour).toBe(0.55)
    expect(roomLoads(building, conditions(hours), 10).airC[0]).toBeCloseTo(
      balances(building, last, first, 0.55).airC,
      8,
    )
  })
})

describe('windows', () => {
  const mild = { outdoorC: 20, opaqueC: 24, sunW: 6000, gainsW: 600 }
  const warmed = { outdoorC: 23, opaqueC: 28, sunW: 9000, gainsW: 600 }
  const one = (hour: Hour, change: Partial<RoomConditions>) => {
    const { airC, coolW } = roomLoads(building, conditions([hour], { heatC: 24, ...change }), 0)
    return { airC: airC[0] ?? 0, coolW: Math.abs(coolW[0] ?? 1) }
  }
  const aired = (hour: Hour) => balances(building, 24, hour, building.airChangesPerHour + 3).airC
  const shut = (hour: Hour) => balances(building, 24, hour, building.airChangesPerHour).airC

  it('stand open, three changes an hour, while that alone cools', () => {
    expect(shut(mild)).toBeGreaterThan(24)
    expect(one(mild, { airing: on(1) }).airC).toBeCloseTo(aired(mild), 8)
    expect(one(mild, { airing: on(1), cool: on(1), coolC: 24 })).toEqual({ airC: aired(mild), coolW: 0 })
  })

  it('are shut again for the machine where that does not keep the rooms cool enough', () => {
    const coolC = 24.5
    expect(aired(warmed)).toBeGreaterThan(coolC)
    const cooled = one(warmed, { airing: on(1), cool: on(1), coolC })
    expect(cooled.airC).toBe(coolC)
    expect(cooled.coolW).toBeCloseTo(-balances(building, 24, warmed, building.airChangesPerHour, coolC).machineW, 6)
  })

  it('without a machine stay open all the same', () => {
    expect(one(warmed, { airing: on(1), coolC: 24.5 })).toEqual({ airC: one(warmed, { airing: on(1) }).airC, coolW: 0 })
    expect(one(warmed, { airing: on(1), coolC: 24.5 }).airC).toBeCloseTo(aired(warmed), 8)
  })

  it('stay shut while nobody is there, at 23 °C inside and less, and where it is hardly cooler outside', () => {
    expect(one(mild, {}).airC).toBeCloseTo(shut(mild), 8)
    const cool = { ...mild, sunW: 0, outdoorC: 15, opaqueC: 15 }
    const inside = balances(building, 22, cool, building.airChangesPerHour).airC
    expect(inside).toBeLessThan(23)
    expect(one(cool, { airing: on(1), heatC: 22 }).airC).toBeCloseTo(inside, 8)
    const hardly = { outdoorC: 24, opaqueC: 25, sunW: 2000, gainsW: 600 }
    expect(shut(hardly)).toBeGreaterThan(24)
    expect(shut(hardly)).toBeLessThan(25)
    expect(one(hardly, { airing: on(1) }).airC).toBeCloseTo(shut(hardly), 8)
  })
})
