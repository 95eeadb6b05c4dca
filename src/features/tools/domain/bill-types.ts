import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { WithAssumptions } from './answer.ts'
import type { BatteryInput } from './load-input.ts'

export interface PeriodsInput {
  P1?: number
  P2?: number
  P3?: number
}
export interface MonthUse {
  kwh?: PeriodsInput
  surplusKwh?: number
}
export interface BillCostInput extends Omit<BatteryInput, 'town'>, MonthUse {
  town?: Town
  start?: PlainDate
  days?: number
  year?: number
  months?: MonthUse[]
  powerKw?: { P1?: number; P2?: number }
  powerPrice?: { P1?: number; P2?: number }
  powerPriceUnit?: 'eur_kw_year' | 'eur_kw_day'
  energyPrice?: PeriodsInput
  surplusPrice?: number
  ieePct?: number
  vatPct?: number
  meterEurMonth?: number
  bonusInIeeBase?: boolean
}
export interface BillLinesEur {
  powerP1: number
  powerP2: number
  energyP1: number
  energyP2: number
  energyP3: number
  /** Zero or negative. */
  surplusCompensation: number
  socialBonusFunding: number
  electricityTax: number
  meter: number
  vat: number
}
export interface BillCostAnswer extends WithAssumptions {
  totalEur: number
  /** The spread of published offers where a price is ours; no spread otherwise. */
  totalEurRange: Range
  lines: BillLinesEur
  /** Of a year only. */
  monthlyTotalsEur?: number[]
  monthlyLines?: BillLinesEur[]
  /** The energy that was charged, by month of a year or of the one month. */
  energy: { kwh: { P1: number; P2: number; P3: number }; surplusKwh: number }[]
}
