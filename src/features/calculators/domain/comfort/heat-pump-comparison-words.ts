import type { Range } from '#src/shared/domain/range.ts'

export const ways = ['splits', 'water-35', 'water-45', 'water-55', 'gas-boiler', 'electric-heaters'] as const
export type WayId = (typeof ways)[number]

/** What the answer may hold, by the names of its words. */
export interface ComparisonWords {
  figure: 'splits' | 'less' | 'co2' | 'heat'
  verdict: 'nothing' | 'keep-splits' | 'splits' | 'water'
  chart: 'years' | 'costs' | 'co2'
  table: 'ways'
  assumption:
    | 'weather'
    | 'envelope'
    | 'habits'
    | 'water-machine'
    | 'splits-label'
    | 'gas'
    | 'co2'
    | 'tariff'
    | 'prices'
    | 'not-in'
  word:
    | WayId
    | 'way'
    | 'factor'
    | 'energy'
    | 'cost'
    | 'emits'
    | 'buy'
    | 'no-price'
    | 'there'
    | 'own'
    | 'heating-counted'
}

/** One way to make the same heat. */
export interface Way {
  id: WayId
  /** Heat per kWh of what is paid for. */
  factor: number
  energyKwh: number
  cost: Range
  co2Kg: number
  /** 0: it is there already. Undefined: not in our price list. */
  priceEur: number | undefined
}
