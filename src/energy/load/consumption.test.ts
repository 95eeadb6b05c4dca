import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulateYear } from '#src/energy/battery/simulate.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import { occupancies } from '#src/shared/domain/vocabulary.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { annualKwhFromMonthlyBill, monthlyBillEur } from './consumption.ts'
import { type HomeSpec, homeLoad, householdLoad } from './load.ts'

const weather = malagaYear()
const contract = defaultContract('2026-11-21')
const anyHome: fc.Arbitrary<HomeSpec> = fc.record({
  occupancy: fc.constantFrom(...occupancies),
  hasPool: fc.boolean(),
  hasEv: fc.boolean(),
  hasAc: fc.boolean(),
})
const home: HomeSpec = { occupancy: 'full-time', hasPool: true, hasEv: false, hasAc: true }
const load = homeLoad(home, weather)

describe('annualKwhFromMonthlyBill', () => {
  it('gives back the consumption behind a bill', () => {
    fc.assert(
      fc.property(anyHome, fc.double({ min: 200, max: 100_000, noNaN: true }), (any, annualKwh) => {
        const load = homeLoad(any, weather)
        const billEur = monthlyBillEur(load, contract, annualKwh)
        expect(Math.abs(annualKwhFromMonthlyBill(billEur, load, contract) - annualKwh)).toBeLessThan(0.2)
      }),
    )
  })

  it('never falls when the bill grows', () => {
    const bill = fc.double({ min: 0, max: 5000, noNaN: true })
    fc.assert(
      fc.property(anyHome, bill, bill, (any, one, other) => {
        const load = homeLoad(any, weather)
        const kwh = (eur: number) => annualKwhFromMonthlyBill(eur, load, contract)
        expect(kwh(Math.max(one, other))).toBeGreaterThanOrEqual(kwh(Math.min(one, other)))
      }),
    )
  })

  it('agrees with the simulated year', () => {
    const annualKwh = annualKwhFromMonthlyBill(150, load, contract)
    const loadKwh = householdLoad({ ...home, annualKwh }, weather).hourlyKwh
    const year = simulateYear({ pvKwh: new Float64Array(8760), loadKwh, contract })
    expect(year.annualCostEur / 12).toBeCloseTo(150, 2)
  })

  it('agrees with the simulated year of another calendar', () => {
    const spec = { ...home, calendarYear: 2027 }
    const annualKwh = annualKwhFromMonthlyBill(150, homeLoad(spec, weather), contract)
    const loadKwh = householdLoad({ ...spec, annualKwh }, weather).hourlyKwh
    const year = simulateYear({ pvKwh: new Float64Array(8760), loadKwh, contract, calendarYear: 2027 })
    expect(year.annualCostEur / 12).toBeCloseTo(150, 2)
    expect(annualKwhFromMonthlyBill(150, load, contract)).not.toBeCloseTo(annualKwh, 1)
  })

  it('is zero for a bill that the fixed part alone explains', () => {
    const fixed = monthlyBillEur(load, contract, 0)
    expect(fixed).toBeGreaterThan(30)
    expect(annualKwhFromMonthlyBill(fixed, load, contract)).toBe(0)
    expect(annualKwhFromMonthlyBill(fixed + 5, load, contract)).toBeGreaterThan(100)
  })

  it('refuses negative, endless and absurd bills', () => {
    for (const bill of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
      expect(() => annualKwhFromMonthlyBill(bill, load, contract)).toThrow(RangeError)
  })
})
