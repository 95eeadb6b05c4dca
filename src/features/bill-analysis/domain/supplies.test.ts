import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#src/shared/domain/plain-date.ts'
import type { InvoiceType, ReadBill } from './bill.ts'
import { emptyBill } from './checked-bill.ts'
import { billsOfYear, daysOf, suppliesOf } from './supplies.ts'

const read = <T>(value: T) => ({ value, confidence: 0.97 })
const home = 'ES0031400000000001JN0F'
function bill(
  start: string,
  days: number,
  eur = 60,
  more: { cups?: string; type?: InvoiceType; issued?: string } = {},
): ReadBill {
  const end = addDays(start, days)
  return {
    ...emptyBill(),
    invoiceType: more.type ?? 'normal',
    facts: {
      periodStart: read(start),
      periodEnd: read(end),
      days: read(days),
      totalEur: read(eur),
      invoiceDate: read(more.issued ?? addDays(end, 4)),
      ...(more.cups !== '' && { cups: read(more.cups ?? home) }),
    },
  }
}
const states = (bills: ReadBill[]) =>
  suppliesOf(bills).map(({ bills: own }) => Object.fromEntries(own.map(({ index, notCounted }) => [index, notCounted])))

test('bills in a row all count, newest first; the reading’s day belongs to the bill before', () => {
  const [supply] = suppliesOf([bill('2026-08-01', 31), bill('2026-09-01', 30), bill('2026-07-02', 30)])
  expect(supply?.bills.map(({ index, notCounted }) => [index, notCounted])).toEqual([
    [1, null],
    [0, null],
    [2, null],
  ])
  expect(daysOf(supply?.bills ?? [])).toBe(91)
})

test('two supplies are two analyses; one without a code belongs to the only supply there is', () => {
  const other = bill('2026-08-01', 31, 60, { cups: 'ES0031400000000002JS' })
  expect(suppliesOf([bill('2026-08-01', 31), other]).map(({ cups }) => cups)).toEqual([
    'ES0031400000000001JN',
    'ES0031400000000002JS',
  ])
  const nameless = bill('2026-09-01', 30, 60, { cups: '' })
  expect(suppliesOf([bill('2026-08-01', 31), nameless])).toHaveLength(1)
  expect(suppliesOf([bill('2026-08-01', 31), other, nameless])).toHaveLength(3)
})

test('the same bill twice, a corrected one, one taken back, and one of shared days', () => {
  expect(states([bill('2026-08-01', 31), bill('2026-08-01', 31)])).toEqual([{ 0: null, 1: 'twice' }])
  expect(states([bill('2026-08-01', 31), bill('2026-08-01', 31, 55, { type: 'rectifying' })])).toEqual([
    { 0: 'replaced', 1: null },
  ])
  expect(
    states([
      bill('2026-08-01', 31),
      bill('2026-08-01', 31, -60, { type: 'cancelling' }),
      bill('2026-08-01', 31, 55, { type: 'rectifying' }),
    ]),
  ).toEqual([{ 0: 'replaced', 1: 'cancelled', 2: null }])
  expect(states([bill('2026-08-01', 31), bill('2026-08-15', 31)])).toEqual([{ 0: 'overlaps', 1: null }])
})

test('whatever comes, no two bills that count share a day, and none is lost', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: 300 }),
          fc.integer({ min: 1, max: 70 }),
          fc.constantFrom('normal', 'rectifying', 'cancelling', 'complementary' as const),
        ),
        { maxLength: 8 },
      ),
      (spans) => {
        const bills = spans.map(([from, days, type], n) =>
          bill(addDays('2026-01-01', from), days, n, { type: type as InvoiceType }),
        )
        const all = suppliesOf(bills).flatMap((supply) => supply.bills)
        expect(all.map(({ index }) => index).sort()).toEqual(bills.map((_, n) => n).sort())
        const standing = all.filter(({ notCounted }) => !notCounted)
        for (const a of standing)
          for (const b of standing)
            if (a !== b && a.span && b.span) expect(a.span.from > b.span.to || b.span.from > a.span.to).toBe(true)
      },
    ),
  )
})

test('a bill left out, or older than a year, is not part of the year', () => {
  const [supply] = suppliesOf([bill('2026-08-01', 31), bill('2026-07-02', 30), bill('2024-07-02', 30)])
  if (!supply) throw new Error('no supply')
  expect(billsOfYear(supply, new Set()).map(({ index }) => index)).toEqual([0, 1])
  expect(billsOfYear(supply, new Set([0])).map(({ index }) => index)).toEqual([1])
})
