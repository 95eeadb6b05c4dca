import { simulateYear, type YearInput } from '#src/energy/battery/simulate.ts'
import { withLoads } from '#src/energy/load/load.ts'
import { type Contract, priceSpread } from '#src/energy/tariff/contract.ts'
import type { Range } from '#src/shared/domain/range.ts'

/**
 * What a new use adds to the bills of a home, €/year with taxes: the year with it less the same year without it, sun and battery shared by
 * all. Never a price times kWh, which would give the new use sun that the fridge was using. Throws as `simulateYear` does.
 */
export function addedCostEur(extraKwh: Float64Array, home: YearInput): number {
  const before = billEur(home)
  return simulateYear({ ...home, loadKwh: withLoads(home.loadKwh, extraKwh) }).annualCostEur - before
}

const knownBills = new WeakMap<YearInput, number>()

/** Bills of a home, €/year; the same object is simulated once, so never write to its series. */
function billEur(home: YearInput): number {
  const known = knownBills.get(home) ?? simulateYear(home).annualCostEur
  knownBills.set(home, known)
  return known
}

/** A home that uses nothing else, without panels: for a use whose home nobody has described. */
export function emptyHome(contract: Contract, hours: number): YearInput {
  return { pvKwh: new Float64Array(hours), loadKwh: new Float64Array(hours), contract }
}

/**
 * Range of a cost around its middle: the range of the use, in proportion, and the spread of the published offers, as independent causes in
 * quadrature on each side. `use` in any unit, its middle above zero unless the cost is zero.
 */
export function costRange(middleEur: number, use: Range): Range {
  if (!(use.p50 > 0)) return { p10: middleEur, p50: middleEur, p90: middleEur }
  const up = Math.hypot(use.p10 / use.p50 - 1, priceSpread.high - 1)
  const down = Math.hypot(1 - use.p90 / use.p50, 1 - priceSpread.low)
  const spread = Math.abs(middleEur)
  return { p10: middleEur + spread * up, p50: middleEur, p90: middleEur - spread * Math.min(1, down) }
}
