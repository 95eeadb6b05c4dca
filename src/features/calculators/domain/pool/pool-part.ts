import type { YearInput } from '#src/energy/battery/simulate.ts'
import { addedCostEur, costRange } from '#src/energy/money/added-cost.ts'
import { monthDays } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { mainsWaterC } from '#src/energy/water/hot-water.ts'
import {
  type Pool,
  type PoolHeating,
  type PoolYear,
  poolYear,
  type WindShelter,
  windAtWater,
} from '#src/energy/water/pool.ts'
import {
  type MachineHours,
  type MachineYear,
  machineYear,
  monthlySums,
  poolHeatPumpKw,
  usualMachineHours,
} from '#src/energy/water/pool-machine.ts'
import { poolElectricRange, poolHeatRange } from '#src/energy/water/pool-range.ts'
import { surplusOf } from '#src/features/calculators/domain/comfort/villa.ts'
import type { InputSpec } from '#src/features/calculators/domain/frame/input.ts'
import { amountOf, type PriceBook } from '#src/features/quote/domain/public.ts'
import { type Cents, centsFromEur } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'

/** A heated pool as the calculators ask for it: one answer for the pool alone and for the pool beside panels. */

export const poolDepthM = 1.5
const coverHours = 12

const monthsOf = {
  'june-september': [5, 6, 7, 8],
  'may-september': [4, 5, 6, 7, 8],
  'april-october': [3, 4, 5, 6, 7, 8, 9],
  'march-november': [2, 3, 4, 5, 6, 7, 8, 9, 10],
  'all-year': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
} as const
export type PoolSeason = keyof typeof monthsOf
const poolSeasons: readonly PoolSeason[] = [
  'june-september',
  'may-september',
  'april-october',
  'march-november',
  'all-year',
]

export const poolInputs = {
  areaM2: { kind: 'number', unit: 'm2', min: 6, max: 250, default: 32, slider: { min: 10, max: 100, step: 1 } },
  targetC: { kind: 'number', unit: 'celsius', min: 20, max: 35, default: 28, slider: { min: 22, max: 32, step: 1 } },
  season: { kind: 'choice', options: poolSeasons, default: 'april-october', asList: true },
  cover: { kind: 'yes-no', default: true },
} as const satisfies Record<string, InputSpec>

export interface HeatedPool {
  town: Town
  areaM2: number
  targetC: number
  season: PoolSeason
  cover: boolean
  windShelter: WindShelter
}

export interface PoolWater {
  pool: Pool
  heating: PoolHeating
  year: PoolYear
  /** Of the first day of the season to the last. */
  days: number
}

/** The water of a pool through the typical year. */
export function poolWater(choice: HeatedPool, weather: TypicalYear): PoolWater {
  const { town, areaM2, targetC, season, cover, windShelter } = choice
  const months: readonly number[] = monthsOf[season]
  const pool = {
    areaM2,
    volumeM3: areaM2 * poolDepthM,
    coverHours: cover ? coverHours : 0,
    windShare: windAtWater[windShelter],
  }
  const heated = Array.from({ length: 12 }, (_, month) => (months.includes(month) ? 1 : 0))
  const heating = { targetC, heated, mainsC: mainsWaterC(town) }
  const days = months.reduce((sum, month) => sum + (monthDays[month] ?? 0), 0)
  return { pool, heating, year: poolYear(pool, heating, weather), days }
}

/** Mean water of each month without any heating, °C. */
export function naturalMonthsC({ pool, heating }: PoolWater, weather: TypicalYear): number[] {
  const { waterC } = poolYear(pool, { ...heating, heated: new Uint8Array(12) }, weather)
  return monthMeansC(waterC)
}

/** Mean of each month of an hourly series of temperatures. */
export function monthMeansC(hourlyC: Float64Array): number[] {
  return monthlySums(hourlyC).map((sum, month) => sum / ((monthDays[month] ?? 30) * 24))
}

/** Hours of a machine: the usual ones, and the surplus of the home's panels before them. */
export function hoursBesidePanels(home: YearInput): MachineHours {
  return { ...usualMachineHours, surplusKwh: surplusOf(home) }
}

/** Of the machine's electricity, what the house leaves of the sun, kWh an hour. */
export function fromSurplus({ electricKwh }: MachineYear, home: YearInput): Float64Array {
  const surplus = surplusOf(home)
  return electricKwh.map((kwh, hour) => Math.min(kwh, surplus[hour] ?? 0))
}

/** What the pool's electricity adds to the bills of this home in a year, €: the one cost of heating that every page shows. */
export function poolCost(
  water: PoolWater,
  home: YearInput,
  hours: MachineHours,
  weather: TypicalYear,
): { costEur: number; machine: MachineYear } {
  const machine = machineYear(water.year, hours, weather)
  return { costEur: addedCostEur(machine.electricKwh, home), machine }
}

export interface PoolPart {
  water: PoolWater
  heatKwh: Range
  electricKwh: Range
  machine: MachineYear
  monthlyElectricKwh: number[]
  /** Power of the machine, kW of heat. */
  kw: number
  costCents: Cents
  costEur: Range
  /** Heat pump fitted, VAT included. */
  priceCents: Cents
}

/** The pool in a home: heat, electricity, machine, price, and what it adds to the bills. */
export function poolPart(
  choice: HeatedPool,
  home: YearInput,
  { weather, priceBook }: { weather: TypicalYear; priceBook: PriceBook },
): PoolPart {
  const water = poolWater(choice, weather)
  const monthlyHeatKwh = monthlySums(water.year.heatKwh)
  const middleKwh = monthlyHeatKwh.reduce((sum, kwh) => sum + kwh, 0)
  const heatKwh = poolHeatRange(water.pool, water.heating, weather, middleKwh, true)
  const { costEur, machine } = poolCost(water, home, hoursBesidePanels(home), weather)
  const monthlyElectricKwh = monthlySums(machine.electricKwh)
  const electricKwh = poolElectricRange(
    monthlyElectricKwh.reduce((sum, kwh) => sum + kwh, 0),
    heatKwh,
  )
  const price = amountOf({ id: 'pool-heat-pump', sizes: [water.pool.volumeM3] }, priceBook)
  return {
    water,
    heatKwh,
    electricKwh,
    machine,
    monthlyElectricKwh,
    kw: poolHeatPumpKw(monthlyHeatKwh),
    costCents: centsFromEur(costEur),
    costEur: costRange(costEur, electricKwh),
    priceCents: price.netCents + price.vatCents,
  }
}
