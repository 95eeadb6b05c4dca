import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { answerTool } from '#src/features/tools/domain/tools.ts'
import { type ExactBill, exactBillCents } from '../reference/exact-bill.ts'
import type { AccuracyGroup, AccuracyRow } from './accuracy-group.ts'

const regulated: ExactBill = {
  start: '2026-06-01',
  days: 30,
  powerKw: { P1: 4.6, P2: 4.6 },
  powerPrice: { P1: 30.817413, P2: 0.725423 },
  powerPriceUnit: 'eur_kw_year',
  kwh: { P1: 60, P2: 70, P3: 120 },
  energyPrice: { P1: 0.2, P2: 0.15, P3: 0.1 },
  surplusKwh: 0,
  surplusPrice: 0,
  ieePct: 5.11269632,
  vatPct: 21,
  meterEurMonth: 0.81,
  bonusInIeeBase: true,
}
const free: ExactBill = {
  ...regulated,
  powerPrice: { P1: 0.093, P2: 0.06 },
  powerPriceUnit: 'eur_kw_day',
  energyPrice: { P1: 0.199, P2: 0.134, P3: 0.099 },
  surplusPrice: 0.04,
  bonusInIeeBase: false,
}

/** Bills of the suite: the worked one of the facts, and every rule that bites. */
const bills: readonly (ExactBill & { id: string })[] = [
  { id: 'worked-june', ...regulated },
  { id: 'free-market', ...free, start: '2026-01-15', days: 33, kwh: { P1: 91.37, P2: 84.02, P3: 172.8 } },
  { id: 'some-surplus', ...free, start: '2026-04-02', days: 28, kwh: { P1: 31, P2: 28.4, P3: 90 }, surplusKwh: 240 },
  {
    id: 'surplus-capped',
    ...free,
    start: '2026-05-01',
    days: 31,
    kwh: { P1: 10, P2: 5, P3: 20 },
    surplusKwh: 900,
    surplusPrice: 0.06,
  },
  {
    id: 'reduced-taxes',
    ...free,
    start: '2026-04-01',
    days: 30,
    ieePct: 0.5,
    vatPct: 10,
    kwh: { P1: 100, P2: 90, P3: 180 },
  },
  {
    id: 'tax-floor',
    ...free,
    start: '2026-04-01',
    days: 30,
    ieePct: 0.5,
    vatPct: 10,
    kwh: { P1: 500, P2: 400, P3: 1500 },
    energyPrice: { P1: 0.01, P2: 0.01, P3: 0.01 },
  },
  { id: 'nothing-used', ...free, start: '2026-02-01', days: 28, kwh: { P1: 0, P2: 0, P3: 0 } },
  {
    id: 'two-powers',
    ...regulated,
    start: '2026-06-20',
    days: 12,
    powerKw: { P1: 3.45, P2: 6.9 },
    kwh: { P1: 33.335, P2: 21.005, P3: 64.125 },
  },
  {
    id: 'large-villa',
    ...free,
    start: '2026-07-01',
    days: 31,
    powerKw: { P1: 15, P2: 15 },
    kwh: { P1: 2200.5, P2: 2100.25, P3: 3600.75 },
    meterEurMonth: 1.36,
  },
]

/** Totals of the bills, EUR and cents, against exact decimal arithmetic (reference/exact-bill.ts). */
export function compareBills(weather: TypicalYear): AccuracyGroup {
  const rows = bills.map(({ id, ...bill }): AccuracyRow => {
    const { totalEur } = answerTool('bill-cost', bill, { weather, today: '2026-11-21' })
    const cents = exactBillCents(bill)
    return { id, ours: totalEur, reference: cents / 100, deviation: Math.round(totalEur * 100) - cents }
  })
  return { id: 'bills', unit: 'EUR', deviationIn: 'cents', rows }
}
