import { describe, expect, it } from 'vitest'
import { saturationPa } from '#src/energy/building/moist-air.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { skyEmissivity } from '#src/energy/sun-pv/sky.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { mainsWaterC } from './hot-water.ts'
import { type Pool, type PoolHeating, poolYear } from './pool.ts'

const malaga = malagaYear()
const mainsC = mainsWaterC('marbella')
const { month } = civilYear()
const allYear = new Array<number>(12).fill(1)
const only = (...heated: number[]) => allYear.map((_, index) => (heated.includes(index + 1) ? 1 : 0))
const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

/** Hours of the weather's clock under a cover of twelve hours around 02:00, which are whole ones. */
const underCover = (hour: number) => hour % 24 >= 20 || hour % 24 < 8

/** What an hour takes out of water of that temperature, kWh: the equation of `poolYear`, term by term. */
function takenKwh({ areaM2, volumeM3, coverHours, windShare, evaporationFactor = 1 }: Pool, weather: TypicalYear) {
  const sky = skyEmissivity(weather)
  return (hour: number, waterC: number) => {
    const covered = coverHours === 24 || (coverHours === 12 && underCover(hour))
    const airC = weather.tempC[hour] ?? 0
    const wind = (weather.windMs[hour] ?? 0) * windShare
    const airPa = (saturationPa(airC) * (weather.rhPct[hour] ?? 0)) / 100
    const kw = areaM2 / 1000
    const half = covered ? 0.5 : 1
    const evaporation =
      (0.0641 + 0.0681 * wind) *
      Math.max(0, saturationPa(waterC) - airPa) *
      evaporationFactor *
      (covered ? 0.05 : 1) *
      kw
    const convection = (3.1 + 4.1 * wind) * (waterC - airC) * half * kw
    // 15 % of the sky is hidden behind what radiates about like the air.
    const skyShare = 0.85 * (sky[hour] ?? 0) + 0.15
    const radiation = 0.95 * 5.670374e-8 * ((waterC + 273.15) ** 4 - skyShare * (airC + 273.15) ** 4) * half * kw
    const sun = (weather.ghi[hour] ?? 0) * 0.85 * 0.8 * (covered ? 0.75 : 1) * kw
    const freshWater = ((volumeM3 * 0.03) / 168) * 1.163 * (waterC - (mainsC[month[hour] ?? 0] ?? 0))
    return { evaporation, convection, radiation, sun, freshWater }
  }
}

/** The year step by step from sixty days before its first hour. */
function byHand(pool: Pool, { targetC, heated }: PoolHeating, weather: TypicalYear) {
  const taken = takenKwh(pool, weather)
  const kwhPerK = Math.max(pool.volumeM3, 0.1 * pool.areaM2) * 1.163
  const isHeated = (hour: number) => heated[month[(hour + 8760) % 8760] ?? 0] === 1
  const found = { heatKwh: 0, warmUpKwh: 0, evaporation: 0, convection: 0, radiation: 0, sun: 0, freshWater: 0 }
  const waterC = new Float64Array(8760)
  let nowC = isHeated(8760 - 1440) ? targetC : (weather.tempC[8760 - 1440] ?? 0)
  for (let step = -1440; step < 8760; step++) {
    const hour = (step + 8760) % 8760
    if (isHeated(hour) && !isHeated(hour - 1) && nowC < targetC) {
      if (step >= 0) found.warmUpKwh += (targetC - nowC) * kwhPerK
      nowC = targetC
    }
    const { evaporation, convection, radiation, sun, freshWater } = taken(hour, nowC)
    nowC -= (evaporation + convection + radiation + freshWater - sun) / kwhPerK
    if (isHeated(hour)) {
      const addedKwh = Math.max(0, targetC - nowC) * kwhPerK
      nowC += addedKwh / kwhPerK
      if (step >= 0) {
        found.heatKwh += addedKwh
        found.evaporation += evaporation
        found.convection += convection
        found.radiation += radiation
        found.sun += sun
        found.freshWater += freshWater
      }
    }
    if (step >= 0) waterC[hour] = nowC
  }
  return { ...found, waterC }
}

function expectByHand(pool: Pool, heating: PoolHeating) {
  const found = poolYear(pool, heating, malaga)
  const expected = byHand(pool, heating, malaga)
  expect(sum(found.heatKwh)).toBeCloseTo(expected.heatKwh, 5)
  expect(found.warmUpKwh).toBeCloseTo(expected.warmUpKwh, 5)
  for (const name of ['evaporation', 'convection', 'radiation', 'sun', 'freshWater'] as const)
    expect(found.balanceKwh[name], name).toBeCloseTo(expected[name], 5)
  expect(found.evaporatedM3).toBeCloseTo(expected.evaporation / 678, 6)
  for (let hour = 0; hour < 8760; hour += 97) expect(found.waterC[hour]).toBeCloseTo(expected.waterC[hour] ?? 0, 8)
  return found
}

describe('the hours of a pool are those of its equation', () => {
  const pool: Pool = { areaM2: 32, volumeM3: 45, coverHours: 12, windShare: 0.25 }

  it('heated for a season, under a cover by night', () => {
    const { heatKwh, warmUpKwh } = expectByHand(pool, { targetC: 28, heated: only(5, 6, 7, 8, 9), mainsC })
    expect(sum(heatKwh)).toBeGreaterThan(1000)
    expect(warmUpKwh).toBeGreaterThan(0)
  })

  it('heated all year without a cover, and with more evaporation than usual', () => {
    expectByHand({ ...pool, coverHours: 0, evaporationFactor: 1.06 }, { targetC: 29, heated: allYear, mainsC })
  })

  it('never heated, under a cover all day', () => {
    const { heatKwh, balanceKwh } = expectByHand({ ...pool, coverHours: 24 }, { targetC: 28, heated: only(), mainsC })
    expect(sum(heatKwh)).toBe(0)
    expect(balanceKwh).toEqual({ evaporation: 0, convection: 0, radiation: 0, freshWater: 0, sun: 0 })
  })

  it('so deep that December still shows in January; warmed up twice a year, but counted in this one', () => {
    const deep = { areaM2: 10, volumeM3: 2000, coverHours: 12, windShare: 0.15 }
    expectByHand(deep, { targetC: 27, heated: only(12), mainsC })
    expectByHand(deep, { targetC: 27, heated: only(3, 11), mainsC })
    expectByHand(deep, { targetC: 27, heated: only(4), mainsC })
  })

  it('a puddle counts as a tenth of a metre deep', () => {
    expectByHand(
      { areaM2: 20, volumeM3: 0.5, coverHours: 12, windShare: 0.3 },
      { targetC: 26, heated: only(6, 7), mainsC },
    )
  })

  it('never cools water that is warmer than asked for', () => {
    const { heatKwh, warmUpKwh, waterC } = expectByHand(pool, { targetC: 20, heated: only(7, 8), mainsC })
    expect([sum(heatKwh), warmUpKwh]).toEqual([0, 0])
    expect(waterC[200 * 24]).toBeGreaterThan(20)
  })
})

describe('a pool that can exist', () => {
  const pool: Pool = { areaM2: 32, volumeM3: 45, coverHours: 12, windShare: 0.25 }
  const year = (change: Partial<Pool>) =>
    poolYear({ ...pool, ...change }, { targetC: 26, heated: only(), mainsC }, malaga)

  it.each([
    { areaM2: 5000 },
    { volumeM3: 50_000 },
    { coverHours: 0 },
    { coverHours: 24 },
    { windShare: 0 },
    { windShare: 1 },
  ])('reaches to %o', (change) => {
    expect(year(change).waterC).toHaveLength(8760)
  })

  it.each([
    { areaM2: 0 },
    { areaM2: 5001 },
    { volumeM3: 0 },
    { volumeM3: 50_001 },
    { coverHours: -1 },
    { coverHours: 24.5 },
    { windShare: -0.1 },
    { windShare: 1.1 },
  ])('but not to %o', (change) => {
    expect(() => year(change)).toThrow(RangeError)
  })
})
