import { eur } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, times, told } from './third-a2.ts'

/** Bills in yet other styles: units in columns of their own, tolls and energy apart in each band, prices of a month, discounts by line, a bill in English with points. */

const iee = 5.11269632

function unitColumns() {
  const cups = cupsOf('0031104512340099', '0F')
  const all = times([71, 64, 139], [0.181, 0.127, 0.094])
  const [p1 = 0, p2 = 0] = day(3.45, 30, 0.0951, 0.0271)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.57, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'C units in columns of their own',
    told(['Lumisa', cups], ['2026-03-01', '2026-03-31', 30], [3.45, 3.45], [71, 64, 139], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `LUMISA ;; Lumisa Energías, S.L. ;; Factura L-26/00412 · Fecha factura 04/04/2026 ;; CUPS ${cups}
    Facturación desde 01/03/2026 hasta 31/03/2026 ;; Potencia contratada P1/P2: 3,45 / 3,45 kW
    T Descripción | Periodo | Cantidad | Ud. | Días | Precio | Ud. | Importe
    T Término potencia | P1 | 3,45 | kW | 30 | 0,095100 | €/kW·día | ${n2(p1)}
    T Término potencia | P2 | 3,45 | kW | 30 | 0,027100 | €/kW·día | ${n2(p2)}
    T Término energía | P1 | 71 | kWh | | 0,181000 | €/kWh | ${n2(all[0])}
    T Término energía | P2 | 64 | kWh | | 0,127000 | €/kWh | ${n2(all[1])}
    T Término energía | P3 | 139 | kWh | | 0,094000 | €/kWh | ${n2(all[2])}
    Bono social | ${eur(bonus)} ;; Impuesto especial sobre la electricidad | ${eur(t.iee)} ;; Alquiler contador | ${eur(meter)}
    Base imponible | ${eur(t.base)} ;; IVA 21,00 % | ${eur(t.vat)} ;; = TOTAL FACTURA | ${eur(t.total)}`,
  )
}

function tollsAndEnergy() {
  const cups = cupsOf('0031105500127788', '0F')
  const tolls = times([88, 70, 166], [0.097553, 0.029267, 0.003292])
  const cost = times([88, 70, 166], [0.1012, 0.0987, 0.0921])
  const [p1, p2] = [toCents((4.6 * 27.704413 * 31) / 365), toCents((4.6 * 0.725423 * 31) / 365)]
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...tolls, ...cost), 0.59, 0.83]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'C tolls and energy apart in each band',
    told(['Nexus Energía', cups], ['2026-07-02', '2026-08-02', 31], [4.6, 4.6], [88, 70, 166], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Nexus Energía, S.A. ;; Factura N26-88120, 6 de agosto de 2026 ;; Punto de suministro ${cups}
    Periodo de facturación: 02/07/2026 - 02/08/2026 (31 días) ;; Potencia contratada P1 4,600 kW, P2 4,600 kW
    # Potencia ;; Peajes y cargos P1 4,600 kW x 27,704413 €/kW año x 31/365 | ${eur(p1)} ;; Peajes y cargos P2 4,600 kW x 0,725423 €/kW año x 31/365 | ${eur(p2)}
    # Energía: peajes y cargos ;; P1 88 kWh x 0,097553 €/kWh | ${eur(tolls[0])} ;; P2 70 kWh x 0,029267 €/kWh | ${eur(tolls[1])} ;; P3 166 kWh x 0,003292 €/kWh | ${eur(tolls[2])}
    # Energía: coste ;; P1 88 kWh x 0,101200 €/kWh | ${eur(cost[0])} ;; P2 70 kWh x 0,098700 €/kWh | ${eur(cost[1])} ;; P3 166 kWh x 0,092100 €/kWh | ${eur(cost[2])}
    # Otros ;; Financiación bono social | ${eur(bonus)} ;; Impuesto eléctrico ${n2(sum(power, energy, bonus))} x 5,11269632 % | ${eur(t.iee)} ;; Alquiler equipo | ${eur(meter)}
    IVA 21 % sobre ${eur(t.base)} | ${eur(t.vat)} ;; = IMPORTE TOTAL | ${eur(t.total)}`,
  )
}

function english() {
  const cups = cupsOf('0031106600449911', '0F')
  const all = times([120, 98, 240], [0.19, 0.13, 0.09])
  const [p1 = 0, p2 = 0] = day(5.5, 30, 0.09, 0.03)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.57, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  const d = (value: number) => `€${value.toFixed(2)}`
  return bill(
    'C an English bill with points and the sign in front',
    told(['Niba', cups], ['2026-09-01', '2026-10-01', 30], [5.5, 5.5], [120, 98, 240], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Niba Energía ;; Your electricity bill ;; Invoice NB-26-10-881 · 3 October 2026 ;; CUPS ${cups}
    Billing period: from 1 September 2026 to 1 October 2026 (30 days)
    # Power ;; Peak 5.50 kW x 30 days x €0.0900/kW per day | ${d(p1)} ;; Off-peak 5.50 kW x 30 days x €0.0300/kW per day | ${d(p2)}
    # Energy ;; Peak 120 kWh x €0.1900/kWh | ${d(all[0])} ;; Mid-peak 98 kWh x €0.1300/kWh | ${d(all[1])} ;; Off-peak 240 kWh x €0.0900/kWh | ${d(all[2])}
    Social bonus financing | ${d(bonus)} ;; Electricity tax 5.11269632 % | ${d(t.iee)} ;; Meter rental | ${d(meter)}
    VAT 21% of ${d(t.base)} | ${d(t.vat)} ;; = Total to pay | ${d(t.total)}`,
  )
}

function discounts() {
  const cups = cupsOf('0031107700551122', '0F')
  const all = times([90, 81, 172], [0.192, 0.132, 0.098])
  const off = [toCents((all[0] ?? 0) * 0.2), toCents((all[1] ?? 0) * 0.2), toCents((all[2] ?? 0) * 0.2)] as const
  const [p1 = 0, p2 = 0] = day(4.6, 29, 0.094, 0.041)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.55, 0.77]
  const t = taxed(sum(power, energy, ...off.map((one) => -one), bonus), iee, [meter], 21)
  return bill(
    'C a discount below each band',
    told(['Visalia', cups], ['2026-06-03', '2026-07-02', 29], [4.6, 4.6], [90, 81, 172], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Visalia Energía, S.L. ;; Factura V26-55102 del 07/07/2026 ;; CUPS: ${cups} ;; Consumo periodo: 29 días
    Periodo: 03/06/2026 a 02/07/2026 ;; Potencia contratada: P1 4,60 kW P2 4,60 kW
    Término de potencia P1 4,60 kW x 29 días x 0,094000 €/kW día | ${eur(p1)} ;; Término de potencia P2 4,60 kW x 29 días x 0,041000 €/kW día | ${eur(p2)}
    Término de energía P1 90,00 kWh x 0,192000 €/kWh | ${eur(all[0])} ;; Descuento 20 % P1 | ${less(off[0])}
    Término de energía P2 81,00 kWh x 0,132000 €/kWh | ${eur(all[1])} ;; Descuento 20 % P2 | ${less(off[1])}
    Término de energía P3 172,00 kWh x 0,098000 €/kWh | ${eur(all[2])} ;; Descuento 20 % P3 | ${less(off[2])}
    Bono social | ${eur(bonus)} ;; Impuesto electricidad 5,11269632 % | ${eur(t.iee)} ;; Alquiler contador | ${eur(meter)}
    IVA 21 % (${eur(t.base)}) | ${eur(t.vat)} ;; = Total a pagar | ${eur(t.total)}`,
  )
}

function labelsAbove() {
  const cups = cupsOf('0031108800662233', '0F')
  const all = times([55, 47, 110], [0.17, 0.12, 0.09])
  const [p1 = 0, p2 = 0] = day(2.3, 31, 0.1, 0.03)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.59, 0.83]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'C everything in tables with values below',
    told(['Galp', cups], ['2026-05-31', '2026-07-01', 31], [2.3, 2.3], [55, 47, 110], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Galp Energía España, S.A.U. ;; T Factura | Emitida | Desde | Hasta | Días facturados ;; T G-26-1 | 05/07/2026 | 31/05/2026 | 01/07/2026 | 31
    - ;; T CUPS | Potencia P1 (kW) | Potencia P2 (kW) ;; T ${cups} | 2,300 | 2,300
    - ;; T Potencia | Energía | Bono social | Impuesto eléctrico | Contador | IVA 21 % ;; T ${n2(power)} | ${n2(energy)} | ${n2(bonus)} | ${n2(t.iee)} | ${n2(meter)} | ${n2(t.vat)}
    = Total factura | ${eur(t.total)} ;; --- ;; # Detalle
    T Potencia | kW | Días | €/kW día | Importe (€) ;; T Punta | 2,300 | 31 | 0,100000 | ${n2(p1)} ;; T Valle | 2,300 | 31 | 0,030000 | ${n2(p2)}
    - ;; T Energía | kWh | €/kWh | Importe (€) ;; T Punta | 55 | 0,170000 | ${n2(all[0])} ;; T Llano | 47 | 0,120000 | ${n2(all[1])} ;; T Valle | 110 | 0,090000 | ${n2(all[2])}`,
  )
}

function months() {
  const cups = cupsOf('0031109900773344', '0F')
  const [p1, p2] = [toCents(4.6 * 2.75), toCents(4.6 * 0.95)]
  const [power, energy, bonus, meter, care] = [sum(p1, p2), toCents(287 * 0.1299), 0.57, 0.81, 4.99]
  const t = taxed(sum(power, energy, bonus), iee, [meter, care], 21)
  return bill(
    'C power by the month, one price, a service',
    told(['Pepeenergy', cups], ['2026-04-01', '2026-05-01', 30], [4.6, 4.6], 287, {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Pepeenergy ;; Pepemobile, S.L. · pepeenergy.com ;; Factura PE-2604-7781 · 5 de mayo de 2026 ;; CUPS ${cups}
    Del 1 de abril de 2026 al 1 de mayo de 2026 · 30 días
    # Tu factura ;; Potencia punta: 4,6 kW x 2,75 €/kW mes | ${eur(p1)} ;; Potencia valle: 4,6 kW x 0,95 €/kW mes | ${eur(p2)}
    Energía, 24 horas al mismo precio: 287 kWh x 0,1299 €/kWh | ${eur(energy)} ;; Bono social | ${eur(bonus)}
    Impuesto eléctrico | ${eur(t.iee)} ;; Alquiler del contador | ${eur(meter)} ;; Pepe Manitas (mantenimiento) | ${eur(care)}
    Subtotal | ${eur(t.base)} ;; IVA (21%) | ${eur(t.vat)} ;; = Total | ${eur(t.total)}`,
  )
}

function threeColumns() {
  const cups = cupsOf('0031110000884455', '0F')
  const all = times([66, 58, 131], [0.18, 0.13, 0.09])
  const [p1 = 0, p2 = 0] = day(3.3, 30, 0.09, 0.02)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.57, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'C boxes in two columns, lines beside readings',
    told(['Acciona', cups], ['2026-02-01', '2026-03-03', 30], [3.3, 3.3], [66, 58, 131], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `<< ;; [ ;; # Tu factura ;; Potencia | ${eur(power)} ;; Energía | ${eur(energy)} ;; Bono social | ${eur(bonus)} ;; Impuesto eléctrico | ${eur(t.iee)}
    Contador | ${eur(meter)} ;; IVA 21 % | ${eur(t.vat)} ;; = Total | ${eur(t.total)} ;; ] ;; >< ;; [ ;; # Tu suministro ;; Acciona Energía, S.A. ;; CUPS ${cups}
    Potencia P1 3,3 kW ;; Potencia P2 3,3 kW ;; Del 01/02/2026 al 03/03/2026 ;; 30 días de consumo ;; Factura 26-0031 de 07/03/2026 ;; ] ;; >>
    << ;; # Cálculo ;; Potencia P1 3,3 kW × 30 días × 0,09 €/kW día | ${eur(p1)} ;; Potencia P2 3,3 kW × 30 días × 0,02 €/kW día | ${eur(p2)}
    Punta 66 kWh × 0,18 €/kWh | ${eur(all[0])} ;; Llano 58 kWh × 0,13 €/kWh | ${eur(all[1])} ;; Valle 131 kWh × 0,09 €/kWh | ${eur(all[2])}
    >< ;; # Lecturas ;; Punta de 4.012 a 4.078 kWh ;; Llano de 3.870 a 3.928 kWh ;; Valle de 8.114 a 8.245 kWh ;; Consumo medio diario 8,5 kWh ;; >>`,
    { size: 8 },
  )
}

function wallet() {
  const cups = cupsOf('0031111100995566', '0F')
  const all = times([80, 75, 160], [0.17, 0.12, 0.1])
  const [p1 = 0, p2 = 0] = day(4.6, 31, 0.09, 0.03)
  const [power, energy, back, bonus, meter, used] = [sum(p1, p2), sum(...all), toCents(120 * 0.06), 0.59, 0.83, 11.4]
  const t = taxed(sum(power, energy, -back, bonus), iee, [meter], 21)
  return bill(
    'C panels and last year beside it',
    told(['Contigo Energía', cups], ['2026-08-01', '2026-09-01', 31], [4.6, 4.6], [80, 75, 160], {
      power,
      energy,
      vat: 21,
      total: t.total,
      surplus: 120,
    }),
    `Contigo Energía, S.L. ;; Factura C26-9911 emitida el 05.09.2026 ;; CUPS ${cups} ;; Periodo 01.08.2026 - 01.09.2026 (31 días)
    T kWh | Este mes | Hace un año ;; T Punta | 80 | 92 ;; T Llano | 75 | 81 ;; T Valle | 160 | 177 ;; T Excedentes | 120 | 98
    Potencia contratada P1 4,6 kW y P2 4,6 kW ;; P1 4,6 kW x 31 días x 0,09 €/kW día | ${eur(p1)} ;; P2 4,6 kW x 31 días x 0,03 €/kW día | ${eur(p2)}
    Consumo P1 80 kWh x 0,17 €/kWh | ${eur(all[0])} ;; Consumo P2 75 kWh x 0,12 €/kWh | ${eur(all[1])} ;; Consumo P3 160 kWh x 0,10 €/kWh | ${eur(all[2])}
    Compensación de excedentes 120 kWh x 0,06 €/kWh | ${less(back)} ;; Bono social | ${eur(bonus)} ;; Impuesto eléctrico | ${eur(t.iee)}
    Alquiler de contador | ${eur(meter)} ;; IVA 21 % s/ ${eur(t.base)} | ${eur(t.vat)} ;; = Total factura | ${eur(t.total)}
    Saldo de tu hucha solar: ${eur(used)}, para la próxima factura`,
  )
}

export const otherStyles = (): UnseenBill[] => [
  unitColumns(),
  tollsAndEnergy(),
  english(),
  discounts(),
  labelsAbove(),
  months(),
  threeColumns(),
  wallet(),
]
