import { describe, expect, test } from 'vitest'
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

describe('the better look', () => {
  const kindly = (facts: BillReadings, isInstalment: boolean, totalMatchesLines: boolean | null = null) => {
    const outcome = ok(facts, totalMatchesLines)
    return { ...outcome, bill: { ...outcome.bill, isInstalment } }
  }

  test('is the one whose lines make the total, though the other has more figures', () => {
    const proven = kindly({ days: reading(30, 0.7) }, true, true)
    const many = kindly({ days: reading(31, 0.9), vatPct: reading(21, 0.9), totalEur: reading(60, 0.9) }, false)
    expect(merged(proven, many).isInstalment).toBe(true)
    expect(merged(many, proven).isInstalment).toBe(true)
  })

  test('is the one with more or surer figures where neither makes it, or both do', () => {
    for (const matches of [true, false, null]) {
      const few = kindly({ days: reading(30, 0.9) }, true, matches)
      const many = kindly({ days: reading(31, 0.8), vatPct: reading(21, 0.6) }, false, matches)
      expect(merged(few, many).isInstalment).toBe(false)
      expect(merged(many, few).isInstalment).toBe(false)
    }
  })

  test('is the first of two that are as good', () => {
    expect(merged(kindly({ days: reading(30, 0.9) }, true), kindly({ vatPct: reading(21, 0.9) }, false))).toMatchObject(
      {
        isInstalment: true,
      },
    )
  })
})

test('what both say is as sure as the surer one says', () => {
  expect(merged(ok({ days: reading(30, 0.7) }), ok({ days: reading(30, 0.9) })).facts.days).toEqual(reading(30, 0.9))
  expect(merged(ok({ days: reading(30, 0.9) }), ok({ days: reading(30, 0.7) })).facts.days).toEqual(reading(30, 0.9))
})

test('amounts that make no total follow the surer look, and stay unsure', () => {
  const first = ok({ energyTermEur: reading(30, 0.7), vatPct: reading(21, 0.9) })
  const second = ok({ energyTermEur: reading(80, 0.8) })
  expect(merged(first, second).facts.energyTermEur).toEqual(reading(80, 0.75))
})

test('beside amounts that make the total another figure follows the surer look', () => {
  const proven = ok({ totalEur: reading(61.61, 0.92), days: reading(30, 0.7) }, true)
  expect(merged(proven, ok({ days: reading(36, 0.9) })).facts.days).toEqual(reading(36, 0.75))
  expect(merged(proven, ok({ days: reading(36, 0.6) })).facts.days).toEqual(reading(30, 0.7))
})

test('of two that are equally sure the better look’s stays, as unsure as both', () => {
  const first = ok({ days: reading(30, 0.9), vatPct: reading(21, 0.9) })
  expect(merged(first, ok({ days: reading(36, 0.9) })).facts.days).toEqual(reading(30, 0.75))
  expect(merged(first, ok({ days: reading(36, 0.59) })).facts.days).toEqual(reading(30, 0.9))
})
