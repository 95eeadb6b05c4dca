import type { BackupLoad } from '../../../energy/backup.ts'
import { loadFromShape } from '../../../energy/load.ts'
import type { QuoteAnswers } from './answers.ts'
import type { SystemChoice } from './items.ts'

/** A load of a power cut with the hours and months it runs in. Typical appliance figures, our own assumption. */
interface OutageLoad extends BackupLoad {
  when: 'always' | 'evening' | 'summer-night'
}

const fridge: OutageLoad = { id: 'fridge', runningW: 120, startW: 600, kwhPerDay: 1.1, when: 'always' }
const router: OutageLoad = { id: 'router', runningW: 15, startW: 15, kwhPerDay: 0.36, when: 'always' }
const lights: OutageLoad = { id: 'lights', runningW: 120, startW: 120, kwhPerDay: 0.6, when: 'evening' }
const sockets: OutageLoad = { id: 'sockets', runningW: 200, startW: 300, kwhPerDay: 0.6, when: 'always' }
const gate: OutageLoad = { id: 'gate', runningW: 400, startW: 800, kwhPerDay: 0.1, when: 'always' }
const waterPump: OutageLoad = { id: 'water-pump', runningW: 800, startW: 2200, kwhPerDay: 1, when: 'always' }
const oneAc: OutageLoad = { id: 'one-ac', runningW: 800, startW: 1200, kwhPerDay: 4, when: 'summer-night' }

const shapes: Record<OutageLoad['when'], { hours: readonly number[]; months: readonly number[] }> = {
  always: { hours: Array.from({ length: 24 }, () => 1), months: Array.from({ length: 12 }, () => 1) },
  evening: {
    hours: Array.from({ length: 24 }, (_, hour) => (hour >= 19 || hour < 1 ? 1 : 0)),
    months: Array.from({ length: 12 }, () => 1),
  },
  'summer-night': {
    hours: Array.from({ length: 24 }, (_, hour) => (hour >= 22 || hour < 8 ? 1 : 0)),
    months: [0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0],
  },
}
/** Days that a shape's months hold: a load of kwhPerDay runs on these only. */
const daysRun: Record<OutageLoad['when'], number> = { always: 365, evening: 365, 'summer-night': 122 }

function isHouse(answers: QuoteAnswers): boolean {
  return answers.propertyType === 'villa' || answers.propertyType === 'finca'
}

function coolsAir(answers: QuoteAnswers): boolean {
  return (
    answers.existingSystems.includes('air-conditioning') ||
    answers.existingSystems.includes('heat-pump') ||
    answers.goals.includes('cooling')
  )
}

/** What a backed-up home should keep running, most important first; `full` adds the water pump and one air conditioner. */
export function wantedInCut(answers: QuoteAnswers, full: boolean): OutageLoad[] {
  const loads = [fridge, router, lights, sockets]
  if (answers.propertyType !== 'apartment') loads.push(gate)
  if (full && isHouse(answers)) loads.push(waterPump)
  if (full && coolsAir(answers)) loads.push(oneAc)
  return loads
}

/** Large machines that stay off on a board of essential circuits. */
export function leftOut(answers: QuoteAnswers, backup: SystemChoice['backup']): string[] {
  const has = (system: QuoteAnswers['existingSystems'][number]) => answers.existingSystems.includes(system)
  const wants = (goal: QuoteAnswers['goals'][number]) => answers.goals.includes(goal)
  const out: string[] = []
  if (backup === 'essential-circuits') out.push('oven-hob', 'whole-ac')
  if (has('pool') || has('pool-heating') || wants('pool-heating')) out.push('pool')
  if (has('ev-charger') || wants('ev-charging')) out.push('ev-charger')
  if (has('heat-pump') || wants('heating')) out.push('heat-pump')
  if (has('electric-boiler') || wants('hot-water')) out.push('hot-water')
  return out
}

/** kWh of the kept loads in each hour of the year (UTC+1 index). */
export function essentialKwh(answers: QuoteAnswers, full: boolean, powers: readonly string[]): Float64Array {
  const byWhen = new Map<OutageLoad['when'], number>()
  for (const load of wantedInCut(answers, full))
    if (powers.includes(load.id)) byWhen.set(load.when, (byWhen.get(load.when) ?? 0) + load.kwhPerDay)
  let sum: Float64Array | undefined
  for (const [when, kwhPerDay] of byWhen) {
    const { hours, months } = shapes[when]
    const series = loadFromShape(kwhPerDay * daysRun[when], hours, months)
    if (!sum) sum = series
    else for (let hour = 0; hour < sum.length; hour++) sum[hour] = (sum[hour] ?? 0) + (series[hour] ?? 0)
  }
  return sum ?? loadFromShape(0, shapes.always.hours, shapes.always.months)
}
