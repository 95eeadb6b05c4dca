import type { BillReadings, FactName, ReadBill } from './bill.ts'

/** The outward contract's names of what a bill says; what was not found is null. */
export const outwardNames = {
  retailer: 'retailer',
  cups: 'cups',
  'period.start': 'periodStart',
  'period.end': 'periodEnd',
  'period.days': 'days',
  'contractedPowerKw.p1': 'powerP1Kw',
  'contractedPowerKw.p2': 'powerP2Kw',
  'energyKwh.p1': 'energyP1Kwh',
  'energyKwh.p2': 'energyP2Kwh',
  'energyKwh.p3': 'energyP3Kwh',
  'energyKwh.total': 'energyTotalKwh',
  surplusKwh: 'surplusKwh',
  'amounts.powerTermEur': 'powerTermEur',
  'amounts.energyTermEur': 'energyTermEur',
  'amounts.vatRate': 'vatPct',
  'amounts.totalEur': 'totalEur',
} as const satisfies Readonly<Record<string, FactName>>

/** POST /api/bills' answer for a read bill. */
export function outwardBill({ kind, source, facts, totalMatchesLines }: ReadBill) {
  const value = <Name extends FactName>(name: Name): NonNullable<BillReadings[Name]>['value'] | null =>
    facts[name]?.value ?? null
  return {
    kind,
    retailer: value('retailer'),
    cups: value('cups'),
    period: { start: value('periodStart'), end: value('periodEnd'), days: value('days') },
    contractedPowerKw: { p1: value('powerP1Kw'), p2: value('powerP2Kw') },
    energyKwh: {
      p1: value('energyP1Kwh'),
      p2: value('energyP2Kwh'),
      p3: value('energyP3Kwh'),
      total: value('energyTotalKwh'),
    },
    surplusKwh: value('surplusKwh'),
    amounts: {
      powerTermEur: value('powerTermEur'),
      energyTermEur: value('energyTermEur'),
      vatRate: value('vatPct'),
      totalEur: value('totalEur'),
    },
    checks: { totalMatchesLines },
    confidence: Object.fromEntries(
      Object.entries(outwardNames).map(([outward, name]) => [
        outward,
        Math.round((facts[name]?.confidence ?? 0) * 100) / 100,
      ]),
    ),
    source,
  }
}
