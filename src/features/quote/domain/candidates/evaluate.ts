import replacement from '#facts/quote/replacements.json' with { type: 'json' }
import { simulateYear, type YearInput, type YearResult } from '#src/energy/battery/simulate.ts'
import { netPresentValueEur } from '#src/energy/money/finance.ts'
import { batteryOf } from '#src/features/quote/domain/home/today.ts'
import {
  amountOf,
  inverterKwOf,
  kwpOf,
  type SystemChoice,
  systemParts,
  type Totals,
  totalsOf,
} from '#src/features/quote/domain/prices/parts.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Plan } from './plan.ts'

/** One possible system in this home, simulated and priced. */
export interface Evaluation {
  choice: SystemChoice
  /** Everything, the machines of the goals included. */
  totals: Totals
  /** Panels, battery and backup alone, VAT included, €. */
  energyPriceEur: number
  year: YearInput
  result: YearResult
  /** Less on the bill than the same home without the new panels and battery, €/year, hour steps uncorrected. */
  rawSavingEur: number
  replacements: { year: number; costEur: number }[]
  /** Of the energy part over 25 years, €. */
  npvEur: number
}

/** New panels in front of those already there, kWh an hour. */
function withNewPanels(plan: Plan, kwp: number): Float64Array {
  const { pvKwh } = plan.today
  if (kwp === 0) return pvKwh
  const sum = new Float64Array(pvKwh.length)
  for (let hour = 0; hour < sum.length; hour++) sum[hour] = (pvKwh[hour] ?? 0) + (plan.unitKwh[hour] ?? 0) * kwp
  return sum
}

/** Simulates and prices a choice; answers from memory when the same choice is asked again. */
export function evaluator(plan: Plan): (choice: SystemChoice) => Evaluation {
  const known = new Map<string, Evaluation>()
  return (choice) => {
    const key = Object.values(choice).join()
    const before = known.get(key)
    if (before) return before
    const made = evaluate(plan, choice)
    known.set(key, made)
    return made
  }
}

/** What a choice costs: panels, battery and backup alone, and with the machines of the goals. */
export function priceOfChoice(
  { home, equipment, priceBook }: Plan,
  choice: SystemChoice,
): { energy: Totals; all: Totals } {
  const energy = totalsOf(systemParts(choice, home).map((part) => amountOf(part, priceBook)))
  return { energy, all: totalsOf([energy, ...equipment.drafts.map((part) => amountOf(part, priceBook))]) }
}

function evaluate(plan: Plan, choice: SystemChoice): Evaluation {
  const { today, equipment, priceBook } = plan
  const { energy: energyTotals, all: totals } = priceOfChoice(plan, choice)
  const energyPriceEur = eurFromCents(energyTotals.priceCents)
  const battery = amountOf({ id: 'battery', sizes: [choice.batteryKwh] }, priceBook)
  const batteryEur = eurFromCents(battery.netCents + battery.vatCents)
  const inverterKw = inverterKwOf(choice)
  const kwh = choice.batteryKwh + (today.battery?.capacityKwh ?? 0)
  const powerLimitKw = Math.max(inverterKw, today.battery?.powerKw ?? 0)
  const reserveShare = kwh > 0 ? (choice.reserveShare * choice.batteryKwh) / kwh : 0
  const year: YearInput = {
    pvKwh: withNewPanels(plan, kwpOf(choice.panels)),
    loadKwh: equipment.loadKwh,
    battery: batteryOf(kwh, reserveShare, powerLimitKw),
    contract: today.contract,
  }
  const result = simulateYear(year)
  const rawSavingEur = plan.billWithEquipmentEur - result.annualCostEur
  const replacements = [
    { year: replacement.inverter.year, costEur: inverterKw * replacement.inverter.eurPerKw },
    { year: replacement.battery.year, costEur: batteryEur * replacement.battery.shareOfPrice },
  ]
  return {
    choice,
    totals,
    energyPriceEur,
    year,
    result,
    rawSavingEur,
    replacements,
    npvEur: netPresentValueEur({ priceEur: energyPriceEur, savingEur: rawSavingEur, replacements }),
  }
}
