import { describe, expect, it } from 'vitest'
import { defaultContract, priceSpread, socialBonusFundingEurYear, taxesOn } from './contract.ts'

describe('taxesOn', () => {
  it('follows the dated rates of 2026', () => {
    expect(taxesOn('2026-03-21', 5.75)).toEqual({ vatPct: 21, ieePct: 5.11269632, assumed: false })
    expect(taxesOn('2026-03-22', 5.75)).toEqual({ vatPct: 10, ieePct: 0.5, assumed: false })
    expect(taxesOn('2026-05-31', 5.75)).toEqual({ vatPct: 10, ieePct: 0.5, assumed: false })
    expect(taxesOn('2026-06-01', 5.75)).toEqual({ vatPct: 21, ieePct: 5.11269632, assumed: false })
  })

  it('keeps 21 % of VAT above 10 kW, and at 10 kW until 29 April', () => {
    expect(taxesOn('2026-04-15', 10).vatPct).toBe(21)
    expect(taxesOn('2026-04-30', 10).vatPct).toBe(10)
    expect(taxesOn('2026-05-15', 10.35)).toMatchObject({ vatPct: 21, ieePct: 0.5 })
  })

  it('says when the rates are assumed: November 2026 and later', () => {
    expect(taxesOn('2026-10-31', 5.75).assumed).toBe(false)
    for (const date of ['2026-11-01', '2026-12-31', '2030-01-01'])
      expect(taxesOn(date, 5.75)).toEqual({ vatPct: 21, ieePct: 5.11269632, assumed: true })
  })

  it('refuses what is no date', () => {
    expect(() => taxesOn('2026-02-30', 5.75)).toThrow(RangeError)
  })
})

describe('socialBonusFundingEurYear', () => {
  it('changes on 26 June 2026 and stays with the nearest known rate outside the table', () => {
    expect(socialBonusFundingEurYear('2026-06-25')).toBe(6.979247)
    expect(socialBonusFundingEurYear('2026-06-26')).toBe(9.011295)
    expect(socialBonusFundingEurYear('2031-01-01')).toBe(9.011295)
    expect(socialBonusFundingEurYear('2019-01-01')).toBe(4.650987)
  })
})

describe('defaultContract', () => {
  it('is the median offer at 5.75 kW with the taxes of the date', () => {
    expect(defaultContract('2026-11-21')).toEqual({
      powerKw: { P1: 5.75, P2: 5.75 },
      powerPrice: { P1: 0.093, P2: 0.06 },
      powerPriceUnit: 'eur_kw_day',
      energyEurKwh: { P1: 0.199, P2: 0.134, P3: 0.099 },
      surplusEurKwh: 0.04,
      ieePct: 5.11269632,
      vatPct: 21,
      meterEurMonth: 0.81,
      bonusInIeeBase: true,
    })
    expect(defaultContract('2026-04-01', 4.6)).toMatchObject({ powerKw: { P1: 4.6, P2: 4.6 }, vatPct: 10, ieePct: 0.5 })
  })

  it('knows how far offers lie from their median', () => {
    expect(priceSpread.low).toBeCloseTo(0.908, 3)
    expect(priceSpread.high).toBeCloseTo(1.25, 3)
  })
})
