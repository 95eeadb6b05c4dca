import { buildingOf } from '#src/energy/building/building.ts'
import { homeLoads } from '#src/energy/building/heating-cooling.ts'
import { sumKwh } from '#src/energy/building/heating-cooling-range.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import reference from './heating-cooling.json' with { type: 'json' }
import { comfortCases } from './heating-cooling-cases.ts'

/** One case of the suite: ours beside the recorded reference, kWh thermal a year. */
export interface ComfortRow {
  id: string
  ours: number
  reference: number
  deviationPct: number
}

const recorded: Readonly<Record<string, { heatKwh: number; coolKwh: number }>> = reference.cases

/** Heating and cooling of every case of the suite against the recorded reference. Throws a RangeError when a case is not recorded. */
export function comfortRows(weather: TypicalYear): { heating: ComfortRow[]; cooling: ComfortRow[] } {
  const rows = comfortCases.map(({ id, form, comfort }) => {
    const theirs = recorded[id]
    if (!theirs) throw new RangeError(`not recorded: ${id}`)
    const { heatW, coolW } = homeLoads(buildingOf(form), comfort, weather)
    const row = (ours: number, known: number) => ({
      id,
      ours,
      reference: known,
      deviationPct: (ours / known - 1) * 100,
    })
    return { heating: row(sumKwh(heatW), theirs.heatKwh), cooling: row(sumKwh(coolW), theirs.coolKwh) }
  })
  return { heating: rows.map(({ heating }) => heating), cooling: rows.map(({ cooling }) => cooling) }
}
