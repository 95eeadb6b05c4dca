import { describe, expect, it } from 'vitest'
import { claimLetter } from '#src/features/bill-analysis/text/letter.ts'
import type { BillReadings, FactName, ReadBill } from './bill.ts'
import { emptyBill } from './checked-bill.ts'
import { findingsOf } from './findings.ts'
import { powerNeed } from './power-need.ts'
import { contractOf } from './what-if.ts'

/** 30 days of June 2026, 4.6 kW: the worked bill of the facts, with a valid tax. */
const right = {
  periodStart: '2026-06-30',
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
  meterEur: 0.8,
  vatPct: 21,
  vatEur: 11.68,
  totalEur: 67.32,
} as const

function bill(changes: Partial<Record<FactName, number | string>> = {}, more: Partial<ReadBill> = {}): ReadBill {
  const facts: BillReadings = {}
  for (const [name, value] of Object.entries({ ...right, ...changes }))
    Object.assign(facts, { [name]: { value, confidence: 0.97 } })
  return { ...emptyBill(), facts, totalMatchesLines: true, ...more }
}
const ids = (of: ReadBill) => findingsOf(of).findings.map(({ id }) => id)

describe('what is found on a bill', () => {
  it('is nothing on a right one, which recomputes to the cent', () => {
    expect(ids(bill())).toEqual([])
    expect(findingsOf(bill()).recomputed?.lines.map(({ differenceEur }) => differenceEur)).toEqual([0, 0, 0, 0, 0])
  })

  it('is a VAT that is not of the date', () => {
    const spring = {
      periodEnd: '2026-04-20',
      invoiceDate: '2026-04-24',
      electricityTaxEur: 0.26,
      vatEur: 11.19,
      totalEur: 64.46,
    }
    const { findings } = findingsOf(bill(spring))
    expect(findings).toMatchObject([{ id: 'vat', printedPct: 21, rulePct: 10 }])
    expect(claimLetter(findings, bill(spring).facts)?.spanish).toContain('10 % en lugar de 21 %')
  })

  it('is no VAT where nobody has published the rate of the date', () => {
    expect(
      ids(bill({ invoiceDate: '2026-11-20', periodEnd: '2026-11-15', vatPct: 10, vatEur: 5.56, totalEur: 61.2 })),
    ).toEqual([])
  })

  it('is an electricity tax of another rate, whether or not the bonus is taxed', () => {
    expect(ids(bill({ electricityTaxEur: 4.1, vatEur: 11.99, totalEur: 69.1 }))).toEqual(['electricity-tax'])
    expect(ids(bill({ electricityTaxEur: 2.67, vatEur: 11.69, totalEur: 67.37 }))).toEqual([])
  })

  it('is no tax that is right once a discount is taken off its base', () => {
    const place = { page: 1, box: { x: 0, y: 0, width: 1, height: 1 } }
    const off: ReadBill['lines'] = [{ kind: 'discount', label: 'Dto. fidelidad', eur: -5, place }]
    const taxed = { electricityTaxEur: 2.38, vatEur: 10.58, totalEur: 60.97 }
    expect(ids(bill(taxed))).toEqual(['electricity-tax'])
    expect(ids(bill(taxed, { lines: off }))).toEqual([])
  })

  it.each([
    ['power', { powerTermEur: 20 }, 20, 16.97],
    ['energy', { energyTermEur: 39.5 }, 39.5, 34.5],
  ] as const)(
    'is a line for %s that its own prices do not give, with both sums',
    (line, changes, printedEur, ruleEur) => {
      const lines = findingsOf(bill(changes)).findings.filter(({ id }) => id === 'line')
      expect(lines).toEqual([{ id: 'line', line, printedEur, ruleEur, rule: null, eurYear: null }])
    },
  )

  it('is no VAT of another date where the rate is right and another sum of the bill is not', () => {
    for (const changes of [{ vatEur: 13.5, totalEur: 69.14 }, { meterEur: 2 }, { powerTermEur: 20 }])
      expect(ids(bill(changes))).not.toContain('vat')
  })

  it('is a VAT of another date once, however many other sums are wrong with it', () => {
    const wrong = { invoiceDate: '2026-04-24', periodEnd: '2026-04-20', powerTermEur: 20, meterEur: 2 }
    expect(ids(bill(wrong)).filter((id) => id === 'vat')).toEqual(['vat'])
  })

  it('is power far above the highest drawn, with what it costs a year, tax in', () => {
    const found = (own: ReadBill) => {
      const { contract } = contractOf(own.facts, '2026-11-23')
      return findingsOf(own, powerNeed(own.facts, contract, { today: '2026-11-23' })).findings
    }
    const [finding] = found(bill({ maxP1Kw: 2.4, maxP2Kw: 2.6 }))
    expect(finding).toMatchObject({ id: 'power', need: { enoughKw: { P1: 2.8, P2: 3 } } })
    expect(finding?.eurYear).toBe(Math.round((1.8 * 0.093 + 1.6 * 0.03) * 365 * 1.0511269632 * 1.21))
    expect(found(bill({ maxP1Kw: 3.7, maxP2Kw: 3.8 }))).toEqual([])
  })

  it('is surplus above its cap, and what was lost', () => {
    const capped = {
      surplusKwh: 900,
      surplusPriceEurKwh: 0.05,
      compensationEur: 34.5,
      electricityTaxEur: 0.87,
      vatEur: 4.07,
      totalEur: 23.45,
    }
    expect(findingsOf(bill(capped)).findings).toMatchObject([{ id: 'surplus-cap', lostEur: 10.5 }])
  })

  it('is lines that do not give the total, with the difference; cents of rounding are none', () => {
    const place = { page: 1, box: { x: 0, y: 0, width: 1, height: 1 } }
    const lines = (energy: number): ReadBill['lines'] => [
      { kind: 'power', label: 'Potencia', eur: 16.97, place },
      { kind: 'energy', label: 'Energía', eur: energy, place },
      { kind: 'vat', label: 'IVA', eur: 11.68, place },
      { kind: 'total', label: 'Total', eur: 67.32, place },
    ]
    const found = (energy: number) => findingsOf(bill({}, { lines: lines(energy), totalMatchesLines: false })).findings
    expect(found(34.5)).toMatchObject([{ differenceEur: 4.17 }])
    expect(found(38.65)).toEqual([])
  })

  it('comes with what costs most a year first, and what has no price of a year behind it', () => {
    const place = { page: 1, box: { x: 0, y: 0, width: 1, height: 1 } }
    const lines = [2, 9, 5].map((eur) => ({ kind: 'service' as const, label: `Servicio ${eur}`, eur, place }))
    const { findings } = findingsOf(bill({}, { lines, isReadingEstimated: true }))
    expect(findings.map((one) => (one.id === 'service' ? one.eur : one.id))).toEqual([9, 5, 2, 'estimated'])
  })

  it('is a service that nobody asked for, by the year with VAT, and a reading that was estimated', () => {
    const place = { page: 1, box: { x: 0, y: 0, width: 1, height: 1 } }
    const service: ReadBill['lines'] = [{ kind: 'service', label: 'Asistencia Hogar ....', eur: 4.95, place }]
    expect(findingsOf(bill({}, { lines: service })).findings).toMatchObject([
      { id: 'service', label: 'Asistencia Hogar', eurYear: Math.round(4.95 * (365 / 30) * 1.21) },
    ])
    expect(ids(bill({}, { isReadingEstimated: true }))).toEqual(['estimated'])
  })

  it('is never a fault of the retailer where the lines were not all read', () => {
    const unread = bill({ electricityTaxEur: 9 }, { totalMatchesLines: null })
    expect(ids(unread)).toEqual([])
    const blurred = bill({}, { totalMatchesLines: false })
    for (const name of ['powerTermEur', 'energyTermEur'] as const) blurred.facts[name] = { value: 3, confidence: 0.6 }
    expect(ids(blurred)).toEqual([])
  })
})
