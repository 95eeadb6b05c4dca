import type { paybackRange } from '#src/energy/money/finance.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Heating } from './comfort-home.ts'

/** What the answer may hold, by the names of its words. */
export interface HeatPumpWords {
  figure: 'saving' | 'cost' | 'price' | 'payback' | 'size' | 'heat' | 'factor'
  verdict: 'pays' | 'pays-if' | 'holiday-home' | 'little-heat' | 'gas-cheaper' | 'splits-do' | 'slow'
  chart: 'months' | 'costs'
  table: never
  assumption: 'weather' | 'envelope' | 'habits' | 'machine' | 'size' | 'today' | 'tariff' | 'prices' | 'not-in'
  word:
    | 'heat'
    | 'electricity'
    | 'heat-pump'
    | 'enough'
    | 'roughly'
    | 'covers'
    | 'may-need'
    | 'about'
    | 'longer'
    | 'own'
    | 'heating-counted'
    | Heating
}

/** What is worked out before anything is said of it. */
export interface Solved {
  heatKwh: Range
  factor: number
  cost: Range
  todayEur: number
  saving: Range
  priceEur: number
  machineKw: number
  payback: ReturnType<typeof paybackRange>
}
