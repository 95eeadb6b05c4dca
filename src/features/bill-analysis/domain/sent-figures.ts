import type { BillReadings } from './bill.ts'

/** What goes along with a bill that is sent to an engineer. */
export const sentNames = [
  'retailer',
  'cups',
  'periodStart',
  'periodEnd',
  'days',
  'powerP1Kw',
  'powerP2Kw',
  'energyP1Kwh',
  'energyP2Kwh',
  'energyP3Kwh',
  'energyTotalKwh',
  'surplusKwh',
  'powerTermEur',
  'energyTermEur',
  'totalEur',
  'maxP1Kw',
  'maxP2Kw',
] as const

/** The figures of a bill as the visitor has checked them, and the year they make. */
export function sentFigures(facts: BillReadings, annualKwh: number | undefined): Record<string, string | number> {
  const figures: Record<string, string | number> = {}
  for (const name of sentNames) {
    const reading = facts[name]
    if (reading) figures[name] = reading.value
  }
  if (annualKwh !== undefined) figures.annualKwh = Math.round(annualKwh)
  return figures
}
