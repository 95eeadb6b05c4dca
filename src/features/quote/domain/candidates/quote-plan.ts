import { simulateYear } from '#src/energy/battery/simulate.ts'
import { homeLoad } from '#src/energy/load/load.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { fillHome } from '#src/features/quote/domain/answers/defaults.ts'
import { homeSpecOf } from '#src/features/quote/domain/home/home-spec.ts'
import { pvUnitKwh } from '#src/features/quote/domain/home/pv-unit.ts'
import { homeToday } from '#src/features/quote/domain/home/today.ts'
import { homeTodayWithSolar } from '#src/features/quote/domain/home/today-with-solar.ts'
import { wishesOf } from '#src/features/quote/domain/home/wishes.ts'
import { boughtBy, statedBillEur } from './bought.ts'
import { equipmentFor } from './equipment.ts'
import type { PlanContext, QuotePlan } from './plan.ts'

/**
 * The plan of any answers, with the machines their goals ask for, and beside it that of the same home lived in all the year. Throws a
 * RangeError when they hold neither a bill nor a consumption.
 */
export function planFor(answers: QuoteAnswers, context: PlanContext): QuotePlan {
  const plan = planAsAnswered(answers, context)
  if (answers.occupancy === 'full-time') return plan
  return { ...plan, livedIn: planAsAnswered({ ...answers, occupancy: 'full-time' }, context) }
}

function planAsAnswered(answers: QuoteAnswers, context: PlanContext): QuotePlan {
  const home = fillHome(answers)
  const spec = homeSpecOf(answers, home)
  const load = homeLoad(spec, context.weather)
  const bought = boughtBy(answers, load, context.today)
  const billEur = statedBillEur(answers)
  const today =
    home.existingSolarKwp > 0
      ? homeTodayWithSolar(bought, home, load, billEur, context.weather)
      : homeToday(bought, load, billEur)
  const equipment = equipmentFor(answers, home, { ...spec, annualKwh: today.useKwh }, today.loadKwh, context.weather)
  const wishes = wishesOf(
    answers,
    equipment.addedKwh.map(({ goal }) => goal),
  )
  const { pvKwh, battery, contract } = today
  const billWithEquipmentEur =
    equipment.loadKwh === today.loadKwh
      ? today.annualBillEur
      : simulateYear({ pvKwh, loadKwh: equipment.loadKwh, battery, contract }).annualCostEur
  const unitKwh = pvUnitKwh(context.weather, home.roof)
  return { answers, home, today, wishes, equipment, priceBook: context.priceBook, unitKwh, billWithEquipmentEur }
}
