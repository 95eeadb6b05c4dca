import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

describe('the charged days', () => {
  /** Of a bill that prints only these. */
  const spanOf = (facts: ReadBill['facts']) => suppliesOf([{ ...emptyBill(), facts }])[0]?.bills[0]?.span
  const [periodStart, periodEnd, days] = [read('2026-08-01'), read('2026-09-01'), read(31)]

  test('are as many as printed, to the last one; without a number they begin after the reading; without an end they are counted on', () => {
    expect(spanOf({ periodStart, periodEnd, days })).toEqual({ from: '2026-08-02', to: '2026-09-01' })
    // More days than between the two readings: both count.
    expect(spanOf({ periodStart, periodEnd, days: read(32) })).toEqual({ from: '2026-08-01', to: '2026-09-01' })
    expect(spanOf({ periodEnd, days })).toEqual({ from: '2026-08-02', to: '2026-09-01' })
    expect(spanOf({ periodStart, periodEnd })).toEqual({ from: '2026-08-02', to: '2026-09-01' })
    expect(spanOf({ periodStart, days })).toEqual({ from: '2026-08-02', to: '2026-09-01' })
  })

  test.each([{}, { periodStart }, { periodEnd }, { days }])('are not known from %o alone', (facts) => {
    expect(spanOf(facts)).toBeNull()
  })
})

test('what settles earlier months stands in the place of the first bill, as what corrects it does', () => {
  expect(states([bill('2026-08-01', 31), bill('2026-08-01', 31, 55, { type: 'regularising' })])).toEqual([
    { 0: 'replaced', 1: null },
  ])
})

test('a bill taken back does not count, whichever comes first, and takes no other days with it', () => {
  const back = bill('2026-08-01', 31, -60, { type: 'cancelling' })
  expect(states([back, bill('2026-08-01', 31)])).toEqual([{ 0: 'cancelled', 1: 'cancelled' }])
  expect(states([back, bill('2026-09-01', 30)])).toEqual([{ 0: 'cancelled', 1: null }])
  // The same end alone, or the same beginning, is another bill.
  expect(states([back, bill('2026-08-11', 21)])).toEqual([{ 0: 'cancelled', 1: null }])
  expect(states([back, bill('2026-08-01', 20)])).toEqual([{ 0: 'cancelled', 1: null }])
})

test('bills that do not say their days neither replace nor take back one another', () => {
  const nameless = (type: InvoiceType): ReadBill => ({ ...emptyBill(), invoiceType: type, facts: { cups: read(home) } })
  expect(states([nameless('normal'), nameless('rectifying'), nameless('cancelling')])).toEqual([
    { 0: null, 1: null, 2: 'cancelled' },
  ])
})

test('a bill that does not say its days leaves those that do as they are, whichever comes first', () => {
  const nameless: ReadBill = { ...emptyBill(), invoiceType: 'cancelling', facts: { cups: read(home) } }
  expect(states([bill('2026-08-01', 31), nameless])).toEqual([{ 0: null, 1: 'cancelled' }])
  const corrected: ReadBill = { ...nameless, invoiceType: 'rectifying' }
  expect(states([corrected, bill('2026-08-01', 31)])).toEqual([{ 0: null, 1: null }])
})

describe('of two that share days', () => {
  test('the one issued later counts, whichever way they come', () => {
    const [early, late] = [
      bill('2026-08-01', 31, 60, { issued: '2026-09-20' }),
      bill('2026-08-15', 31, 61, { issued: '2026-09-10' }),
    ]
    expect(states([early, late])).toEqual([{ 0: null, 1: 'overlaps' }])
    expect(states([late, early])).toEqual([{ 0: 'overlaps', 1: null }])
  })

  test('without a date of issue, the one that ends later counts', () => {
    const undated = (one: ReadBill): ReadBill => ({ ...one, facts: { ...one.facts, invoiceDate: undefined } })
    expect(states([undated(bill('2026-08-01', 31)), undated(bill('2026-08-15', 31))])).toEqual([
      { 0: 'overlaps', 1: null },
    ])
    expect(states([undated(bill('2026-08-15', 31)), bill('2026-08-01', 31, 60, { issued: '2026-09-30' })])).toEqual([
      { 0: 'overlaps', 1: null },
    ])
  })

  test('a correction counts before what was issued later', () => {
    expect(
      states([
        bill('2026-08-01', 31, 60, { type: 'rectifying', issued: '2026-09-10' }),
        bill('2026-08-15', 31, 61, { issued: '2026-10-10' }),
      ]),
    ).toEqual([{ 0: null, 1: 'overlaps' }])
  })
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
