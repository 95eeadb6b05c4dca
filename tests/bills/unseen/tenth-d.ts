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

const own: Home = { ...base, kwh: [102, 88, 203], energyPrices: [0.1688, 0.1288, 0.0988] }
const head = (m: Made, period = 'Periodo de facturación: 01/09/2026 - 30/09/2026 (30 días)') =>
  `Nordy ;; Nordy Energía, S.L. ;; Factura N-26-1001 · Fecha: 03/10/2026 ;; ${period} ;; CUPS: ${m.cups} ;; Potencia contratada: P1 4,4 kW, P2 5,5 kW`
const tail = (m: Made) =>
  `Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(m.iee)} ;; Alquiler de contador | ${eur(m.meter)} ;; IVA 21 % de ${n2(m.base)} € | ${eur(m.vat)} ;; = Total factura | ${eur(m.total)}`

const dashes = (): UnseenBill[] => [
  one(
    'a dash between a name and its quantity is no sign',
    '0222000099004402',
    { ...own, energyPrices: [0.1288, 0.1288, 0.1288] },
    (m) =>
      `${head(m)} ;; Potencia punta - 4,4 kW x 30 días x 0,0911 €/kW día | ${eur(m.p1)} ;; Potencia valle - 5,5 kW x 30 días x 0,0244 €/kW día | ${eur(m.p2)} ;; Energía - 393 kWh x 0,1288 €/kWh | ${eur(m.energy)} ;; ${tail(m)} ;; Consumo: punta - 102 kWh, llano - 88 kWh, valle - 203 kWh`,
  ),
  one(
    'a dash in front of what is taken off stays one',
    '0222000099004403',
    { ...own, surplus: [214, 0.055] },
    (m) =>
      `${head(m)} ;; Potencia P1 4,4 kW x 30 días x 0,0911 €/kW día | ${eur(m.p1)} ;; Potencia P2 5,5 kW x 30 días x 0,0244 €/kW día | ${eur(m.p2)} ;; Energía P1 102 kWh x 0,1688 €/kWh | ${eur(m.e1)} ;; Energía P2 88 kWh x 0,1288 €/kWh | ${eur(m.e2)} ;; Energía P3 203 kWh x 0,0988 €/kWh | ${eur(m.e3)} ;; Energía compensada -214 kWh x 0,055 €/kWh | - ${eur(m.back)} ;; ${tail(m)}`,
  ),
]

const readings = (): UnseenBill[] => [
  one(
    'both readings of each band in a sentence, their difference nowhere',
    '0222000099004404',
    { ...own, energyPrices: [0.1288, 0.1288, 0.1288] },
    (m) =>
      `${head(m)} ;; Potencia | ${eur(m.power)} ;; Energía consumida 393 kWh x 0,1288 €/kWh | ${eur(m.energy)} ;; ${tail(m)} ;; Lecturas reales. Contador 084117729301. Punta 2.114 → 2.216, Llano 1.986 → 2.074, Valle 4.401 → 4.604.`,
  ),
  one(
    'both readings of each band in rows, the whole above',
    '0222000099004405',
    { ...own, energyPrices: [0.1288, 0.1288, 0.1288] },
    (m) =>
      `${head(m)} ;; Potencia | ${eur(m.power)} ;; Energía | ${eur(m.energy)} ;; Has consumido 393 kWh ;; ${tail(m)} ;; T Lecturas | 01/09/2026 | 30/09/2026 ;; T Punta | 2.114 | 2.216 ;; T Llano | 1.986 | 2.074 ;; T Valle | 4.401 | 4.604`,
  ),
  one(
    'read on the day before the first one charged',
    '0222000099004406',
    own,
    (m) =>
      `Nordy ;; Nordy Energía, S.L. ;; T Nº factura | Fecha | Periodo | Vencimiento ;; T N26-1001 | 03/10/2026 | 01/09/2026 - 30/09/2026 | 12/10/2026 ;; - ;; CUPS: ${m.cups} ;; Potencias contratadas: P1 4,4 kW / P2 5,5 kW ;; P1 4,4 kW * 0,0911 €/kW día * 30 días | ${eur(m.p1)} ;; P2 5,5 kW * 0,0244 €/kW día * 30 días | ${eur(m.p2)} ;; P1 102 kWh * 0,1688 €/kWh | ${eur(m.e1)} ;; P2 88 kWh * 0,1288 €/kWh | ${eur(m.e2)} ;; P3 203 kWh * 0,0988 €/kWh | ${eur(m.e3)} ;; ${tail(m)}
    T Lecturas | 31/08/2026 | 30/09/2026 | Tipo | Consumo kWh ;; T P1 | 10.244 | 10.346 | Real | 102 ;; T P2 | 9.017 | 9.105 | Real | 88 ;; T P3 | 20.480 | 20.683 | Real | 203`,
  ),
]

export const tenthD = (): UnseenBill[] => [...inEnglish(), ...dashes(), ...readings()]
