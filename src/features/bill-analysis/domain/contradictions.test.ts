import { describe, expect, it } from 'vitest'
import type { BillReadings, FactName } from './bill.ts'
import { doubted } from './doubted.ts'

/** A bill whose figures agree, all of them sure. */
const right: Partial<Record<FactName, number | string>> = {
  periodStart: '2026-01-27',
  periodEnd: '2026-02-26',
  days: 30,
  powerP1Kw: 4.6,
  powerP2Kw: 4.6,
  powerPriceP1EurKwDay: 0.073782,
  powerPriceP2EurKwDay: 0.001911,
  powerTermEur: 10.44,
  energyP1Kwh: 77,
  energyP2Kwh: 69,
  energyP3Kwh: 141,
  energyTotalKwh: 287,
  energyPriceP1EurKwh: 0.2,
  energyPriceP2EurKwh: 0.15,
  energyPriceP3EurKwh: 0.1,
  energyTermEur: 39.85,
  surplusKwh: 120,
  surplusPriceEurKwh: 0.06,
  compensationEur: 7.2,
}
/** What is no longer sure once some figures are other ones, or are not there. */
function doubtsOf(changes: Partial<Record<FactName, number | string | undefined>>) {
  const facts = Object.fromEntries(
    Object.entries({ ...right, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { value, confidence: 0.97 }]],
    ),
  ) as BillReadings
  return Object.entries(doubted(facts)).flatMap(([name, { confidence }]) => (confidence < 0.9 ? [name] : []))
}
const bands = ['energyP1Kwh', 'energyP2Kwh', 'energyP3Kwh']

describe('figures that contradict each other', () => {
  it('are none in a right bill, nor in one of which little is known', () => {
    expect(doubtsOf({})).toEqual([])
    expect(doubtsOf(Object.fromEntries(Object.keys(right).map((name) => [name, undefined])))).toEqual([])
  })

  it('are the bands and their sum, once they are more apart than rounding makes them', () => {
    expect(doubtsOf({ energyTotalKwh: 288.5 })).toEqual([])
    expect(doubtsOf({ energyTotalKwh: 288.6 })).toEqual([...bands, 'energyTotalKwh'])
    expect(doubtsOf({ energyTotalKwh: 285 })).toEqual([...bands, 'energyTotalKwh'])
    expect(doubtsOf({ energyTotalKwh: undefined, energyP1Kwh: undefined })).toEqual([])
  })

  it('are the days and the dates, which may count the first day or not', () => {
    const noPrices = { powerPriceP1EurKwDay: undefined }
    expect(doubtsOf({ ...noPrices, days: 31 })).toEqual([])
    expect(doubtsOf({ ...noPrices, days: 32 })).toEqual(['periodStart', 'periodEnd', 'days'])
    expect(doubtsOf({ ...noPrices, days: 29 })).toEqual([...['periodStart', 'periodEnd', 'days']])
    expect(doubtsOf({ ...noPrices, days: 32, periodStart: undefined })).toEqual([])
    expect(doubtsOf({ ...noPrices, days: 32, periodEnd: undefined })).toEqual([])
  })

  it('are the power and its lines', () => {
    expect(doubtsOf({ powerTermEur: 10.48 })).toEqual([])
    expect(doubtsOf({ powerTermEur: 10.5 })).toEqual(['days', 'powerP1Kw', 'powerP2Kw'])
    expect(doubtsOf({ powerTermEur: 10.38 })).toEqual(['days', 'powerP1Kw', 'powerP2Kw'])
    expect(doubtsOf({ powerP2Kw: 8 })).toEqual(['days', 'powerP1Kw', 'powerP2Kw'])
  })

  it('are a power that costs less than its tolls, or more than anybody pays', () => {
    const kw = { powerPriceP1EurKwDay: undefined }
    // 4.6 kW for 30 days.
    expect(doubtsOf({ ...kw, powerTermEur: 8.98 })).toEqual([])
    expect(doubtsOf({ ...kw, powerTermEur: 8.96 })).toEqual(['days', 'powerP1Kw', 'powerTermEur'])
    expect(doubtsOf({ ...kw, powerTermEur: 82.7 })).toEqual([])
    expect(doubtsOf({ ...kw, powerTermEur: 82.9 })).toEqual(['days', 'powerP1Kw', 'powerTermEur'])
  })

  it('are kWh that cost next to nothing, or more than anybody pays', () => {
    const kwh = { energyPriceP1EurKwh: undefined, compensationEur: undefined }
    expect(doubtsOf({ ...kwh, energyTermEur: 2.88 })).toEqual([])
    expect(doubtsOf({ ...kwh, energyTermEur: 2.86 })).toEqual(['energyTotalKwh', 'energyTermEur'])
    expect(doubtsOf({ ...kwh, energyTermEur: 229.5 })).toEqual([])
    expect(doubtsOf({ ...kwh, energyTermEur: 229.7 })).toEqual(['energyTotalKwh', 'energyTermEur'])
  })

  it('are the energy and its lines', () => {
    expect(doubtsOf({ energyTermEur: 39.88 })).toEqual([])
    expect(doubtsOf({ energyTermEur: 39.9 })).toEqual(bands)
    expect(doubtsOf({ energyTermEur: 39.8 })).toEqual(bands)
    expect(doubtsOf({ energyP2Kwh: 79, energyTotalKwh: 297 })).toEqual(bands)
  })

  it('are what was fed in and what it brings, unless the energy term is the most that it may', () => {
    expect(doubtsOf({ compensationEur: 7.23 })).toEqual([])
    expect(doubtsOf({ compensationEur: 7.3 })).toEqual(['surplusKwh'])
    expect(doubtsOf({ compensationEur: 7.1 })).toEqual(['surplusKwh'])
    expect(doubtsOf({ compensationEur: 39.85, surplusKwh: 900 })).toEqual([])
    expect(doubtsOf({ compensationEur: 39.7, surplusKwh: 900 })).toEqual(['surplusKwh'])
    expect(doubtsOf({ compensationEur: 7.3, surplusPriceEurKwh: undefined })).toEqual([])
  })

  it('were not sure before stay as unsure as they were', () => {
    const facts: BillReadings = {
      energyP1Kwh: { value: 77, confidence: 0.5 },
      energyP2Kwh: { value: 69, confidence: 0.97 },
      energyP3Kwh: { value: 141, confidence: 0.97 },
      energyTotalKwh: { value: 300, confidence: 0.97 },
    }
    expect(Object.values(doubted(facts)).map(({ confidence }) => confidence)).toEqual([0.5, 0.85, 0.85, 0.85])
  })
})
