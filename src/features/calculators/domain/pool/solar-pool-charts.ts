import type { YearInput } from '#src/energy/battery/simulate.ts'
import { monthlySums, usualMachineHours } from '#src/energy/water/pool-machine.ts'
import type { CalculatorContext, Chart } from '#src/features/calculators/domain/frame/calculator.ts'
import { fromSurplus, poolCost } from './pool-part.ts'
import type { SolarPoolSum } from './solar-pool-sum.ts'

/** The ids of the answer about panels and pool, and its charts. */

export interface SolarPoolWords {
  figure: 'change' | 'pool' | 'price' | 'payback' | 'sunShare' | 'worth'
  verdict: 'pays' | 'pays-if' | 'slow' | 'cover-first'
  chart: 'months' | 'ways'
  table: 'sum'
  assumption: 'home' | 'order' | 'one-house' | 'pool' | 'sun' | 'tariff' | 'prices'
  word:
    | 'from-sun'
    | 'from-grid'
    | 'none-evening'
    | 'none-day'
    | 'panels-evening'
    | 'panels-day'
    | 'panels-surplus'
    | 'part'
    | 'a-year'
    | 'installed'
    | 'panels'
    | 'pool'
    | 'both'
    | 'own'
    | 'together-span'
    | 'together-likely'
    | 'together-never'
}

const evening = { fromHour: 18, untilHour: 24 }

/** Where the pool's electricity comes from, by month. */
export function monthsChart({ pool, home }: SolarPoolSum): Chart<SolarPoolWords> {
  const fromSun = monthlySums(fromSurplus(pool.machine, home.sized.year))
  const all = pool.monthlyElectricKwh
  return {
    kind: 'columns',
    id: 'months',
    unit: 'kwh',
    axis: 'months',
    stacked: true,
    series: [
      { word: 'from-sun', draw: 'bars', colour: 'sun', values: fromSun },
      {
        word: 'from-grid',
        draw: 'bars',
        colour: 'sea',
        values: all.map((kwh, month) => Math.max(0, kwh - (fromSun[month] ?? 0))),
      },
    ],
    values: {
      sun: { value: fromSun.reduce((sum, kwh) => sum + kwh, 0), unit: 'kwh' },
      all: { value: pool.electricKwh.p50, unit: 'kwh' },
    },
  }
}

/** The same pool run in five ways. */
export function waysChart(
  { pool, home, poolWithoutEur }: SolarPoolSum,
  { weather }: CalculatorContext,
): Chart<SolarPoolWords> {
  const { year } = home.sized
  const ratio = (end: number) => (pool.costEur.p50 > 0 ? end / pool.costEur.p50 : 1)
  const bar = (name: SolarPoolWords['word'], value: number, chosen?: boolean) => {
    const range = { p10: value * ratio(pool.costEur.p10), p50: value, p90: value * ratio(pool.costEur.p90) }
    return { name: { word: name }, colour: 'pool', value, range, ...(chosen && { chosen }) } as const
  }
  const eur = (at: YearInput, hours: typeof evening | typeof usualMachineHours) =>
    poolCost(pool.water, at, hours, weather).costEur
  return {
    kind: 'bars',
    id: 'ways',
    unit: 'eur',
    bars: [
      bar('none-evening', eur(home.bare, evening)),
      bar('none-day', poolWithoutEur),
      bar('panels-evening', eur(year, evening)),
      bar('panels-day', eur(year, usualMachineHours)),
      bar('panels-surplus', pool.costEur.p50, true),
    ],
    values: {
      least: { value: pool.costEur.p50, unit: 'eur' },
      without: { value: poolWithoutEur, unit: 'eur' },
    },
  }
}
