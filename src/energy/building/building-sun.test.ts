import { describe, expect, it } from 'vitest'
import { sunYear } from '#src/energy/sun-pv/sun.ts'
import { type TypicalYear, weatherSite } from '#src/energy/sun-pv/weather.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { type Building, buildingOf } from './building.ts'
import { opaqueWK, outerYear, wallIrradiance } from './building-sun.ts'
import { groundTemperature } from './ground.ts'

const malaga = malagaYear()
const { up, south, west } = sunYear(weatherSite)
/** A year of one sky in every hour: so much beam where the sun stands, and diffuse light, W/m². */
function skies(beam: number, diffuse: number): TypicalYear {
  const dni = up.map((height) => (height > 0 ? beam : 0))
  const dhi = up.map(() => diffuse)
  return { ...malaga, dni, dhi, ghi: dni.map((value, hour) => value * Math.max(0, up[hour] ?? 0) + diffuse) }
}

describe('sun on a wall', () => {
  it('from a grey sky is half of it and a tenth of the ground, wherever the wall looks', () => {
    for (const azimuthDeg of [0, 77, -135]) {
      const wall = wallIrradiance(skies(0, 120), azimuthDeg)
      for (const hour of [0, 12, 5000]) expect(wall[hour]).toBeCloseTo(60 + 12, 9)
    }
  })

  it('from a sky without haze is the beam by the angle it comes in, and a tenth of the ground', () => {
    const clear = skies(800, 0)
    const looking = { 0: south, 90: west, 180: south.map((value) => -value), [-90]: west.map((value) => -value) }
    for (const [azimuthDeg, facing] of Object.entries(looking)) {
      const wall = wallIrradiance(clear, Number(azimuthDeg))
      for (const hour of [9, 12, 17, 4000, 4010, 4015]) {
        if ((up[hour] ?? 0) <= 0) continue
        expect(wall[hour]).toBeCloseTo(800 * Math.max(0, facing[hour] ?? 0) + 0.1 * 800 * (up[hour] ?? 0), 6)
      }
    }
    expect(wallIrradiance(clear, 0)[0]).toBe(0)
  })

  it('half way between south and west shares its beam between both', () => {
    const wall = wallIrradiance(skies(800, 0), 45)
    const hour = 15
    const facing = ((south[hour] ?? 0) + (west[hour] ?? 0)) * Math.SQRT1_2
    expect(wall[hour]).toBeCloseTo(800 * facing + 80 * (up[hour] ?? 0), 6)
  })

  it('is made once for each direction, however that is written', () => {
    const once = wallIrradiance(malaga, 90)
    for (const same of [90, 450, -270, 90.3]) expect(wallIrradiance(malaga, same)).toBe(once)
    expect(wallIrradiance(malaga, -90)).not.toEqual(once)
    expect(wallIrradiance({ ...malaga }, 90)).not.toBe(once)
  })
})

describe('what the sky does to a home', () => {
  const house = buildingOf({ homeType: 'townhouse', areaM2: 130, era: 'cte2006', glazing: 'much' })
  const noonOfMay = 130 * 24 + 12
  const midnight = 24

  it('behind walls and roof counts as air, warmed by the sun on them and cooled by the sky; below the floor as its soil', () => {
    const { opaqueC } = outerYear(house, malaga)
    const soilC = groundTemperature(house, malaga)
    for (const hour of [midnight, noonOfMay]) {
      const airC = malaga.tempC[hour] ?? 0
      // 0.04 m²K/W outside; walls take up 0.4 of the sun and see half of a sky 11 K colder at 4.5 W/m²K, roofs 0.6 and all of it.
      const flows = house.facades.map(({ azimuthDeg, wall }) => {
        const solAirC = airC + 0.04 * (0.4 * (wallIrradiance(malaga, azimuthDeg)[hour] ?? 0) - 0.5 * 4.5 * 11)
        return wall.areaM2 * wall.uWm2K * solAirC
      })
      const roofC = airC + 0.04 * (0.6 * (malaga.ghi[hour] ?? 0) - 4.5 * 11)
      const all =
        flows.reduce((sum, flow) => sum + flow, 0) +
        house.roof.areaM2 * house.roof.uWm2K * roofC +
        house.groundM2 * house.uGroundWm2K * (soilC[hour] ?? 0)
      expect(opaqueC[hour]).toBeCloseTo(all / opaqueWK(house), 9)
    }
  })

  it('through its glass comes 0.54 of its g-value, and four tenths of that past 300 W/m² where shutters are lowered', () => {
    const { glassW, shadedGlassW } = outerYear(house, malaga)
    let lowered = 0
    for (let hour = 0; hour < 8760; hour++) {
      let open = 0
      let shaded = 0
      for (const { azimuthDeg, windowM2 } of house.facades) {
        const onPane = wallIrradiance(malaga, azimuthDeg)[hour] ?? 0
        const through = onPane * windowM2 * 0.72 * 0.9 * 0.75 * 0.8
        open += through
        shaded += onPane > 300 ? 0.4 * through : through
        if (onPane > 300) lowered++
      }
      expect(glassW[hour]).toBeCloseTo(open, 8)
      expect(shadedGlassW[hour]).toBeCloseTo(shaded, 8)
    }
    expect(lowered).toBeGreaterThan(100)
  })

  it('is finite for rooms with neighbours on every side', () => {
    const surface = { areaM2: 0, uWm2K: 1, absorptance: 0.6 }
    const inner: Building = { ...house, facades: [], roof: surface, groundM2: 0 }
    const { opaqueC, glassW } = outerYear(inner, malaga)
    expect([...opaqueC, ...glassW].every((value) => value === 0)).toBe(true)
  })

  it('towards rooms of the same home counts as a loss of its own', () => {
    expect(opaqueWK({ ...house, partitionWK: 40 })).toBeCloseTo(opaqueWK(house) + 40, 9)
    const { facades, roof, groundM2, uGroundWm2K } = house
    const walls = facades.reduce((sum, { wall }) => sum + wall.areaM2 * wall.uWm2K, 0)
    expect(opaqueWK(house)).toBeCloseTo(walls + roof.areaM2 * roof.uWm2K + groundM2 * uGroundWm2K, 9)
  })
})
