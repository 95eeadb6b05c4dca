import { assertAmount } from '#src/energy/money/amount.ts'
import { civilYear, defaultYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { Contract } from '#src/energy/tariff/contract.ts'
import { annualCostEur } from '#src/energy/tariff/tariff.ts'
import { type HomeLoad, partsOf } from './load-sum.ts'

/** More than any home: 100 kW day and night. */
const mostAnnualKwh = 1_000_000

const rowsOf = new Map<number, WeakMap<Float64Array, Float64Array>>()

/** Share of each bill row (month · 3 + period) in the year of a shape; the shapes are few and shared. */
function rowShares(shape: Float64Array, year: number): Float64Array {
  const ofYear = rowsOf.get(year) ?? new WeakMap<Float64Array, Float64Array>()
  rowsOf.set(year, ofYear)
  const known = ofYear.get(shape)
  if (known) return known
  const { monthPeriod } = civilYear(year)
  const rows = new Float64Array(36)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const row = monthPeriod[hour] ?? 0
    rows[row] = (rows[row] ?? 0) + (shape[hour] ?? 0)
  }
  ofYear.set(shape, rows)
  return rows
}

/** The mean of a home's twelve bills at so many kWh a year, €/month with taxes, without sun or battery. Microseconds a call. */
export function monthlyBillEur(home: HomeLoad, contract: Contract, annualKwh: number): number {
  const imported = new Float64Array(36)
  const year = home.calendarYear ?? defaultYear
  for (const { kwh, shape } of partsOf(home, annualKwh)) {
    const shares = rowShares(shape, year)
    for (let row = 0; row < 36; row++) imported[row] = (imported[row] ?? 0) + kwh * (shares[row] ?? 0)
  }
  return annualCostEur(imported, new Float64Array(12), contract, year) / 12
}

/**
 * kWh a year whose twelve bills average `billEur` (a month, taxes included) for this home's own load and contract, within 0.1 kWh
 * by bisection; never falls when the bill grows. 0 when the bill does not cover the contract's fixed part. Throws a RangeError on a
 * negative bill or one beyond a million kWh a year.
 */
export function annualKwhFromMonthlyBill(billEur: number, home: HomeLoad, contract: Contract): number {
  assertAmount(billEur)
  if (billEur <= monthlyBillEur(home, contract, 0)) return 0
  let low = 0
  let high = 1000
  while (monthlyBillEur(home, contract, high) < billEur) {
    low = high
    high *= 2
    if (high > mostAnnualKwh) throw new RangeError(`beyond any home: ${billEur} € a month`)
  }
  while (high - low > 0.1) {
    const middle = (low + high) / 2
    if (monthlyBillEur(home, contract, middle) < billEur) low = middle
    else high = middle
  }
  return (low + high) / 2
}
