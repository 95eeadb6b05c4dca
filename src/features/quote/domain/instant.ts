import { eurFromCents } from '../../../shared/domain/money.ts'
import type { Range } from '../../../shared/domain/range.ts'
import type { Town } from '../../../shared/domain/vocabulary.ts'
import type { QuoteAnswers } from './answers.ts'
import { fillHome } from './defaults.ts'
import type { Equipment } from './equipment.ts'
import { kwpOf } from './items.ts'
import { type PlanContext, planFrom } from './plan.ts'
import { energySavingEur } from './saving.ts'
import { sizeOptions } from './sizing.ts'
import { homeToday, type Today } from './today.ts'

/** The home behind the home page's answer; the page says so. */
export const instantHome: Omit<QuoteAnswers, 'town' | 'monthlyBillEur'> = {
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: ['air-conditioning'],
  goals: ['lower-bills'],
  budget: 'not-sure',
}

export interface InstantAnswer {
  /** The balanced option. */
  kwp: number
  panels: number
  batteryKwh: number
  /** €/year, balanced. */
  savingEur: Range
  /** Essential, balanced, blackout-proof; installed, VAT included, €. */
  prices: [number, number, number]
}

/** This home asks for no machines: what `equipmentFor` would say, without its weight in the browser. */
function noMachines({ loadKwh }: Today): Equipment {
  return { drafts: [], addedKwh: [], alreadyThere: [], loadKwh }
}

/** Town and bill to three prices and the balanced saving, by the same kernel as the full estimate; every other answer is `instantHome`. */
export function instantAnswer(
  { town, monthlyBillEur }: { town: Town; monthlyBillEur: number },
  context: PlanContext,
): InstantAnswer {
  const answers: QuoteAnswers = { ...instantHome, town, monthlyBillEur }
  const home = fillHome(answers)
  const spec = { occupancy: answers.occupancy, hasPool: false, hasEv: false, hasAc: true }
  const today = homeToday(answers, home, spec, context)
  const plan = planFrom(answers, home, today, noMachines(today), context)
  const { essential, balanced, 'blackout-proof': blackoutProof } = sizeOptions(plan)
  const { panels, batteryKwh } = balanced.choice
  const priceEur = (option: typeof balanced) => eurFromCents(option.totals.priceCents)
  return {
    kwp: kwpOf(panels),
    panels,
    batteryKwh,
    savingEur: energySavingEur(balanced, plan),
    prices: [priceEur(essential), priceEur(balanced), priceEur(blackoutProof)],
  }
}
