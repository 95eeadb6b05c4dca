import { simulateYear } from '../../../energy/simulate.ts'
import type { QuoteAnswers } from './answers.ts'
import type { Home } from './defaults.ts'
import type { Equipment } from './equipment.ts'
import type { PriceBook } from './price-items.ts'
import { pvUnitKwh } from './pv-unit.ts'
import type { SizingContext, Today } from './today.ts'

export interface PlanContext extends SizingContext {
  priceBook: PriceBook
}

/** Everything about a home that its three options share. */
export interface Plan {
  answers: QuoteAnswers
  home: Home
  today: Today
  equipment: Equipment
  priceBook: PriceBook
  /** One new kWp on this roof, kWh an hour. */
  unitKwh: Float64Array
  /** Bill with the new machines but no new panels or battery, €/year. */
  billWithEquipmentEur: number
}

/** The plan of a home whose present and whose new machines are known. */
export function planFrom(
  answers: QuoteAnswers,
  home: Home,
  today: Today,
  equipment: Equipment,
  { weather, priceBook }: PlanContext,
): Plan {
  const { pvKwh, battery, contract } = today
  const billWithEquipmentEur =
    equipment.loadKwh === today.loadKwh
      ? today.annualBillEur
      : simulateYear({ pvKwh, loadKwh: equipment.loadKwh, battery, contract }).annualCostEur
  return { answers, home, today, equipment, priceBook, unitKwh: pvUnitKwh(weather, home.roof), billWithEquipmentEur }
}

/** What the new machines alone change on the bill, €/year; negative when they use less than those they replace. */
export function equipmentRunningEur(plan: Plan): number {
  return plan.billWithEquipmentEur - plan.today.annualBillEur
}
