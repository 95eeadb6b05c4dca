import { describe, expect, it } from 'vitest'
import type { BillReadings, ReadBill } from './bill.ts'
import { checkedNames, emptyBill, typedNumber, unsureNames, withTyped } from './checked-bill.ts'

const read = (value: number, confidence: number) => ({ value, confidence })

describe('the figures that want a look', () => {
  const all: BillReadings = Object.fromEntries(checkedNames.map((name) => [name, read(3, 0.9)]))

  it('are none where each is sure', () => {
    expect(unsureNames(all)).toEqual([])
  })

  it('are those that are read and not sure, in the order of a bill', () => {
    expect(unsureNames({ ...all, energyTermEur: read(30, 0.89), totalEur: read(60, 0.6) })).toEqual([
      'totalEur',
      'energyTermEur',
    ])
    expect(unsureNames({ ...all, surplusKwh: read(30, 0.89), energyP2Kwh: read(30, 0.5) })).toEqual([
      'energyP2Kwh',
      'surplusKwh',
    ])
  })

  it('are not the highest power, unless it is quite doubtful', () => {
    expect(unsureNames({ ...all, maxP1Kw: read(3, 0.8) })).toEqual([])
    expect(unsureNames({ ...all, maxP1Kw: read(3, 0.79) })).toEqual(['maxP1Kw'])
  })

  it('are those that are missing where every bill has them', () => {
    expect(unsureNames({})).toEqual([
      'totalEur',
      'days',
      'powerP1Kw',
      'powerP2Kw',
      'energyTotalKwh',
      'powerTermEur',
      'energyTermEur',
    ])
  })
})

describe('a typed number', () => {
  it.each([
    ['3,45', 3.45],
    ['3.45', 3.45],
    [' 287 ', 287],
    ['0', 0],
    ['123456,123456', 123456.123456],
  ])('%s is read in either decimal sign', (text, value) => {
    expect(typedNumber(text)).toBe(value)
  })

  it('that is left empty is not on the bill', () => {
    expect(typedNumber('')).toBeUndefined()
    expect(typedNumber('   ')).toBeUndefined()
  })

  it.each(['-3', '3,', ',5', '1.234,5', '3 kW', 'x3', '1234567', '1,1234567'])('%s is none', (text) => {
    expect(typedNumber(text)).toBeNull()
  })
})

describe('a bill with what a person typed', () => {
  const bill: ReadBill = {
    ...emptyBill(),
    facts: { totalEur: read(61.95, 0.7), days: read(30, 0.7), powerP1Kw: read(4.6, 0.97) },
    totalMatchesLines: true,
  }

  it('is sure of it, and leaves the rest as it was read', () => {
    expect(withTyped(bill, new Map([['days', 31]])).facts).toEqual({ ...bill.facts, days: read(31, 1) })
    expect(withTyped(bill, new Map([['powerP2Kw', 3.45]])).facts).toEqual({ ...bill.facts, powerP2Kw: read(3.45, 1) })
  })

  it('is sure of what was confirmed, whose place stays', () => {
    const place = { page: 1, box: { x: 0.1, y: 0.2, width: 0.1, height: 0.01 } }
    const placed = { ...bill, facts: { totalEur: { ...read(61.95, 0.7), place } } }
    const confirmed = withTyped(placed, new Map([['totalEur', 61.95]]))
    expect(confirmed.facts).toEqual({ totalEur: { ...read(61.95, 1), place } })
    expect(confirmed.totalMatchesLines).toBe(true)
  })

  it('lacks what is not on the bill', () => {
    expect(withTyped(bill, new Map([['days', undefined]])).facts).toEqual({
      totalEur: read(61.95, 0.7),
      powerP1Kw: read(4.6, 0.97),
    })
    expect(withTyped(bill, new Map([['maxP1Kw', undefined]])).facts).toEqual(bill.facts)
  })

  it('no longer says that its lines make the total once an amount was changed', () => {
    expect(withTyped(bill, new Map([['totalEur', 71.95]])).totalMatchesLines).toBeNull()
    expect(withTyped(bill, new Map([['totalEur', undefined]])).totalMatchesLines).toBeNull()
    expect(withTyped(bill, new Map([['days', 31]])).totalMatchesLines).toBe(true)
  })

  it('leaves the bill that was read as it was', () => {
    withTyped(bill, new Map([['days', 31]]))
    expect(bill.facts.days).toEqual(read(30, 0.7))
  })
})

describe('a bill of which nothing was read', () => {
  it('is an ordinary bill of electricity without figures, lines or an instalment', () => {
    expect(emptyBill()).toEqual({
      kind: 'electricity',
      source: 'text',
      invoiceType: 'normal',
      isReadingEstimated: false,
      isInstalment: false,
      facts: {},
      lines: [],
      totalMatchesLines: null,
    })
  })
})
