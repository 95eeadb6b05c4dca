import { cashFlow, paybackRange } from '#src/energy/money/finance.ts'
import { productionRange, shownSelfConsumption, shownSelfSufficiency } from '#src/energy/series/uncertainty.ts'
import { leftOut } from '#src/features/quote/domain/candidates/backup-loads.ts'
import type { Evaluation } from '#src/features/quote/domain/candidates/evaluate.ts'
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import { outageOf } from '#src/features/quote/domain/candidates/outage.ts'
import type { QuotePlan } from '#src/features/quote/domain/candidates/plan.ts'
import { inverterKwOf, kwpOf } from '#src/features/quote/domain/prices/parts.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Option } from './estimate-types.ts'
import { itemsOf } from './items.ts'
import { billSavingEur, monthlySavingEur } from './saving.ts'

/** What runs in a power cut and for how long; the large machines of the home that stay off are named too. */
function backupOf(id: OptionId, sized: Evaluation, plan: QuotePlan): Option['backup'] {
  const { backup } = sized.choice
  const { powers, tooMuch, essentials, withAirConditioner, reserveShare } = outageOf(
    sized,
    plan,
    id === 'blackout-proof',
  )
  const doesNotPower = backup === 'none' ? [] : [...tooMuch, ...leftOut(plan.answers, backup)]
  return { powers, doesNotPower, hours: essentials.hours, essentials, withAirConditioner, reserveShare }
}

/** Everything an option shows but its incentives and its verdict. */
export function optionOf(
  id: OptionId,
  sized: Evaluation,
  plan: QuotePlan,
  energySaving: Range,
): Omit<Option, 'incentives' | 'worthIt' | 'because'> {
  const { choice, totals, result, replacements, year } = sized
  const { roof } = plan.home
  const priceEur = eurFromCents(totals.priceCents)
  const saving = billSavingEur(energySaving, plan)
  const kwp = kwpOf(choice.panels)
  let unitYearKwh = 0
  for (const kwh of plan.unitKwh) unitYearKwh += kwh
  const inverterKw = inverterKwOf(choice)
  const hasBattery = (year.battery?.capacityKwh ?? 0) > 0
  return {
    id,
    system: {
      kwp,
      panels: choice.panels,
      tiltDeg: roof.tiltDeg,
      azimuthDeg: roof.azimuthDeg,
      inverterKw,
      batteryKwh: choice.batteryKwh,
      batteryKw: choice.batteryKwh > 0 ? (year.battery?.powerKw ?? 0) : 0,
      backup: choice.backup,
    },
    items: itemsOf(choice, plan),
    ...totals,
    productionKwh: productionRange(unitYearKwh * kwp),
    monthlyProductionKwh: newMonthlyKwh(plan, sized),
    monthlyConsumptionKwh: Array.from(result.monthlyLoadKwh),
    savingEur: saving,
    monthlySavingEur: monthlySavingEur(saving.p50, sized, plan),
    // Nothing bought, nothing to pay back.
    paybackYears: priceEur > 0 ? paybackRange({ priceEur, replacements }, saving) : { p10: null, p50: null, p90: null },
    npvEur: cashFlow({ priceEur, savingEur: saving.p50, replacements }).npvEur,
    selfConsumption: shownSelfConsumption(result, hasBattery),
    selfSufficiency: shownSelfSufficiency(result, hasBattery),
    annualBillAfterEur: plan.today.annualBillEur - saving.p50,
    backup: backupOf(id, sized, plan),
  }
}

/** Production of the new panels alone, kWh a month. */
function newMonthlyKwh(plan: QuotePlan, { result, choice }: Evaluation): number[] {
  const oldMonths = plan.today.year.monthlyProductionKwh
  if (choice.panels === 0) return Array.from({ length: 12 }, () => 0)
  return Array.from(result.monthlyProductionKwh, (kwh, month) => Math.max(0, kwh - (oldMonths[month] ?? 0)))
}
