import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { pvPerKwp, scaled } from './pv.ts'
import { sunYear } from './sun.ts'
import { weatherSite } from './weather.ts'

const weather = malagaYear()
const roof = { latDeg: 36.51, tiltDeg: 20, azimuthDeg: 0 }
const year = (series: Float64Array) => series.reduce((sum, kwh) => sum + kwh, 0)

describe('pvPerKwp', () => {
  const south = pvPerKwp(weather, roof)

  it('gives nothing at night and never more than its power', () => {
    const { up } = sunYear(weatherSite)
    south.forEach((kwh, hour) => {
      if ((up[hour] ?? 0) < -0.1) expect(kwh).toBe(0)
      expect(kwh).toBeGreaterThanOrEqual(0)
      expect(kwh).toBeLessThan(1)
    })
  })

  it('prefers the south, and still gives something on a roof that faces north', () => {
    const north = pvPerKwp(weather, { ...roof, azimuthDeg: 180 })
    const flat = pvPerKwp(weather, { ...roof, tiltDeg: 0 })
    expect(year(south)).toBeGreaterThan(year(flat))
    expect(year(flat)).toBeGreaterThan(year(north))
    expect(year(north)).toBeGreaterThan(1000)
    expect(year(pvPerKwp(weather, { ...roof, tiltDeg: 90, azimuthDeg: -180 }))).toBeGreaterThan(200)
  })

  it('sees east in the morning and west in the afternoon', () => {
    const east = pvPerKwp(weather, { ...roof, tiltDeg: 35, azimuthDeg: -90 })
    const west = pvPerKwp(weather, { ...roof, tiltDeg: 35, azimuthDeg: 90 })
    const morning = (series: Float64Array) => year(series.filter((_, hour) => hour % 24 < 13)) / year(series)
    expect(morning(east)).toBeGreaterThan(0.55)
    expect(morning(west)).toBeLessThan(0.4)
  })

  it('does not care which way a flat plane is turned', () => {
    const turned = pvPerKwp(weather, { ...roof, tiltDeg: 0, azimuthDeg: 77 })
    expect(year(turned)).toBeCloseTo(year(pvPerKwp(weather, { ...roof, tiltDeg: 0 })), 6)
  })

  it('is steady down to a flat plane: the ground light that reaches it vanishes, it does not become 0/0', () => {
    const flat = year(pvPerKwp(weather, { ...roof, tiltDeg: 0 }))
    for (const tiltDeg of [1e-12, 1e-9, 1e-7, 1e-3, 0.05, 0.06]) {
      const tilted = pvPerKwp(weather, { ...roof, tiltDeg })
      expect(tilted.every(Number.isFinite)).toBe(true)
      expect(year(tilted) / flat - 1).toBeLessThan(0.001)
      expect(year(tilted)).toBeGreaterThanOrEqual(flat)
    }
    expect(pvPerKwp(weather, { ...roof, tiltDeg: 90 }).every(Number.isFinite)).toBe(true)
  })

  it('loses more of the light of the ground, which comes in flat, than of as much light of the sky', () => {
    const tilt = (30 * Math.PI) / 180
    const none = new Float64Array(8760)
    const air = {
      tempC: new Float64Array(8760).fill(20),
      windMs: new Float64Array(8760).fill(2),
      rhPct: none,
      dni: none,
    }
    const reflectance = 0.2
    // 100 W/m² on the plane each: of a grey sky alone, and of lit ground alone.
    const skyWm2 = new Float64Array(8760).fill(100 / ((1 + Math.cos(tilt)) / 2))
    const groundWm2 = new Float64Array(8760).fill(100 / (reflectance * ((1 - Math.cos(tilt)) / 2)))
    const spec = { ...roof, tiltDeg: 30 }
    const ofSky = year(pvPerKwp({ ...air, ghi: none, dhi: skyWm2 }, spec))
    const ofGround = year(pvPerKwp({ ...air, ghi: groundWm2, dhi: none }, spec))
    expect(ofGround / ofSky).toBeGreaterThan(0.4)
    expect(ofGround / ofSky).toBeLessThan(0.85)
  })

  it('loses what it is told to lose, and more without air behind the modules', () => {
    const lossless = pvPerKwp(weather, { ...roof, lossPct: 0 })
    expect(year(south) / year(lossless)).toBeCloseTo(0.86, 9)
    const hot = year(pvPerKwp(weather, { ...roof, mounting: 'building-integrated' })) / year(south)
    expect(hot).toBeGreaterThan(0.88)
    expect(hot).toBeLessThan(0.93)
  })

  it('refuses polar places and planes that cannot be', () => {
    expect(() => pvPerKwp(weather, { ...roof, latDeg: 78 })).toThrow(RangeError)
    expect(() => pvPerKwp(weather, { ...roof, tiltDeg: 91 })).toThrow(RangeError)
    expect(() => pvPerKwp(weather, { ...roof, tiltDeg: Number.NaN })).toThrow(RangeError)
    expect(() => pvPerKwp(weather, { ...roof, azimuthDeg: 270 })).toThrow(RangeError)
    expect(() => pvPerKwp(weather, { ...roof, lossPct: 120 })).toThrow(RangeError)
    expect(() => pvPerKwp(weather, { ...roof, tiltDeg: -1 })).toThrow(RangeError)
    expect(() => pvPerKwp(weather, { ...roof, azimuthDeg: -181 })).toThrow(RangeError)
    expect(() => pvPerKwp(weather, { ...roof, lossPct: -1 })).toThrow(RangeError)
    expect(year(pvPerKwp(weather, { ...roof, lossPct: 100 }))).toBe(0)
  })

  it('gives nothing, and a number, where the only light is that of the ground and the plane lies flat', () => {
    const none = new Float64Array(8760)
    const lit = { tempC: none, windMs: none, rhPct: none, dni: none, dhi: none, ghi: new Float64Array(8760).fill(100) }
    expect(new Set(pvPerKwp(lit, { ...roof, tiltDeg: 0 }))).toEqual(new Set([0]))
  })
})

describe('scaled', () => {
  it('leaves the series it reads alone', () => {
    const unit = Float64Array.of(1, 2)
    expect([...scaled(unit, 3)]).toEqual([3, 6])
    expect([...unit]).toEqual([1, 2])
  })
})
