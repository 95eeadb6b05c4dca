import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { malagaYear } from '../../tests/typical-year.ts'
import { occupancies } from '../shared/domain/vocabulary.ts'
import { annualKwhFromMonthlyBill, fixedMonthlyBillEur, monthlyBillOf } from './consumption.ts'
import { defaultContract } from './contract.ts'
import { type HomeSpec, householdLoad } from './load.ts'
import { simulateYear } from './simulate.ts'

const weather = malagaYear()
const contract = defaultContract('2026-11-21')
const anyHome: fc.Arbitrary<HomeSpec> = fc.record({
  occupancy: fc.constantFrom(...occupancies),
  hasPool: fc.boolean(),
  hasEv: fc.boolean(),
  hasAc: fc.boolean(),
})
const home: HomeSpec = { occupancy: 'full-time', hasPool: true, hasEv: false, hasAc: true }

describe('annualKwhFromMonthlyBill', () => {
  it('gives back the consumption behind a bill', () => {
    fc.assert(
      fc.property(anyHome, fc.double({ min: 200, max: 100_000, noNaN: true }), (any, annualKwh) => {
        const billEur = monthlyBillOf(any, contract, weather)(annualKwh)
        expect(Math.abs(annualKwhFromMonthlyBill(billEur, any, contract, weather) - annualKwh)).toBeLessThan(0.2)
      }),
    )
  })

  it('never falls when the bill grows', () => {
    const bill = fc.double({ min: 0, max: 5000, noNaN: true })
    fc.assert(
      fc.property(anyHome, bill, bill, (any, one, other) => {
        const kwh = (eur: number) => annualKwhFromMonthlyBill(eur, any, contract, weather)
        expect(kwh(Math.max(one, other))).toBeGreaterThanOrEqual(kwh(Math.min(one, other)))
      }),
    )
  })

  it('agrees with the simulated year', () => {
    const annualKwh = annualKwhFromMonthlyBill(150, home, contract, weather)
    const loadKwh = householdLoad({ ...home, annualKwh }, weather).hourlyKwh
    const year = simulateYear({ pvKwh: new Float64Array(8760), loadKwh, contract })
    expect(year.annualCostEur / 12).toBeCloseTo(150, 2)
  })

  it('is zero for a bill that the fixed part alone explains', () => {
    const fixed = fixedMonthlyBillEur(contract)
    expect(fixed).toBeGreaterThan(30)
    expect(annualKwhFromMonthlyBill(fixed, home, contract, weather)).toBe(0)
    expect(annualKwhFromMonthlyBill(fixed + 5, home, contract, weather)).toBeGreaterThan(100)
  })

  it('refuses negative, endless and absurd bills', () => {
    for (const bill of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
      expect(() => annualKwhFromMonthlyBill(bill, home, contract, weather)).toThrow(RangeError)
  })
})
