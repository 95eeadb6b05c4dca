import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groundMonthsC } from '#tests/golden/reference/iso-13370.ts'
import { readWeather } from '#tests/golden/reference/room-sun.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { buildingEras, buildingOf } from './building.ts'
import { groundTemperature, slabUWm2K } from './ground.ts'

const weather = malagaYear()
const villa = buildingOf({ homeType: 'villa', areaM2: 220, era: '1980-2006' })
const meanOf = (series: Float64Array, from: number, to: number) =>
  series.subarray(from, to).reduce((sum, value) => sum + value, 0) / (to - from)

describe('a floor on the ground', () => {
  it('loses less per m² the larger it is, and nothing where no edge meets the air', () => {
    // B' = 5 and 10 m, dt = 0.72 m: 2λ/(π·B' + dt)·ln(π·B'/dt + 1).
    expect(slabUWm2K(100, 40)).toBeCloseTo(0.763, 2)
    expect(slabUWm2K(400, 80)).toBeCloseTo(0.472, 2)
    expect(slabUWm2K(100, 0)).toBe(0)
    fc.assert(
      fc.property(fc.double({ min: 5, max: 2000, noNaN: true }), (areaM2) => {
        const perimeterM = 4 * Math.sqrt(areaM2)
        expect(slabUWm2K(areaM2, perimeterM)).toBeGreaterThan(slabUWm2K(areaM2 * 1.2, 4 * Math.sqrt(areaM2 * 1.2)))
      }),
    )
  })

  it('of a well insulated slab follows the other formula of the standard: λ over 0.457 B and dt', () => {
    // B' = 0.5 m, less than the 0.72 m that wall and surfaces are worth.
    expect(slabUWm2K(1, 4)).toBeCloseTo(2 / (0.457 * 0.5 + 0.3 + 2 * 0.21), 9)
    expect(slabUWm2K(0, 4)).toBe(0)
  })

  it('is never given a U-value above the published one of its years', () => {
    for (const era of buildingEras)
      expect(buildingOf({ homeType: 'villa', areaM2: 20, era }).uGroundWm2K).toBeLessThanOrEqual(1)
  })

  it('takes little heat in August, because the home has warmed its soil', () => {
    const august = meanOf(groundTemperature(villa, weather), 212 * 24, 243 * 24)
    const flowWm2 = villa.uGroundWm2K * (25 - august)
    expect(flowWm2).toBeGreaterThan(0)
    expect(flowWm2).toBeLessThan(2.5)
  })

  it('agrees with the standard’s months for rooms of the same temperatures within a degree and a half', () => {
    const rooms = Array.from({ length: 12 }, (_, month) => 21.5 - 3.5 * Math.cos((2 * Math.PI * (month - 0.4)) / 12))
    const months = groundMonthsC(villa, rooms, readWeather())
    const ours = groundTemperature(villa, weather)
    const starts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]
    months.forEach((monthC, month) => {
      const mean = meanOf(ours, (starts[month] ?? 0) * 24, (starts[month + 1] ?? 0) * 24)
      expect(Math.abs(mean - monthC), `month ${month + 1}`).toBeLessThan(1.5)
    })
  })

  it('below a floor without seasons stays where the steady flow of the standard leaves it', () => {
    const even = { ...weather, tempC: new Float64Array(8760) }
    // No wave outside, none inside: q = U·21.5, so that the temperature below is that of the air.
    for (const soilC of groundTemperature(villa, even)) expect(soilC).toBeCloseTo(0, 9)
  })

  it('swings with the rooms at once and with the air a month later', () => {
    const angle = (hour: number) => (2 * Math.PI * hour) / 8760
    const waves = {
      ...weather,
      tempC: Float64Array.from({ length: 8760 }, (_, hour) => 18 - 7 * Math.cos(angle(hour))),
    }
    const { groundM2, groundPerimeterM, uGroundWm2K } = villa
    const dt = 0.3 + 2 * 0.21
    const ratio = 3.2 / dt
    const inner = (2 / dt) * Math.sqrt(2 / ((1 + ratio) ** 2 + 1))
    const outer = (0.37 * groundPerimeterM * 2 * Math.log(ratio + 1)) / groundM2
    const ours = groundTemperature(villa, waves)
    for (const hour of [0, 1000, 4380, 8000]) {
      const room = -3.5 * Math.cos(angle(hour))
      const flow = uGroundWm2K * (21.5 - 18) + inner * room + outer * 7 * Math.cos(angle(hour - 720))
      expect(ours[hour]).toBeCloseTo(21.5 + room - flow / uGroundWm2K, 6)
    }
  })

  it('refuses a home without a floor on the ground', () => {
    expect(() => groundTemperature({ groundM2: 0, groundPerimeterM: 0, uGroundWm2K: 0 }, weather)).toThrow(RangeError)
  })
})
