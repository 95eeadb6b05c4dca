import { eur } from '#tests/bills/print.ts'
import { amountsOf, type Home, homeBill } from './eighth-parts.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { n2 } from './third-a2.ts'

/** What a stranger's forty bills taught, A: taxes of two rates, and what stands behind the taxes. Nobody's data. */

const base: Home = {
  retailer: 'Iberdrola',
  supply: '0021000055667701',
  period: ['2026-04-10', '2026-05-11', 31],
  kw: [4.6, 4.6],
  powerPrices: [0.097311, 0.044029],
  kwh: [118, 97, 147],
  energyPrices: [0.1599, 0.1299, 0.1099],
  bonus: 0.59,
  meter: 0.83,
  ieePct: 0.5,
  vatPct: 10,
}

type Made = ReturnType<typeof amountsOf>
const whereItGoes = (total: number) =>
  `~ El destino del importe de su factura, ${n2(total)} euros, es el siguiente: Impuestos aplicados 10,59 €; Costes regulados 25,49 € (redes 62,40 %); Coste de producción de electricidad, margen de comercialización y otros 48,24 €. Alquiler de equipos de medida y control 0,83 €.`
const head = (m: Made, { kw, period: [start, end, days] }: Home) =>
  `PERIODO DE FACTURACIÓN: ${start} - ${end} ;; DÍAS FACTURADOS: ${days} ;; CUPS: ${m.cups} ;; Potencia punta: ${n2(kw[0])} kW ;; Potencia valle: ${n2(kw[1])} kW`
const terms = (m: Made, { kw, period: [, , days], powerPrices, kwh, energyPrices }: Home) =>
  `Potencia punta ${n2(kw[0])} kW x ${days} días x ${powerPrices[0].toString().replace('.', ',')} €/kW día | ${eur(m.p1)} ;; Potencia valle ${n2(kw[1])} kW x ${days} días x ${powerPrices[1].toString().replace('.', ',')} €/kW día | ${eur(m.p2)} ;; Energía punta ${kwh[0]} kWh x ${energyPrices[0].toString().replace('.', ',')} €/kWh | ${eur(m.e1)} ;; Energía llano ${kwh[1]} kWh x ${energyPrices[1].toString().replace('.', ',')} €/kWh | ${eur(m.e2)} ;; Energía valle ${kwh[2]} kWh x ${energyPrices[2].toString().replace('.', ',')} €/kWh | ${eur(m.e3)}`
const charges = (m: Made, { ieePct = 5.11269632 }: Home) =>
  `Financiación bono social | ${eur(m.bonus)} ;; Impuesto sobre electricidad ${String(ieePct).replace('.', ',')} % | ${eur(m.iee)} ;; Alquiler equipos medida | ${eur(m.meter)}`

/** The service is taxed at the general rate, the supply at the reduced one. */
function twoRates(
  name: string,
  home: Home,
  care: number,
  tail: (o: { m: Made; care: number; low: number; high: number; total: number }) => string,
): UnseenBill {
  const m = amountsOf(home)
  const [low, high] = [m.vat, toCents(care * 0.21)]
  const total = sum(m.base, care, low, high)
  return homeBill(
    name,
    home,
    () =>
      `IBERDROLA CLIENTES, S.A.U. CIF A-95758389 ;; ${head(m, home)} ;; ${terms(m, home)} ;; ${charges(m, home)} ;; ${tail({ m, care, low, high, total })} ;; ${whereItGoes(total)}`,
    { 'amounts.totalEur': total, vatEur: sum(low, high) },
  )
}

const serviceApart = () =>
  twoRates('two rates: the service has its own', base, 6.57, (o) =>
    [
      `Pack Hogar Asistencia | ${eur(o.care)} ;; IMPORTE TOTAL | ${eur(sum(o.m.base, o.care))}`,
      `IVA 10% s/${n2(o.m.base)} € | ${eur(o.low)} ;; IVA 21% s/${n2(o.care)} € | ${eur(o.high)}`,
      `= TOTAL IMPORTE FACTURA | ${eur(o.total)}`,
    ].join(' ;; '),
  )

const serviceDearer = () =>
  twoRates(
    'two rates: the service costs more than the electricity',
    { ...base, supply: '0021000055667702', kwh: [11, 9, 20], kw: [2.3, 2.3] },
    39.9,
    (o) =>
      [
        `Protección Hogar Total | ${eur(o.care)}`,
        `- ;; T Impuesto | Base | Tipo | Cuota ;; T IVA | ${n2(o.m.base)} | 10 % | ${n2(o.low)} ;; T IVA | ${n2(o.care)} | 21 % | ${n2(o.high)} ;; -`,
        `= Total factura | ${eur(o.total)}`,
      ].join(' ;; '),
  )

const namedRates = () =>
  twoRates(
    'two rates: each line says what it is on',
    { ...base, supply: '0021000055667703' },
    12.1,
    (o) =>
      `Servicio de reparaciones | ${eur(o.care)} ;; IVA 21 % (servicios) | ${eur(o.high)} ;; IVA 10 % (electricidad) | ${eur(o.low)} ;; = TOTAL A PAGAR | ${eur(o.total)}`,
  )

const sun: Home = {
  ...base,
  retailer: 'Repsol',
  supply: '0031000055667704',
  period: ['2025-08-05', '2025-09-04', 30],
  surplus: [187, 0.05],
  beside: [1.99],
  ieePct: 5.11269632,
  vatPct: 21,
}

/** A bill that goes on behind its taxes. */
function goingOn(
  name: string,
  home: Home,
  after: number,
  tail: (o: { m: Made; after: number; total: number }) => string,
  changed: UnseenBill['finds'] = {},
): UnseenBill {
  const m = amountsOf(home)
  const total = sum(m.total, after)
  const surplus = home.surplus
    ? ` ;; Compensación excedentes ${home.surplus[0]} kWh x -${home.surplus[1].toString().replace('.', ',')} €/kWh | ${less(m.back)}`
    : ''
  return homeBill(
    name,
    home,
    () =>
      `Repsol Comercializadora de Electricidad y Gas, S.L.U. ;; ${head(m, home)} ;; ${terms(m, home)}${surplus} ;; ${charges(m, home)} ;; ${tail({ m, after, total })} ;; ${whereItGoes(m.total)}`,
    { 'amounts.totalEur': total, ...changed },
  )
}

const battery = () =>
  goingOn('Catalan: a virtual battery behind the taxes', sun, -32.1, ({ m, after, total }) =>
    [
      `Quota Bateria Virtual | 1,99 € ;; IVA 21 % x ${n2(m.base)} € | ${eur(m.vat)} ;; Saldo Bateria Virtual | ${less(-after)}`,
      `= Total factura | ${eur(total)}`,
      'La teva Bateria Virtual: saldo anterior 61,44 € · acumulat 3,17 € · saldo actual 32,51 €.',
    ].join(' ;; '),
  )

const wipedOut = () => {
  const home = { ...sun, supply: '0031000055667705', beside: [] }
  const due = amountsOf(home).total
  return goingOn('a cloud that pays the whole bill', home, -due, ({ m }) =>
    [
      `IVA 21% ${n2(m.base)}€ × 21% | ${eur(m.vat)} ;; Subtotal | ${eur(m.total)} ;; Saldo Cloud | ${less(m.total)}`,
      `= Total a pagar | 0,00 € ;; Sin tu Cloud habrías pagado ${eur(m.total)}. Saldo que te queda: 92,59 €`,
    ].join(' ;; '),
  )
}

const donation = () =>
  goingOn(
    'a donation behind the taxes',
    { ...sun, supply: '0031000055667706', beside: [], surplus: undefined },
    2,
    ({ m, after, total }) =>
      `IVA 21 % s/ ${n2(m.base)} € | ${eur(m.vat)} ;; Donación Cruz Roja (exenta) | ${eur(after)} ;; = TOTAL A PAGAR | ${eur(total)}`,
  )

const bothCalled = () =>
  goingOn(
    'a wallet between two totals: the one to be paid, not sure',
    { ...sun, supply: '0031000055667707', beside: [] },
    -11.4,
    ({ m, after, total }) =>
      `IVA 21 % s/ ${n2(m.base)} € | ${eur(m.vat)} ;; = Total factura | ${eur(m.total)} ;; Aplicado de tu hucha solar | ${less(-after)} ;; = Importe a pagar | ${eur(total)}`,
  )

const earlierDebt = () =>
  goingOn(
    'a balance of earlier bills: no part of this one',
    { ...sun, supply: '0031000055667708', beside: [], surplus: undefined },
    18.2,
    ({ m, after, total }) =>
      `IVA 21 % s/ ${n2(m.base)} € | ${eur(m.vat)} ;; = Total factura | ${eur(m.total)} ;; Saldo pendiente de facturas anteriores | ${eur(after)} ;; = Total a pagar | ${eur(total)}`,
    { 'amounts.totalEur': amountsOf({ ...sun, beside: [], surplus: undefined }).total },
  )

export const ninthA = (): UnseenBill[] => [
  serviceApart(),
  serviceDearer(),
  namedRates(),
  battery(),
  wipedOut(),
  donation(),
  bothCalled(),
  earlierDebt(),
]
