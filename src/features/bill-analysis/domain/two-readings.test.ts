import { expect, test } from 'vitest'
import type { BillReadings, ReadBill } from './bill.ts'
import { emptyBill } from './checked-bill.ts'
import { mergedReadings } from './two-readings.ts'

const reading = <T>(value: T, confidence: number) => ({ value, confidence })
const ok = (facts: BillReadings, totalMatchesLines: boolean | null = null): { ok: true; bill: ReadBill } => ({
  ok: true,
  bill: { ...emptyBill(), source: 'ocr', facts, totalMatchesLines },
})
const merged = (...both: [ReturnType<typeof ok>, ReturnType<typeof ok>]) => {
  const outcome = mergedReadings(...both)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.bill
}

test('each look gives what the other has not', () => {
  const bill = merged(ok({ days: reading(30, 0.9) }), ok({ vatPct: reading(21, 0.7) }))
  expect(bill.facts).toEqual({ days: reading(30, 0.9), vatPct: reading(21, 0.7) })
})

test('where both are confident of different values, neither is sure', () => {
  const { facts } = merged(ok({ days: reading(30, 0.95) }), ok({ days: reading(36, 0.92) }))
  expect(facts.days).toEqual(reading(30, 0.75))
  expect(merged(ok({ days: reading(30, 0.95) }), ok({ days: reading(36, 0.4) })).facts.days).toEqual(reading(30, 0.95))
})

test('amounts that make the total stay together', () => {
  const proven = ok({ totalEur: reading(61.61, 0.92), energyTermEur: reading(30, 0.7) }, true)
  const other = ok({ totalEur: reading(81.61, 0.93), energyTermEur: reading(80, 0.9) })
  for (const bill of [merged(proven, other), merged(other, proven)]) {
    expect(bill.totalMatchesLines).toBe(true)
    expect([bill.facts.totalEur?.value, bill.facts.energyTermEur?.value]).toEqual([61.61, 30])
  }
})

test('a look that refuses leaves the other one', () => {
  const good = ok({ days: reading(30, 0.9) })
  expect(mergedReadings({ ok: false, reason: 'unknown' }, good)).toBe(good)
  expect(mergedReadings(good, { ok: false, reason: 'unknown' })).toBe(good)
})
