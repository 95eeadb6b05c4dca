import { type BillReadings, type FactName, type ReadBill, sureFrom } from './bill.ts'

/** The figures a person checks, in the order of a bill. */
export const checkedNames = [
  'totalEur',
  'days',
  'powerP1Kw',
  'powerP2Kw',
  'energyP1Kwh',
  'energyP2Kwh',
  'energyP3Kwh',
  'energyTotalKwh',
  'powerTermEur',
  'energyTermEur',
  'surplusKwh',
  'maxP1Kw',
] as const satisfies readonly FactName[]
export type CheckedName = (typeof checkedNames)[number]

/** Which of them want a look: read but not sure, or missing where every bill has it. */
export function unsureNames(facts: BillReadings): CheckedName[] {
  const optional: readonly CheckedName[] = ['surplusKwh', 'maxP1Kw', 'energyP1Kwh', 'energyP2Kwh', 'energyP3Kwh']
  return checkedNames.filter((name) => {
    const reading = facts[name]
    return reading
      ? reading.confidence < sureFrom && !(name === 'maxP1Kw' && reading.confidence >= 0.8)
      : !optional.includes(name)
  })
}

/** A number as a person types it, in either decimal sign; null for what is none. '' is undefined: not on the bill. */
export function typedNumber(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (!/^\d{1,6}(?:[.,]\d{1,6})?$/.test(trimmed)) return null
  return Number(trimmed.replace(',', '.'))
}

/** The bill with what a person typed, which is sure; the sum is no longer the reader's when an amount was changed. */
export function withTyped(bill: ReadBill, typed: ReadonlyMap<CheckedName, number | undefined>): ReadBill {
  const facts: BillReadings = { ...bill.facts }
  let isAmountChanged = false
  for (const [name, value] of typed) {
    if (facts[name]?.value === value) {
      if (facts[name]) facts[name] = { ...facts[name], confidence: 1 }
      continue
    }
    if (name.endsWith('Eur')) isAmountChanged = true
    if (value === undefined) delete facts[name]
    else facts[name] = { value, confidence: 1 }
  }
  return { ...bill, facts, totalMatchesLines: isAmountChanged ? null : bill.totalMatchesLines }
}

/** Nothing read: for who types the figures from paper. */
export function emptyBill(): ReadBill {
  return {
    kind: 'electricity',
    source: 'text',
    invoiceType: 'normal',
    isRegulated: undefined,
    isReadingEstimated: false,
    isInstalment: false,
    facts: {},
    lines: [],
    totalMatchesLines: null,
  }
}
