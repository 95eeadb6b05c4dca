import model from '#facts/energy/pool-model.json' with { type: 'json' }
import { saturationPa } from '#src/energy/building/moist-air.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import type { AtHourEnd, OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { convectionWm2, coverByHour, emittedWm2, evaporationWm2, outsideYear } from './pool-exchange.ts'

export const windShelters = ['open', 'partial', 'sheltered'] as const
export type WindShelter = (typeof windShelters)[number]

/** Share of the wind at 10 m that reaches the water. Our assumption: an open terrace, a hedged garden, walls all round. */
export const windAtWater: Record<WindShelter, number> = model.windAtWater

export interface Pool {
  areaM2: number
  /** Water, m³. */
  volumeM3: number
  /** Hours a day under a bubble cover, 0..24, centred on 02:00 winter time; 0 without one. */
  coverHours: number
  /** Share of the wind at 10 m that reaches the water, 0..1. */
  windShare: number
  /** Times the evaporation of the formula, for ranges. Default 1. */
  evaporationFactor?: number
}

export interface PoolHeating {
  targetC: number
  /** 1 in each month (0 January) that the water is held at the target, 0 in the others. */
  heated: ArrayLike<number>
  /** Water that comes from the mains, °C by month. */
  mainsC: readonly number[]
}

/** kWh a year over the heated months, by where the heat goes; `sun` comes in. */
export interface PoolBalance {
  evaporation: number
  convection: number
  radiation: number
  freshWater: number
  sun: number
}

export interface PoolYear {
  /** Heat into the water of each hour, kWh, without the first warm-ups. */
  heatKwh: OfHour
  /** Water at the end of each hour, °C. */
  waterC: AtHourEnd
  /** Heat that brings the water from its natural temperature to the target where a heated month follows one without, kWh a year. */
  warmUpKwh: number
  balanceKwh: PoolBalance
  /** Evaporated in the heated months, m³. */
  evaporatedM3: number
}

/** Water, kWh per m³ and K. */
export const heatCapacityKwhM3K = 1.163
/** Heat that a kilogram of water takes along when it evaporates, kWh (at 25 °C). */
const latentKwhKg = 0.678
/** Water that comes in fresh, evaporated water included, m³. */
export function freshM3PerHour(volumeM3: number): number {
  return (volumeM3 * model.freshWaterPerWeek) / (7 * 24)
}

/** Water shallower than this counts as so deep, m. */
const leastDepthM = 0.1
/** Hours that the water needs to forget where it began: sixty days. */
const spinUpHours = 60 * 24

/**
 * The water of an outdoor pool through the typical year, hour by hour, as one well-mixed volume:
 * V·c·dT/dt = heat + sun - evaporation - convection - radiation - fresh water. Evaporation (a + b·v)(pw - pa) with a and b as measured on an
 * outdoor pool (Smith, Löf and Jones 1994); convection (3.1 + 4.1·v)(Tw - Ta); radiation 0.95·σ(Tw⁴ - e·Ta⁴) to the part of the sky that is
 * free, at the emissivity of `skyEmissivity`; sun 80 % of the horizontal radiation that is not shaded; 3 % fresh water a week at the
 * temperature of the mains, evaporated water included. A cover stops 95 % of the evaporation and half of convection and radiation, and lets 75 % of the sun
 * through. Nothing is counted for the ground, which is small once it is warm, nor for bathers, splashing or an overflow edge.
 * The heater is as strong as it has to be. Units: kWh, °C. Throws a RangeError on a pool that cannot exist.
 */
export function poolYear(pool: Pool, heating: PoolHeating, weather: TypicalYear): PoolYear {
  assertPool(pool)
  const heatKwh = new Float64Array(hoursPerYear)
  const waterC = new Float64Array(hoursPerYear)
  const sumsKwh = new Float64Array(Object.keys(sumAt).length)
  // The hours are a function of their own that makes no object: docs/decisions/0024-numbers-and-the-engine.md.
  stepThroughYear(pool, heating, weather, { heatKwh, waterC, sumsKwh })
  const sum = (name: Sum) => sumsKwh[sumAt[name]] ?? 0
  const evaporation = sum('evaporation')
  return {
    heatKwh,
    waterC,
    warmUpKwh: sum('warmUp'),
    balanceKwh: {
      evaporation,
      convection: sum('convection'),
      radiation: sum('radiation'),
      freshWater: sum('freshWater'),
      sun: sum('sun'),
    },
    evaporatedM3: evaporation / latentKwhKg / 1000,
  }
}

/** What is summed over the year, by its place in the array of sums. */
const sumAt = { warmUp: 0, evaporation: 1, convection: 2, radiation: 3, freshWater: 4, sun: 5 } as const
type Sum = keyof typeof sumAt

/** Fills the hours and the sums, kWh; months without heating count for no sum. */
function stepThroughYear(
  pool: Pool,
  heating: PoolHeating,
  weather: TypicalYear,
  into: { heatKwh: OfHour; waterC: AtHourEnd; sumsKwh: Float64Array },
): void {
  const { areaM2, volumeM3, windShare, evaporationFactor = 1 } = pool
  const { targetC, heated, mainsC } = heating
  const { month } = civilYear()
  const cover = coverByHour(pool.coverHours)
  const { airPa, receivedWm2, sunWm2 } = outsideYear(weather)
  const kwPerWm2 = areaM2 / 1000
  // Shallower than that, an hour would be too long a step.
  const kwhPerK = Math.max(volumeM3, leastDepthM * areaM2) * heatCapacityKwhM3K
  const freshM3 = freshM3PerHour(volumeM3)
  const add = (name: Sum, kwh: number) => {
    into.sumsKwh[sumAt[name]] = (into.sumsKwh[sumAt[name]] ?? 0) + kwh
  }
  const isHeated = (hour: number) => heated[month[(hour + hoursPerYear) % hoursPerYear] ?? 0] === 1

  let waterC = isHeated(hoursPerYear - spinUpHours) ? targetC : (weather.tempC[hoursPerYear - spinUpHours] ?? 15)
  for (let step = -spinUpHours; step < hoursPerYear; step++) {
    const hour = (step + hoursPerYear) % hoursPerYear
    const counts = step >= 0
    const hot = isHeated(hour)
    if (hot && !isHeated(hour - 1) && waterC < targetC) {
      if (counts) add('warmUp', (targetC - waterC) * kwhPerK)
      waterC = targetC
    }
    const covered = cover[hour % 24] ?? 0
    const open = 1 - covered * model.cover.otherCut
    const airC = weather.tempC[hour] ?? 0
    const windMs = (weather.windMs[hour] ?? 0) * windShare
    const evaporation =
      evaporationWm2(windMs, saturationPa(waterC), airPa[hour] ?? 0) *
      evaporationFactor *
      (1 - covered * model.cover.evaporationCut) *
      kwPerWm2
    const convection = convectionWm2(windMs, waterC, airC) * open * kwPerWm2
    const radiation = (emittedWm2(waterC) - (receivedWm2[hour] ?? 0)) * open * kwPerWm2
    const sun = (sunWm2[hour] ?? 0) * (1 - covered * (1 - model.cover.sunPasses)) * kwPerWm2
    const freshWater = freshM3 * heatCapacityKwhM3K * (waterC - (mainsC[month[hour] ?? 0] ?? 15))
    const lossKwh = evaporation + convection + radiation + freshWater - sun
    waterC -= lossKwh / kwhPerK
    if (hot) {
      const added = Math.max(0, targetC - waterC) * kwhPerK
      waterC += added / kwhPerK
      if (counts) {
        into.heatKwh[hour] = added
        add('evaporation', evaporation)
        add('convection', convection)
        add('radiation', radiation)
        add('freshWater', freshWater)
        add('sun', sun)
      }
    }
    if (counts) into.waterC[hour] = waterC
  }
}

function assertPool({ areaM2, volumeM3, coverHours, windShare }: Pool): void {
  if (!(areaM2 > 0 && areaM2 <= 5000)) throw new RangeError(`not the surface of a pool: ${areaM2}`)
  if (!(volumeM3 > 0 && volumeM3 <= 50_000)) throw new RangeError(`not the water of a pool: ${volumeM3}`)
  if (!(coverHours >= 0 && coverHours <= 24)) throw new RangeError(`not hours of a day: ${coverHours}`)
  if (!(windShare >= 0 && windShare <= 1)) throw new RangeError(`not a share: ${windShare}`)
}
