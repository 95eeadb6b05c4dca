import { eur } from '#tests/bills/print.ts'
import { amountsOf, type Home, homeBill } from './eighth-parts.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { n2 } from './third-a2.ts'

/** Bills set against the reader, C: taxes and totals in other orders. Nobody's data. */

const base: Home = {
  retailer: 'Endesa',
  supply: '0031000077881101',
  period: ['2026-04-02', '2026-05-03', 31],
  kw: [3.45, 3.45],
  powerPrices: [0.1011, 0.0311],
  kwh: [92, 81, 164],
  energyPrices: [0.1799, 0.1399, 0.0999],
  bonus: 0.59,
  meter: 0.83,
  ieePct: 0.5,
  vatPct: 10,
}
type Made = ReturnType<typeof amountsOf>

const head = (m: Made, seller: string) =>
  `${seller} ;; Factura nº 26-0099188 · Emitida el 08/05/2026 ;; Periodo: del 02/04/2026 al 03/05/2026 (31 días) ;; CUPS ${m.cups} ;; Potencia contratada P1 3,45 kW · P2 3,45 kW`
const terms = (m: Made) =>
  `Potencia P1 | 3,45 kW x 31 días x 0,1011 €/kW día | ${eur(m.p1)}
    T Potencia P2 | 3,45 kW x 31 días x 0,0311 €/kW día | ${eur(m.p2)} ;; T Energía P1 | 92 kWh x 0,1799 €/kWh | ${eur(m.e1)} ;; T Energía P2 | 81 kWh x 0,1399 €/kWh | ${eur(m.e2)} ;; T Energía P3 | 164 kWh x 0,0999 €/kWh | ${eur(m.e3)}`
const table = (m: Made) =>
  `T Concepto | Cálculo | Importe ;; T ${terms(m)} ;; T Bono social | | ${eur(m.bonus)} ;; T Impuesto electricidad | 0,5 % | ${eur(m.iee)} ;; T Alquiler de contador | | ${eur(m.meter)}`
const endesa = 'Endesa Energía, S.A. Unipersonal ;; www.endesa.com'

function twice(
  name: string,
  supply: string,
  care: number,
  tail: (o: { m: Made; low: number; high: number; total: number }) => string,
  changed: UnseenBill['finds'] = {},
): UnseenBill {
  const home = { ...base, supply }
  const m = amountsOf(home)
  const [low, high] = [m.vat, toCents(care * 0.21)]
  const total = sum(m.base, care, low, high)
  return homeBill(name, home, () => `${head(m, endesa)} ;; ${table(m)} ;; - ;; ${tail({ m, low, high, total })}`, {
    'amounts.totalEur': total,
    vatEur: sum(low, high),
    ...changed,
  })
}

const ratesWithoutBases = () =>
  twice(
    'two rates without their bases',
    '0031000077881101',
    8.9,
    ({ low, high, total }) =>
      `Endesa X Asistencia | 8,90 € ;; IVA reducido (10%) | ${eur(low)} ;; IVA normal (21%) | ${eur(high)} ;; = TOTAL IMPORTE FACTURA | ${eur(total)}`,
  )

const ratesInColumns = () =>
  twice(
    'two rates, bases and taxes under their names',
    '0031000077881102',
    8.9,
    ({ m, low, high, total }) =>
      `Mantenimiento instalación | 8,90 € ;; T Base 10 % | IVA 10 % | Base 21 % | IVA 21 % | Total factura ;; T ${n2(m.base)} | ${n2(low)} | 8,90 | ${n2(high)} | ${n2(total)}`,
  )

const sumsWithTaxes = () =>
  twice(
    'electricity and services each with their tax, then both',
    '0031000077881103',
    12.4,
    ({ m, low, high, total }) =>
      `Base imponible electricidad | ${eur(m.base)} ;; IVA 10 % | ${eur(low)} ;; Total electricidad | ${eur(sum(m.base, low))} ;; # Otros servicios ;; Servicio Urgencias 24 h | 12,40 € ;; IVA 21 % s/ 12,40 € | ${eur(high)} ;; Total servicios | ${eur(sum(12.4, high))} ;; = TOTAL A PAGAR | ${eur(total)}`,
  )

const general: Home = { ...base, supply: '0031000077881104', ieePct: 5.11269632, vatPct: 21 }

function after(
  name: string,
  supply: string,
  eurAfter: number,
  tail: (o: { m: Made; total: number }) => string,
  o: { home?: Partial<Home>; changed?: UnseenBill['finds'] } = {},
): UnseenBill {
  const home = { ...general, supply, ...o.home }
  const m = amountsOf(home)
  const total = sum(m.total, eurAfter)
  const back = home.surplus
    ? ` ;; T Compensación excedentes | ${home.surplus[0]} kWh x ${String(home.surplus[1]).replace('.', ',')} €/kWh | ${less(m.back)}`
    : ''
  return homeBill(
    name,
    home,
    () =>
      `${head(m, endesa)} ;; ${table(m).replace('0,5 %', '5,11269632 %')}${back} ;; - ;; Base imponible | ${eur(m.base)} ;; ${tail({ m, total })}`,
    { 'amounts.totalEur': total, ...o.changed },
  )
}

const qualityPaid = () =>
  after(
    'money back for a long outage, without tax',
    '0031000077881104',
    -12,
    ({ m, total }) =>
      `IVA 21 % | ${eur(m.vat)} ;; Bonificación por calidad de servicio (exenta de IVA) | -12,00 € ;; = TOTAL IMPORTE FACTURA | ${eur(total)}`,
  )

const nothingLeft = () => {
  const m = amountsOf({ ...general, supply: '0031000077881105', surplus: [260, 0.06] })
  return after(
    'the battery pays it all and the rest stays for the next bill',
    '0031000077881105',
    -m.total,
    () =>
      `IVA 21 % | ${eur(m.vat)} ;; Importe antes de Batería Virtual | ${eur(m.total)} ;; Batería Virtual aplicada | ${less(m.total)} ;; = TOTAL A PAGAR | 0 € ;; Saldo para tu próxima factura: 4,10 €`,
    { home: { surplus: [260, 0.06] } },
  )
}

const walletInEnglish = () =>
  after(
    'English words for a wallet behind the tax',
    '0031000077881106',
    -6.25,
    ({ m, total }) => `VAT 21% | ${eur(m.vat)} ;; Solar credit used | -6,25 € ;; = Total to pay | ${eur(total)}`,
    { home: { surplus: [140, 0.05] } },
  )

const deposit = () =>
  after(
    'a deposit behind the tax',
    '0031000077881107',
    25.3,
    ({ m, total }) =>
      `IVA 21 % | ${eur(m.vat)} ;; Depósito de garantía (no sujeto) | 25,30 € ;; = TOTAL FACTURA | ${eur(total)}`,
  )

const totalFirst = () =>
  after(
    'the total alone at the top, the last line is what a wallet leaves',
    '0031000077881108',
    -15,
    ({ m, total }) =>
      `IVA 21 % de ${n2(m.base)} € | ${eur(m.vat)} ;; Total con impuestos | ${eur(m.total)} ;; Dinero de tu Solar Wallet | -15,00 € ;; = Lo que pagas | ${eur(total)} ;; Importe a cargar en cuenta: ${eur(total)}`,
    { home: { surplus: [210, 0.05] } },
  )

const instalment = () => {
  const m = amountsOf({ ...general, supply: '0031000077881109' })
  return after(
    'a monthly plan: what is paid is not what the bill is',
    '0031000077881109',
    0,
    () =>
      `IVA 21 % | ${eur(m.vat)} ;; = TOTAL FACTURA | ${eur(m.total)} ;; Cuota fija de tu plan | 60,00 € ;; Diferencia para la regularización anual | ${eur(sum(m.total, -60))} ;; Importe a pagar | 60,00 €`,
  )
}

const taxTwice = () => {
  const home: Home = { ...general, supply: '0031000077881110' }
  const m = amountsOf(home)
  return homeBill(
    'the electricity tax with its base in front, bonus within; sums after each block',
    home,
    () => `${endesa} ;; Factura 26-77 del 08/05/2026 ;; Facturado: 02/04/2026 a 03/05/2026 ;; Días naturales: 31 ;; CUPS: ${m.cups}
    # Por tu potencia contratada | ${eur(m.power)} ;; Punta: 3,45 kW | 31 días | 0,1011 €/kW día ;; Valle: 3,45 kW | 31 días | 0,0311 €/kW día
    # Por tu consumo | ${eur(m.energy)} ;; Punta: 92 kWh | 0,1799 €/kWh ;; Llano: 81 kWh | 0,1399 €/kWh ;; Valle: 164 kWh | 0,0999 €/kWh
    # Por regulación | ${eur(sum(m.bonus, m.iee, m.meter))} ;; Bono social ${eur(m.bonus)} · Impuesto eléctrico ${eur(m.iee)} · Contador ${eur(m.meter)}
    # Suma | ${eur(m.base)} ;; # IVA (21 %) | ${eur(m.vat)} ;; # A pagar | ${eur(m.total)}`,
  )
}

export const ninthC = (): UnseenBill[] => [
  ratesWithoutBases(),
  ratesInColumns(),
  sumsWithTaxes(),
  qualityPaid(),
  nothingLeft(),
  walletInEnglish(),
  deposit(),
  totalFirst(),
  instalment(),
  taxTwice(),
]
