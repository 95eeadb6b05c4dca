import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { buildingOf } from './building.ts'
import { opaqueWK } from './building-sun.ts'
import { groundTemperature } from './ground.ts'
import { designHeatKw, reheatKw } from './heating-cooling-design.ts'

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
