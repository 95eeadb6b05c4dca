import { savingRange } from '#src/energy/series/uncertainty.ts'
import { annualCostEur } from '#src/energy/tariff/tariff.ts'
import { type Evaluation, evaluator } from '#src/features/quote/domain/candidates/evaluate.ts'
import { equipmentRunningEur, type Plan } from '#src/features/quote/domain/candidates/plan.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'

/**
 * What new panels and battery save in their first year against the same home without them, €, with its range. The home's own
 * prices count as unknown even when its bill is known: a dearer kWh means fewer of them, yet each panel then saves more. Where the
 * home is empty for a part of the year, the lower of two years counts: ours of its absences, and one without any.
 */
export function energySavingEur(sized: Evaluation, plan: Plan): Range {
  if (sized.choice.panels === 0 && sized.choice.batteryKwh === 0) return { p10: 0, p50: 0, p90: 0 }
  const own = savingOn(plan, sized)
  if (!plan.livedIn) return own
  const livedIn = savingOn(plan.livedIn, evaluator(plan.livedIn)(sized.choice))
  return {
    p10: Math.min(own.p10, livedIn.p10),
    p50: Math.min(own.p50, livedIn.p50),
    p90: Math.min(own.p90, livedIn.p90),
  }
}

function savingOn({ billWithEquipmentEur, today }: Plan, { year, result }: Evaluation): Range {
  const saving = savingRange({ annualCostBeforeEur: billWithEquipmentEur, year, result })
  // Power, meter and their taxes are paid however much the sun gives, so that no year saves more than the rest of the bill.
  const mostEur = billWithEquipmentEur - annualCostEur([], [], today.contract)
  return mapRange(saving, (eur) => Math.min(eur, mostEur))
}

/** The bill today less the bill after, €/year: what the panels save less what new machines use. */
export function billSavingEur(energySaving: Range, plan: Plan): Range {
  const runningEur = equipmentRunningEur(plan)
  return mapRange(energySaving, (eur) => eur - runningEur)
}
