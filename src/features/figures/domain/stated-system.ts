import { simulateYear, type YearResult } from '#src/energy/battery/simulate.ts'
import { cashFlow, financeDefaults } from '#src/energy/money/finance.ts'
import { monthDays } from '#src/energy/series/year.ts'
import type { Contract } from '#src/energy/tariff/contract.ts'
import {
  type Evaluation,
  energySavingEur,
  evaluator,
  type Option,
  optionOf,
  type PlanContext,
  panel,
  planFor,
  type QuoteAnswers,
  type QuotePlan,
} from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { StatedSystem } from './worked-home.ts'

/** A system of a stated size in a home, by the quote's own arithmetic, and the home without it. */
export interface StatedSystemAnswer extends Omit<Option, 'id' | 'incentives' | 'worthIt' | 'because'> {
  /** Use of the whole home, kWh a year. */
  useKwh: number
  importKwh: number
  exportKwh: number
  /** Mean of a day in each month. */
  dailyExportKwh: number[]
  dailyImportKwh: number[]
  dailyProductionKwh: number[]
  cycles: number
  priceEur: number
  annualBillEur: number
  /** What the surplus is worth at the contract's price before tax, €/year; what of it the bills credit, month by month; and what the monthly ceiling takes. */
  surplusValueEur: number
  surplusCreditEur: number
  surplusLostEur: number
  /** Price and bills of ten years together, with replacements in them; and the bills of the home without the system. */
  tenYearEur: number
  tenYearWithoutEur: number
  /** Savings less price and replacements over the years of the model, not discounted. */
  lifetimeGainEur: number
}

/** The home and the system in it, simulated and priced. Throws as `planFor` does. */
export function evaluateStated(
  answers: QuoteAnswers,
  { kwp, batteryKwh = 0, backup = 'none', reservePct = 0, surplusEurKwh }: StatedSystem,
  context: PlanContext,
): { plan: QuotePlan; sized: Evaluation } {
  const plan = withSurplusPrice(planFor(answers, context), surplusEurKwh)
  const panels = (kwp * 1000) / panel.watt
  return { plan, sized: evaluator(plan)({ panels, batteryKwh, backup, reserveShare: reservePct / 100 }) }
}

/** Throws as `planFor` does. */
export function statedSystem(answers: QuoteAnswers, system: StatedSystem, context: PlanContext): StatedSystemAnswer {
  const { plan, sized } = evaluateStated(answers, system, context)
  const { id: _, ...option } = optionOf('balanced', sized, plan, energySavingEur(sized, plan))
  const { result } = sized
  const priceEur = eurFromCents(option.priceCents)
  const savingEur = option.savingEur.p50
  const { replacements } = sized
  const overYears = (years: number) => cashFlow({ priceEur, savingEur, years, replacements }).cumulativeEur.at(-1) ?? 0
  const { contract } = plan.today
  const surplusValueEur = result.exportKwh * contract.surplusEurKwh
  const surplusCreditEur = creditEur(result, contract)
  const tenYearWithoutEur = plan.today.annualBillEur * 10
  return {
    ...option,
    useKwh: plan.today.useKwh,
    importKwh: result.importKwh,
    exportKwh: result.exportKwh,
    dailyExportKwh: daily(result.exportByMonth),
    dailyImportKwh: daily(Array.from(result.monthlyImportKwh)),
    dailyProductionKwh: daily(Array.from(result.monthlyProductionKwh)),
    cycles: result.batteryCycles,
    priceEur,
    annualBillEur: plan.today.annualBillEur,
    surplusValueEur,
    surplusCreditEur,
    surplusLostEur: surplusValueEur - surplusCreditEur,
    tenYearWithoutEur,
    tenYearEur: tenYearWithoutEur - overYears(10),
    lifetimeGainEur: overYears(financeDefaults.years),
  }
}

/** The surplus of each month at its price, at most that month's energy term: the simplified compensation of RD 244/2019. */
function creditEur({ exportByMonth, importByMonthPeriod }: YearResult, contract: Contract): number {
  const { P1, P2, P3 } = contract.energyEurKwh
  return exportByMonth.reduce((sum, kwh, month) => {
    const energyEur = [P1, P2, P3].reduce(
      (term, price, period) => term + price * (importByMonthPeriod[month * 3 + period] ?? 0),
      0,
    )
    return sum + Math.min(kwh * contract.surplusEurKwh, energyEur)
  }, 0)
}

function daily(monthly: readonly number[]): number[] {
  return monthly.map((sum, month) => sum / (monthDays[month] ?? 30))
}

/** The same home on a contract that pays another price for what goes out. */
function withSurplusPrice(plan: QuotePlan, surplusEurKwh: number | undefined): QuotePlan {
  if (surplusEurKwh === undefined) return plan
  const contract = { ...plan.today.contract, surplusEurKwh }
  const today = { ...plan.today, contract }
  const { pvKwh, battery } = today
  const bare = simulateYear({ pvKwh, loadKwh: plan.equipment.loadKwh, battery, contract })
  return { ...plan, today, billWithEquipmentEur: bare.annualCostEur }
}
