import { eur } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, times, told, year } from './third-a2.ts'
import { thirdB2 } from './third-b2.ts'

/** Bills of another stranger, B: the smaller houses, as neighbours hand them over. */

function lucera() {
  const cups = cupsOf('0031104066715502', '0F')
  const cost = times([52, 47, 93], [0.10412, 0.08835, 0.09021])
  const tolls = times([52, 47, 93], [0.092539, 0.028201, 0.002994])
  const [p1 = 0, p2 = 0] = year(4.6, 29, 26.93055, 0.697588)
  const [power, energy, fee, bonus, meter] = [sum(p1, p2), sum(...cost, ...tolls), 6.9, 0.37, 0.77]
  const t = taxed(sum(power, energy, fee, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B at cost, with a fee',
    told(['Lucera', cups], ['2025-03-03', '2025-03-31', 29], [4.6, 4.6], [52, 47, 93], truth),
    `lucera ;; Lucera, comercializadora de electricidad · C/ Alcalá 75, 28009 Madrid · 910 60 13 13 ;; Factura nº L-2504-66120 · fecha 4 de abril de 2025
    Del 3 al 31 de marzo de 2025 · 29 días ;; Titular Sven Hedlund · Calle Moncayo 9, 29640 Fuengirola · CUPS ${cups}
    Tienes contratados 4,6 kW en punta y 4,6 kW en valle ;; # Lo que cuesta la energía, sin margen
    T Periodo | kWh | Coste de la energía €/kWh | € | Peajes y cargos €/kWh | €
    T Punta | 52 | 0,104120 | ${n2(cost[0])} | 0,092539 | ${n2(tolls[0])}
    T Llano | 47 | 0,088350 | ${n2(cost[1])} | 0,028201 | ${n2(tolls[1])}
    T Valle | 93 | 0,090210 | ${n2(cost[2])} | 0,002994 | ${n2(tolls[2])} ;; Total energía | ${eur(energy)}
    # Lo que cuesta la potencia, a precio regulado ;; Punta 4,6 kW x 26,930550 €/kW año x 29/365 | ${eur(p1)}
    Valle 4,6 kW x 0,697588 €/kW año x 29/365 | ${eur(p2)} ;; Total potencia | ${eur(power)} ;; # Lo que gana Lucera
    Cuota mensual | ${eur(fee)} ;; # Lo demás ;; Bono social | ${eur(bonus)}
    Impuesto de la electricidad, 5,11269632 % | ${eur(t.iee)} ;; Alquiler del contador | ${eur(meter)}
    IVA, 21 % | ${eur(t.vat)} ;; = Total de la factura | ${eur(t.total)}`,
  )
}

function gana() {
  const cups = cupsOf('0021001877640329', '0F')
  const [p1 = 0, p2 = 0] = day(3.45, 30, 0.103, 0.046)
  const [power, energy, bonus, meter] = [sum(p1, p2), toCents(241 * 0.108), 0.57, 0.8]
  const t = taxed(sum(power, energy), 5.11269632, [bonus, meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B the same price day and night',
    told(['Gana Energía', cups], ['2026-01-20', '2026-02-19', 30], [3.45, 3.45], [49, 60, 132], truth),
    `GANA ENERGÍA ;; Gaolania Servicios, S.L. · CIF B98717457 · Av. de les Corts Valencianes 58, 46015 Valencia
    T Nº FACTURA | FECHA | TOTAL ;; T 26-G-0099314 | 23/02/2026 | ${eur(t.total)} ;; Contrato 118820 · Tarifa 24 horas · 2.0TD
    CUPS: ${cups} ;; Potencias: 3,450 / 3,450 kW (punta / valle) ;; Periodo de facturación: 20/01/2026 al 19/02/2026
    TÉRMINO FIJO ;; P1: 3,450 kW x 30 días x 0,103000 €/kW día | ${eur(p1)}
    P2: 3,450 kW x 30 días x 0,046000 €/kW día | ${eur(p2)} ;; TÉRMINO VARIABLE ;; 241 kWh x 0,108000 €/kWh | ${eur(energy)}
    CARGOS NORMATIVOS ;; Financiación Bono Social | ${eur(bonus)} ;; Impuesto Eléctrico 5,11269632 % | ${eur(t.iee)}
    ALQUILER EQUIPO DE MEDIDA | ${eur(meter)} ;; BASE IMPONIBLE | ${eur(t.base)} ;; IVA 21% | ${eur(t.vat)}
    = TOTAL A PAGAR | ${eur(t.total)} ;; # Lecturas ;; T Periodo | Anterior 20/01/2026 | Actual 19/02/2026 | Consumo kWh
    T Punta | 6.771 | 6.820 | 49 ;; T Llano | 5.904 | 5.964 | 60 ;; T Valle | 14.388 | 14.520 | 132
    ~ Este mes has pagado de media 1,76 € al día. Potencia máxima demandada: punta 3,102 kW, valle 2,220 kW.`,
  )
}

function imagina() {
  const cups = cupsOf('0031405122087736', '0F')
  const all = times([71, 63, 140], [0.1599, 0.1099, 0.0799])
  const [p1 = 0, p2 = 0] = day(5.75, 30, 0.0944, 0.0441)
  const [power, energy, back, bonus, meter, wallet] = [sum(p1, p2), sum(...all), 11.62, 0.57, 0.8, 8.35]
  const t = taxed(sum(power, energy, -back), 5.11269632, [bonus, meter], 21)
  const total = sum(t.total, -wallet)
  return bill(
    'B a virtual battery that pays a part',
    told(['Imagina Energía', cups], ['2026-02-14', '2026-03-16', 30], [5.75, 5.75], [71, 63, 140], {
      ...{ power, energy, vat: 21, total, surplus: 166 },
    }),
    `imagina energía ;; Energía Colectiva, S.L. · C/ Marqués de Larios 4, 29005 Málaga · clientes@imaginaenergia.com ;; <<
    Factura nº IE-26-03-55118 ;; Fecha: 18/03/2026 ;; Periodo: 14/02/2026 - 16/03/2026 ;; >< ;; Frau Dr. Ulrike Brandt
    Am Mühlbach 12 ;; 82031 Grünwald ;; ALEMANIA ;; >> ;; Punto de suministro: Urb. Calahonda, C/ Monte Biarritz 77, 29649 Mijas
    CUPS ${cups} · Peaje 2.0TD · Autoconsumo con excedentes acogido a compensación ;; # Potencia
    P1 5,750 kW * 0,0944 €/kW día * 30 Días | ${eur(p1)} ;; P2 5,750 kW * 0,0441 €/kW día * 30 Días | ${eur(p2)}
    # Energía consumida de la red ;; P1 71 kWh * 0,1599 €/kWh | ${eur(all[0])} ;; P2 63 kWh * 0,1099 €/kWh | ${eur(all[1])}
    P3 140 kWh * 0,0799 €/kWh | ${eur(all[2])} ;; # Excedentes ;; P1 60 kWh * 0,07 €/kWh | -4,20 €
    P2 52 kWh * 0,07 €/kWh | -3,64 € ;; P3 54 kWh * 0,07 €/kWh | -3,78 € ;; # Otros ;; Bono social | ${eur(bonus)}
    Impuesto eléctrico 5,11269632 % | ${eur(t.iee)} ;; Alquiler de equipos | ${eur(meter)}
    IVA 21 % de ${eur(t.base)} | ${eur(t.vat)} ;; Descuento Batería Virtual | ${less(wallet)} ;; = TOTAL FACTURA | ${eur(total)}
    ~ Saldo de su Batería Virtual después de esta factura: 0,00 €. Autoconsumo instantáneo estimado: 118 kWh.`,
  )
}

function audax() {
  const cups = cupsOf('0026600033120977')
  const all = times([118, 101, 236], [0.174302, 0.120115, 0.090488])
  const [p1 = 0, p2 = 0] = day(6.9, 31, 0.08815, 0.02244)
  const [power, energy, bonus, meter, off] = [sum(p1, p2), sum(...all), 0.4, 0.83, 5]
  const t = taxed(sum(power, energy), 5.11269632, [bonus, meter, -off], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B readings in whole and a welcome discount',
    told(['Audax', cups], ['2025-07-01', '2025-07-31', 31], [6.9, 6.9], [118, 101, 236], truth),
    `Audax Renovables, S.A. ;; C/ Temple 25, 08911 Badalona · CIF A62338827
    FACTURA: AE2025/0877341 Fecha factura: 06/08/25 Fecha vencimiento: 16/08/25
    CUPS: ${cups} Contrato: 2204471-1 Tarifa: 2.0TD Producto: CLASSIC 3P
    Periodo de consumo: 01/07/25 a 31/07/25 Nº de días: 31
    T Energía activa (kWh) | Lectura ant. | Lectura act. | Dif. | Mult. | Consumo
    T P1 | 20114 | 20232 | 118 | 1 | 118 ;; T P2 | 18066 | 18167 | 101 | 1 | 101 ;; T P3 | 40410 | 40646 | 236 | 1 | 236
    - ;; T Potencia (kW) | Contratada | Máxima | A facturar ;; T P1 | 6,900 | 5,772 | 6,900 ;; T P2 | 6,900 | 4,016 | 6,900
    # CONCEPTOS FACTURADOS ;; Término de facturación de potencia P1: 6,900 kW x 31 días x 0,088150 | ${eur(p1)}
    Término de facturación de potencia P2: 6,900 kW x 31 días x 0,022440 | ${eur(p2)}
    Término de facturación de energía activa P1: 118 kWh x 0,174302 | ${eur(all[0])}
    Término de facturación de energía activa P2: 101 kWh x 0,120115 | ${eur(all[1])}
    Término de facturación de energía activa P3: 236 kWh x 0,090488 | ${eur(all[2])}
    Impuesto especial sobre la electricidad: ${n2(sum(power, energy))} x 5,11269632 % | ${eur(t.iee)}
    Financiación Bono Social | ${eur(bonus)} ;; Alquiler equipos medida | ${eur(meter)}
    Descuento bienvenida (cuota 3 de 6) | ${less(off)} ;; BASE IMPONIBLE | ${eur(t.base)} ;; IVA (21 %) | ${eur(t.vat)}
    = TOTAL FACTURA | ${eur(t.total)}`,
    { size: 8 },
  )
}

function visalia() {
  const cups = cupsOf('0031102290641175', '0F')
  const all = times([45.32, 39.81, 90.17], [0.1866, 0.1302, 0.1011])
  const [p1 = 0, p2 = 0] = day(3.3, 31, 0.09012, 0.01987)
  const [power, energy, bonus, meter, late] = [sum(p1, p2), sum(...all), 0.59, 0.83, 6.15]
  const t = taxed(sum(power, energy), 5.11269632, [bonus, meter, -late], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B a late correction of the month before',
    told(['Visalia', cups], ['2026-01-08', '2026-02-08', 31], [3.3, 3.3], [45.32, 39.81, 90.17], truth),
    `VISALIA ;; Visalia Energía, S.L. · Av. de Ranillas 3D, 50018 Zaragoza
    Factura V26/0200871 del 12/02/2026 · Consumo periodo: 31 días (08/01/2026 - 08/02/2026)
    CUPS ${cups} · Potencia contratada P1: 3,30 kW, P2: 3,30 kW ;; [ ;; = Importe total | ${eur(t.total)} ;; ]
    Término de potencia P1 3,30 kW x 31 días x 0,090120 €/kW | ${eur(p1)}
    Término de potencia P2 3,30 kW x 31 días x 0,019870 €/kW | ${eur(p2)}
    Término de energía P1 45,32 kWh x 0,186600 €/kWh | ${eur(all[0])}
    Término de energía P2 39,81 kWh x 0,130200 €/kWh | ${eur(all[1])}
    Término de energía P3 90,17 kWh x 0,101100 €/kWh | ${eur(all[2])} ;; Impuesto electricidad (5,11269632 %) | ${eur(t.iee)}
    Financiación del bono social | ${eur(bonus)} ;; Alquiler de equipos | ${eur(meter)}
    Regularización factura V26/0100455 (diciembre de 2025) | ${less(late)} ;; Base imponible | ${eur(t.base)}
    IVA 21 % | ${eur(t.vat)} ;; = Total | ${eur(t.total)} ;; --- ;; # Anexo: lecturas del contador 0088127741
    T | 08/01/2026 | 08/02/2026
    T Punta | 15364,00 | 15409,32 ;; T Llano | 12880,00 | 12919,81 ;; T Valle | 30417,00 | 30507,17
    ~ Potencia total consumo: 175,30 kWh. Teléfono de averías de la distribuidora e-distribución: 900 850 840.`,
  )
}

function niba() {
  const cups = cupsOf('0022507710066349', '1P')
  const all = times([97, 84, 221], [0.1488, 0.1071, 0.0789])
  const [p1 = 0, p2 = 0] = day(3.45, 30, 0.0812, 0.0203)
  const [power, energy, bonus, meter, iee] = [sum(p1, p2), sum(...all), 0.57, 0.8, 0.4]
  const t = taxed(sum(power, energy), 0, [bonus, meter, iee], 10)
  const truth = { power, energy, vat: 10, total: t.total }
  return bill(
    'B the least electricity tax',
    told(['Niba', cups], ['2026-04-02', '2026-05-02', 30], [3.45, 3.45], [97, 84, 221], truth),
    `niba ;; Niba Servicios Energéticos, S.L. · hola@niba.es
    Hola, Aoife: esta es tu factura N26-0551 de mayo (05/05/2026). Va del 2 de abril al 2 de mayo de 2026: 30 días. ;; <<
    # Potencia ;; Tienes 3,45 kW en punta y 3,45 kW en valle ;; Punta, 8,12 cént. por kW y día | ${eur(p1)}
    Valle, 2,03 cént. por kW y día | ${eur(p2)} ;; = Potencia | ${eur(power)} ;; >< ;; # Energía
    Punta, 97 kWh a 14,88 cént. | ${eur(all[0])} ;; Llano, 84 kWh a 10,71 cént. | ${eur(all[1])}
    Valle, 221 kWh a 7,89 cént. | ${eur(all[2])} ;; = Energía | ${eur(energy)} ;; >> ;; # Y además
    Bono social | ${eur(bonus)} ;; Impuesto eléctrico, el mínimo: 402 kWh x 0,001 €/kWh | ${eur(iee)}
    Contador | ${eur(meter)} ;; IVA reducido, 10 % | ${eur(t.vat)} ;; = Total | ${eur(t.total)}
    ~ CUPS ${cups}. Peaje 2.0TD. Un hogar como el tuyo gasta 288 kWh al mes.`,
    { size: 10 },
  )
}

function night() {
  const cups = cupsOf('0022009900551847', '1P')
  const all = times([39, 44, 212], [0.196231, 0.128004, 0.079911])
  const [p1 = 0, p2 = 0] = day(5.75, 28, 0.105301, 0.041122)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.54, 0.75]
  const t = taxed(sum(power, energy, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B a history that looks like the bill',
    told(['Naturgy', cups], ['2026-02-03', '2026-03-03', 28], [5.75, 5.75], [39, 44, 212], truth),
    `Naturgy Iberia, S.A. ;; Tarifa Noche Luz Eco · 2.0TD ;; Factura FE26137100882214 · Fecha de emisión 06.03.2026
    Total a pagar ;; = ${eur(t.total)} ;; Periodo de facturación ;; 03.02.2026 - 03.03.2026 (28 días) ;; CUPS ;; ${cups}
    Potencia contratada ;; P1 5,750 kW | P2 5,750 kW ;; T Histórico kWh | Feb 25 | Dic 25 | Ene 26 | Esta factura
    T Punta | 47 | 42 | 51 | 39 ;; T Llano | 49 | 46 | 55 | 44 ;; T Valle | 231 | 240 | 266 | 212 ;; T Total | 327 | 328 | 372 | 295
    # Detalle de la factura ;; Término potencia P1 (28 días x 5,750 kW x 0,105301 €/kW día) | ${eur(p1)}
    Término potencia P2 (28 días x 5,750 kW x 0,041122 €/kW día) | ${eur(p2)}
    Consumo electricidad Punta (39 kWh x 0,196231 €/kWh) | ${eur(all[0])}
    Consumo electricidad Llano (44 kWh x 0,128004 €/kWh) | ${eur(all[1])}
    Consumo electricidad Valle (212 kWh x 0,079911 €/kWh) | ${eur(all[2])}
    Financiación del bono social | ${eur(bonus)} ;; Impuesto electricidad 5,11269632 % | ${eur(t.iee)}
    Alquiler de contador | ${eur(meter)} ;; Base imponible | ${eur(t.base)} ;; IVA 21 % | ${eur(t.vat)}
    = TOTAL | ${eur(t.total)}
    ~ Importe medio de sus últimas 12 facturas: 71,08 €. Potencias máximas registradas: 5,204 kW (P1), 5,690 kW (P2).`,
  )
}

function newYear() {
  const cups = cupsOf('0031103717700394', '0F')
  const [a1 = 0, a2 = 0] = year(5.5, 14, 30.04355, 0.697588)
  const [b1 = 0, b2 = 0] = year(5.5, 19, 30.817413, 0.725423)
  const [power, energy, bonus, meter] = [sum(a1, a2, b1, b2), sum(18.44, 26.17), 0.54, 0.88]
  const t = taxed(sum(power, energy, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B regulated over two years, estimated',
    told(['Energía XXI', cups], ['2025-12-17', '2026-01-19', 33], [5.5, 5.5], [82, 66, 141], truth),
    `Energía XXI Comercializadora de Referencia, S.L.U. ;; Nº factura: S26CON004418831 ;; Fecha emisión factura: 21/01/2026
    Periodo de facturación: del 17/12/2025 a 19/01/2026 (33 días)
    CUPS: ${cups} ;; Potencia contratada en punta-llano: 5,500 kW ;; Potencia contratada en valle: 5,500 kW
    T | P1 (Punta) | P2 (Llano) | P3 (Valle) ;; T Lectura anterior (real) (17 de diciembre de 2025) | 7.431 | 6.802 | 15.117
    T Lectura actual (estimada) (19 de enero de 2026) | 7.513 | 6.868 | 15.258 ;; T Consumo en el periodo | 82 kWh | 66 kWh | 141 kWh
    # Término de potencia ;; P1: 5,500 kW x 30,043550 Eur/kW y año x 14/365 días (hasta 31/12/2025) | ${eur(a1)}
    P2: 5,500 kW x 0,697588 Eur/kW y año x 14/365 días (hasta 31/12/2025) | ${eur(a2)}
    P1: 5,500 kW x 30,817413 Eur/kW y año x 19/365 días (desde 01/01/2026) | ${eur(b1)}
    P2: 5,500 kW x 0,725423 Eur/kW y año x 19/365 días (desde 01/01/2026) | ${eur(b2)} ;; # Término de energía
    Consumo PVPC hasta 31/12/2025: 119 kWh | 18,44 € ;; Consumo PVPC desde 01/01/2026: 170 kWh | 26,17 € ;; # Otros e impuestos
    Financiación bono social | ${eur(bonus)} ;; Impuesto electricidad ${n2(sum(power, energy, bonus))} Eur x 5,11269632 % | ${eur(t.iee)}
    Alquiler del contador | ${eur(meter)} ;; IVA normal 21 % s/ ${n2(t.base)} | ${eur(t.vat)}
    = TOTAL IMPORTE FACTURA | ${eur(t.total)}
    ~ Gasto medio diario 2,31 €. Si su lectura estimada no es correcta, llame al 800 760 333.`,
  )
}

function upkeep() {
  const cups = cupsOf('0027700033018824', '0F')
  const [p1 = 0, p2 = 0] = day(4.6, 29, 0.0799, 0.0799)
  const [energy, bonus, meter, care] = [toCents(357 * 0.1249), 0.72, 0.77, 8.99]
  const [power, off] = [sum(p1, p2), toCents(energy * 0.05)]
  const t = taxed(sum(power, energy, -off), 5.11269632, [bonus, meter, care], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B upkeep and five per cent off',
    told(['TotalEnergies', cups], ['2026-08-21', '2026-09-19', 29], [4.6, 4.6], 357, truth),
    `TotalEnergies ;; TotalEnergies Electricidad y Gas España, S.A.U. ;; <<
    Factura 26092200411970 ;; Fecha de factura 22.09.2026 ;; Periodo 21.08.2026 - 19.09.2026 ;; Plan A tu aire Siempre ;; ><
    Mrs. Fiona McAllister ;; 3/1, 45 Clarence Drive ;; Glasgow G12 9QN ;; UK ;; >>
    Suministro: C/ Isaac Peral 10, 29620 Torremolinos ;; CUPS: ${cups} ;; Potencia contratada: P1: 4,60 P2: 4,60 kW ;; [
    Por potencia | ${eur(power)} ;; Por energía | ${eur(energy)} ;; Descuento 5 % energía por factura sin papel | ${less(off)}
    Bono social | ${eur(bonus)} ;; Impuesto electricidad | ${eur(t.iee)} ;; Alquiler de equipos | ${eur(meter)}
    Mantenimiento Hogar Plus | ${eur(care)} ;; IVA 21 % | ${eur(t.vat)} ;; = Total factura | ${eur(t.total)} ;; ]
    # En detalle ;; Término fijo P1: 4,60 kW x 29 día(s) x 0,0799 €/kW y día = ${eur(p1)}
    Término fijo P2: 4,60 kW x 29 día(s) x 0,0799 €/kW y día = ${eur(p2)}
    Término variable: 357 kWh x 0,1249 €/kWh = ${eur(energy)}
    Impuesto electricidad: 5,11269632 % de ${eur(sum(power, energy, -off))} ;; IVA: 21 % de ${eur(t.base)}
    ~ Su consumo medio diario ha sido de 12,31 kWh. Hace un año, 371 kWh en 30 días. Este mes: 24 % renovable garantizado.`,
  )
}

export const thirdB = (): UnseenBill[] => [
  lucera(),
  gana(),
  imagina(),
  audax(),
  visalia(),
  niba(),
  night(),
  newYear(),
  upkeep(),
  ...thirdB2(),
]
