import { civilYear } from './civil-time.ts'
import type { Contract } from './contract.ts'
import { type HomeSpec, type LoadPart, loadParts, partShape, splitLoad } from './load.ts'
import { annualCostEur } from './tariff.ts'
import type { TypicalYear } from './weather.ts'
import { hoursPerYear } from './year.ts'

const noExport = new Float64Array(12)
/** More than any home: 100 kW day and night. */
const mostAnnualKwh = 1_000_000

/** Share of each bill row (month · 3 + period) in the year of one part of the load. */
function rowShares(part: LoadPart, home: HomeSpec, weather: TypicalYear): Float64Array {
  const shape = partShape(part, home, weather)
  const { monthPeriod } = civilYear()
  const rows = new Float64Array(36)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const row = monthPeriod[hour] ?? 0
    rows[row] = (rows[row] ?? 0) + (shape[hour] ?? 0)
  }
  return rows
}

/**
 * The mean of a home's twelve bills as a function of its kWh a year, €/month with taxes, without sun or battery. The shapes are
 * summed once, so each call costs microseconds.
 */
export function monthlyBillOf(home: HomeSpec, contract: Contract, weather: TypicalYear): (annualKwh: number) => number {
  const sharesOf = new Map<LoadPart, Float64Array>()
  const imported = new Float64Array(36)
  return (annualKwh) => {
    imported.fill(0)
    const partKwh = splitLoad({ ...home, annualKwh })
    for (const part of loadParts) {
      const kwh = partKwh[part]
      if (kwh === 0) continue
      const shares = sharesOf.get(part) ?? rowShares(part, home, weather)
      sharesOf.set(part, shares)
      for (let row = 0; row < 36; row++) imported[row] = (imported[row] ?? 0) + kwh * (shares[row] ?? 0)
    }
    return annualCostEur(imported, noExport, contract) / 12
  }
}

/** What a month costs without using anything, taxes included, €. */
export function fixedMonthlyBillEur(contract: Contract): number {
  return annualCostEur(new Float64Array(36), noExport, contract) / 12
}

/**
 * kWh a year whose twelve bills average `monthlyBillEur` (taxes included) for this home's own shape and contract, within 0.1 kWh
 * by bisection; never falls when the bill grows. 0 when the bill does not cover the contract's fixed part (see
 * `fixedMonthlyBillEur`). Throws a RangeError on a negative bill or one beyond a million kWh a year.
 */
export function annualKwhFromMonthlyBill(
  monthlyBillEur: number,
  home: HomeSpec,
  contract: Contract,
  weather: TypicalYear,
): number {
  if (!(Number.isFinite(monthlyBillEur) && monthlyBillEur >= 0)) throw new RangeError(`not a bill: ${monthlyBillEur}`)
  if (monthlyBillEur <= fixedMonthlyBillEur(contract)) return 0
  const billEur = monthlyBillOf(home, contract, weather)
  let low = 0
  let high = 1000
  while (billEur(high) < monthlyBillEur) {
    low = high
    high *= 2
    if (high > mostAnnualKwh) throw new RangeError(`beyond any home: ${monthlyBillEur} € a month`)
  }
  while (high - low > 0.1) {
    const middle = (low + high) / 2
    if (billEur(middle) < monthlyBillEur) low = middle
    else high = middle
  }
  return (low + high) / 2
}
