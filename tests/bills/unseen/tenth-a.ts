import { eur } from '#tests/bills/print.ts'
import { amountsOf, type Home, homeBill } from './eighth-parts.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { n2, taxed } from './third-a2.ts'

/** What strangers' bills still broke, A: fees, prices of the hour, blocks of a period, wallets. Nobody's data. */

const base: Home = {
  retailer: 'Nordy',
  supply: '0222000099001101',
  period: ['2026-09-01', '2026-09-30', 30],
  kw: [4.4, 5.5],
  powerPrices: [0.0911, 0.0244],
  kwh: [102, 88, 203],
  energyPrices: [0.1688, 0.1288, 0.0988],
  bonus: 0.57,
  meter: 0.8,
}
type Made = ReturnType<typeof amountsOf>

const head = (m: Made, seller = 'Nordy ;; Nordy Energía, S.L.') =>
  `${seller} ;; Factura N-26-1001 · Fecha: 03/10/2026 ;; Periodo: 01/09/2026 - 30/09/2026 (30 días) ;; CUPS: ${m.cups} ;; Potencia contratada: P1 4,4 kW, P2 5,5 kW`
const power = (m: Made) =>
  `Potencia P1 4,4 kW x 30 días x 0,0911 €/kW día | ${eur(m.p1)} ;; Potencia P2 5,5 kW x 30 días x 0,0244 €/kW día | ${eur(m.p2)}`
const energy = (m: Made) =>
  `Energía P1 102 kWh x 0,1688 €/kWh | ${eur(m.e1)} ;; Energía P2 88 kWh x 0,1288 €/kWh | ${eur(m.e2)} ;; Energía P3 203 kWh x 0,0988 €/kWh | ${eur(m.e3)}`
const tail = (m: Made) =>
  `Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(m.iee)} ;; Alquiler de contador | ${eur(m.meter)} ;; IVA 21 % de ${n2(m.base)} € | ${eur(m.vat)} ;; = Total factura | ${eur(m.total)}`
const one = (name: string, supply: string, home: Home, write: (m: Made) => string, changed?: UnseenBill['finds']) =>
  homeBill(name, { ...home, supply }, write, changed)

const fees = (): UnseenBill[] => [
  one(
    'a plan with a fee of the month among the energy',
    '0222000099001101',
    { ...base, beside: [6.9] },
    (m) =>
      `${head(m)} ;; # Potencia ;; ${power(m)} ;; # Energía ;; ${energy(m)} ;; Cuota mensual del plan 6,90 €/mes x 1 mes | 6,90 € ;; # Otros ;; ${tail(m)}`,
  ),
  one(
    'a plan whose fee is called a fixed term',
    '0222000099001102',
    { ...base, beside: [4.93] },
    (m) =>
      `${head(m)} ;; # Término de potencia ;; ${power(m)} ;; # Término de energía ;; ${energy(m)} ;; Término fijo de comercialización 30 días x 0,164384 €/día | 4,93 € ;; # Otros ;; ${tail(m)}`,
  ),
  one(
    'a subscription beside the price of cost',
    '0222000099001103',
    { ...base, beside: [9.9] },
    (m) =>
      `${head(m)} ;; T Concepto | Cantidad | Precio | Importe ;; T Suscripción mensual (energía a precio de coste) | 1 mes | 9,90 €/mes | 9,90 € ;; T Energía punta | 102 kWh | 0,1688 €/kWh | ${eur(m.e1)} ;; T Energía llano | 88 kWh | 0,1288 €/kWh | ${eur(m.e2)} ;; T Energía valle | 203 kWh | 0,0988 €/kWh | ${eur(m.e3)} ;; - ;; ${power(m)} ;; ${tail(m)}`,
  ),
]

/** Energy of the hour: its sum is printed, or its parts are all there is. */
const ofHours = (): UnseenBill[] => {
  const parts = [24.61, 6.02, 3.17, 4.4, 9.18, 0.95]
  const cost = sum(...parts)
  const t = (m: Made, energyEur: number, beside: readonly number[]) =>
    taxed(sum(m.power, energyEur, m.bonus), 5.11269632, beside, 21)
  const made = (supply: string) => amountsOf({ ...base, supply })
  const hourly = (
    name: string,
    supply: string,
    fee: number,
    write: (m: Made) => string,
    changed: UnseenBill['finds'] = {},
  ) => {
    const m = made(supply)
    const own = t(m, cost, [m.meter, fee])
    const all = { ...m, ...own }
    return one(name, supply, base, () => write(all), {
      'amounts.energyTermEur': cost,
      'amounts.totalEur': own.total,
      vatEur: own.vat,
      electricityTaxEur: own.iee,
      ...changed,
    })
  }
  return [
    hourly(
      'a price of the hour in its parts, with the sum',
      '0222000099001104',
      3.93,
      (m) =>
        `${head(m)} ;; T Consumo (kWh) | Punta | Llano | Valle | Total ;; T Medido | 102 | 88 | 203 | 393 ;; - ;; ${power(m)}
    # Término de energía ;; Coste horario mercado diario OMIE: 393 kWh x 0,062621 €/kWh | 24,61 € ;; Servicios de ajuste (REE): 393 kWh x 0,015318 €/kWh | 6,02 € ;; Pérdidas de red | 3,17 € ;; Pagos por capacidad y otros costes regulados | 4,40 € ;; Peajes y cargos de energía | 9,18 € ;; Tasa municipal y FNEE | 0,95 € ;; Total término de energía | ${eur(cost)}
    Gestión comercial 393 kWh x 0,01 €/kWh | 3,93 € ;; ${tail(m)}`,
    ),
    hourly(
      'a price of the hour in its parts, kWh only as a whole, no sum',
      '0222000099001105',
      5,
      (m) =>
        `${head(m)} ;; ${power(m)} ;; # Energía: 393 kWh a precio horario ;; Energía mercado OMIE | 24,61 € ;; Energía servicios de ajuste | 6,02 € ;; Energía pérdidas | 3,17 € ;; Energía pagos por capacidad | 4,40 € ;; Energía peajes y cargos | 9,18 € ;; Energía FNEE | 0,95 € ;; Cuota de gestión 5,00 €/mes | 5,00 € ;; ${tail(m)}`,
      { 'energyKwh.p1': null, 'energyKwh.p2': null, 'energyKwh.p3': null },
    ),
    hourly(
      'a price of the hour as one sum beside tolls by band',
      '0222000099001106',
      0,
      (m) =>
        `${head(m)} ;; ${power(m)} ;; # Energía ;; Peajes y cargos P1 102 kWh x 0,05 €/kWh | 5,10 € ;; Peajes y cargos P2 88 kWh x 0,03 €/kWh | 2,64 € ;; Peajes y cargos P3 203 kWh x 0,007094 €/kWh | 1,44 € ;; Coste de la energía (precio medio horario 0,0996 €/kWh) | ${eur(sum(cost, -9.18))} ;; ${tail(m)}`,
    ),
  ]
}

const blocks = (): UnseenBill[] => {
  const flat = (supply: string): [Home, Made, number, number] => {
    const home: Home = { ...base, supply }
    return [home, amountsOf(home), toCents(171 * 0.1399), toCents(222 * 0.1499)]
  }
  const twoPrices = (name: string, supply: string, write: (m: Made, a: number, b: number) => string) => {
    const [home, m, a, b] = flat(supply)
    const own = taxed(sum(m.power, a, b, m.bonus), 5.11269632, [m.meter], 21)
    return one(name, supply, home, () => write({ ...m, ...own }, a, b), {
      'energyKwh.p1': null,
      'energyKwh.p2': null,
      'energyKwh.p3': null,
      'amounts.energyTermEur': sum(a, b),
      'amounts.totalEur': own.total,
      vatEur: own.vat,
      electricityTaxEur: own.iee,
    })
  }
  return [
    twoPrices(
      'two energy blocks of one price each, a total below each',
      '0222000099001107',
      (m, a, b) =>
        `${head(m)} ;; ${power(m)} ;; # Del 01/09/2026 al 14/09/2026 ;; Energía consumida 171 kWh x 0,1399 €/kWh | ${eur(a)} ;; Consumo total 171 kWh | ${eur(a)} ;; # Del 15/09/2026 al 30/09/2026 ;; Energía consumida 222 kWh x 0,1499 €/kWh | ${eur(b)} ;; Consumo total 222 kWh | ${eur(b)} ;; ${tail(m)}`,
    ),
    twoPrices(
      'two energy blocks in a table, kWh and price each',
      '0222000099001108',
      (m, a, b) =>
        `${head(m)} ;; ${power(m)} ;; T Desde | Hasta | Consumo kWh | Precio €/kWh | Importe € ;; T 01/09/2026 | 14/09/2026 | 171 | 0,139900 | ${n2(a)} ;; T 15/09/2026 | 30/09/2026 | 222 | 0,149900 | ${n2(b)} ;; - ;; ${tail(m)}`,
    ),
  ]
}

const powerBlocks = (): UnseenBill[] => {
  const home: Home = { ...base, supply: '0222000099001109', kw: [4.4, 4.4] }
  const m = amountsOf(home)
  const [a1, a2, b1, b2] = [4.4 * 14 * 0.0911, 4.4 * 14 * 0.0244, 4.4 * 16 * 0.0955, 4.4 * 16 * 0.0266].map(toCents)
  const [a, b] = [sum(a1 ?? 0, a2 ?? 0), sum(b1 ?? 0, b2 ?? 0)]
  const own = taxed(sum(a, b, m.energy, m.bonus), 5.11269632, [m.meter], 21)
  const changed = {
    'amounts.powerTermEur': sum(a, b),
    'amounts.totalEur': own.total,
    vatEur: own.vat,
    electricityTaxEur: own.iee,
  }
  const all = { ...m, ...own }
  return [
    one(
      'power in two blocks, a sum below each',
      '0222000099001109',
      home,
      () =>
        `${head(all).replace('5,5', '4,4')} ;; # Hasta el 14/09/2026 ;; Potencia P1 4,4 kW x 14 días x 0,0911 €/kW día | ${eur(a1 ?? 0)} ;; Potencia P2 4,4 kW x 14 días x 0,0244 €/kW día | ${eur(a2 ?? 0)} ;; Total potencia | ${eur(a)} ;; # Desde el 15/09/2026 ;; Potencia P1 4,4 kW x 16 días x 0,0955 €/kW día | ${eur(b1 ?? 0)} ;; Potencia P2 4,4 kW x 16 días x 0,0266 €/kW día | ${eur(b2 ?? 0)} ;; Total potencia | ${eur(b)} ;; ${energy(all)} ;; ${tail(all)}`,
      changed,
    ),
    one(
      'power in two blocks, only their sums',
      '0222000099001110',
      { ...home, supply: '0222000099001110' },
      () =>
        `${head(amountsOf({ ...home, supply: '0222000099001110' })).replace('5,5', '4,4')} ;; Potencia del 01/09/2026 al 14/09/2026 | ${eur(a)} ;; Potencia del 15/09/2026 al 30/09/2026 | ${eur(b)} ;; ${energy(all)} ;; ${tail(all)}`,
      changed,
    ),
  ]
}

const sun: Home = { ...base, surplus: [214, 0.055] }
const wallets = (): UnseenBill[] => [
  one(
    'energy kept in a cloud stands in front of the energy',
    '0222000099001111',
    sun,
    (m) =>
      `${head(m)} ;; [ ;; Tu Solar Cloud ;; Energía acumulada | 61,40 € ;; Energía de este mes | 3,10 € ;; Saldo de energía disponible | 64,50 € ;; ] ;; ${power(m)} ;; ${energy(m)} ;; Compensación 214 kWh x 0,055 €/kWh | ${less(m.back)} ;; ${tail(m)}`,
  ),
  one(
    'a virtual wallet of energy behind the total',
    '0222000099001112',
    sun,
    (m) =>
      `${head(m)} ;; Término de potencia | ${eur(m.power)} ;; Término de energía | ${eur(m.energy)} ;; Consumo: 102 kWh en punta, 88 kWh en llano y 203 kWh en valle ;; Excedentes 214 kWh | ${less(m.back)} ;; ${tail(m)} ;; # Batería virtual ;; Consumo de saldo en esta factura | 0,00 € ;; Energía acumulada en euros | ${eur(m.energy + 20)} ;; Saldo final de energía | ${eur(m.energy + 20)}`,
  ),
]

const surplusOfTwoPrices = (): UnseenBill[] => {
  const write = (supply: string, back: (a: string, b: string) => string) => {
    const home = { ...base, supply, surplus: [214, 0.055] as const }
    const m = amountsOf(home)
    const [a, b] = [toCents(100 * 0.06), toCents(114 * 0.04)]
    const own = taxed(sum(m.power, m.energy, m.bonus, -a, -b), 5.11269632, [m.meter], 21)
    const all = { ...m, ...own }
    return one(
      `surplus at two prices ${supply.slice(-2)}`,
      supply,
      home,
      () => `${head(all)} ;; ${power(all)} ;; ${energy(all)} ;; ${back(less(a), less(b))} ;; ${tail(all)}`,
      {
        'amounts.totalEur': own.total,
        vatEur: own.vat,
        electricityTaxEur: own.iee,
        compensationEur: sum(a, b),
      },
    )
  }
  return [
    write(
      '0222000099001113',
      (a, b) =>
        `Excedentes del 01/09 al 14/09: 100 kWh x 0,06 €/kWh | ${a} ;; Excedentes del 15/09 al 30/09: 114 kWh x 0,04 €/kWh | ${b}`,
    ),
    write(
      '0222000099001114',
      (a, b) =>
        `T Excedentes | kWh | €/kWh | Importe ;; T Punta y llano | 100 | -0,06 | ${a} ;; T Valle | 114 | -0,04 | ${b} ;; -`,
    ),
    write(
      '0222000099001115',
      (a, b) =>
        `Compensación excedentes (primeros 100 kWh) 100 kWh x 0,06 €/kWh | ${a} ;; Compensación excedentes (resto) 114 kWh x 0,04 €/kWh | ${b} ;; Energía vertida en el periodo: 214 kWh`,
    ),
  ]
}

export const tenthA = (): UnseenBill[] => [
  ...fees(),
  ...ofHours(),
  ...blocks(),
  ...powerBlocks(),
  ...wallets(),
  ...surplusOfTwoPrices(),
]
