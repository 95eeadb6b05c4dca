import model from '#facts/energy/pool-model.json' with { type: 'json' }
import { saturationPa } from '#src/energy/building/moist-air.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { freshM3PerHour, heatCapacityKwhM3K, type Pool, type PoolHeating, type PoolYear } from './pool.ts'
import { convectionWm2, coverByHour, emittedWm2, evaporationWm2, outsideYear } from './pool-exchange.ts'

/** Where the heat of each hour goes, kWh; `sun` comes in. */
export type PoolFlows = Record<'evaporation' | 'convection' | 'radiation' | 'freshWater' | 'sun', OfHour>

/**
 * The terms of `poolYear` hour by hour, kWh, from the water that it found: every hour begins with the water as the hour before left it, or at the target where
 * a heated month begins. Of the heated months they add up to its balance.
 */
export function poolFlows(
  { areaM2, volumeM3, coverHours, windShare, evaporationFactor = 1 }: Pool,
  { targetC, heated, mainsC }: PoolHeating,
  { waterC }: PoolYear,
  weather: TypicalYear,
): PoolFlows {
  const { month } = civilYear()
  const cover = coverByHour(coverHours)
  const { airPa, receivedWm2, sunWm2 } = outsideYear(weather)
  const kwPerWm2 = areaM2 / 1000
  const series = () => new Float64Array(hoursPerYear)
  const flows = {
    evaporation: series(),
    convection: series(),
    radiation: series(),
    freshWater: series(),
    sun: series(),
  }
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const inMonth = month[hour] ?? 0
    const before = waterC[(hour + hoursPerYear - 1) % hoursPerYear] ?? 0
    const beginC = heated[inMonth] === 1 ? Math.max(before, targetC) : before
    const covered = cover[hour % 24] ?? 0
    const open = 1 - covered * model.cover.otherCut
    const windMs = (weather.windMs[hour] ?? 0) * windShare
    const vapour = evaporationWm2(windMs, saturationPa(beginC), airPa[hour] ?? 0) * evaporationFactor
    flows.evaporation[hour] = vapour * (1 - covered * model.cover.evaporationCut) * kwPerWm2
    flows.convection[hour] = convectionWm2(windMs, beginC, weather.tempC[hour] ?? 0) * open * kwPerWm2
    flows.radiation[hour] = (emittedWm2(beginC) - (receivedWm2[hour] ?? 0)) * open * kwPerWm2
    flows.freshWater[hour] = freshM3PerHour(volumeM3) * heatCapacityKwhM3K * (beginC - (mainsC[inMonth] ?? 15))
    flows.sun[hour] = (sunWm2[hour] ?? 0) * (1 - covered * (1 - model.cover.sunPasses)) * kwPerWm2
  }
  return flows
}
