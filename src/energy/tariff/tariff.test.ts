import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Contract, defaultContract } from './contract.ts'
import { annualCostEur, type BillLines, monthBill, yearBill } from './tariff.ts'

const contract = defaultContract('2026-11-21')
const month = { start: '2026-07-01', days: 31, contract }
const nothing = { P1: 0, P2: 0, P3: 0 }
const printed = (lines: BillLines) => Object.values(lines).reduce((sum, cents) => sum + cents, 0)

const kwh = fc.double({ min: 0, max: 2000, noNaN: true })
const periods = fc.record({ P1: kwh, P2: kwh, P3: kwh })
const price = fc.double({ min: 0, max: 0.5, noNaN: true })
const anyContract: fc.Arbitrary<Contract> = fc.record({
  powerKw: fc.record({
    P1: fc.double({ min: 1, max: 15, noNaN: true }),
    P2: fc.double({ min: 1, max: 15, noNaN: true }),
  }),
  powerPrice: fc.record({ P1: price, P2: price }),
  powerPriceUnit: fc.constant<'eur_kw_day'>('eur_kw_day'),
  energyEurKwh: fc.record({ P1: price, P2: price, P3: price }),
  surplusEurKwh: price,
  ieePct: fc.constantFrom(0.5, 5.11269632),
  vatPct: fc.constantFrom(10, 21),
  meterEurMonth: fc.constantFrom(0.81, 1.36),
  bonusInIeeBase: fc.boolean(),
})

describe('monthBill', () => {
  it('prints lines that add up to the total', () => {
    fc.assert(
      fc.property(periods, kwh, anyContract, (energy, surplusKwh, any) => {
        const bill = monthBill({ start: '2026-02-01', days: 28, kwh: energy, surplusKwh, contract: any })
        expect(printed(bill.lines)).toBe(bill.totalCents)
        expect(Object.values(bill.lines).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('charges each kW by the day, whichever way the price is written', () => {
    const byYear: Contract = { ...contract, powerPriceUnit: 'eur_kw_year', powerPrice: { P1: 365, P2: 36.5 } }
    const { lines } = monthBill({ ...month, kwh: nothing, surplusKwh: 0, contract: byYear })
    expect(lines.powerP1).toBe(17_825)
    expect(lines.powerP2).toBe(1783)
  })

  it('never pays for more surplus than the energy of the month costs', () => {
    const { lines } = monthBill({ ...month, kwh: { P1: 10, P2: 10, P3: 10 }, surplusKwh: 900, contract })
    expect(lines.surplusCompensation).toBe(-(lines.energyP1 + lines.energyP2 + lines.energyP3))
    const small = monthBill({ ...month, kwh: { P1: 10, P2: 10, P3: 10 }, surplusKwh: 20, contract })
    expect(small.lines.surplusCompensation).toBe(-80)
    expect(monthBill({ ...month, kwh: nothing, surplusKwh: 500, contract }).lines.surplusCompensation).toBe(0)
  })

  it('never charges less electricity tax than 0.001 €/kWh', () => {
    const reduced = { ...contract, ieePct: 0.5, energyEurKwh: { P1: 0.05, P2: 0.05, P3: 0.05 } }
    const { lines } = monthBill({ ...month, kwh: { P1: 300, P2: 300, P3: 400 }, surplusKwh: 0, contract: reduced })
    expect(lines.electricityTax).toBe(100)
  })

  it('taxes the social-bonus funding only where the retailer does', () => {
    const bill = (bonusInIeeBase: boolean) =>
      monthBill({ ...month, kwh: nothing, surplusKwh: 0, contract: { ...contract, bonusInIeeBase } }).lines
    expect(bill(true).electricityTax - bill(false).electricityTax).toBe(4)
    expect(bill(true).socialBonusFunding).toBe(bill(false).socialBonusFunding)
  })

  it('refuses negative energy and impossible days', () => {
    expect(() => monthBill({ ...month, kwh: { P1: -1, P2: 0, P3: 0 }, surplusKwh: 0 })).toThrow(RangeError)
    expect(() => monthBill({ ...month, kwh: nothing, surplusKwh: Number.NaN })).toThrow(RangeError)
    for (const days of [0, -3, 1.5, 400])
      expect(() => monthBill({ ...month, days, kwh: nothing, surplusKwh: 0 })).toThrow(RangeError)
    expect(() => monthBill({ ...month, start: '2026-13-01', kwh: nothing, surplusKwh: 0 })).toThrow(RangeError)
  })
})

describe('yearBill', () => {
  const months = Array.from({ length: 12 }, (_, i) => ({ kwh: { P1: 80 + i, P2: 70, P3: 120 }, surplusKwh: 30 * i }))

  it('is the sum of twelve bills, line by line', () => {
    const year = yearBill(2026, months, contract)
    expect(year.months).toHaveLength(12)
    expect(year.totalCents).toBe(year.months.reduce((sum, bill) => sum + bill.totalCents, 0))
    expect(printed(year.lines)).toBe(year.totalCents)
  })

  it('charges 365 days in leap years too', () => {
    expect(yearBill(2028, months, contract).lines.powerP1).toBe(yearBill(2027, months, contract).lines.powerP1)
    expect(yearBill(2028, months, contract).lines.meter).toBe(yearBill(2027, months, contract).lines.meter)
  })

  it('wants twelve months', () => {
    expect(() => yearBill(2026, months.slice(1), contract)).toThrow(RangeError)
  })
})

describe('annualCostEur', () => {
  it('agrees with the printed bills within a cent a line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(periods, kwh), { minLength: 12, maxLength: 12 }),
        anyContract,
        fc.constantFrom(2025, 2026, 2027),
        (months, any, year) => {
          const energies = months.map(([energy, surplusKwh]) => ({ kwh: energy, surplusKwh }))
          const exact = annualCostEur(
            energies.flatMap(({ kwh: { P1, P2, P3 } }) => [P1, P2, P3]),
            energies.map(({ surplusKwh }) => surplusKwh),
            any,
            year,
          )
          const bills = yearBill(year, energies, any)
          const lines = Object.keys(bills.lines).length
          expect(Math.abs(exact * 100 - bills.totalCents)).toBeLessThanOrEqual(12 * lines)
        },
      ),
    )
  })
})
