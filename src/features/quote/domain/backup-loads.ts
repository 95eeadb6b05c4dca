import type { BackupLoad } from '../../../energy/backup.ts'
import { civilYear } from '../../../energy/civil-time.ts'
import type { QuoteAnswers } from './answers.ts'
import type { SystemChoice } from './parts.ts'

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

/** From a civil hour on for so many, past midnight too; months from 0 January, the last one included. */
const times: Record<OutageLoad['when'], { from: number; hours: number; months: readonly [number, number] }> = {
  always: { from: 0, hours: 24, months: [0, 11] },
  evening: { from: 19, hours: 6, months: [0, 11] },
  'summer-night': { from: 22, hours: 10, months: [5, 8] },
}

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

/** kWh of the kept loads in each hour of the year (UTC+1 index); on the days it runs, each takes its kWh in equal hours. */
export function essentialKwh(answers: QuoteAnswers, full: boolean, powers: readonly string[]): Float64Array {
  const kept = wantedInCut(answers, full).filter(({ id }) => powers.includes(id))
  const { civilHour, month } = civilYear()
  const sum = new Float64Array(civilHour.length)
  for (const { when, kwhPerDay } of kept) {
    const { from, hours, months } = times[when]
    for (let hour = 0; hour < sum.length; hour++) {
      const now = month[hour] ?? 0
      const isOn = now >= months[0] && now <= months[1] && ((civilHour[hour] ?? 0) - from + 24) % 24 < hours
      if (isOn) sum[hour] = (sum[hour] ?? 0) + kwhPerDay / hours
    }
  }
  return sum
}
