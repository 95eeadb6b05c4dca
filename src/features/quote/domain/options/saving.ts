import { simulateYear, type YearResult } from '#src/energy/battery/simulate.ts'
import { addedSavingRange, savingRange } from '#src/energy/series/uncertainty.ts'
import { annualCostEur, monthlyCostsEur } from '#src/energy/tariff/tariff.ts'
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

/**
 * What the battery of a system saves in its first year beside the same panels without one, €, with its range. Its middle is the difference of the two savings that a
 * quote shows, so that both add up.
 */
export function batterySavingEur(stored: Evaluation, bare: Evaluation, plan: Plan): Range {
  const middleEur = energySavingEur(stored, plan).p50 - energySavingEur(bare, plan).p50
  return addedSavingRange(middleEur, stored, bare)
}

function savingOn({ billWithEquipmentEur, today }: Plan, { year, result }: Evaluation): Range {
  const saving = savingRange({ annualCostBeforeEur: billWithEquipmentEur, year, result })
  // Power, meter and their taxes are paid however much the sun gives, so that no year saves more than the rest of the bill.
  const mostEur = billWithEquipmentEur - annualCostEur([], [], today.contract)
  return mapRange(saving, (eur) => Math.min(eur, mostEur))
}

/**
 * The likely saving of the first year by month, €: what each month's bill falls by, the year's corrections shared out in proportion, less
 * what new machines use in it. The months add up to `savingEur`, the year's p50 of `billSavingEur`.
 */
export function monthlySavingEur(savingEur: number, { result }: Evaluation, plan: Plan): number[] {
  const { today, equipment } = plan
  const { pvKwh, battery, contract } = today
  const withMachines =
    equipment.loadKwh === today.loadKwh
      ? today.year
      : simulateYear({ pvKwh, loadKwh: equipment.loadKwh, battery, contract })
  const costs = (year: YearResult) => monthlyCostsEur(year.importByMonthPeriod, year.exportByMonth, contract)
  const [before, between, after] = [costs(today.year), costs(withMachines), costs(result)]
  const runningEur = equipmentRunningEur(plan)
  const machines = sharedOut(
    runningEur,
    between.map((eur, month) => eur - (before[month] ?? 0)),
  )
  const energy = sharedOut(
    savingEur + runningEur,
    between.map((eur, month) => eur - (after[month] ?? 0)),
  )
  return energy.map((eur, month) => eur - (machines[month] ?? 0))
}

/** A year's amount over the months, in proportion to what the simulation gave them. */
function sharedOut(yearEur: number, months: readonly number[]): number[] {
  const total = months.reduce((sum, eur) => sum + eur, 0)
  return months.map((eur) => (total === 0 ? yearEur / 12 : (eur * yearEur) / total))
}

/** The bill today less the bill after, €/year: what the panels save less what new machines use. */
export function billSavingEur(energySaving: Range, plan: Plan): Range {
  const runningEur = equipmentRunningEur(plan)
  return mapRange(energySaving, (eur) => eur - runningEur)
}
