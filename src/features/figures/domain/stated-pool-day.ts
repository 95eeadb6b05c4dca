import model from '#facts/energy/pool-model.json' with { type: 'json' }
import { averageDay } from '#src/energy/series/average-day.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { mainsWaterC } from '#src/energy/water/hot-water.ts'
import { type Pool, type PoolHeating, poolYear, windAtWater } from '#src/energy/water/pool.ts'
import { poolFlows } from '#src/energy/water/pool-flows.ts'
import { inOtherWind } from '#src/energy/water/pool-range.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { StatedPoolDay } from './worked-home.ts'

/** An average day of the pool, by the hour of the wall clock, kWh: where its heat goes without a cover, and what still goes with one. */
export interface StatedPoolDayAnswer {
  sunKwh: number[]
  vapourKwh: number[]
  skyKwh: number[]
  /** To the air and into fresh water. */
  airKwh: number[]
  /** All of it with the cover on at night. */
  coveredLossKwh: number[]
  /** Heat to be added on that day, without and with the cover. */
  neededKwh: number
  coveredNeededKwh: number
  /** The first of them in less and in more wind than the shelter lets through. */
  neededRangeKwh: Range
}

/** Equations and sources at `poolYear`; held at the target all year, covered as many hours a night as the model says where it is covered. */
export function statedPoolDay(
  { areaM2, depthM, targetC, windShelter, month }: StatedPoolDay,
  town: Town,
  weather: TypicalYear,
): StatedPoolDayAnswer {
  const heating: PoolHeating = { targetC, heated: new Array<number>(12).fill(1), mainsC: mainsWaterC(town) }
  const of = (hours: ArrayLike<number>) => averageDay(hours, month - 1)
  const open: Pool = { areaM2, volumeM3: areaM2 * depthM, coverHours: 0, windShare: windAtWater[windShelter] }
  const neededIn = (pool: Pool) => sum(of(poolYear(pool, heating, weather).heatKwh))
  const dayOf = (coverHours: number) => {
    const pool = { ...open, coverHours }
    const year = poolYear(pool, heating, weather)
    const { evaporation, radiation, convection, freshWater, sun } = poolFlows(pool, heating, year, weather)
    const airKwh = of(convection.map((kwh, hour) => kwh + (freshWater[hour] ?? 0)))
    return {
      sunKwh: of(sun),
      vapourKwh: of(evaporation),
      skyKwh: of(radiation),
      airKwh,
      neededKwh: sum(of(year.heatKwh)),
    }
  }
  const bare = dayOf(0)
  const covered = dayOf(model.cover.hoursPerDay)
  return {
    ...bare,
    coveredLossKwh: covered.vapourKwh.map(
      (kwh, hour) => kwh + (covered.skyKwh[hour] ?? 0) + (covered.airKwh[hour] ?? 0),
    ),
    coveredNeededKwh: covered.neededKwh,
    neededRangeKwh: {
      p10: neededIn(inOtherWind(open, 1, true)),
      p50: bare.neededKwh,
      p90: neededIn(inOtherWind(open, -1, true)),
    },
  }
}

function sum(kwh: readonly number[]): number {
  return kwh.reduce((all, one) => all + one, 0)
}
