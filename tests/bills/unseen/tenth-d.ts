import { eur, number } from '#tests/bills/print.ts'
import { type amountsOf, type Home, homeBill } from './eighth-parts.ts'
import type { UnseenBill } from './shared.ts'
import { n2 } from './third-a2.ts'

/** What two strangers' sets of an eighth hand taught. Nobody's data. */

const base: Home = {
  retailer: 'Nordy',
  supply: '0222000099004401',
  period: ['2026-09-01', '2026-09-30', 30],
  kw: [4.4, 5.5],
  powerPrices: [0.0911, 0.0244],
  kwh: [102.41, 88.3, 203.07],
  energyPrices: [0.1288, 0.1288, 0.1288],
  bonus: 0.57,
  meter: 0.8,
}
type Made = ReturnType<typeof amountsOf>
const one = (name: string, supply: string, home: Home, write: (m: Made) => string, changed?: UnseenBill['finds']) =>
  homeBill(name, { ...home, supply }, write, changed)

const inEnglish = (): UnseenBill[] => [
  one(
    'English: usage by band below both readings, one price',
    '0222000099004401',
    { ...base, energyPrices: [0.1288, 0.1288, 0.1288] },
    (m) =>
      `Nordy ;; Nordy Energía, S.L. ;; Invoice N-26-1001 · Issued 03/10/2026 ;; 01/09/2026 to 30/09/2026 (30 days) ;; CUPS: ${m.cups}
    Power, peak-mid: 4,4 kW x 30 days x 0,0911 €/kW day | ${eur(m.p1)} ;; Power, off-peak: 5,5 kW x 30 days x 0,0244 €/kW day | ${eur(m.p2)} ;; Usage ${number(m.totalKwh, 2)} kWh x 0,1288 €/kWh | ${eur(m.energy)} ;; Social bonus funding | ${eur(m.bonus)} ;; Electricity tax 5,11269632 % | ${eur(m.iee)} ;; Meter rental | ${eur(m.meter)} ;; VAT 21 % on ${n2(m.base)} € | ${eur(m.vat)} ;; = Total due | ${eur(m.total)}
    T | Peak | Mid | Off-peak ;; T Opening reading (01/09/2026) | 4.102,00 | 3.200,00 | 5.791,00 ;; T Closing reading (30/09/2026) | 4.204,41 | 3.288,30 | 5.994,07 ;; T Usage kWh | 102,41 | 88,30 | 203,07 ;; - ;; Contracted power: peak-standard 4,4 kW; off-peak 5,5 kW`,
  ),
]

export const tenthD = (): UnseenBill[] => [...inEnglish()]
