import { eur, number } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, times, told, year } from './third-a2.ts'

/** Bills set against the reader, B: tables, sums and amounts beside the bill's own. */

const iee = 5.11269632

function sixPeriods() {
  const cups = cupsOf('0031105500811230', '0F')
  const all = times([102.37, 88.11, 190.52], [0.1712, 0.1298, 0.0955])
  const [p1 = 0, p2 = 0] = day(5.5, 31, 0.0902, 0.0288)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.4, 0.83]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'H a table of six periods, four of them nothing',
    told(['Audax', cups], ['2025-08-03', '2025-09-03', 31], [5.5, 5.5], [102.37, 88.11, 190.52], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Audax Renovables, S.A. ;; Factura 25-AX-0044718 ;; Fecha de expedición: 08/09/2025 ;; Periodo de facturación: 03/08/2025 - 03/09/2025 ;; CUPS: ${cups}
    T | P1 | P2 | P3 | P4 | P5 | P6 ;; T Potencia contratada (kW) | 5,500 | 5,500 | 0 | 0 | 0 | 0 ;; T Consumo (kWh) | 102,37 | 88,11 | 190,52 | 0 | 0 | 0 ;; T Potencia máxima (kW) | 4,112 | 3,870 | 2,905 | 0 | 0 | 0
    # Conceptos ;; T Término de potencia | kW | Días | €/kW día | Importe ;; T P1 | 5,500 | 31 | 0,090200 | ${n2(p1)} ;; T P2 | 5,500 | 31 | 0,028800 | ${n2(p2)}
    - ;; T Término de energía | kWh | €/kWh | Importe ;; T P1 | 102,37 | 0,171200 | ${n2(all[0])} ;; T P2 | 88,11 | 0,129800 | ${n2(all[1])} ;; T P3 | 190,52 | 0,095500 | ${n2(all[2])}
    Energía reactiva | 0,00 € ;; Excesos de potencia | 0,00 € ;; Bono social | ${eur(bonus)} ;; Impuesto eléctrico | ${eur(t.iee)} ;; Alquiler de equipos | ${eur(meter)}
    Base imponible | ${eur(t.base)} ;; IVA (21 %) | ${eur(t.vat)} ;; = TOTAL FACTURA | ${eur(t.total)}`,
  )
}

function debt() {
  const cups = cupsOf('0021000677120044', '0F')
  const all = times([88, 74, 151], [0.1844, 0.1355, 0.1022])
  const [p1 = 0, p2 = 0] = day(4.6, 30, 0.0875, 0.0192)
  const [power, energy, bonus, meter, owed] = [sum(p1, p2), sum(...all), 0.57, 0.8, 45.3]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'H a debt beside the bill',
    told(['Iberdrola', cups], ['2026-02-20', '2026-03-22', 30], [4.6, 4.6], [88, 74, 151], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `IBERDROLA CLIENTES, S.A.U. ;; PERIODO DE FACTURACIÓN: 20/02/2026 - 22/03/2026 ;; DÍAS FACTURADOS: 30 ;; Nº FACTURA: 21260324010044718 ;; FECHA DE EMISIÓN: 24/03/2026
    CUPS: ${cups} ;; Potencia punta: 4,6 kW ;; Potencia valle: 4,6 kW
    # ENERGÍA ;; Potencia facturada | ${eur(power)} ;; Punta 4,6 kW x 30 días x 0,0875 €/kW día | ${eur(p1)} ;; Valle 4,6 kW x 30 días x 0,0192 €/kW día | ${eur(p2)}
    Total importe potencia hasta 22/03/2026 | ${eur(power)} ;; Energía facturada | ${eur(energy)} ;; Punta 88 kWh x 0,1844 €/kWh | ${eur(all[0])} ;; Llano 74 kWh x 0,1355 €/kWh | ${eur(all[1])} ;; Valle 151 kWh x 0,1022 €/kWh | ${eur(all[2])}
    # CARGOS NORMATIVOS ;; Financiación bono social fijo 30 días x 0,019 €/día | ${eur(bonus)} ;; Impuesto sobre electricidad 5,11269632% s/${n2(sum(power, energy, bonus))} € | ${eur(t.iee)}
    # SERVICIOS Y OTROS CONCEPTOS ;; Alquiler equipos medida 30 días x 0,026667 €/día | ${eur(meter)} ;; IMPORTE TOTAL | ${eur(t.base)} ;; IVA 21% s/${n2(t.base)} € | ${eur(t.vat)}
    = TOTAL IMPORTE FACTURA | ${eur(t.total)} ;; Facturas pendientes de pago | ${eur(owed)} ;; Importe total adeudado | ${eur(sum(t.total, owed))}`,
  )
}

function thousands() {
  const cups = cupsOf('0031606600123451', '0F')
  const all = times([1204, 1010, 2388], [0.1599, 0.1099, 0.0799])
  const [p1 = 0, p2 = 0] = year(14.49, 61, 32.88, 9.71)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.16, 2.22]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'H two months of a villa, thousands',
    told(['Naturgy', cups], ['2025-12-01', '2026-01-31', 61], [14.49, 14.49], [1204, 1010, 2388], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Naturgy Iberia, S.A. ;; Factura de electricidad FE26321044718 ;; Emitida el 04.02.2026 ;; Período de consumo 01.12.2025 al 31.01.2026 ;; CUPS ${cups} ;; Potencia contratada (kW) P1: 14,490 P2: 14,490
    << ;; # Tu consumo ;; Punta 1.204 kWh ;; Llano 1.010 kWh ;; Valle 2.388 kWh ;; Total 4.602 kWh ;; >< ;; # Tu factura ;; Potencia ${eur(power)} ;; Energía ${eur(energy)} ;; Otros ${eur(sum(bonus, meter))} ;; Impuestos ${eur(sum(t.iee, t.vat))} ;; Total ${eur(t.total)} ;; >>
    # Detalle ;; Término de potencia P1 14,490 kW x 61 días x 32,880000 €/kW año | ${eur(p1)} ;; Término de potencia P2 14,490 kW x 61 días x 9,710000 €/kW año | ${eur(p2)}
    Consumo electricidad P1 1.204 kWh x 0,159900 €/kWh | ${eur(all[0])} ;; Consumo electricidad P2 1.010 kWh x 0,109900 €/kWh | ${eur(all[1])} ;; Consumo electricidad P3 2.388 kWh x 0,079900 €/kWh | ${eur(all[2])}
    Financiación del bono social | ${eur(bonus)} ;; Impuesto electricidad | ${eur(t.iee)} ;; Alquiler de contador | ${eur(meter)} ;; IVA 21% sobre ${n2(t.base)} | ${eur(t.vat)} ;; = Total a pagar | ${eur(t.total)}`,
  )
}

function twoRates() {
  const cups = cupsOf('0031408890011278', '0F')
  const all = times([70, 66, 128], [0.2011, 0.1411, 0.1011])
  const [p1 = 0, p2 = 0] = day(3.45, 33, 0.0911, 0.0222)
  const [power, energy, bonus, meter, care] = [sum(p1, p2), sum(...all), 1.27, 0.88, 4.99]
  const due = sum(power, energy, bonus)
  const tax = toCents(due * 0.025)
  const low = sum(due, tax, meter)
  const [v10, v21] = [toCents(low * 0.1), toCents(care * 0.21)]
  const total = sum(low, care, v10, v21)
  return bill(
    'H ten per cent on the supply, twenty-one on the service',
    told(['Repsol', cups], ['2024-01-10', '2024-02-12', 33], [3.45, 3.45], [70, 66, 128], {
      power,
      energy,
      vat: 10,
      total,
    }),
    `Repsol Comercializadora de Electricidad y Gas, S.L.U. ;; Factura 0124R0044718 del 15/02/24 ;; Periodo: del 10/01/24 al 12/02/24 (33 días) ;; CUPS: ${cups}
    Potencia contratada: 3,45 kW (punta) · 3,45 kW (valle)
    Potencia | ${eur(power)} ;; 3,45 kW x 33 días x 0,091100 €/kW día (punta) | ${eur(p1)} ;; 3,45 kW x 33 días x 0,022200 €/kW día (valle) | ${eur(p2)}
    Energía | ${eur(energy)} ;; 70 kWh x 0,201100 €/kWh (punta) | ${eur(all[0])} ;; 66 kWh x 0,141100 €/kWh (llano) | ${eur(all[1])} ;; 128 kWh x 0,101100 €/kWh (valle) | ${eur(all[2])}
    Bono social | ${eur(bonus)} ;; Impuesto electricidad (2,5% s/ ${n2(due)} €) | ${eur(tax)} ;; Alquiler contador | ${eur(meter)} ;; Servicio Asistencia Hogar | ${eur(care)}
    IVA reducido (10% s/ ${n2(low)} €) | ${eur(v10)} ;; IVA general (21% s/ ${n2(care)} €) | ${eur(v21)} ;; = Total factura | ${eur(total)}`,
  )
}

function regulatedTolls() {
  const cups = cupsOf('0026000088120017', '0F')
  const kwh = [84, 77, 163] as const
  const tolls = times(kwh, [0.097553, 0.029267, 0.003292])
  const cost = times(kwh, [0.092, 0.081, 0.0712])
  const [p1 = 0, p2 = 0] = year(4.6, 30, 27.704413, 0.725423)
  const [margin = 0] = year(4.6, 30, 3.113, 0)
  const [power, energy, bonus, meter] = [sum(p1, p2, margin), sum(...tolls, ...cost), 0.57, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'H regulated: tolls and cost of the energy apart, per band',
    told(['Baser', cups], ['2026-04-07', '2026-05-07', 30], [4.6, 4.6], [...kwh], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Baser Comercializadora de Referencia, S.A. ;; Nº factura B26/0044718 ;; Fecha emisión: 12 may 2026 ;; Período de facturación: del 7 de abril de 2026 al 7 de mayo de 2026 ;; Días facturados: 30
    CUPS: ${cups} ;; Potencia contratada en punta: 4,600 kW ;; Potencia contratada en valle: 4,600 kW ;; Consumo en P1: 84 kWh ;; Consumo en P2: 77 kWh ;; Consumo en P3: 163 kWh
    Facturación por potencia contratada | ${eur(power)} ;; Importe por peajes de transporte y distribución y cargos ;; P1: 4,600 kW x 27,704413 €/kW y año x (30/365) días | ${eur(p1)} ;; P3: 4,600 kW x 0,725423 €/kW y año x (30/365) días | ${eur(p2)} ;; Importe por margen de comercialización fijo ;; 4,600 kW x 3,113000 €/kW y año x (30/365) días | ${eur(margin)}
    Facturación por energía consumida | ${eur(energy)} ;; Importe por peajes de transporte y distribución y cargos ;; P1: 84 kWh x 0,097553 €/kWh | ${eur(tolls[0])} ;; P2: 77 kWh x 0,029267 €/kWh | ${eur(tolls[1])} ;; P3: 163 kWh x 0,003292 €/kWh | ${eur(tolls[2])}
    Importe por coste de la energía ;; P1: 84 kWh x 0,092000 €/kWh | ${eur(cost[0])} ;; P2: 77 kWh x 0,081000 €/kWh | ${eur(cost[1])} ;; P3: 163 kWh x 0,071200 €/kWh | ${eur(cost[2])}
    Financiación del bono social | ${eur(bonus)} ;; Impuesto de la electricidad | ${eur(t.iee)} ;; Alquiler de equipos de medida y control | ${eur(meter)} ;; Subtotal otros conceptos | ${eur(sum(bonus, t.iee, meter))}
    Importe total | ${eur(t.base)} ;; IVA normal (21%) | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)}`,
    { size: 8 },
  )
}

function wallet() {
  const cups = cupsOf('0031102844770112', '0F')
  const all = times([59, 61, 166], [0.159, 0.119, 0.089])
  const [p1 = 0, p2 = 0] = day(5.75, 31, 0.0822, 0.0411)
  const [power, energy, bonus, meter, back] = [sum(p1, p2), sum(...all), 0.4, 0.83, toCents(402 * 0.07)]
  const t = taxed(sum(power, energy, -back, bonus), iee, [meter], 21)
  return bill(
    'H sun by the band, a month of kWh with a comma',
    told(['Contigo Energía', cups], ['2026-06-30', '2026-07-31', 31], [5.75, 5.75], [59, 61, 166], {
      power,
      energy,
      vat: 21,
      total: t.total,
      surplus: 402,
    }),
    `Contigo Energía ;; Gesternova, S.A. ;; Del 30/06 al 31/07/2026 (31 días) ;; Fecha: 05/08/2026 ;; CUPS ${cups} ;; P. contratada: P1 5,75 kW / P2 5,75 kW
    T kWh | Punta | Llano | Valle | Total ;; T Consumo de red | 59,00 | 61,00 | 166,00 | 286,00 ;; T Excedentes vertidos | 188,00 | 151,00 | 63,00 | 402,00
    Por la potencia ;; 5,75 kW x 0,0822 €/kW/día x 31 días = ${n2(p1)} € ;; 5,75 kW x 0,0411 €/kW/día x 31 días = ${n2(p2)} € ;; Por la energía ;; Punta: 59,00 kWh x 0,1590 €/kWh = ${n2(all[0])} € ;; Llano: 61,00 kWh x 0,1190 €/kWh = ${n2(all[1])} € ;; Valle: 166,00 kWh x 0,0890 €/kWh = ${n2(all[2])} €
    Compensación: -402,00 kWh x 0,0700 €/kWh = ${less(back)} ;; Bono social: ${eur(bonus)} ;; Impuesto eléctrico: ${eur(t.iee)} ;; Contador: ${eur(meter)} ;; Suma: ${eur(t.base)} ;; IVA 21%: ${eur(t.vat)} ;; = Total: ${eur(t.total)}`,
  )
}

function inCapitals() {
  const cups = cupsOf('0022114477120098', '0F')
  const energy = toCents(233 * 0.1449)
  const [p1 = 0, p2 = 0] = day(3.45, 29, 0.1044, 0.0462)
  const [power, bonus, meter] = [sum(p1, p2), 0.37, 0.77]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'H one price, readings of three bands, letters of a machine',
    told(['Visalia', cups], ['2025-10-15', '2025-11-13', 29], [3.45, 3.45], [66, 58, 109], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `VISALIA ENERGIA, S.L. ;; FRA. VE-25/044718 FECHA 17-11-25 ;; PERIODO 15-10-25/13-11-25 DIAS 29 ;; CUPS ${cups} ;; POT. CONTR. P1 3,45 KW P2 3,45 KW
    T PER. | LECT. ANT. | LECT. ACT. | CONSUMO KWH ;; T P1 | 4.118 | 4.184 | 66 ;; T P2 | 3.902 | 3.960 | 58 ;; T P3 | 8.815 | 8.924 | 109
    T. POTENCIA P1 3,45 KW X 29 D X 0,104400 = ${number(p1, 2)} ;; T. POTENCIA P2 3,45 KW X 29 D X 0,046200 = ${number(p2, 2)} ;; T. ENERGIA 233 KWH X 0,144900 = ${number(energy, 2)}
    BONO SOCIAL 29 D X 0,012742 = ${number(bonus, 2)} ;; IMPTO. ELECTRICO 5,11269632% = ${number(t.iee, 2)} ;; ALQ. CONTADOR = ${number(meter, 2)} ;; B. IMPONIBLE = ${number(t.base, 2)} ;; I.V.A. 21% = ${number(t.vat, 2)} ;; TOTAL EUROS = ${number(t.total, 2)}`,
    { font: 'DejaVu Sans Mono', size: 8 },
  )
}

export const seventhB = (): UnseenBill[] => [
  sixPeriods(),
  debt(),
  thousands(),
  twoRates(),
  regulatedTolls(),
  wallet(),
  inCapitals(),
]
