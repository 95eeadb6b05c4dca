import { describe, expect, it } from 'vitest'
import { monthBill } from '#src/energy/tariff/tariff.ts'

/**
 * A regulated-price bill of June 2026, recomputed line by line from the official prices (CNMC tolls of 18 December 2025, Orden
 * TED/1524/2025, reference retailers' margin of 3.113 €/kW and year): 30 days, 4.6 kW, 60/70/120 kWh at 0.20/0.15/0.10 €.
 */
describe('a worked bill of 2026', () => {
  const bill = monthBill({
    start: '2026-06-01',
    days: 30,
    kwh: { P1: 60, P2: 70, P3: 120 },
    surplusKwh: 0,
    contract: {
      powerKw: { P1: 4.6, P2: 4.6 },
      powerPrice: { P1: 30.817413, P2: 0.725423 },
      powerPriceUnit: 'eur_kw_year',
      energyEurKwh: { P1: 0.2, P2: 0.15, P3: 0.1 },
      surplusEurKwh: 0,
      ieePct: 5.11269632,
      vatPct: 21,
      meterEurMonth: 0.81,
      bonusInIeeBase: true,
    },
  })

  it('comes out to the cent in every line', () => {
    expect(bill.lines).toEqual({
      powerP1: 1165,
      powerP2: 27,
      energyP1: 1200,
      energyP2: 1050,
      energyP3: 1200,
      surplusCompensation: 0,
      socialBonusFunding: 60,
      electricityTax: 240,
      meter: 80,
      vat: 1055,
    })
    expect(bill.totalCents).toBe(6077)
  })
})
