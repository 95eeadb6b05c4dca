import { type OutageLoad, outageLoad } from '#src/energy/backup/outage-loads.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { SystemChoice } from '#src/features/quote/domain/prices/parts.ts'

function isHouse(answers: QuoteAnswers): boolean {
  return answers.propertyType === 'villa' || answers.propertyType === 'finca'
}

/** Whether an air conditioner is there, or asked for. */
export function coolsAir(answers: QuoteAnswers): boolean {
  return (
    answers.existingSystems.includes('air-conditioning') ||
    answers.existingSystems.includes('heat-pump') ||
    answers.goals.includes('cooling')
  )
}

/** The essentials of a backed-up home, most important first; `full` adds the water pump of a house. */
export function wantedInCut(answers: QuoteAnswers, full: boolean): OutageLoad[] {
  const loads = ['fridge', 'router', 'lights', 'sockets']
  if (answers.propertyType !== 'apartment') loads.push('gate')
  if (full && isHouse(answers)) loads.push('water-pump')
  return loads.map(outageLoad)
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
