import { eur } from '#tests/bills/print.ts'
import { amountsOf, type Home, homeBill } from './eighth-parts.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { n2, taxed } from './third-a2.ts'

/** What strangers' bills still broke, C: blocks whose kWh are told apart, wallets in other words, hours of other sellers. Nobody's data. */

const base: Home = {
  retailer: 'Nordy',
  supply: '0222000099003301',
  period: ['2026-09-01', '2026-09-30', 30],
  kw: [4.4, 5.5],
  powerPrices: [0.0911, 0.0244],
  kwh: [102, 88, 203],
  energyPrices: [0.1688, 0.1288, 0.0988],
  bonus: 0.57,
  meter: 0.8,
}
type Made = ReturnType<typeof amountsOf>
const head = (m: Made) =>
  `Nordy ;; Nordy Energía, S.L. ;; Factura N-26-1001 · Fecha: 03/10/2026 ;; Periodo: 01/09/2026 - 30/09/2026 (30 días) ;; CUPS: ${m.cups} ;; Potencia contratada: P1 4,4 kW, P2 5,5 kW`
const power = (m: Made) =>
  `Potencia P1 4,4 kW x 30 días x 0,0911 €/kW día | ${eur(m.p1)} ;; Potencia P2 5,5 kW x 30 días x 0,0244 €/kW día | ${eur(m.p2)}`
const sums = (m: Made) => `Potencia | ${eur(m.power)} ;; Energía | ${eur(m.energy)}`
const tail = (m: Made) =>
  `Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(m.iee)} ;; Alquiler de contador | ${eur(m.meter)} ;; IVA 21 % de ${n2(m.base)} € | ${eur(m.vat)} ;; = Total factura | ${eur(m.total)}`
const one = (name: string, supply: string, home: Home, write: (m: Made) => string, changed?: UnseenBill['finds']) =>
  homeBill(name, { ...home, supply }, write, changed)

/** 41 + 61, 38 + 50, 92 + 111. */
const blocks = (): UnseenBill[] => [
  one(
    'bands of two blocks without prices, a total of each',
    '0222000099003301',
    base,
    (m) =>
      `${head(m)} ;; ${sums(m)} ;; # Consumo del 01/09/2026 al 14/09/2026 ;; Consumo punta | 41 kWh ;; Consumo llano | 38 kWh ;; Consumo valle | 92 kWh ;; Consumo total | 171 kWh ;; # Consumo del 15/09/2026 al 30/09/2026 ;; Consumo punta | 61 kWh ;; Consumo llano | 50 kWh ;; Consumo valle | 111 kWh ;; Consumo total | 222 kWh ;; ${tail(m)}`,
  ),
  one('a table of each block, prices in the second only', '0222000099003302', base, (m) => {
    const [a, b, c] = [toCents(61 * 0.17), toCents(50 * 0.13), toCents(111 * 0.1)]
    return `${head(m)} ;; ${power(m)} ;; # Del 01/09/2026 al 14/09/2026 ;; T Consumo | kWh | Importe ;; T Punta | 41 | ${n2(m.e1 - a)} ;; T Llano | 38 | ${n2(m.e2 - b)} ;; T Valle | 92 | ${n2(m.e3 - c)} ;; # Del 15/09/2026 al 30/09/2026 ;; T Consumo | kWh | €/kWh | Importe ;; T Punta | 61 | 0,170000 | ${n2(a)} ;; T Llano | 50 | 0,130000 | ${n2(b)} ;; T Valle | 111 | 0,100000 | ${n2(c)} ;; - ;; Total energía | ${eur(m.energy)} ;; ${tail(m)}`
  }),
  one(
    'two months of one price, kWh of each',
    '0222000099003303',
    base,
    (m) =>
      `${head(m)} ;; ${sums(m)} ;; Consumo de energía del 01/09/2026 al 14/09/2026: 171 kWh ;; Consumo de energía del 15/09/2026 al 30/09/2026: 222 kWh ;; ${tail(m)}`,
    { 'energyKwh.p1': null, 'energyKwh.p2': null, 'energyKwh.p3': null },
  ),
]

const powerBlocks = (): UnseenBill[] => {
  const home: Home = { ...base, supply: '0222000099003304', kw: [4.4, 4.4] }
  const m = amountsOf(home)
  const [a1 = 0, a2 = 0, b1 = 0, b2 = 0] = [
    4.4 * 14 * 0.0911,
    4.4 * 14 * 0.0244,
    4.4 * 16 * 0.0955,
    4.4 * 16 * 0.0266,
  ].map(toCents)
  const [a, b] = [sum(a1, a2), sum(b1, b2)]
  const own = taxed(sum(a, b, m.energy, m.bonus), 5.11269632, [m.meter], 21)
  const all = { ...m, ...own }
  return [
    one(
      'a block of a year that ends within the period: prices of a year, sums of blocks',
      '0222000099003304',
      home,
      () =>
        `${head(all).replace('5,5', '4,4')} ;; T Potencia | kW | Días | €/kW día | Importe ;; T Punta hasta 14/09 | 4,4 | 14 | 0,091100 | ${n2(a1)} ;; T Valle hasta 14/09 | 4,4 | 14 | 0,024400 | ${n2(a2)} ;; T Subtotal | | | | ${n2(a)} ;; T Punta desde 15/09 | 4,4 | 16 | 0,095500 | ${n2(b1)} ;; T Valle desde 15/09 | 4,4 | 16 | 0,026600 | ${n2(b2)} ;; T Subtotal | | | | ${n2(b)} ;; - ;; Energía P1 102 kWh x 0,1688 €/kWh | ${eur(m.e1)} ;; Energía P2 88 kWh x 0,1288 €/kWh | ${eur(m.e2)} ;; Energía P3 203 kWh x 0,0988 €/kWh | ${eur(m.e3)} ;; ${tail(all)}`,
      {
        'amounts.powerTermEur': sum(a, b),
        'amounts.totalEur': own.total,
        vatEur: own.vat,
        electricityTaxEur: own.iee,
      },
    ),
  ]
}

const sun: Home = { ...base, surplus: [214, 0.055] }
const wallets = (): UnseenBill[] => [
  one(
    'a wallet named after energy, its movements in a table',
    '0222000099003305',
    sun,
    (m) =>
      `${head(m)} ;; ${sums(m)} ;; Consumo: 102 kWh en punta, 88 kWh en llano y 203 kWh en valle ;; Excedentes 214 kWh | ${less(m.back)} ;; ${tail(m)} ;; T Movimientos de tu monedero de energía | Importe ;; T Saldo anterior de energía | 41,20 € ;; T Energía generada este mes | 3,11 € ;; T Energía usada en esta factura | 0,00 € ;; T Saldo de energía | 44,31 €`,
  ),
  one(
    'a cloud used behind the tax',
    '0222000099003306',
    sun,
    (m) =>
      `${head(m)} ;; ${power(m)} ;; Energía consumida | ${eur(m.energy)} ;; Consumo punta 102 kWh · llano 88 kWh · valle 203 kWh ;; Compensación de excedentes 214 kWh x 0,055 €/kWh | ${less(m.back)} ;; Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(m.iee)} ;; Alquiler de contador | ${eur(m.meter)} ;; IVA 21 % de ${n2(m.base)} € | ${eur(m.vat)} ;; Energía de tu Solar Cloud | -12,00 € ;; = Total a pagar | ${eur(m.total - 12)} ;; Energía que te queda en Solar Cloud: 31,10 €`,
    { 'amounts.totalEur': sum(amountsOf({ ...sun, supply: '0222000099003306' }).total, -12) },
  ),
]

const hours = (): UnseenBill[] => [
  one('indexed: three bands of tolls and of the market, losses within', '0222000099003307', base, (m) => {
    const [a, b, c] = [toCents(m.e1 - 4.08), toCents(m.e2 - 1.76), toCents(m.e3 - 1.02)]
    return `${head(m)} ;; ${power(m)} ;; T Energía | kWh | €/kWh | Importe ;; T Peaje P1 | 102 | 0,04 | 4,08 ;; T Peaje P2 | 88 | 0,02 | 1,76 ;; T Peaje P3 | 203 | 0,005025 | 1,02 ;; T Mercado P1 | 102 | ${(a / 102).toFixed(6).replace('.', ',')} | ${n2(a)} ;; T Mercado P2 | 88 | ${(b / 88).toFixed(6).replace('.', ',')} | ${n2(b)} ;; T Mercado P3 | 203 | ${(c / 203).toFixed(6).replace('.', ',')} | ${n2(c)} ;; - ;; Total energía | ${eur(m.energy)} ;; ${tail(m)}`
  }),
  one(
    'indexed: an average price, energy as one line, a fee of the day',
    '0222000099003308',
    { ...base, beside: [3.6] },
    (m) =>
      `${head(m)} ;; ${power(m)} ;; Energía indexada (OMIE + regulados) 393 kWh, precio medio 0,123690 €/kWh | ${eur(m.energy)} ;; Fee comercializadora 30 días x 0,12 €/día | 3,60 € ;; ${tail(m)} ;; T Lecturas | Anterior | Actual | Consumo kWh ;; T Punta | 4.011 | 4.113 | 102 ;; T Llano | 3.700 | 3.788 | 88 ;; T Valle | 9.007 | 9.210 | 203`,
  ),
  one(
    'indexed: components with no kWh, management by the MWh',
    '0222000099003309',
    { ...base, beside: [5.9] },
    (m) =>
      `${head(m)} ;; ${power(m)} ;; # Detalle del término de energía ;; Coste de la energía en el mercado | ${eur(m.energy - 21.5)} ;; Servicios de ajuste del sistema | 6,40 € ;; Coste de pérdidas | 4,10 € ;; Peajes y cargos de la energía | 11,00 € ;; Término de energía | ${eur(m.energy)} ;; Gestión Nordy 15,012 €/MWh x 0,393 MWh | 5,90 € ;; ${tail(m)} ;; Consumo del periodo: punta 102 kWh, llano 88 kWh, valle 203 kWh`,
  ),
]

export const tenthC = (): UnseenBill[] => [...blocks(), ...powerBlocks(), ...wallets(), ...hours()]
