import { savingRange } from '#src/energy/series/uncertainty.ts'
import type { Evaluation } from '#src/features/quote/domain/candidates/evaluate.ts'
import { equipmentRunningEur, type Plan } from '#src/features/quote/domain/candidates/plan.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'

/**
 * What new panels and battery save in their first year against the same home without them, €, with its range. The home's own
 * prices count as unknown even when its bill is known: a dearer kWh means fewer of them, yet each panel then saves more.
 */
export function energySavingEur(sized: Evaluation, plan: Plan): Range {
  if (sized.choice.panels === 0 && sized.choice.batteryKwh === 0) return { p10: 0, p50: 0, p90: 0 }
  return savingRange({
    annualCostBeforeEur: plan.billWithEquipmentEur,
    year: sized.year,
    result: sized.result,
  })
}

/** The bill today less the bill after, €/year: what the panels save less what new machines use. */
export function billSavingEur(energySaving: Range, plan: Plan): Range {
  const runningEur = equipmentRunningEur(plan)
  return mapRange(energySaving, (eur) => eur - runningEur)
}
