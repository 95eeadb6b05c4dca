import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { Home } from '#src/features/quote/domain/answers/defaults.ts'
import type { HomeRoof } from '#src/features/quote/domain/home/roof.ts'
import type { SizingContext, Today } from '#src/features/quote/domain/home/today.ts'
import type { Wishes } from '#src/features/quote/domain/home/wishes.ts'
import type { Part } from '#src/features/quote/domain/prices/parts.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import type { Equipment } from './equipment.ts'

export interface PlanContext extends SizingContext {
  priceBook: PriceBook
}

/** All that a search among panels and batteries asks of a home. */
export interface Plan {
  answers: QuoteAnswers
  home: HomeRoof
  today: Today
  /** The machines of the goals, the same in all three options. */
  equipment: {
    drafts: readonly Part[]
    /** The whole home's use with them, kWh an hour. */
    loadKwh: Float64Array
    /** What panels are sized on where it is not the same, kWh an hour. */
    sizingLoadKwh?: Float64Array
  }
  priceBook: PriceBook
  /** One new kWp on this roof, kWh an hour. */
  unitKwh: Float64Array
  /** Bill with the new machines but no new panels or battery, €/year. */
  billWithEquipmentEur: number
  /**
   * The same home with the same bill, lived in all the year; absent where it is. Its days of absence are our assumption: they must not
   * make a system larger or a saving better, so systems are sized on this, and the lower saving of the two counts.
   */
  livedIn?: Plan
}

/** Everything about a home that its three options share. */
export interface QuotePlan extends Plan {
  home: Home
  wishes: Wishes
  equipment: Equipment
}

/** What the new machines alone change on the bill, €/year; negative when they use less than those they replace. */
export function equipmentRunningEur(plan: Pick<Plan, 'billWithEquipmentEur' | 'today'>): number {
  return plan.billWithEquipmentEur - plan.today.annualBillEur
}
