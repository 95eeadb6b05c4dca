import { expect, test } from 'vitest'
import { emptyBill } from './checked-bill.ts'
import { outwardBill, outwardNames } from './outward.ts'

const read = <T>(value: T, confidence: number) => ({ value, confidence })

test('the answer has every figure at its place, and how sure each is', () => {
  const answer = outwardBill({
    ...emptyBill(),
    source: 'ocr',
    totalMatchesLines: true,
    facts: {
      retailer: read('Endesa', 0.9),
      cups: read('ES0031405012345678DF', 0.99),
      periodStart: read('2026-01-27', 0.96),
      periodEnd: read('2026-02-26', 0.96),
      days: read(30, 0.96),
      powerP1Kw: read(4.6, 0.97),
      powerP2Kw: read(3.45, 0.97),
      energyP1Kwh: read(77, 0.95),
      energyP2Kwh: read(69, 0.94),
      energyP3Kwh: read(141, 0.93),
      energyTotalKwh: read(287, 0.975),
      surplusKwh: read(120, 0.7),
      powerTermEur: read(10.44, 0.96),
      energyTermEur: read(37.5, 0.85),
      vatPct: read(21, 0.974),
      totalEur: read(61.95, 0.97),
    },
  })
  expect(answer).toEqual({
    kind: 'electricity',
    retailer: 'Endesa',
    cups: 'ES0031405012345678DF',
    period: { start: '2026-01-27', end: '2026-02-26', days: 30 },
    contractedPowerKw: { p1: 4.6, p2: 3.45 },
    energyKwh: { p1: 77, p2: 69, p3: 141, total: 287 },
    surplusKwh: 120,
    amounts: { powerTermEur: 10.44, energyTermEur: 37.5, vatRate: 21, totalEur: 61.95 },
    checks: { totalMatchesLines: true },
    confidence: {
      ...{ retailer: 0.9, cups: 0.99, 'period.start': 0.96, 'period.end': 0.96, 'period.days': 0.96 },
      ...{ 'contractedPowerKw.p1': 0.97, 'contractedPowerKw.p2': 0.97 },
      ...{ 'energyKwh.p1': 0.95, 'energyKwh.p2': 0.94, 'energyKwh.p3': 0.93, 'energyKwh.total': 0.98, surplusKwh: 0.7 },
      ...{
        'amounts.powerTermEur': 0.96,
        'amounts.energyTermEur': 0.85,
        'amounts.vatRate': 0.97,
        'amounts.totalEur': 0.97,
      },
    },
    source: 'ocr',
  })
})

test('what was not found is null and not sure at all', () => {
  const answer = outwardBill(emptyBill())
  expect(answer.period).toEqual({ start: null, end: null, days: null })
  expect(answer.amounts).toEqual({ powerTermEur: null, energyTermEur: null, vatRate: null, totalEur: null })
  expect(answer.surplusKwh).toBeNull()
  expect(answer.confidence).toEqual(Object.fromEntries(Object.keys(outwardNames).map((name) => [name, 0])))
})
