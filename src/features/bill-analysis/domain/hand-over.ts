import type { BillReadings } from './bill.ts'

/** What the quote's configurator and the calculators take from a bill, under the names of their fields. Nothing in it names a person or a place. */
export function handOverQuery(facts: BillReadings, annualKwh: number | undefined): URLSearchParams {
  const query = new URLSearchParams()
  const { totalEur, days, powerP1Kw } = facts
  if (annualKwh !== undefined) query.set('annualKwh', String(Math.round(annualKwh)))
  // A calculator takes the bill, the quote the kWh where it has both.
  if (totalEur && days) query.set('monthlyBillEur', String(Math.round((totalEur.value * 30.4) / days.value)))
  // Two decimals at most: three after a point would be read as thousands.
  if (powerP1Kw) query.set('contractedPowerKw', String(Math.round(powerP1Kw.value * 100) / 100))
  return query
}
