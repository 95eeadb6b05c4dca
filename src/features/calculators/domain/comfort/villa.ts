import type { YearInput } from '#src/energy/battery/simulate.ts'
import {
  type Evaluation,
  evaluator,
  type PlanContext,
  panel,
  planFor,
  type QuoteAnswers,
  type QuotePlan,
  sizeBalanced,
} from '#src/features/quote/domain/public.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'

/** The home that calculators stand in when they ask for no more than a bill: the one of the solar calculator, so that their sums agree. */
export const villaBillEur = 165

export interface Villa {
  town: Town
  monthlyBillEur: number
}

function villaAnswers({ town, monthlyBillEur }: Villa): QuoteAnswers {
  return {
    town,
    monthlyBillEur,
    occupancy: 'full-time',
    propertyType: 'villa',
    buildYear: 2000,
    existingSystems: ['air-conditioning'],
    goals: ['lower-bills'],
    budget: 'not-sure',
    roof: { tiltDeg: 20, azimuthDeg: 0 },
  }
}

export interface VillaWithPanels {
  plan: QuotePlan
  sized: Evaluation
  /** The same home without the panels. */
  bare: YearInput
}

const noPanels = { panels: 0, batteryKwh: 0, backup: 'none', reserveShare: 0 } as const

/** The villa with so many kWp and no battery; undefined: sized for the best value, 0: none. Throws as `planFor` does. */
export function villaWithPanels(villa: Villa, kwp: number | undefined, context: PlanContext): VillaWithPanels {
  const plan = planFor(villaAnswers(villa), context)
  const { pvKwh, loadKwh, contract } = plan.today
  const bare = { pvKwh, loadKwh, contract }
  if (kwp === 0) return { plan, sized: evaluator(plan)(noPanels), bare }
  const panels = kwp === undefined ? {} : { panels: Math.max(1, Math.round((kwp * 1000) / panel.watt)) }
  return { plan, sized: sizeBalanced(plan, { ...panels, batteryKwh: 0 }), bare }
}

/** What the panels leave after the rest of the home in each hour, kWh. */
export function surplusOf({ pvKwh, loadKwh }: YearInput): Float64Array {
  return pvKwh.map((kwh, hour) => Math.max(0, kwh - (loadKwh[hour] ?? 0)))
}
