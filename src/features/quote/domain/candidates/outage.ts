import { carriedLoads } from '#src/energy/backup/backup.ts'
import { essentialsFigure, type OutageFigure, outageFigures } from '#src/energy/backup/outage-figures.ts'
import { type Battery, storedThroughYear } from '#src/energy/battery/battery.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { batteryOf } from '#src/features/quote/domain/home/today.ts'
import { inverterKwOf, type SystemChoice } from '#src/features/quote/domain/prices/parts.ts'
import { coolsAir, wantedInCut } from './backup-loads.ts'
import type { Evaluation } from './evaluate.ts'
import type { Plan } from './plan.ts'

export interface Outage {
  /** Ids of the essentials that keep running, and of those wanted that the inverter cannot carry. */
  powers: string[]
  tooMuch: string[]
  /** The essentials alone, over cuts that begin all through the year; no sun of the hours that follow is counted. */
  essentials: OutageFigure
  /** The same with one air conditioner in every hour of an August night; null in a home that cools none, and where it cannot run. */
  withAirConditioner: OutageFigure | null
  /** What ordinary use leaves in the battery for a cut, 0..1 of it; 1 where it only waits for one. */
  reserveShare: number
}

const noHours: OutageFigure = { hours: { p10: 0, p50: 0, p90: 0 }, loadW: 0, energyKwh: 0, sunKwh: 0 }

/** What a system with backup keeps running in a power cut and for how long; `full` asks for the water pump of a house as well. */
export function outageOf({ choice, year, result }: Evaluation, plan: Plan, full: boolean): Outage {
  const { battery } = year
  if (choice.backup === 'none' || !battery)
    return { powers: [], tooMuch: [], essentials: noHours, withAirConditioner: null, reserveShare: 0 }
  const loads = wantedInCut(plan.answers, full)
  const carriedKw = carriedKwOf(choice, battery)
  const { powers, doesNotPower } = carriedLoads(loads, carriedKw)
  // Without any panels the battery waits full, charged from the grid.
  const waitsFull = result.productionKwh === 0
  const storedKwh = waitsFull
    ? new Float64Array(hoursPerYear).fill(battery.capacityKwh)
    : storedThroughYear(year.pvKwh, year.loadKwh, battery)
  const reserveShare = waitsFull ? 1 : (battery.reserveKwh ?? 0) / battery.capacityKwh
  const cut = { loads, battery, carriedKw, storedKwh }
  if (!coolsAir(plan.answers))
    return { powers, tooMuch: doesNotPower, essentials: essentialsFigure(cut), withAirConditioner: null, reserveShare }
  const { essentials, withAirConditioner } = outageFigures(cut)
  const runsCooler = withAirConditioner.hours.p10 > 0
  return {
    powers,
    tooMuch: runsCooler ? doesNotPower : [...doesNotPower, 'one-ac'],
    essentials,
    withAirConditioner: runsCooler ? withAirConditioner : null,
    reserveShare,
  }
}

/** Hours that what is kept in reserve alone carries the essentials in nine cuts of ten, whatever the home uses; 0 where some cannot run. */
export function essentialsLastHours(choice: SystemChoice, answers: QuoteAnswers, full: boolean): number {
  const battery = batteryOf(choice.batteryKwh, choice.reserveShare, inverterKwOf(choice))
  if (!battery || choice.backup === 'none') return 0
  const loads = wantedInCut(answers, full)
  const carriedKw = carriedKwOf(choice, battery)
  if (carriedLoads(loads, carriedKw).doesNotPower.length > 0) return 0
  const storedKwh = new Float64Array(hoursPerYear).fill(battery.reserveKwh ?? 0)
  return essentialsFigure({ loads, battery, carriedKw, storedKwh }).hours.p90
}

function carriedKwOf(choice: SystemChoice, battery: Battery): number {
  return Math.min(battery.powerKw, inverterKwOf(choice))
}
