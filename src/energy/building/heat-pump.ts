import facts from '#facts/energy/heat-pumps.json' with { type: 'json' }
import type { Range } from '#src/shared/domain/range.ts'

/** Air-to-water machines, heating: the certified median and what is lost between test bench and home. */

const kelvin = 273.15
const { carnotShare, condenserK, evaporatorK, fieldFactor, limits } = facts.airWater
const [leastCop = 1, mostCop = 10] = limits

/**
 * Heat per unit of electricity of a certified air-to-water heat pump at one outdoor and one flow temperature, °C:
 * COP = 0.53·(Tflow + 3 + 273.15) / ((Tflow + 3) - (Tair - 4)), limited to 1.5-8. That share of Carnot's limit is fitted to the medians of
 * 2,379 certified machines at part load and 2, 7 and 12 °C (EN 14825, Heat Pump Keymark; facts: heat-pumps), within 8 %; below 0 °C
 * it reads high.
 */
export function airWaterCop(outdoorC: number, flowC: number): number {
  const lift = Math.max(5, flowC + condenserK - (outdoorC - evaporatorK))
  return Math.min(mostCop, Math.max(leastCop, (carnotShare * (flowC + condenserK + kelvin)) / lift))
}

/** Heat, electricity and their ratio over a series of hours. */
export interface SeasonalPerformance {
  usefulKwh: number
  electricKwh: number
  /** Useful over electric; 0 where nothing was asked for. */
  factor: number
  hourlyElectricKwh: Float64Array
}

/** Sums a series of thermal watts over a machine whose efficiency follows the outdoor temperature. */
export function seasonalPerformance(
  hourlyW: Float64Array,
  outdoorC: Float64Array,
  efficiency: (outdoorC: number) => number,
): SeasonalPerformance {
  const hourlyElectricKwh = new Float64Array(hourlyW.length)
  let usefulKwh = 0
  let electricKwh = 0
  for (let hour = 0; hour < hourlyW.length; hour++) {
    const kwh = (hourlyW[hour] ?? 0) / 1000
    if (kwh <= 0) continue
    const electric = kwh / efficiency(outdoorC[hour] ?? 0)
    hourlyElectricKwh[hour] = electric
    usefulKwh += kwh
    electricKwh += electric
  }
  return { usefulKwh, electricKwh, factor: electricKwh > 0 ? usefulKwh / electricKwh : 0, hourlyElectricKwh }
}

/**
 * Season of an air-to-water heat pump: hourly heat (W), outdoor temperature (°C) and one flow temperature all winter, times 0.93 for
 * pumps, standby and short runs (our assumption). Hot-water cylinders and weather compensation are not in it.
 */
export function airWaterSeason(heatW: Float64Array, outdoorC: Float64Array, flowC: number): SeasonalPerformance {
  return seasonalPerformance(heatW, outdoorC, (airC) => fieldFactor * airWaterCop(airC, flowC))
}

/** How far a machine's season may lie from the median: the P90 and P10 of the certified ones, and the way it is run. */
const machineSpread = 1.13

/** Electricity for a range of heat or cold at a seasonal factor, with the spread of the machines added as an independent guess. kWh. */
export function electricRange(useful: Range, factor: number): Range {
  if (factor <= 0) return { p10: 0, p50: 0, p90: 0 }
  const p50 = useful.p50 / factor
  if (p50 === 0) return { p10: useful.p10 / factor, p50, p90: 0 }
  const up = Math.hypot(Math.log(useful.p10 / useful.p50), Math.log(machineSpread))
  const down = useful.p90 > 0 ? Math.hypot(Math.log(useful.p50 / useful.p90), Math.log(machineSpread)) : Infinity
  return { p10: p50 * Math.exp(up), p50, p90: p50 * Math.exp(-down) }
}
