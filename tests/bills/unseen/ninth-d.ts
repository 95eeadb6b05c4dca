import { eur } from '#tests/bills/print.ts'
import { type amountsOf, type Home, homeBill } from './eighth-parts.ts'
import { less, type UnseenBill } from './shared.ts'
import { n2 } from './third-a2.ts'

/** Bills set against the reader, D: other columns, other orders, other names. Nobody's data. */

const base: Home = {
  retailer: 'Nordy',
  supply: '0222000077882201',
  period: ['2026-09-01', '2026-09-30', 30],
  kw: [4.4, 5.5],
  powerPrices: [0.0911, 0.0244],
  kwh: [102, 88, 203],
  energyPrices: [0.1688, 0.1288, 0.0988],
  bonus: 0.57,
  meter: 0.8,
}
const sun: Home = { ...base, surplus: [214, 0.055] }
type Made = ReturnType<typeof amountsOf>

const tail = (m: Made) =>
  `Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(m.iee)} ;; Alquiler de contador | ${eur(m.meter)} ;; IVA 21 % de ${n2(m.base)} € | ${eur(m.vat)} ;; = Total factura | ${eur(m.total)}`
const power = (m: Made) =>
  `Potencia P1 4,4 kW x 30 días x 0,0911 €/kW día | ${eur(m.p1)} ;; Potencia P2 5,5 kW x 30 días x 0,0244 €/kW día | ${eur(m.p2)}`
const energy = (m: Made) =>
  `Energía P1 102 kWh x 0,1688 €/kWh | ${eur(m.e1)} ;; Energía P2 88 kWh x 0,1288 €/kWh | ${eur(m.e2)} ;; Energía P3 203 kWh x 0,0988 €/kWh | ${eur(m.e3)}`
const head = (m: Made, seller = 'Nordy ;; Nordy Energía, S.L.') =>
  `${seller} ;; Factura N-26-1001 · Fecha: 03/10/2026 ;; Periodo: 01/09/2026 - 30/09/2026 (30 días) ;; CUPS: ${m.cups} ;; Potencia contratada: P1 4,4 kW, P2 5,5 kW`
const one = (name: string, supply: string, home: Home, write: (m: Made) => string, changed?: UnseenBill['finds']) =>
  homeBill(name, { ...home, supply }, write, changed)

const fourColumns = () =>
  one(
    'what is used, fed in, made and used at home, in four columns',
    '0222000077882201',
    sun,
    (
      m,
    ) => `${head(m)} ;; ${power(m)} ;; ${energy(m)} ;; Compensación 214 kWh x 0,055 €/kWh | ${less(m.back)} ;; ${tail(m)}
    T Periodo | Consumo red (kWh) | Excedentes (kWh) | Autoconsumo (kWh) | Generación (kWh) ;; T P1 | 102 | 61 | 70 | 131 ;; T P2 | 88 | 98 | 44 | 142 ;; T P3 | 203 | 55 | 22 | 77 ;; T Total | 393 | 214 | 136 | 350`,
  )

const surplusFirst = () =>
  one(
    'what is fed in stands before what is used',
    '0222000077882202',
    sun,
    (m) => `${head(m)} ;; ${power(m)}
    T | Vertido kWh | Consumo kWh | €/kWh | Importe ;; T Punta | 61 | 102 | 0,1688 | ${n2(m.e1)} ;; T Llano | 98 | 88 | 0,1288 | ${n2(m.e2)} ;; T Valle | 55 | 203 | 0,0988 | ${n2(m.e3)} ;; -
    Total energía | ${eur(m.energy)} ;; Excedentes compensados 214 kWh a 0,055 €/kWh | ${less(m.back)} ;; ${tail(m)}`,
  )

const surplusBands = () =>
  one(
    'surplus of each band with a price of its own',
    '0222000077882203',
    { ...base, surplus: [200, 0.06] },
    (m) =>
      `${head(m)} ;; ${power(m)} ;; ${energy(m)} ;; Excedentes P1 50 kWh x 0,06 €/kWh | -3,00 € ;; Excedentes P2 100 kWh x 0,06 €/kWh | -6,00 € ;; Excedentes P3 50 kWh x 0,06 €/kWh | -3,00 € ;; ${tail(m)}`,
  )

const monthInWords = () =>
  one(
    'a month of the calendar in words',
    '0222000077882204',
    base,
    (m) =>
      `Nordy Energía, S.L. ;; Factura de septiembre · emitida el 3 de octubre de 2026 ;; Has consumido del 1 al 30 de septiembre de 2026 (30 días) ;; CUPS: ${m.cups} ;; Potencia contratada: P1 4,4 kW, P2 5,5 kW ;; ${power(m)} ;; ${energy(m)} ;; ${tail(m)}`,
  )

const shortMonths = () =>
  one(
    'days with short months, no full stop',
    '0222000077882205',
    base,
    (m) =>
      `Nordy Energía, S.L. ;; Fecha factura: 3 oct 2026 ;; Periodo facturado: 1 sep 2026 – 30 sep 2026 ;; Días facturados: 30 ;; CUPS: ${m.cups} ;; Potencia contratada: P1 4,4 kW, P2 5,5 kW ;; ${power(m)} ;; ${energy(m)} ;; ${tail(m)}`,
  )

const unlisted = (name: string, supply: string, retailer: string, seller: string) =>
  one(
    name,
    supply,
    { ...base, retailer },
    (m) =>
      `${head(m, seller)} ;; ${power(m)} ;; ${energy(m)} ;; ${tail(m)} ;; ~ Averías: 900 000 111 (i-DE Redes Eléctricas Inteligentes, Iberdrola)`,
  )

const sellers = (): UnseenBill[] => [
  unlisted('a village company', '0110000077882206', 'Eléctrica de Jafre', 'ELÉCTRICA DE JAFRE, S.A. ;; C/ Major, 12'),
  unlisted('a brand in small letters', '0110000077882207', 'lumi energía', 'lumi energía ;; tu luz, clara'),
  unlisted(
    'a name of one word, drawn large',
    '0110000077882208',
    'Voltia',
    '# Voltia ;; Voltia Smart, S.L. NIF B-12345674',
  ),
]

const amountsFirst = () =>
  one(
    'columns from right to left: amount, price, quantity, name',
    '0222000077882209',
    base,
    (m) => `${head(m)} ;; T Importe | Precio | Días | Cantidad | Concepto
    T ${eur(m.p1)} | 0,0911 €/kW día | 30 | 4,4 kW | Potencia punta ;; T ${eur(m.p2)} | 0,0244 €/kW día | 30 | 5,5 kW | Potencia valle ;; T ${eur(m.e1)} | 0,1688 €/kWh | | 102 kWh | Energía punta ;; T ${eur(m.e2)} | 0,1288 €/kWh | | 88 kWh | Energía llano ;; T ${eur(m.e3)} | 0,0988 €/kWh | | 203 kWh | Energía valle ;; T ${eur(m.bonus)} | | | | Bono social ;; T ${eur(m.iee)} | 5,11269632 % | | | Impuesto eléctrico ;; T ${eur(m.meter)} | | | | Alquiler de contador ;; T ${eur(m.vat)} | 21 % | | | IVA ;; T ${eur(m.total)} | | | | TOTAL FACTURA`,
  )

const monthlyFee = () =>
  one(
    'a fee of every month, and one for each kWh',
    '0222000077882210',
    { ...base, beside: [4.9, 3.93] },
    (m) =>
      `${head(m)} ;; ${power(m)} ;; ${energy(m)} ;; Cuota mensual | 4,90 € ;; Coste de gestión 393 kWh x 0,01 €/kWh | 3,93 € ;; ${tail(m)}`,
  )

const byTheMonth = () =>
  one(
    'power paid by the month',
    '0222000077882211',
    { ...base, powerPrices: [0.09041095890410959, 0.024657534246575342] },
    (m) =>
      `${head(m)} ;; Término fijo P1 4,4 kW x 2,75 €/kW mes x (30/365 x 12) meses | ${eur(m.p1)} ;; Término fijo P2 5,5 kW x 0,75 €/kW mes x (30/365 x 12) meses | ${eur(m.p2)} ;; Potencia total | ${eur(m.power)} ;; ${energy(m)} ;; ${tail(m)}`,
  )

const market = () =>
  one(
    'a price of the hour: kWh of the bands, one amount for the energy',
    '0222000077882212',
    base,
    (m) =>
      `${head(m)} ;; ${power(m)} ;; Consumo punta | 102 kWh ;; Consumo llano | 88 kWh ;; Consumo valle | 203 kWh ;; Coste de la energía según mercado: 393 kWh a un precio medio de ${n2((m.energy / 393) * 100)} c€/kWh | ${eur(m.energy)} ;; ${tail(m)}`,
  )

const history = () =>
  one(
    'a year in bands beside this month',
    '0222000077882213',
    base,
    (m) => `${head(m)} ;; ${power(m)} ;; ${energy(m)} ;; ${tail(m)} ;; # Tu consumo mes a mes
    T kWh | Jun | Jul | Ago | Sep ;; T Punta | 77 | 120 | 140 | 102 ;; T Llano | 70 | 99 | 111 | 88 ;; T Valle | 150 | 222 | 260 | 203 ;; T Total | 297 | 441 | 511 | 393 ;; T € | 55,10 | 78,20 | 91,02 | ${n2(m.total)}`,
  )

const basque = () =>
  one(
    'Basque: a wallet and columns',
    '0222000077882214',
    sun,
    (m) =>
      `Nordy Energía, S.L. ;; Faktura 26-1001 · Jaulkipen data: 2026/10/03 ;; Fakturazio-aldia: 2026/09/01 - 2026/09/30 (30 egun) ;; CUPS: ${m.cups} ;; Kontratatutako potentzia: P1 4,4 kW, P2 5,5 kW
    Potentzia punta 4,4 kW x 30 egun x 0,0911 €/kW egun | ${eur(m.p1)} ;; Potentzia harana 5,5 kW x 30 egun x 0,0244 €/kW egun | ${eur(m.p2)} ;; Energia punta 102 kWh x 0,1688 €/kWh | ${eur(m.e1)} ;; Energia laua 88 kWh x 0,1288 €/kWh | ${eur(m.e2)} ;; Energia harana 203 kWh x 0,0988 €/kWh | ${eur(m.e3)} ;; Soberakinak 214 kWh x 0,055 €/kWh | ${less(m.back)} ;; Bonu soziala | ${eur(m.bonus)} ;; Elektrizitatearen gaineko zerga | ${eur(m.iee)} ;; Kontagailuaren alokairua | ${eur(m.meter)} ;; BEZ % 21 | ${eur(m.vat)} ;; = Guztira | ${eur(m.total)}`,
  )

const narrow = () =>
  one(
    'two boxes beside each other, each value below its name',
    '0222000077882215',
    base,
    (m) =>
      `Nordy ;; << ;; [ ;; Total a pagar ;; ${eur(m.total)} ;; ] ;; [ ;; Potencia ;; ${eur(m.power)} ;; Energía ;; ${eur(m.energy)} ;; ] ;; >< ;; [ ;; Periodo ;; 01/09/2026 - 30/09/2026 ;; Días ;; 30 ;; CUPS ;; ${m.cups} ;; ] ;; [ ;; Potencia punta ;; 4,4 kW ;; Potencia valle ;; 5,5 kW ;; Consumo total ;; 393 kWh ;; ] ;; >> ;; ${energy(m)} ;; ${power(m)} ;; ${tail(m)}`,
  )

export const ninthD = (): UnseenBill[] => [
  fourColumns(),
  surplusFirst(),
  surplusBands(),
  monthInWords(),
  shortMonths(),
  ...sellers(),
  amountsFirst(),
  monthlyFee(),
  byTheMonth(),
  market(),
  history(),
  basque(),
  narrow(),
]
