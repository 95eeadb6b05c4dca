import type { OutageFigure } from '#src/energy/backup/outage-figures.ts'
import { baseShape, coolingShape } from '#src/energy/load/load-shapes.ts'
import { type HomeLoad, usualAcKwh } from '#src/energy/load/load-sum.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { Evaluation } from '#src/features/quote/domain/candidates/evaluate.ts'
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import { outageOf } from '#src/features/quote/domain/candidates/outage.ts'
import type { Plan, PlanContext } from '#src/features/quote/domain/candidates/plan.ts'
import { sizePlainHome } from '#src/features/quote/domain/candidates/sizing-plain.ts'
import { behindBillOfAnyContract } from '#src/features/quote/domain/home/bill-to-use.ts'
import { pvUnitKwh } from '#src/features/quote/domain/home/pv-unit.ts'
import { fillRoof } from '#src/features/quote/domain/home/roof.ts'
import { homeToday } from '#src/features/quote/domain/home/today.ts'
import { kwpOf, type SystemChoice } from '#src/features/quote/domain/prices/parts.ts'
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

/** One of the three systems, as the home page shows it. */
export interface InstantOption {
  id: OptionId
  kwp: number
  panels: number
  /** Usable kWh; 0 without battery. */
  batteryKwh: number
  backup: SystemChoice['backup']
  /** Installed, VAT included, €. */
  priceEur: number
  /** kWh/year, likely. */
  productionKwh: number
  /** In a power cut: ids of the loads that keep running, and two figures of how long. */
  cut: { powers: string[]; essentials: OutageFigure; withAirConditioner: OutageFigure | null }
}

export interface InstantAnswer {
  /** What the home uses in a year behind this bill, kWh. */
  annualKwh: number
  /** Essential, balanced, blackout-proof. */
  options: [InstantOption, InstantOption, InstantOption]
  /** €/year, balanced. */
  savingEur: Range
}

/** What is asked of the visitor: the rest is `instantHome`. */
export interface InstantQuestion {
  town?: Town
  monthlyBillEur: number
}

/** The home behind a bill: its use, its roof and its prices. */
export function instantPlan({ town = 'marbella', monthlyBillEur }: InstantQuestion, context: PlanContext): Plan {
  const answers: QuoteAnswers = { ...instantHome, town, monthlyBillEur }
  const { weather, priceBook } = context
  const home = fillRoof(answers)
  const load = instantLoad(weather)
  const today = homeToday(behindBillOfAnyContract(monthlyBillEur, load, context.today), load, monthlyBillEur)
  return {
    answers,
    home,
    today,
    equipment: { drafts: [], loadKwh: today.loadKwh },
    priceBook,
    unitKwh: pvUnitKwh(weather, home.roof),
    billWithEquipmentEur: today.annualBillEur,
  }
}

/**
 * A bill to three systems, their prices and the balanced saving: what the full estimate says of `instantHome`, by the same kernel without
 * the parts that this home does not need, so that a browser does not carry them. The town does not move it: the coast has one weather here.
 */
export function instantAnswer(question: InstantQuestion, context: PlanContext): InstantAnswer {
  return answerOf(instantPlan(question, context))
}

/** The same from a plan at hand. */
export function answerOf(plan: Plan): InstantAnswer {
  const { essential, balanced, 'blackout-proof': blackoutProof } = sizePlainHome(plan)
  const unitYearKwh = sumKwh(plan.unitKwh)
  const option = (id: OptionId, sized: Evaluation): InstantOption => {
    const { panels, batteryKwh, backup } = sized.choice
    const kwp = kwpOf(panels)
    const priceEur = eurFromCents(sized.totals.priceCents)
    const { powers, essentials, withAirConditioner } = outageOf(sized, plan, id === 'blackout-proof')
    return {
      id,
      kwp,
      panels,
      batteryKwh,
      backup,
      priceEur,
      productionKwh: unitYearKwh * kwp,
      cut: { powers, essentials, withAirConditioner },
    }
  }
  return {
    annualKwh: plan.today.annualKwh,
    options: [option('essential', essential), option('balanced', balanced), option('blackout-proof', blackoutProof)],
    savingEur: energySavingEur(balanced, plan),
  }
}

/** The loop is a function of its own that makes no object: docs/decisions/numbers-and-the-engine.md. */
function sumKwh(series: Float64Array): number {
  let sum = 0
  for (const kwh of series) sum += kwh
  return sum
}
