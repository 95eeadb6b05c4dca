import type { Battery } from '#src/energy/battery/battery.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { exceedance } from '#src/energy/series/quantile.ts'
import { type AtHourEnd, atStartOf, type OfHour } from '#src/energy/series/stamps.ts'
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
  essentialKwh: OfHour
  /** PV of each hour, kWh; absent: no sun is counted. */
  pvKwh?: OfHour
  /** In the battery at the end of each hour of ordinary use, kWh, as `dispatch` writes it. */
  storedKwh: AtHourEnd
  battery: Pick<Battery, 'capacityKwh' | 'powerKw' | 'roundTripEfficiency' | 'reserveKwh'>
  /** 0 January … 11 December: only outages that begin in this month. */
  month?: number
  /** 1 in the hours that a cut may begin in. Absent: all. */
  begins?: Uint8Array
  /** Outages begin every so many hours. Default 7: all hours of the day and all days of the week take their turn. */
  everyHours?: number
}

/** One power cut followed to its end. Energy at the home's meter. */
export interface Cut {
  hours: number
  /** What the loads took. */
  usedKwh: number
  /** What the battery could give of its own when the cut began. */
  batteryKwh: number
  /** What the sun gave to the loads, at once or through the battery. */
  sunKwh: number
}

/**
 * Power cuts that begin all through the year (or a month, or the hours of a mask): from the battery as ordinary use left it, or its
 * reserve if that is more; sun first, then battery, by the rules of `dispatch`. A cut ends when an hour cannot be served, with the
 * share that was; it is followed for 72 hours, and past 31 December into January. hours · load = usedKwh ≤ batteryKwh + sunKwh. Throws a
 * RangeError on series of unequal length.
 */
export function powerCuts(input: OutageInput): Cut[] {
  const { storedKwh, essentialKwh, pvKwh, battery, month, begins, everyHours = 7 } = input
  const hours = storedKwh.length
  if (essentialKwh.length !== hours || (pvKwh && pvKwh.length !== hours) || (begins && begins.length !== hours))
    throw new RangeError('series differ in length')
  if (!(Number.isInteger(everyHours) && everyHours >= 1)) throw new RangeError(`not a step: ${everyHours}`)
  const months = civilYear().month
  const cuts: Cut[] = []
  for (let start = 0; start < hours; start += everyHours) {
    if (month !== undefined && months[start] !== month) continue
    if (begins && begins[start] !== 1) continue
    const stored = Math.min(battery.capacityKwh, Math.max(atStartOf(start, storedKwh), battery.reserveKwh ?? 0))
    cuts.push(followed(start, stored, battery, essentialKwh, pvKwh))
  }
  return cuts
}

/** Hours that the essential loads run without grid over `powerCuts`; p90 is reached by 90 % of them. Throws as it does. */
export function autonomyHours(input: OutageInput): Range {
  return exceedance(Float64Array.from(powerCuts(input), ({ hours }) => hours))
}

function followed(
  start: number,
  storedAtStart: number,
  { capacityKwh, powerKw, roundTripEfficiency }: OutageInput['battery'],
  essentialKwh: OfHour,
  pvKwh: OfHour | undefined,
): Cut {
  const oneWay = Math.sqrt(roundTripEfficiency)
  const ownKwh = storedAtStart * oneWay
  let stored = storedAtStart
  let usedKwh = 0
  let sunKwh = 0
  for (let passed = 0; passed < longestOutageHours; passed++) {
    const hour = (start + passed) % essentialKwh.length
    const needed = essentialKwh[hour] ?? 0
    const sun = pvKwh?.[hour] ?? 0
    const net = sun - needed
    if (net >= 0) {
      const charge = Math.min(net, powerKw, (capacityKwh - stored) / oneWay)
      stored += charge * oneWay
      usedKwh += needed
      sunKwh += needed + charge * roundTripEfficiency
      continue
    }
    const given = Math.min(-net, powerKw, stored * oneWay)
    usedKwh += sun + given
    sunKwh += sun
    if (given < -net - 1e-9) return { hours: passed + (sun + given) / needed, usedKwh, batteryKwh: ownKwh, sunKwh }
    stored -= given / oneWay
  }
  return { hours: longestOutageHours, usedKwh, batteryKwh: ownKwh, sunKwh }
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
