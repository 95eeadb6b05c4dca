import model from '#facts/energy/pool-model.json' with { type: 'json' }
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { type Pool, type PoolHeating, poolYear } from './pool.ts'

/** Heat of a year, kWh, without the first warm-ups. */
export function poolHeatKwh(pool: Pool, heating: PoolHeating, weather: TypicalYear): number {
  let sum = 0
  for (const kwh of poolYear(pool, heating, weather).heatKwh) sum += kwh
  return sum
}

/**
 * The pool with more wind at the water (`sign` 1) or less (-1): 15 % where its shelter is known, 35 % where it is not, and 6 % more or less
 * evaporation. How wide, is our judgement: nobody measures wind in gardens.
 */
export function inOtherWind(pool: Pool, sign: 1 | -1, knowsShelter: boolean): Pool {
  const { evaporation, windKnown, windUnknown } = model.spread
  const wind = knowsShelter ? windKnown : windUnknown
  return {
    ...pool,
    windShare: Math.min(1, pool.windShare * (1 + sign * wind)),
    evaporationFactor: 1 + sign * evaporation,
  }
}

/** Range of the heat around its middle, kWh: the pool again in less and in more wind. */
export function poolHeatRange(
  pool: Pool,
  heating: PoolHeating,
  weather: TypicalYear,
  middleKwh: number,
  knowsShelter: boolean,
): Range {
  const at = (sign: 1 | -1) => poolHeatKwh(inOtherWind(pool, sign, knowsShelter), heating, weather)
  return { p10: Math.max(middleKwh, at(1)), p50: middleKwh, p90: Math.min(middleKwh, at(-1)) }
}

/** Electricity for a range of heat, kWh, with the spread of machines (15 %, our assumption) in quadrature. */
export function poolElectricRange(electricKwh: number, heat: Range): Range {
  if (heat.p50 <= 0) return { p10: 0, p50: 0, p90: 0 }
  const { spread } = model.heatPump
  const up = Math.hypot(heat.p10 / heat.p50 - 1, spread)
  const down = Math.hypot(1 - heat.p90 / heat.p50, spread)
  return { p10: electricKwh * (1 + up), p50: electricKwh, p90: electricKwh * Math.max(0, 1 - down) }
}
