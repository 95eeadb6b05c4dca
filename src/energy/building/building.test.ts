import { describe, expect, it } from 'vitest'
import { buildingEras, buildingOf, eraOfYear, homeTypes, usualHome } from './building.ts'
import { opaqueWK } from './building-sun.ts'
import { slabUWm2K } from './ground.ts'

describe('buildingOf', () => {
  it('gives a flat between neighbours neither roof nor ground', () => {
    const flat = buildingOf({ homeType: 'flat-mid', areaM2: 90, era: '1980-2006' })
    expect(flat.roof.areaM2).toBe(0)
    expect(flat.groundM2).toBe(0)
  })

  it('loses less under every newer code, whatever the home', () => {
    for (const homeType of homeTypes) {
      const losses = buildingEras.map((era) => opaqueWK(buildingOf({ homeType, areaM2: 100, era })))
      expect(losses).toEqual([...losses].sort((a, b) => b - a))
      expect(new Set(losses).size).toBe(losses.length)
    }
  })

  it('keeps wall and window of a façade together at the size of the façade', () => {
    const plain = buildingOf({ homeType: 'villa', areaM2: 220, era: 'cte2006', glazing: 'little' })
    const glazed = buildingOf({ homeType: 'villa', areaM2: 220, era: 'cte2006', glazing: 'much' })
    const size = ({ facades }: typeof plain) => facades.map(({ wall, windowM2 }) => wall.areaM2 + windowM2)
    size(glazed).forEach((areaM2, side) => {
      expect(areaM2).toBeCloseTo(size(plain)[side] ?? 0, 9)
    })
    expect(glazed.facades[0]?.windowM2).toBeGreaterThan(plain.facades[0]?.windowM2 ?? 0)
  })

  it('leaves a wall round the glass of a tiny home and of a huge one', () => {
    for (const areaM2 of [15, 3000])
      for (const { wall } of buildingOf({ homeType: 'penthouse', areaM2, era: 'cte2019', glazing: 'much' }).facades)
        expect(wall.areaM2).toBeGreaterThan(0)
  })

  it('turns every façade with the main one', () => {
    const west = buildingOf({ homeType: 'villa', areaM2: 200, era: 'cte2006', mainAzimuthDeg: 90 })
    expect(west.facades.map(({ azimuthDeg }) => azimuthDeg)).toEqual([90, 180, 270, 360])
  })

  it('refuses a floor of nothing', () => {
    for (const areaM2 of [0, -5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => buildingOf({ homeType: 'villa', areaM2, era: 'cte2006' })).toThrow(RangeError)
    expect(() => buildingOf({ homeType: 'villa', areaM2: 100, era: 'cte2006', storeys: 0 })).toThrow(RangeError)
  })

  it('knows the code of a year', () => {
    expect([1979, 1980, 2006, 2007, 2020, 2021].map(eraOfYear)).toEqual([
      'pre1980',
      '1980-2006',
      '1980-2006',
      'cte2006',
      'cte2006',
      'cte2019',
    ])
    expect(usualHome('villa')).toEqual({ areaM2: 220, storeys: 2 })
  })

  it('is a box 1.3 times as long as deep with the glass and the code of its years: a villa of 200 m² on two floors, 2010', () => {
    const villa = buildingOf({ homeType: 'villa', areaM2: 200, era: 'cte2006' })
    // 100 m² are 11.40 by 8.77 m: 40.35 m round, 5.6 m high.
    const grossM2 = 2 * (11.4018 + 8.7706) * 5.6
    const glassM2 = [0.5, 0.15, 0.2, 0.15].map((share) => share * 0.18 * 200)
    villa.facades.forEach(({ wall, windowM2 }, side) => {
      const gross = grossM2 * ([0.28, 0.22, 0.28, 0.22][side] ?? 0)
      expect(windowM2).toBeCloseTo(glassM2[side] ?? 0, 9)
      expect(wall.areaM2).toBeCloseTo(gross - windowM2, 2)
      expect(wall.uWm2K).toBeCloseTo(1.04, 9)
      expect(wall.absorptance).toBe(0.4)
    })
    expect(villa).toMatchObject({
      areaM2: 200,
      volumeM3: 500,
      groundM2: 100,
      uWindowWm2K: 3.4,
      gWindow: 0.72,
      airChangesPerHour: 0.55,
      heatCapacityJK: 112_000_000,
      massAreaM2: 700,
    })
    expect(villa.roof).toEqual({ areaM2: 100, uWm2K: 0.6, absorptance: 0.6 })
    expect(villa.groundPerimeterM).toBeCloseTo(40.345, 2)
  })

  it('a terraced house has two façades, and a floor whose edge meets the air only there', () => {
    const { facades, groundM2, groundPerimeterM, uGroundWm2K } = buildingOf({
      homeType: 'townhouse',
      areaM2: 100,
      era: 'pre1980',
      storeys: 1,
    })
    expect(facades.map(({ azimuthDeg }) => azimuthDeg)).toEqual([0, 180])
    expect(groundM2).toBe(100)
    expect(groundPerimeterM).toBeCloseTo(40.345 / 2, 2)
    expect(uGroundWm2K).toBeCloseTo(slabUWm2K(groundM2, groundPerimeterM), 9)
    expect(buildingOf({ homeType: 'flat-mid', areaM2: 100, era: 'pre1980' }).groundPerimeterM).toBe(0)
  })

  it('a flat roof is that of its code too', () => {
    expect(buildingOf({ homeType: 'flat-top', areaM2: 90, era: 'pre1980' }).roof.uWm2K).toBeCloseTo(2.27, 9)
    expect(buildingOf({ homeType: 'villa', areaM2: 90, era: 'pre1980' }).roof.uWm2K).toBeCloseTo(2.73, 9)
  })

  it('at most four fifths of a wall are glass', () => {
    for (const { wall, windowM2 } of buildingOf({
      homeType: 'penthouse',
      areaM2: 9000,
      era: 'cte2019',
      glazing: 'much',
    }).facades)
      expect(windowM2 / (wall.areaM2 + windowM2)).toBeLessThanOrEqual(0.8 + 1e-9)
  })
})
