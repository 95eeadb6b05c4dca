import type { Battery } from '#src/energy/battery/battery.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { exceedance } from '#src/energy/series/quantile.ts'
import type { Range } from '#src/shared/domain/range.ts'

/** An appliance in a power cut. */
export interface BackupLoad {
  /** Worded elsewhere. */
  id: string
  /** While it runs, W. */
  runningW: number
  /** At the moment it starts, W; at least runningW. */
  startW: number
  /** kWh it uses in an ordinary day of an outage. */
  kwhPerDay: number
}

/** Outages are followed for three days, no longer. */
export const longestOutageHours = 72

/** Start of a motor that an inverter bears for seconds, as a multiple of its power. Our assumption: hybrid inverters of 2024-2026. */
const inverterSurgeFactor = 1.5

export interface OutageInput {
  /** Essential loads of each hour, kWh (UTC+1 index). */
  essentialKwh: Float64Array
  /** PV of each hour, kWh; absent: no sun is counted. */
  pvKwh?: Float64Array
  /** In the battery at the end of each hour of ordinary use, kWh, as `dispatch` writes it. */
  storedKwh: Float64Array
  battery: Pick<Battery, 'capacityKwh' | 'powerKw' | 'roundTripEfficiency' | 'reserveKwh'>
  /** 0 January … 11 December: only outages that begin in this month. */
  month?: number
  /** Outages begin every so many hours. Default 7: all hours of the day and all days of the week take their turn. */
  everyHours?: number
}

/**
 * Hours that the essential loads run without grid, over outages that begin all through the year (or a month): from the battery
 * as ordinary use left it, or its reserve if that is more; sun first, then battery, by the rules of `dispatch`. An outage ends
 * when an hour cannot be served, with the share that was; it is followed for 72 hours, and past 31 December into January. p90 is
 * reached by 90 % of the outages. Throws a RangeError on series of unequal length.
 */
export function autonomyHours(input: OutageInput): Range {
  const { storedKwh, essentialKwh, pvKwh, battery, month, everyHours = 7 } = input
  const hours = storedKwh.length
  if (essentialKwh.length !== hours || (pvKwh && pvKwh.length !== hours))
    throw new RangeError('series differ in length')
  if (!(Number.isInteger(everyHours) && everyHours >= 1)) throw new RangeError(`not a step: ${everyHours}`)
  const months = civilYear().month
  const lasting: number[] = []
  for (let start = 0; start < hours; start += everyHours) {
    if (month !== undefined && months[start] !== month) continue
    const before = storedKwh[(start + hours - 1) % hours] ?? 0
    const stored = Math.min(battery.capacityKwh, Math.max(before, battery.reserveKwh ?? 0))
    lasting.push(lastsHours(start, stored, battery, essentialKwh, pvKwh))
  }
  return exceedance(Float64Array.from(lasting))
}

function lastsHours(
  start: number,
  storedAtStart: number,
  { capacityKwh, powerKw, roundTripEfficiency }: OutageInput['battery'],
  essentialKwh: Float64Array,
  pvKwh: Float64Array | undefined,
): number {
  const oneWay = Math.sqrt(roundTripEfficiency)
  let stored = storedAtStart
  for (let passed = 0; passed < longestOutageHours; passed++) {
    const hour = (start + passed) % essentialKwh.length
    const needed = essentialKwh[hour] ?? 0
    const net = (pvKwh?.[hour] ?? 0) - needed
    if (net >= 0) {
      stored += Math.min(net, powerKw, (capacityKwh - stored) / oneWay) * oneWay
      continue
    }
    const given = Math.min(-net, powerKw, stored * oneWay)
    if (given < -net - 1e-9) return passed + (needed + net + given) / needed
    stored -= given / oneWay
  }
  return longestOutageHours
}

export interface CarriedLoads {
  /** Ids that run at the same time, in the order given. */
  powers: string[]
  doesNotPower: string[]
  /** All that is powered, running together, kW. */
  kwNeeded: number
  /** The same with the hardest of their starts on top, kW. */
  kwSurge: number
}

/**
 * Which loads an inverter carries at the same time: in order of importance, each is taken when all taken ones together stay within
 * its power and the hardest start within 1.5 times that. Throws a RangeError on a negative power.
 */
export function carriedLoads(loads: readonly BackupLoad[], inverterKw: number): CarriedLoads {
  if (!(inverterKw >= 0)) throw new RangeError(`not a power: ${inverterKw}`)
  const powers: string[] = []
  const doesNotPower: string[] = []
  let runningW = 0
  let startExtraW = 0
  for (const load of loads) {
    const running = runningW + load.runningW
    const extra = Math.max(startExtraW, load.startW - load.runningW)
    if (running <= inverterKw * 1000 && running + extra <= inverterKw * 1000 * inverterSurgeFactor) {
      powers.push(load.id)
      runningW = running
      startExtraW = extra
    } else doesNotPower.push(load.id)
  }
  return { powers, doesNotPower, kwNeeded: runningW / 1000, kwSurge: (runningW + startExtraW) / 1000 }
}
