import { describe, expect, it } from 'vitest'
import type { BillReadings, FactName } from './bill.ts'
import { type RecomputedLine, recompute } from './recompute.ts'

/** 30 days of July 2026, 4.6 kW: every number that a bill can print, and right. */
const right: Partial<Record<FactName, number | string>> = {
  periodEnd: '2026-07-30',
  invoiceDate: '2026-08-03',
  days: 30,
  powerP1Kw: 4.6,
  powerP2Kw: 4.6,
  powerPriceP1EurKwDay: 0.093,
  powerPriceP2EurKwDay: 0.03,
  energyP1Kwh: 60,
  energyP2Kwh: 70,
  energyP3Kwh: 120,
  energyTotalKwh: 250,
  energyPriceP1EurKwh: 0.2,
  energyPriceP2EurKwh: 0.15,
  energyPriceP3EurKwh: 0.1,
  powerTermEur: 16.97,
  energyTermEur: 34.5,
  bonusFundingEur: 0.74,
  electricityTaxEur: 2.63,
  vatEur: 11.68,
  totalEur: 67.32,
}

/** A bill that prints other numbers, or does not print some (undefined). */
function of(changes: Partial<Record<FactName, number | string | undefined>> = {}) {
  const facts: BillReadings = {}
  for (const [name, value] of Object.entries({ ...right, ...changes }))
    if (value !== undefined) Object.assign(facts, { [name]: { value, confidence: 0.97 } })
  return recompute({ facts })
}
const line = (name: RecomputedLine, changes: Parameters<typeof of>[0]) =>
  of(changes)?.lines.find((one) => one.line === name)

describe('a bill anew', () => {
  it('agrees with a right one, line by line', () => {
    const made = of()
    expect(
      made?.lines.map(({ line, printedEur, ruleEur, differenceEur }) => [line, printedEur, ruleEur, differenceEur]),
    ).toEqual([
      ['power', 16.97, 16.97, 0],
      ['energy', 34.5, 34.5, 0],
      ['electricity-tax', 2.63, 2.63, 0],
      ['vat', 11.68, 11.68, 0],
      ['total', 67.32, 67.32, 0],
    ])
    expect(made).toMatchObject({ missing: [], isTaxAssumed: false, isBonusTaxed: false, vatPct: 21 })
  })

  it('takes the taxes of the bill’s date, or of the end of its period where it has none', () => {
    expect(of({ invoiceDate: '2026-04-24' })?.vatPct).toBe(10)
    expect(of({ invoiceDate: undefined, periodEnd: '2026-04-20' })?.vatPct).toBe(10)
    expect(of({ invoiceDate: undefined, periodEnd: undefined })).toBeNull()
  })

  it('says which lines it cannot compute, because a number is not printed', () => {
    for (const name of ['powerP1Kw', 'powerP2Kw', 'powerPriceP1EurKwDay', 'powerPriceP2EurKwDay', 'days'] as const)
      expect(of({ [name]: undefined })?.missing).toContain('power')
    for (const name of ['energyP1Kwh', 'energyPriceP2EurKwh', 'energyP3Kwh'] as const)
      expect(of({ [name]: undefined })?.missing).toEqual(['energy'])
    for (const name of ['powerTermEur', 'energyTermEur', 'electricityTaxEur'] as const)
      expect(of({ [name]: undefined })?.missing).toContain('electricity-tax')
    expect(of({ totalEur: undefined })?.missing).toEqual(['vat', 'total'])
    expect(of({ vatEur: undefined })?.missing).toEqual(['vat', 'total'])
  })

  it('forgives the cents of rounding, three where three products are added, and no more', () => {
    expect(line('power', { powerTermEur: 17 })).toMatchObject({ ruleEur: 17, differenceEur: 0 })
    expect(line('power', { powerTermEur: 17.01 })).toMatchObject({ ruleEur: 16.97, differenceEur: 0.04 })
    expect(line('energy', { energyTermEur: 34.46 })).toMatchObject({ ruleEur: 34.5, differenceEur: -0.04 })
    expect(line('vat', { vatEur: 11.7, totalEur: 67.34 })).toMatchObject({ differenceEur: 0 })
    expect(line('vat', { vatEur: 11.71, totalEur: 67.35 })).toMatchObject({ ruleEur: 11.68, differenceEur: 0.03 })
  })

  it('pays the surplus as printed, at most the energy term', () => {
    const surplus = { surplusKwh: 200, surplusPriceEurKwh: 0.1 }
    expect(line('surplus', { ...surplus, compensationEur: 20 })).toMatchObject({ ruleEur: 20, differenceEur: 0 })
    expect(line('surplus', { ...surplus, compensationEur: 12 })).toMatchObject({ ruleEur: 20, differenceEur: -8 })
    expect(line('surplus', { surplusKwh: 900, surplusPriceEurKwh: 0.1, compensationEur: 34.5 })).toMatchObject({
      ruleEur: 34.5,
    })
    expect(line('surplus', surplus)).toBeUndefined()
    expect(of({ compensationEur: 5 })?.missing).toEqual(['surplus'])
  })

  it('taxes power and energy less surplus, with or without the bonus funding', () => {
    expect(of({ electricityTaxEur: 2.67 })?.isBonusTaxed).toBe(true)
    const neither = of({ electricityTaxEur: 5 })
    expect(neither?.isBonusTaxed).toBeUndefined()
    expect(neither?.lines.find((one) => one.line === 'electricity-tax')).toMatchObject({
      ruleEur: 2.67,
      differenceEur: 2.33,
    })
    expect(line('electricity-tax', { electricityTaxEur: 1 })).toMatchObject({ ruleEur: 2.63 })
    const surplus = { surplusKwh: 200, surplusPriceEurKwh: 0.1, compensationEur: 20 }
    expect(line('electricity-tax', { ...surplus, electricityTaxEur: 1.61 })).toMatchObject({ differenceEur: 0 })
  })

  it('taxes a tenth of a cent for each kWh at least', () => {
    expect(line('electricity-tax', { energyTotalKwh: 5000, electricityTaxEur: 5 })).toMatchObject({ differenceEur: 0 })
    expect(line('electricity-tax', { energyTotalKwh: 5000, electricityTaxEur: 2.63 })).toMatchObject({ ruleEur: 5 })
  })

  it('carries what is wrong in a line into the total, with VAT', () => {
    // Five euros of energy too many; the tax on them, 0.26, was not charged.
    expect(line('total', { energyTermEur: 39.5 })).toMatchObject({
      printedEur: 67.32,
      ruleEur: 61.59,
      differenceEur: 5.73,
    })
    // Eight euros of surplus that were not paid.
    const unpaid = { surplusKwh: 200, surplusPriceEurKwh: 0.1, compensationEur: 12, electricityTaxEur: 2.02 }
    expect(line('total', unpaid)).toMatchObject({ ruleEur: 57.64 })
  })
})
