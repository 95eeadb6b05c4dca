import { eur } from '#tests/bills/print.ts'
import { type Home, homeBill } from './eighth-parts.ts'
import { less, type UnseenBill } from './shared.ts'
import { n2 } from './third-a2.ts'

/** What a stranger's forty bills taught, B: columns of the meter, products below their amounts, sellers by their own names. Nobody's data. */

const base: Home = {
  retailer: 'Imagina Energía',
  supply: '0031000055667711',
  period: ['2026-08-31', '2026-09-30', 30],
  kw: [5.75, 5.75],
  powerPrices: [0.089, 0.059],
  kwh: [71, 66, 131],
  energyPrices: [0.169, 0.119, 0.089],
  bonus: 0.57,
  meter: 0.8,
  surplus: [158, 0.06],
  beside: [2],
}

const hoursAndColumns = () =>
  homeBill(
    'bands by their hours, what is fed in beside what is used',
    base,
    (m) => `imagina energía ;; Imagina Energía, S.L. ;; Fecha factura 06/10/2026 ;; Periodo 31/08/2026 - 30/09/2026
    T CUPS | ${m.cups} | Tarifa | 2.0TD ;; T Potencia P1 | 5,750 kW | Potencia P2 | 5,750 kW
    P1 5,750 kW * 0,089000 €/kW día * 30 Días | ${eur(m.p1)} ;; P2 5,750 kW * 0,059000 €/kW día * 30 Días | ${eur(m.p2)}
    Horas punta (L-V 10-14 y 18-22 h): 71 kWh * 0,169000 €/kWh | ${eur(m.e1)} ;; Horas intermedias (L-V 8-10, 14-18 y 22-24 h): 66 kWh * 0,119000 €/kWh | ${eur(m.e2)} ;; Noches, fines de semana y festivos: 131 kWh * 0,089000 €/kWh | ${eur(m.e3)}
    Excedentes de autoconsumo 158 kWh * 0,060000 €/kWh | ${less(m.back)} ;; Financiación bono social | ${eur(m.bonus)} ;; Impuesto eléctrico 5,11269632% | ${eur(m.iee)} ;; Alquiler equipo | ${eur(m.meter)} ;; Servicio gestión monedero | 2,00 € ;; IVA 21% s/ ${n2(m.base)} | ${eur(m.vat)} ;; = TOTAL FACTURA | ${eur(m.total)}
    # CONTADOR ;; T Periodo | Lect. ant. | Lect. act. | Consumo kWh | Vertido kWh ;; T P1 | 16155 | 16226 | 71 | 12 ;; T P2 | 19158 | 19224 | 66 | 61 ;; T P3 | 21112 | 21243 | 131 | 85`,
  )

const flatColumns = (): UnseenBill => {
  const home: Home = {
    ...base,
    supply: '0031000055667712',
    kwh: [100, 60, 140],
    energyPrices: [0.14, 0.14, 0.14],
    beside: [],
  }
  return homeBill(
    'one price, the bands only in a table of what is used and fed in',
    home,
    (
      m,
    ) => `imagina energía ;; Imagina Energía, S.L. ;; Fecha factura 06/10/2026 ;; Periodo 31/08/2026 - 30/09/2026 (30 días) ;; CUPS ${m.cups}
    Potencia P1 5,75 kW * 0,089 €/kW día * 30 días | ${eur(m.p1)} ;; Potencia P2 5,75 kW * 0,059 €/kW día * 30 días | ${eur(m.p2)} ;; Energía 24 horas 300 kWh * 0,14 €/kWh | ${eur(m.energy)}
    Compensación 158 kWh * 0,06 €/kWh | ${less(m.back)} ;; Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico | ${eur(m.iee)} ;; Contador | ${eur(m.meter)} ;; IVA 21 % de ${eur(m.base)} | ${eur(m.vat)} ;; = Total | ${eur(m.total)}
    T Franja | Consumida (kWh) | Vertida (kWh) ;; T Punta | 100 | 31 ;; T Llano | 60 | 80 ;; T Valle | 140 | 47 ;; T Total | 300 | 158`,
  )
}

const sidebar = () =>
  homeBill(
    'a column of names above their values beside amounts above their products',
    {
      retailer: 'Podo',
      supply: '0022000055667713',
      period: ['2026-09-01', '2026-09-30', 30],
      kw: [3.3, 3.3],
      powerPrices: [0.086, 0.041],
      kwh: [48, 44, 81],
      energyPrices: [0.172, 0.118, 0.088],
      bonus: 0.57,
      meter: 0.8,
    },
    (m) => `Podo ;; Electricidad Eleia, S.L. (Podo) · B87260784 ;; <<
    # Detalle de la factura ;; Potencia contratada | ${eur(m.power)} ;; · Punta | ${eur(m.p1)} ;; 3,3 kW x 0,086000 €/kW día x 30 días ;; · Valle | ${eur(m.p2)} ;; 3,3 kW x 0,041000 €/kW día x 30 días
    Energía consumida | ${eur(m.energy)} ;; · Punta | ${eur(m.e1)} ;; 48 kWh x 0,172000 €/kWh ;; · Llano | ${eur(m.e2)} ;; 44 kWh x 0,118000 €/kWh ;; · Valle | ${eur(m.e3)} ;; 81 kWh x 0,088000 €/kWh
    Bono social | ${eur(m.bonus)} ;; Impuesto eléctrico | ${eur(m.iee)} ;; Alquiler de contador | ${eur(m.meter)} ;; IVA 21 % sobre ${n2(m.base)} € | ${eur(m.vat)} ;; = TOTAL | ${eur(m.total)}
    >< ;; Total de tu factura ;; ${eur(m.total)} ;; Periodo ;; 01/09/2026 al 30/09/2026 ;; Días ;; 30 ;; Consumo ;; 173 kWh ;; Potencia punta ;; 3,3 kW ;; Potencia valle ;; 3,3 kW ;; CUPS ;; ${m.cups} ;; Peaje ;; 2.0TD ;; Fecha ;; 05/10/2026 ;; >>`,
  )

const plainHome: Home = {
  retailer: 'Digi Energy',
  supply: '0031000055667714',
  period: ['2026-01-15', '2026-02-15', 31],
  kw: [3.45, 3.45],
  powerPrices: [0.09, 0.03],
  kwh: [81, 72, 115],
  energyPrices: [0.149, 0.119, 0.099],
  bonus: 0.59,
  meter: 0.83,
}

const named = (name: string, retailer: string, supply: string, head: string, foot = '') =>
  homeBill(
    name,
    { ...plainHome, retailer, supply },
    (m) => `${head} ;; Desde | 15/01/2026 ;; Hasta | 15/02/2026 ;; Días | 31
    Potencia punta: 3,45 kW · 31 días · 0,090000 €/kW/día | ${eur(m.p1)} ;; Potencia valle: 3,45 kW · 31 días · 0,030000 €/kW/día | ${eur(m.p2)} ;; Energía punta: 81 kWh · 0,149000 €/kWh | ${eur(m.e1)} ;; Energía llano: 72 kWh · 0,119000 €/kWh | ${eur(m.e2)} ;; Energía valle: 115 kWh · 0,099000 €/kWh | ${eur(m.e3)}
    Bono social (financiación) 31 días | ${eur(m.bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(m.iee)} ;; Alquiler del contador | ${eur(m.meter)} ;; IVA 21 % s/ ${n2(m.base)} € | ${eur(m.vat)} ;; = Total | ${eur(m.total)}
    CUPS | ${m.cups} ;; Potencia contratada | 3,45 kW punta / 3,45 kW valle ;; ${foot} ;; Averías de la distribuidora (e-distribución): 900 850 840`,
  )

const names = (): UnseenBill[] => [
  named(
    'a brand with a word of the trade in the head',
    'DIGI Energy',
    '0031000055667714',
    'DIGI Energy ;; Tu factura de luz de febrero',
    'DIGI Spain Telecom, S.L.U. CIF B84919760',
  ),
  named(
    'a cooperative in capitals',
    'Cooperativa Eléctrica San Isidro',
    '0110000055667715',
    'COOPERATIVA ELÉCTRICA SAN ISIDRO ;; Comercializadora. C.I.F. F-03004567 ;; FACTURA N. 2F26230596',
  ),
  named(
    'only the legal line at the foot names the seller',
    'Suma Hogar',
    '0031000055667716',
    'Tu factura de electricidad ;; Rafael Navarro Peris',
    'Suma Hogar Comercializadora, S.L. NIF B12345674 · Calle Mayor 3, Murcia',
  ),
]

export const ninthB = (): UnseenBill[] => [hoursAndColumns(), flatColumns(), sidebar(), ...names()]
