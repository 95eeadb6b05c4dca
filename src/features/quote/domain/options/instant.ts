import { baseShape, coolingShape } from '#src/energy/load/load-shapes.ts'
import { type HomeLoad, usualAcKwh } from '#src/energy/load/load-sum.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { Plan, PlanContext } from '#src/features/quote/domain/candidates/plan.ts'
import { sizePlainHome } from '#src/features/quote/domain/candidates/sizing-plain.ts'
import { behindBillOfAnyContract } from '#src/features/quote/domain/home/bill-to-use.ts'
import { pvUnitKwh } from '#src/features/quote/domain/home/pv-unit.ts'
import { fillRoof } from '#src/features/quote/domain/home/roof.ts'
import { homeToday } from '#src/features/quote/domain/home/today.ts'
import { kwpOf } from '#src/features/quote/domain/prices/parts.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { energySavingEur } from './saving.ts'

/** The home behind the home page's answer; the page says so. */
export const instantHome: Omit<QuoteAnswers, 'town' | 'monthlyBillEur'> = {
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: ['air-conditioning'],
  goals: ['lower-bills'],
  budget: 'not-sure',
}

/** What `homeLoad` says of that home: air conditioning, and nothing else that stands out of the everyday load. */
function instantLoad(weather: TypicalYear): HomeLoad {
  const { occupancy } = instantHome
  return {
    base: baseShape(occupancy),
    uses: [{ kwhOf: (annualKwh) => usualAcKwh(occupancy, annualKwh), shape: () => coolingShape(weather, occupancy) }],
  }
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

/**
 * A bill to three prices and the balanced saving: what the full estimate says of `instantHome`, by the same kernel without the parts
 * that this home does not need, so that a browser does not carry them. The town does not move it: the coast has one weather here.
 */
export function instantAnswer(
  { town = 'marbella', monthlyBillEur }: { town?: Town; monthlyBillEur: number },
  context: PlanContext,
): InstantAnswer {
  const answers: QuoteAnswers = { ...instantHome, town, monthlyBillEur }
  const { weather, priceBook } = context
  const home = fillRoof(answers)
  const load = instantLoad(weather)
  const today = homeToday(behindBillOfAnyContract(monthlyBillEur, load, context.today), load, monthlyBillEur)
  const plan: Plan = {
    answers,
    home,
    today,
    equipment: { drafts: [], loadKwh: today.loadKwh },
    priceBook,
    unitKwh: pvUnitKwh(weather, home.roof),
    billWithEquipmentEur: today.annualBillEur,
  }
  const { essential, balanced, 'blackout-proof': blackoutProof } = sizePlainHome(plan)
  const { panels, batteryKwh } = balanced.choice
  const priceEur = ({ totals }: typeof balanced) => eurFromCents(totals.priceCents)
  return {
    kwp: kwpOf(panels),
    panels,
    batteryKwh,
    savingEur: energySavingEur(balanced, plan),
    prices: [priceEur(essential), priceEur(balanced), priceEur(blackoutProof)],
  }
}
