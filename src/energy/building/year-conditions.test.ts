import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { buildingOf } from './building.ts'
import { outerYear } from './building-sun.ts'
import { type ComfortUse, homeLoads, monthlyKwh, roomLoads, yearConditions } from './heating-cooling.ts'

const weather = malagaYear()
const flat = buildingOf({ homeType: 'flat-top', areaM2: 80, era: '1980-2006' })
const outer = outerYear(flat, weather)
const lived: ComfortUse = { occupancy: 'full-time', mode: 'continuous', heatC: 20, coolC: 25, calendarYear: 2026 }
/** Clocks say one hour more from 29 March to 25 October 2026: a month of summer starts at 23:00 of the weather's clock. */
const may = (31 + 28 + 31 + 30) * 24 - 1
const november = (31 + 28 + 31 + 30 + 31 + 30 + 31 + 31 + 30 + 31) * 24
const hoursOf = (used: Uint8Array) => used.reduce((sum, on) => sum + on, 0)

describe('shutters', () => {
  it('of a home that is lived in are lowered against the sun from May to October', () => {
    const { sunW } = yearConditions(flat, lived, weather, outer)
    for (let hour = 0; hour < 8760; hour++) {
      const warm = hour >= may && hour < november
      expect(sunW[hour]).toBe(warm ? outer.shadedGlassW[hour] : outer.glassW[hour])
    }
    const noonOfJuly = 190 * 24 + 12
    expect(sunW[noonOfJuly]).toBeLessThan(outer.glassW[noonOfJuly] ?? 0)
  })

  it('of an empty home leave three tenths of the sun', () => {
    const holidays: ComfortUse = { ...lived, occupancy: 'holiday-home' }
    const { sunW, heat, cool, airing } = yearConditions(flat, holidays, weather, outer)
    const noonOfFebruary = 40 * 24 + 12
    expect(outer.glassW[noonOfFebruary]).toBeGreaterThan(100)
    expect(sunW[noonOfFebruary]).toBeCloseTo(0.3 * (outer.glassW[noonOfFebruary] ?? 0), 9)
    expect([heat[noonOfFebruary], cool[noonOfFebruary], airing[noonOfFebruary]]).toEqual([0, 0, 0])
  })
})

describe('machines', () => {
  it('heat from October to May and cool from April to November, all day where that is asked for', () => {
    const { heat, cool, airing } = yearConditions(flat, lived, weather, outer)
    const summer = (30 + 31 + 31 + 30) * 24
    expect(hoursOf(heat)).toBe(8760 - summer)
    expect(hoursOf(cool)).toBe((30 + 31 + 30 + 31 + 31 + 30 + 31 + 30) * 24 + 1)
    expect(hoursOf(airing)).toBe(hoursOf(cool))
  })

  it('run only while people are up where they are run so, and windows open only while somebody is there', () => {
    const awake = yearConditions(flat, { ...lived, mode: 'intermittent' }, weather, outer)
    // Wednesday, 14 January 2026, from midnight: up from 7 to 9 and from 14 to 24.
    const day = Array.from(awake.heat.subarray(13 * 24, 14 * 24))
    expect(day.map((on, hour) => (on === 1 ? hour : -1)).filter((hour) => hour >= 0)).toEqual([
      7, 8, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    ])
    // Wednesday, 15 April 2026: at work from 9 to 14 of the wall clock, an hour earlier by the sun.
    const aired = Array.from(awake.airing.subarray(104 * 24, 105 * 24))
    expect(aired.map((on, hour) => (on === 0 ? hour : -1)).filter((hour) => hour >= 0)).toEqual([8, 9, 10, 11, 12])
  })

  it('that a home does not have never run, and its mass starts at the usual temperatures', () => {
    const { heatC: _, coolC: __, ...bare } = lived
    const rooms = yearConditions(flat, bare, weather, outer)
    expect([hoursOf(rooms.heat), hoursOf(rooms.cool)]).toEqual([0, 0])
    expect([rooms.heatC, rooms.coolC]).toEqual([20, 25])
    const asked = yearConditions(flat, { ...lived, heatC: 18, coolC: 27 }, weather, outer)
    expect([asked.heatC, asked.coolC]).toEqual([18, 27])
  })
})

it('the loads of a home are those of its rooms under the conditions of its year', () => {
  expect(homeLoads(flat, lived, weather)).toEqual(roomLoads(flat, yearConditions(flat, lived, weather)))
})

it('months are those of the wall clock: March ends an hour early by the sun, October an hour late', () => {
  const hours = monthlyKwh(new Float64Array(8760).fill(1000))
  expect(hours.map(Math.round)).toEqual([744, 672, 743, 720, 744, 720, 744, 744, 720, 745, 720, 744])
})
