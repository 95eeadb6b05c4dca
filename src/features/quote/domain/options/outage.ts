import { autonomyHours, carriedLoads } from '#src/energy/backup/backup.ts'
import { dispatch, dispatchSeries } from '#src/energy/battery/battery.ts'
import type { Evaluation } from '#src/features/quote/domain/candidates/evaluate.ts'
import type { Plan } from '#src/features/quote/domain/candidates/plan.ts'
import { inverterKwOf } from '#src/features/quote/domain/prices/parts.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { essentialKwh, wantedInCut } from './backup-loads.ts'

export interface Outage {
  /** Ids of the loads that keep running, and of those wanted that the inverter cannot carry. */
  powers: string[]
  tooMuch: string[]
  /** Without grid and without sun, over outages that begin all through the year. */
  hours: Range
}

/**
 * What a system with backup keeps running in a power cut and for how long; `full` asks for water pump and one air conditioner as well.
 * `month` (0 January … 11 December) counts the cuts that begin in it alone.
 */
export function outageOf({ choice, year, result }: Evaluation, plan: Plan, full: boolean, month?: number): Outage {
  const { battery } = year
  if (choice.backup === 'none' || !battery) return { powers: [], tooMuch: [], hours: { p10: 0, p50: 0, p90: 0 } }
  const carriedKw = Math.min(battery.powerKw, inverterKwOf(choice))
  const { powers, doesNotPower } = carriedLoads(wantedInCut(plan.answers, full), carriedKw)
  const series = dispatchSeries()
  dispatch(year.pvKwh, year.loadKwh, battery, series)
  // Without any panels the battery waits full, charged from the grid.
  if (result.productionKwh === 0) series.storedKwh.fill(battery.capacityKwh)
  const essential = essentialKwh(plan.answers, full, powers)
  const { storedKwh } = series
  const hours = autonomyHours({ essentialKwh: essential, storedKwh, battery, ...(month !== undefined && { month }) })
  return { powers, tooMuch: doesNotPower, hours }
}
