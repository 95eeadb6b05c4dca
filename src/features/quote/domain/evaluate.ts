import { cashFlow } from '../../../energy/finance.ts'
import { simulateYear, type YearInput, type YearResult } from '../../../energy/simulate.ts'
import { eurFromCents } from '../../../shared/domain/money.ts'
import type { Item } from './estimate-types.ts'
import { inverterKwOf, kwpOf, pricedItems, type SystemChoice, systemDrafts, type Totals, totalsOf } from './items.ts'
import type { Plan } from './plan.ts'
import { batteryOf } from './today.ts'

/** Later outlays of the energy part: our own assumption, shown with the estimate. Shares are of today's price. */
export const replacement = {
  inverter: { year: 13, eurPerKw: 130 },
  battery: { year: 15, shareOfPrice: 0.6 },
} as const

/** One possible system in this home, simulated and priced. */
export interface Evaluation {
  choice: SystemChoice
  items: Item[]
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

function replacementsOf(choice: SystemChoice, items: readonly Item[]): Evaluation['replacements'] {
  const battery = items.find((item) => item.id === 'battery')
  const list: Evaluation['replacements'] = []
  const inverterKw = inverterKwOf(choice)
  if (inverterKw > 0)
    list.push({ year: replacement.inverter.year, costEur: inverterKw * replacement.inverter.eurPerKw })
  if (battery)
    list.push({
      year: replacement.battery.year,
      costEur: eurFromCents(battery.netCents + battery.vatCents) * replacement.battery.shareOfPrice,
    })
  return list
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
  const equipmentItems = pricedItems(plan.equipment.drafts, plan.priceBook)
  return (choice) => {
    const key = `${choice.panels}/${choice.batteryKwh}/${choice.backup}/${choice.reserveShare}`
    const before = known.get(key)
    if (before) return before
    const made = evaluate(plan, choice, equipmentItems)
    known.set(key, made)
    return made
  }
}

function evaluate(plan: Plan, choice: SystemChoice, equipmentItems: readonly Item[]): Evaluation {
  const { today, home, equipment } = plan
  const systemItems = pricedItems(systemDrafts(choice, home), plan.priceBook)
  const items = [...systemItems, ...equipmentItems]
  const energyPriceEur = eurFromCents(totalsOf(systemItems).priceCents)
  const kwh = choice.batteryKwh + (today.battery?.capacityKwh ?? 0)
  const powerLimitKw = Math.max(inverterKwOf(choice), today.battery?.powerKw ?? 0)
  const reserveShare = kwh > 0 ? (choice.reserveShare * choice.batteryKwh) / kwh : 0
  const year: YearInput = {
    pvKwh: withNewPanels(plan, kwpOf(choice.panels)),
    loadKwh: equipment.loadKwh,
    battery: batteryOf(kwh, reserveShare, powerLimitKw),
    contract: today.contract,
  }
  const result = simulateYear(year)
  const rawSavingEur = plan.billWithEquipmentEur - result.annualCostEur
  const replacements = replacementsOf(choice, items)
  return {
    choice,
    items,
    totals: totalsOf(items),
    energyPriceEur,
    year,
    result,
    rawSavingEur,
    replacements,
    npvEur: cashFlow({ priceEur: energyPriceEur, savingEur: rawSavingEur, replacements }).npvEur,
  }
}

/** Years of raw saving that pay the energy part; infinite when nothing is saved. For comparing systems, not for showing. */
export function quickPaybackYears({ energyPriceEur, rawSavingEur }: Evaluation): number {
  return rawSavingEur > 0 ? energyPriceEur / rawSavingEur : Number.POSITIVE_INFINITY
}
