import { buildingOf } from '#src/energy/building/building.ts'
import { homeLoads } from '#src/energy/building/heating-cooling.ts'
import { sumKwh } from '#src/energy/building/heating-cooling-range.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import reference from './heating-cooling.json' with { type: 'json' }
import { comfortCases } from './heating-cooling-cases.ts'

/** One case of the suite: ours beside a recorded reference, kWh thermal a year. */
export interface ComfortRow {
  id: string
  ours: number
  reference: number
  deviationPct: number
}

interface Recorded {
  heatKwh: number
  coolKwh: number
  isoHeatKwh: number
  isoCoolKwh: number
}
const recorded: Readonly<Record<string, Recorded>> = reference.cases

export type ComfortRows = Record<'heating' | 'cooling' | 'isoHeating' | 'isoCooling', ComfortRow[]>

/** Heating and cooling of every case of the suite against both recorded references. Throws a RangeError when a case is not recorded. */
export function comfortRows(weather: TypicalYear): ComfortRows {
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
    const heat = sumKwh(heatW)
    const cold = sumKwh(coolW)
    return {
      heating: row(heat, theirs.heatKwh),
      cooling: row(cold, theirs.coolKwh),
      isoHeating: row(heat, theirs.isoHeatKwh),
      isoCooling: row(cold, theirs.isoCoolKwh),
    }
  })
  return {
    heating: rows.map(({ heating }) => heating),
    cooling: rows.map(({ cooling }) => cooling),
    isoHeating: rows.map(({ isoHeating }) => isoHeating),
    isoCooling: rows.map(({ isoCooling }) => isoCooling),
  }
}
