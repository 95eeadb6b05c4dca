import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { buildingOf } from './building.ts'
import { opaqueWK, outerYear } from './building-sun.ts'
import { groundTemperature } from './ground.ts'
import { roomLoads, yearConditions } from './heating-cooling.ts'
import { designCoolKw, designHeatKw, reheatKw } from './heating-cooling-design.ts'

const weather = decodeTypicalYear(
  readFileSync(new URL('../../../facts/energy/malaga-typical-year.bin', import.meta.url)),
)
const villa = buildingOf({ homeType: 'villa', areaM2: 220, era: '1980-2006' })

it('a house loses to the air of the design day, and to the coldest ground through its floor', () => {
  const groundWK = villa.groundM2 * villa.uGroundWm2K
  const windowWK = villa.facades.reduce((sum, { windowM2 }) => sum + windowM2 * villa.uWindowWm2K, 0)
  const airWK = 0.34 * villa.volumeM3 * villa.airChangesPerHour
  const coldestGroundC = Math.min(...groundTemperature(villa, weather))
  expect(groundWK).toBeGreaterThan(0)
  expect(coldestGroundC).toBeGreaterThan(3.9)
  const lost = (opaqueWK(villa) - groundWK + windowWK + airWK) * (20 - 3.9) + groundWK * (20 - coldestGroundC)
  expect(designHeatKw(villa, 20, weather)).toBeCloseTo(lost / 1000, 9)
})

it('nothing is lost by rooms that are no warmer than outside', () => {
  expect(designHeatKw(villa, 3.9, weather)).toBe(0)
  expect(designHeatKw(villa, 0, weather)).toBe(0)
})

it('heating that is interrupted needs 10 W/m² to warm up again', () => {
  expect(reheatKw(150, 'intermittent')).toBeCloseTo(1.5, 9)
  expect(reheatKw(150, 'continuous')).toBe(0)
})

describe('the hottest day', () => {
  const comfort = { occupancy: 'holiday-home', mode: 'continuous', coolC: 25 } as const
  const outer = outerYear(villa, weather)
  const year = yearConditions(villa, { ...comfort, occupancy: 'full-time' }, weather, outer)
  const sunOf = (day: number) => weather.ghi.subarray(day * 24, day * 24 + 24).reduce((sum, ghi) => sum + ghi, 0)

  it('is the sunniest of July, August or September, six times over, with air up to 34.8 °C at three and 9.4 K less at night', () => {
    const peaksKw = [
      [181, 212],
      [212, 243],
      [243, 273],
    ].map(([first = 0, end = 0]) => {
      const days = Array.from({ length: end - first }, (_, index) => first + index)
      const day = days.reduce((best, one) => (sunOf(one) > sunOf(best) ? one : best))
      const hours = Array.from({ length: 6 * 24 }, (_, index) => index % 24)
      const outdoorC = Float64Array.from(hours, (hour) => 30.1 + 4.7 * Math.cos((2 * Math.PI * (hour + 0.5 - 15)) / 24))
      const ofDay = (series: Float64Array) => Float64Array.from(hours, (hour) => series[day * 24 + hour] ?? 0)
      const { coolW } = roomLoads(
        villa,
        {
          ...year,
          outdoorC,
          opaqueC: ofDay(year.opaqueC).map(
            (opaqueC, index) => opaqueC + (outdoorC[index] ?? 0) - (weather.tempC[day * 24 + (index % 24)] ?? 0),
          ),
          sunW: ofDay(year.sunW),
          gainsW: ofDay(year.gainsW),
          heat: new Uint8Array(hours.length),
          cool: new Uint8Array(hours.length).fill(1),
          airing: new Uint8Array(hours.length),
        },
        0,
      )
      return Math.max(...coolW.subarray(5 * 24)) / 1000
    })
    expect(designCoolKw(villa, comfort, weather, outer)).toBeCloseTo(Math.max(...peaksKw), 9)
  })

  it('asks more of a machine that runs only while people are up: it meets rooms that were left warm', () => {
    const awake = { ...comfort, mode: 'intermittent' } as const
    expect(designCoolKw(villa, awake, weather, outer)).toBeGreaterThan(designCoolKw(villa, comfort, weather, outer))
  })

  it('asks nothing of a home without a machine', () => {
    expect(designCoolKw(villa, { occupancy: 'full-time', mode: 'continuous' }, weather, outer)).toBe(0)
  })
})
