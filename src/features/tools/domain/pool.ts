import { addedCostEur, costRange, emptyHome } from '#src/energy/money/added-cost.ts'
import { priceSource } from '#src/energy/series/sources.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import { mainsWaterC } from '#src/energy/water/hot-water.ts'
import { type PoolHeating, poolYear, windAtWater } from '#src/energy/water/pool.ts'
import { machineYear, monthlySums, poolHeatPumpKw, usualMachineHours } from '#src/energy/water/pool-machine.ts'
import { poolElectricRange, poolHeatRange } from '#src/energy/water/pool-range.ts'
import { withDefaults } from './answer.ts'
import type { PoolAnswer, PoolInput, ToolContext } from './tool-types.ts'

const defaults: Required<
  Pick<PoolInput, 'areaM2' | 'depthM' | 'targetC' | 'months' | 'cover' | 'coverHours' | 'windShelter'>
> = {
  areaM2: 32,
  depthM: 1.5,
  targetC: 28,
  months: [4, 5, 6, 7, 8, 9, 10],
  cover: true,
  coverHours: 12,
  windShelter: 'partial',
}

/**
 * Heat that holds a pool at its temperature in the months asked for, by month; electricity of a heat pump between 10:00 and 18:00; its size;
 * what it adds to the bills, without panels. The first warm-up comes on top and is said apart. Equations and sources at `poolYear`,
 * `poolHeatPumpCop` and `addedCostEur`.
 */
export function pool(given: PoolInput, { weather, today }: ToolContext): PoolAnswer {
  const { input, assumptions } = withDefaults(given, defaults)
  const { areaM2, depthM, targetC, months, cover, coverHours, windShelter } = input
  const volume = withDefaults({ volumeM3: given.volumeM3 }, { volumeM3: areaM2 * depthM })
  const { volumeM3 } = volume.input
  const water = { areaM2, volumeM3, coverHours: cover ? coverHours : 0, windShare: windAtWater[windShelter] }
  const heated = Array.from({ length: 12 }, (_, month) => (months.includes(month + 1) ? 1 : 0))
  const heating: PoolHeating = { targetC, heated, mainsC: mainsWaterC(input.town) }
  const year = poolYear(water, heating, weather)
  const monthlyHeatKwh = monthlySums(year.heatKwh)
  const heatKwh = monthlyHeatKwh.reduce((sum, kwh) => sum + kwh, 0)
  const heatKwhRange = poolHeatRange(water, heating, weather, heatKwh, given.windShelter !== undefined)
  const { electricKwh: hourlyElectricKwh } = machineYear(year, usualMachineHours, weather)
  const electricKwh = hourlyElectricKwh.reduce((sum, kwh) => sum + kwh, 0)
  const electricKwhRange = poolElectricRange(electricKwh, heatKwhRange)
  const costEur = addedCostEur(hourlyElectricKwh, emptyHome(defaultContract(today), hoursPerYear))
  const { title, url, month } = priceSource
  return {
    heatKwh,
    heatKwhRange,
    monthlyHeatKwh,
    electricKwh,
    electricKwhRange,
    recommendedKw: poolHeatPumpKw(monthlyHeatKwh),
    costEur,
    costEurRange: costRange(costEur, electricKwhRange),
    assumptions: [
      ...assumptions,
      ...volume.assumptions,
      { id: 'weather-year', values: {} },
      { id: 'pool-balance', values: {} },
      { id: 'pool-wind', values: { percent: Math.round(water.windShare * 100) } },
      { id: 'pool-warm-up', values: { kwh: Math.round(year.warmUpKwh) } },
      { id: 'pool-machine', values: { fromHour: usualMachineHours.fromHour, untilHour: usualMachineHours.untilHour } },
      { id: 'market-prices', values: { month }, source: { title, url, asOf: month } },
    ],
  }
}
