import fc from 'fast-check'
import { expect, it } from 'vitest'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { mainsWaterC } from './hot-water.ts'
import { type Pool, poolYear } from './pool.ts'
import { poolFlows } from './pool-flows.ts'

const weather = malagaYear()
const { month } = civilYear()
const mainsC = mainsWaterC('marbella')

/** Of a depth that people swim in: a well would not have forgotten where it began after the sixty days before the year. */
const pools = fc
  .record({
    areaM2: fc.integer({ min: 8, max: 200 }),
    depthM: fc.double({ min: 0.5, max: 3, noNaN: true }),
    coverHours: fc.integer({ min: 0, max: 18 }),
    windShare: fc.double({ min: 0, max: 1, noNaN: true }),
    evaporationFactor: fc.double({ min: 0.9, max: 1.1, noNaN: true }),
  })
  .map(({ depthM, ...pool }) => ({ ...pool, volumeM3: pool.areaM2 * depthM }))
const heatings = fc.record({
  targetC: fc.integer({ min: 20, max: 32 }),
  heated: fc.array(fc.constantFrom(0, 1), { minLength: 12, maxLength: 12 }),
})

it('adds up to the balance of the year, of the heated months, for any pool', () => {
  fc.assert(
    fc.property(pools, heatings, (pool, { targetC, heated }) => {
      const heating = { targetC, heated, mainsC }
      const year = poolYear(pool, heating, weather)
      const flows = poolFlows(pool, heating, year, weather)
      for (const [name, hours] of Object.entries(flows)) {
        const sumKwh = hours.reduce((sum, kwh, hour) => sum + (heated[month[hour] ?? 0] === 1 ? kwh : 0), 0)
        // To 50 Wh: so much of where it began does a pool remember that lies under its cover most of the day.
        expect(sumKwh).toBeCloseTo(year.balanceKwh[name as keyof typeof flows], 1)
      }
    }),
    { numRuns: 25 },
  )
})

it('loses most of an April night as vapour without a cover, and next to nothing of it under one', () => {
  const heating = { targetC: 28, heated: new Array<number>(12).fill(1), mainsC }
  const inApril = (coverHours: number) => {
    const pool: Pool = { areaM2: 32, volumeM3: 48, coverHours, windShare: 0.25 }
    const { evaporation, sun } = poolFlows(pool, heating, poolYear(pool, heating, weather), weather)
    const night = (hours: Float64Array) =>
      hours.reduce((sum, kwh, hour) => sum + (month[hour] === 3 && hour % 24 < 5 ? kwh : 0), 0)
    expect(night(sun)).toBe(0)
    return night(evaporation)
  }
  const bare = inApril(0)
  expect(inApril(12) / bare).toBeCloseTo(0.05, 2)
  expect(bare / 30).toBeGreaterThan(20)
})
