import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { type Building, buildingOf } from './building.ts'
import { opaqueWK, outerYear } from './building-sun.ts'
import { type ComfortUse, homeLoads, monthlyKwh, type RoomConditions, roomLoads } from './heating-cooling.ts'
import { designCoolKw, designHeatKw } from './heating-cooling-design.ts'
import { comfortYear, sumKwh } from './heating-cooling-range.ts'
import { zoning } from './zoning.ts'

const weather = decodeTypicalYear(
  readFileSync(new URL('../../../facts/energy/malaga-typical-year.bin', import.meta.url)),
)
const villa = { homeType: 'villa', areaM2: 220, era: '1980-2006' } as const
const awake: ComfortUse = { occupancy: 'full-time', mode: 'intermittent', heatC: 20, coolC: 25 }
const always: ComfortUse = { ...awake, mode: 'continuous' }

/** The same cold, dark hour again and again. */
function steady(outdoorC: number, hours: number, sunW = 0): RoomConditions {
  const equal = (value: number) => new Float64Array(hours).fill(value)
  return {
    outdoorC: equal(outdoorC),
    opaqueC: equal(outdoorC),
    sunW: equal(sunW),
    gainsW: equal(0),
    heat: new Uint8Array(hours).fill(1),
    cool: new Uint8Array(hours).fill(1),
    airing: new Uint8Array(hours),
    heatC: 20,
    coolC: 26,
  }
}

const lossWK = (building: Building) =>
  opaqueWK(building) +
  building.facades.reduce((sum, { windowM2 }) => sum + windowM2 * building.uWindowWm2K, 0) +
  0.34 * building.volumeM3 * building.airChangesPerHour

describe('roomLoads', () => {
  it('needs in steady cold what the envelope loses, less the colder surfaces', () => {
    const building = buildingOf(villa)
    const { heatW } = roomLoads(building, steady(5, 2000))
    const loss = lossWK(building) * 15
    expect(heatW.at(-1)).toBeLessThan(loss)
    expect(heatW.at(-1)).toBeGreaterThan(0.8 * loss)
  })

  it('takes sun off the heating, but for what warmer surfaces lose', () => {
    const building = buildingOf(villa)
    const plain = roomLoads(building, steady(5, 2000)).heatW.at(-1) ?? 0
    const sunny = roomLoads(building, steady(5, 2000, 1000)).heatW.at(-1) ?? 0
    expect(plain - sunny).toBeGreaterThan(700)
    expect(plain - sunny).toBeLessThanOrEqual(1000)
  })

  it('asks for nothing where it is as warm outside as inside', () => {
    const { heatW, coolW } = roomLoads(buildingOf(villa), steady(22, 200))
    expect(sumKwh(heatW)).toBe(0)
    expect(sumKwh(coolW)).toBe(0)
  })

  it('never heats and cools in one hour, and holds the set temperatures', () => {
    const { heatW, coolW, airC } = homeLoads(buildingOf(villa), always, weather)
    heatW.forEach((watts, hour) => {
      expect(watts > 0 && (coolW[hour] ?? 0) > 0).toBe(false)
      if (watts > 0) expect(airC[hour]).toBeCloseTo(20, 6)
      if ((coolW[hour] ?? 0) > 0) expect(airC[hour]).toBeCloseTo(25, 6)
    })
  })
})

describe('the year of a home', () => {
  const year = comfortYear(villa, awake, weather)

  it('needs most heat in January or December and most cold in July or August', () => {
    const heat = monthlyKwh(year.loads.heatW)
    const cool = monthlyKwh(year.loads.coolW)
    expect([0, 11]).toContain(heat.indexOf(Math.max(...heat)))
    expect([6, 7]).toContain(cool.indexOf(Math.max(...cool)))
    expect(heat[6]).toBe(0)
    expect(cool[0]).toBe(0)
  })

  it('orders its range', () => {
    for (const { p10, p50, p90 } of [year.heatKwh, year.coolKwh]) {
      expect(p90).toBeLessThan(p50)
      expect(p50).toBeLessThan(p10)
    }
  })

  it('needs more heat for every degree more, and less cold', () => {
    const heat = [18, 20, 22].map((heatC) => sumKwh(homeLoads(buildingOf(villa), { ...awake, heatC }, weather).heatW))
    expect(heat).toEqual([...heat].sort((a, b) => a - b))
    const cool = [24, 25, 26].map((coolC) => sumKwh(homeLoads(buildingOf(villa), { ...awake, coolC }, weather).coolW))
    expect(cool).toEqual([...cool].sort((a, b) => b - a))
  })

  it('needs less when nobody is there', () => {
    const full = sumKwh(homeLoads(buildingOf(villa), always, weather).heatW)
    const holidays = sumKwh(homeLoads(buildingOf(villa), { ...always, occupancy: 'holiday-home' }, weather).heatW)
    expect(holidays).toBeLessThan(0.6 * full)
  })

  it('saves by heating only the rooms in use, and never more than all', () => {
    const { heatShare, coolShare, zoned, whole } = zoning(year, awake, weather)
    for (const share of [heatShare, coolShare]) {
      expect(share).toBeGreaterThan(0.1)
      expect(share).toBeLessThan(0.7)
    }
    expect(zoned.heatKwh).toBeLessThan(whole.heatKwh)
  })

  it('stays finite in a tiny flat, a home of 3,000 m² and one that needs nothing', () => {
    for (const form of [
      { homeType: 'flat-mid', areaM2: 15, era: 'cte2019' },
      { homeType: 'villa', areaM2: 3000, era: 'pre1980' },
    ] as const) {
      const { heatKwh, coolKwh } = comfortYear(form, awake, weather)
      for (const value of [...Object.values(heatKwh), ...Object.values(coolKwh)]) {
        expect(Number.isFinite(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(0)
      }
    }
    expect(comfortYear(villa, { ...awake, heatC: 5 }, weather).heatKwh.p50).toBe(0)
  })
})

describe('design loads', () => {
  it('lie between 18 and 110 W/m² for every era of a villa', () => {
    for (const era of ['pre1980', 'cte2019'] as const) {
      const building = buildingOf({ ...villa, era })
      const coolW = (designCoolKw(building, awake, weather, outerYear(building, weather)) * 1000) / building.areaM2
      const heatW = (designHeatKw(building, 20, weather) * 1000) / building.areaM2
      for (const watts of [coolW, heatW]) {
        expect(watts).toBeGreaterThan(18)
        expect(watts).toBeLessThan(110)
      }
    }
  })

  it('size the heat machine for the loss at 3.9 °C', () => {
    const flat = buildingOf({ homeType: 'flat-top', areaM2: 90, era: '1980-2006' })
    expect(designHeatKw(flat, 20, weather)).toBeCloseTo((lossWK(flat) * (20 - 3.9)) / 1000, 6)
  })
})
