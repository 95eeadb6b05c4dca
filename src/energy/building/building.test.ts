import { describe, expect, it } from 'vitest'
import { buildingEras, buildingOf, eraOfYear, homeTypes, usualHome } from './building.ts'
import { opaqueWK } from './building-sun.ts'

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
})
