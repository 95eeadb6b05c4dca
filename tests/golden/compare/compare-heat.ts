import { readFileSync } from 'node:fs'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { mainsWaterC } from '#src/energy/water/hot-water.ts'
import { poolYear } from '#src/energy/water/pool.ts'
import { comfortRows } from '../reference/heating-cooling-rows.ts'
import { poolCases } from '../reference/pool-reference.ts'
import type { AccuracyGroup } from './accuracy-group.ts'
import { percentRow } from './accuracy-group.ts'

const sum = (values: ArrayLike<number>) => Array.from(values).reduce((total, value) => total + value, 0)

/** Heat of the pool suite's cases, kWh a year, against the recorded second model (reference/pool-reference.ts). */
function comparePool(weather: TypicalYear): AccuracyGroup {
  const recorded: { name: string; monthlyHeatKwh: number[] }[] = JSON.parse(
    readFileSync(new URL('../reference/pool-reference.json', import.meta.url), 'utf8'),
  )
  const rows = poolCases.map(({ name, areaM2, depthM, targetC, months, coverHours, windShare }) => {
    const { heatKwh } = poolYear(
      { areaM2, volumeM3: areaM2 * depthM, coverHours, windShare },
      {
        targetC,
        heated: Array.from({ length: 12 }, (_, month) => (months.includes(month + 1) ? 1 : 0)),
        mainsC: mainsWaterC('marbella'),
      },
      weather,
    )
    return percentRow(name, sum(heatKwh), sum(recorded.find((one) => one.name === name)?.monthlyHeatKwh ?? []))
  })
  return { id: 'pool', unit: 'kWh', deviationIn: 'percent', rows }
}

/** Pool heat, and heating and cooling of homes, against other hourly models. */
export function compareHeat(weather: TypicalYear): AccuracyGroup[] {
  const { heating, cooling, isoHeating, isoCooling } = comfortRows(weather)
  const group = (id: string, rows: typeof heating): AccuracyGroup => ({
    id,
    unit: 'kWh',
    deviationIn: 'percent',
    rows: rows.map((row) => percentRow(row.id, row.ours, row.reference)),
  })
  return [
    comparePool(weather),
    group('heating', heating),
    group('cooling', cooling),
    group('heating-iso', isoHeating),
    group('cooling-iso', isoCooling),
  ]
}
