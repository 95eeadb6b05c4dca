import facts from '#facts/energy/outage-loads.json' with { type: 'json' }
import { civilYear } from '#src/energy/series/civil-time.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { BackupLoad } from './backup.ts'

/** When a load of a power cut runs. */
export type OutageTime = keyof typeof facts.when

/** A load of a power cut with the hours and months it runs in. */
export interface OutageLoad extends BackupLoad {
  when: OutageTime
}

const isTime = (word: string): word is OutageTime => word in facts.when

/** Appliances of a home by id, most important first: typical figures, our own assumption. */
export const outageLoads: ReadonlyMap<string, OutageLoad> = new Map(
  facts.loads.map(({ when, ...load }) => [load.id, { ...load, when: isTime(when) ? when : 'always' }]),
)

export type OutagePreset = keyof typeof facts.presets

/** Share of a battery that ordinary use leaves for a power cut, unless its owner sets another. */
export const usualReserveShare = facts.reserveShare

/** A known load. Throws a RangeError on an id that nobody knows. */
export function outageLoad(id: string): OutageLoad {
  const load = outageLoads.get(id)
  if (!load) throw new RangeError(`not a load: ${id}`)
  return load
}

/** A ready list of loads, most important first. */
export function presetLoads(preset: OutagePreset): OutageLoad[] {
  return facts.presets[preset].map(outageLoad)
}

/** Whether a load cools rooms: it runs in some hours of some months, and people count on it in every hour of a cut. */
export function isAirConditioner({ id }: BackupLoad): boolean {
  return id === 'one-ac' || id === 'whole-ac'
}

/** An air conditioner that runs on in every hour of a cut, at its mean power while it cools; any other load as it is. */
export function throughoutCut(load: OutageLoad): OutageLoad {
  if (!isAirConditioner(load)) return load
  return { ...load, when: 'always', kwhPerDay: (load.kwhPerDay * 24) / facts.when[load.when].hours }
}

/** kWh of loads in each hour of the year (UTC+1 index); on the days it runs, each takes its kWh in equal hours. */
export function outageLoadKwh(loads: readonly OutageLoad[]): OfHour {
  const sum = new Float64Array(hoursPerYear)
  for (const { when, kwhPerDay } of loads) {
    const { hours } = facts.when[when]
    const isOn = hoursOn(when)
    for (let hour = 0; hour < hoursPerYear; hour++)
      if (isOn[hour] === 1) sum[hour] = (sum[hour] ?? 0) + kwhPerDay / hours
  }
  return sum
}

const onByTime = new Map<OutageTime, Uint8Array>()

/** 1 in the hours of the year (UTC+1 index) in which a load of that time runs; made once, so never write to it. */
function hoursOn(when: OutageTime): Uint8Array {
  const known = onByTime.get(when)
  if (known) return known
  const { civilHour, month } = civilYear()
  const { fromHour, hours, months } = facts.when[when]
  const [first = 0, last = 11] = months
  const isOn = Uint8Array.from({ length: hoursPerYear }, (_, hour) => {
    const now = month[hour] ?? 0
    return now >= first && now <= last && ((civilHour[hour] ?? 0) - fromHour + 24) % 24 < hours ? 1 : 0
  })
  onByTime.set(when, isOn)
  return isOn
}

/** What a list asks of an inverter when all of it runs at once, kW; kwSurge: with the hardest of its starts on top. */
export function demandOf(loads: readonly BackupLoad[]): { kwNeeded: number; kwSurge: number } {
  let runningW = 0
  let startExtraW = 0
  for (const load of loads) {
    runningW += load.runningW
    startExtraW = Math.max(startExtraW, load.startW - load.runningW)
  }
  return { kwNeeded: runningW / 1000, kwSurge: (runningW + startExtraW) / 1000 }
}
