import { eur } from '#tests/bills/print.ts'
import { type amountsOf, type Home, homeBill } from './eighth-parts.ts'
import type { UnseenBill } from './shared.ts'
import { n2 } from './third-a2.ts'

/** What strangers' bills still broke, B: bands in boxes, days both counted, neighbours, numbers that touch. Nobody's data. */

const base: Home = {
  retailer: 'Nordy',
  supply: '0222000099002201',
  period: ['2026-04-01', '2026-04-30', 30],
  kw: [4.4, 5.5],
  powerPrices: [0.0911, 0.0244],
  kwh: [102, 88, 203],
  energyPrices: [0.1688, 0.1288, 0.0988],
  bonus: 0.57,
  meter: 0.8,
  ieePct: 0.5,
  vatPct: 10,
}
type Made = ReturnType<typeof amountsOf>

const head = (m: Made, period = 'Periodo: 01/04/2026 - 30/04/2026 (30 días)') =>
  `Nordy ;; Nordy Energía, S.L. ;; Factura N-26-1001 · Fecha: 03/05/2026 ;; ${period} ;; CUPS: ${m.cups} ;; Potencia contratada: P1 4,4 kW, P2 5,5 kW`
const power = (m: Made) =>
  `Potencia P1 4,4 kW x 30 días x 0,0911 €/kW día | ${eur(m.p1)} ;; Potencia P2 5,5 kW x 30 días x 0,0244 €/kW día | ${eur(m.p2)}`
const energy = (m: Made) =>
  `Energía P1 102 kWh x 0,1688 €/kWh | ${eur(m.e1)} ;; Energía P2 88 kWh x 0,1288 €/kWh | ${eur(m.e2)} ;; Energía P3 203 kWh x 0,0988 €/kWh | ${eur(m.e3)}`
const sums = (m: Made) => `Potencia | ${eur(m.power)} ;; Energía | ${eur(m.energy)}`
const tail = (m: Made) =>
  `Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico 0,5 % | ${eur(m.iee)} ;; Alquiler de contador | ${eur(m.meter)} ;; IVA 10 % de ${n2(m.base)} € | ${eur(m.vat)} ;; = Total factura | ${eur(m.total)}`
const one = (name: string, supply: string, write: (m: Made) => string, changed?: UnseenBill['finds']) =>
  homeBill(name, { ...base, supply }, write, changed)

const boxes = (): UnseenBill[] => [
  one(
    'a box for each band, name above kWh above its price',
    '0222000099002201',
    (m) =>
      `${head(m)} ;; << ;; [ ;; Punta ;; 102 kWh ;; 0,1688 €/kWh ;; ] ;; >< ;; << ;; [ ;; Llano ;; 88 kWh ;; 0,1288 €/kWh ;; ] ;; >< ;; [ ;; Valle ;; 203 kWh ;; 0,0988 €/kWh ;; ] ;; >> ;; >> ;; ${sums(m)} ;; ${tail(m)}`,
  ),
  one(
    'a box for each band, name and hours above kWh',
    '0222000099002202',
    (m) =>
      `${head(m)} ;; ¿Cuándo has consumido? ;; << ;; [ ;; PUNTA ;; 10-14 h y 18-22 h ;; 102 kWh ;; ] ;; >< ;; << ;; [ ;; LLANO ;; 8-10 h, 14-18 h y 22-24 h ;; 88 kWh ;; ] ;; >< ;; [ ;; VALLE ;; 0-8 h y fin de semana ;; 203 kWh ;; ] ;; >> ;; >> ;; ${sums(m)} ;; ${tail(m)}`,
  ),
  one(
    'a box for each band with what it costs',
    '0222000099002203',
    (m) =>
      `${head(m)} ;; ${power(m)} ;; << ;; [ ;; Energía punta ;; 102 kWh ;; ${eur(m.e1)} ;; ] ;; >< ;; << ;; [ ;; Energía llano ;; 88 kWh ;; ${eur(m.e2)} ;; ] ;; >< ;; [ ;; Energía valle ;; 203 kWh ;; ${eur(m.e3)} ;; ] ;; >> ;; >> ;; ${tail(m)}`,
  ),
]

const inclusive = (): UnseenBill[] => [
  one(
    'first and last day in words, both counted',
    '0222000099002204',
    (m) =>
      `${head(m, 'Periodo de consumo: del 1 al 30 de abril de 2026, ambos inclusive')} ;; ${sums(m)} ;; Consumo punta | 102 kWh ;; Consumo llano | 88 kWh ;; Consumo valle | 203 kWh ;; ${tail(m)}`,
  ),
  one(
    'first and last day in numbers, both counted',
    '0222000099002205',
    (m) =>
      `${head(m, 'Facturación desde el 01/04/2026 hasta el 30/04/2026 (ambos días incluidos)')} ;; ${sums(m)} ;; Consumo punta | 102 kWh ;; Consumo llano | 88 kWh ;; Consumo valle | 203 kWh ;; ${tail(m)}`,
  ),
]

const neighbours = (): UnseenBill[] => [
  one(
    'the neighbours in the same bands',
    '0222000099002206',
    (m) =>
      `${head(m)} ;; ${sums(m)} ;; Has consumido 393 kWh ;; # Compárate con tus vecinos ;; T kWh | Punta | Llano | Valle ;; T Tus vecinos | 131 | 120 | 260 ;; - ;; ${tail(m)}`,
    { 'energyKwh.p1': null, 'energyKwh.p2': null, 'energyKwh.p3': null },
  ),
  one(
    'the neighbours beside one',
    '0222000099002207',
    (m) =>
      `${head(m)} ;; ${sums(m)} ;; Energía total consumida: 393 kWh ;; # Tu consumo y el de tus vecinos del código postal 29602 ;; T Periodo | Vecinos (kWh) ;; T Punta | 131 ;; T Llano | 120 ;; T Valle | 260 ;; - ;; ${tail(m)}`,
    { 'energyKwh.p1': null, 'energyKwh.p2': null, 'energyKwh.p3': null },
  ),
  one(
    'homes like this one, in words',
    '0222000099002208',
    (m) =>
      `${head(m)} ;; ${sums(m)} ;; ${energy(m)} ;; Hogares como el tuyo han consumido de media 411 kWh: 120 kWh en punta, 101 kWh en llano y 190 kWh en valle. ;; ${tail(m)}`,
  ),
]

const torn = (): UnseenBill[] => [
  one(
    'days and amount touch',
    '0222000099002210',
    (m) =>
      `${head(m)} ;; T Potencia | kW | €/kW día | Días Importe ;; T Punta | 4,4 | 0,091100 | 30${n2(m.p1)} ;; T Valle | 5,5 | 0,024400 | 30${n2(m.p2)} ;; - ;; Total potencia | ${eur(m.power)} ;; ${energy(m)} ;; ${tail(m)}`,
  ),
]

export const tenthB = (): UnseenBill[] => [...boxes(), ...inclusive(), ...neighbours(), ...torn()]
