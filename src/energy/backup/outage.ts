import { storedThroughYear } from '#src/energy/battery/battery.ts'
import { hybridBattery } from '#src/energy/battery/hybrid-battery.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { autonomyHours, carriedLoads } from './backup.ts'
import { type OutageFigures, outageFigures } from './outage-figures.ts'
import { demandOf, type OutageLoad, outageLoadKwh, throughoutCut } from './outage-loads.ts'

export interface OutageSystem {
  /** Usable. */
  batteryKwh: number
  /** What the inverter gives without grid. */
  inverterKw: number
  /** Share of the battery that ordinary use leaves for a cut, 0..1. */
  reserveShare: number
  /** Panels and load of the home in ordinary use, kWh an hour. Absent: no panels, the battery waits full. */
  ordinary?: { pvKwh: OfHour; loadKwh: OfHour }
}

export interface Outage {
  /** Of the whole list; an air conditioner on it runs in every hour of the cut. */
  hours: Range
  /** Ids that run at the same time, in order of importance, and those that stay off. */
  powers: string[]
  doesNotPower: string[]
  /** Of the whole list, kW: running at once; with the hardest start on top. */
  kwNeeded: number
  kwSurge: number
}

/**
 * What a battery with a changeover keeps running in a power cut, and for how long. Power: the loads that inverter and battery (half its kWh in
 * kW) carry at once, in order (`carriedLoads`). Hours: over cuts that begin at all hours (of a month: 0 January … 11 December), from the
 * battery as ordinary use leaves it or its reserve, its own use included, `withSun` with the panels working on (`autonomyHours`).
 * Followed for 72 hours. Gives a function, so that months and sun can be asked of one simulated year.
 */
export function outageOf(
  loads: readonly OutageLoad[],
  system: OutageSystem,
): (when?: { month?: number; withSun?: boolean }) => Outage {
  const { ordinary } = system
  const { battery, carriedKw, storedKwh } = batteryInCut(system)
  const { powers, doesNotPower } = carriedLoads(loads, carriedKw)
  const needed = demandOf(loads)
  const essentialKwh = outageLoadKwh(loads.filter(({ id }) => powers.includes(id)).map(throughoutCut)).map(
    (kwh) => kwh + battery.standbyW / 1000,
  )
  const none = { p10: 0, p50: 0, p90: 0 }
  return ({ month, withSun = true } = {}) => ({
    hours:
      powers.length === 0
        ? none
        : autonomyHours({
            essentialKwh,
            storedKwh,
            battery,
            ...(withSun && ordinary && { pvKwh: ordinary.pvKwh }),
            ...(month !== undefined && { month, everyHours: 5 }),
          }),
    powers,
    doesNotPower,
    ...needed,
  })
}

/** The two figures of a power cut for that list and system, with the sun of the hours that follow (`outageFigures`). */
export function outageFiguresOf(
  loads: readonly OutageLoad[],
  system: OutageSystem,
  month: number | undefined,
): OutageFigures {
  const { ordinary } = system
  return outageFigures({
    loads,
    ...batteryInCut(system),
    ...(ordinary && { pvKwh: ordinary.pvKwh }),
    ...(month !== undefined && { month }),
  })
}

/** The battery as a cut finds it, and what it and the inverter carry at once. */
function batteryInCut({ batteryKwh, inverterKw, reserveShare, ordinary }: OutageSystem) {
  const battery = hybridBattery(batteryKwh, reserveShare, inverterKw)
  const storedKwh = ordinary
    ? storedThroughYear(ordinary.pvKwh, ordinary.loadKwh, battery)
    : new Float64Array(hoursPerYear).fill(batteryKwh)
  return { battery, carriedKw: battery.powerKw, storedKwh }
}
