import { eur } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, thirdA2, times, told, year } from './third-a2.ts'

/** Bills of a stranger, A: the big houses. */

function iberdrola() {
  const cups = cupsOf('0021104203377015', '0F')
  const [p1 = 0, p2 = 0] = day(4.6, 30, 0.108192, 0.046548)
  const [power, energy, bonus, meter, care] = [sum(p1, p2), toCents(266 * 0.1399), 0.38, 0.8, 9.95]
  const due = sum(power, energy, bonus)
  const t = taxed(due, 5.11269632, [meter, care], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'A flat price with a summary and a detail',
    told(['Iberdrola', cups], ['2025-11-05', '2025-12-05', 30], [4.6, 4.6], [58, 71, 137], truth),
    `IBERDROLA CLIENTES, S.A.U. ;; Plaza Euskadi 5, 48009 Bilbao · CIF A95758389 · www.iberdrola.es · 900 225 235
    << ;; # DATOS DE LA FACTURA ;; Nº FACTURA: 21251209010338842 ;; FECHA DE EMISIÓN: 09/12/2025
    PERIODO DE FACTURACIÓN: 05/11/2025 - 05/12/2025 ;; DÍAS FACTURADOS: 30 ;; ><
    MR DAVID R. PEMBERTON ;; FLAT 3, 128 ABBEY ROAD ;; LONDON NW6 4SN ;; REINO UNIDO ;; >>
    # RESUMEN DE FACTURA ;; ENERGÍA | ${eur(sum(due, t.iee))} ;; SERVICIOS Y OTROS CONCEPTOS | ${eur(sum(meter, care))}
    IVA 21 % | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)}
    # DATOS DEL CONTRATO ;; Titular: DAVID R. PEMBERTON · NIE Y1234567X ;; Referencia del contrato: 702334518
    Dirección de suministro: AVDA. DEL MAR 12, 2º B, 29640 FUENGIROLA ;; CUPS: ${cups.replace(/(.{4})/g, '$1 ')}
    Plan: PLAN ESTABLE · Peaje 2.0TD ;; Potencia punta: 4,6 kW · Potencia valle: 4,6 kW ;; ---
    # DETALLE DE FACTURA ;; ENERGÍA ;; Potencia facturada punta 4,6 kW x 30 días x 0,108192 €/kW día | ${eur(p1)}
    Potencia facturada valle 4,6 kW x 30 días x 0,046548 €/kW día | ${eur(p2)} ;; Total importe potencia | ${eur(power)}
    Energía consumida 266 kWh x 0,139900 €/kWh | ${eur(energy)}
    Financiación del bono social 30 días x 0,012742 €/día | ${eur(bonus)}
    Impuesto sobre electricidad 5,11269632 % s/ ${eur(due)} | ${eur(t.iee)} ;; SERVICIOS Y OTROS CONCEPTOS
    Alquiler equipos de medida 30 días x 0,026630 €/día | ${eur(meter)} ;; Pack Iberdrola Hogar | ${eur(care)}
    IVA 21 % s/ ${eur(t.base)} | ${eur(t.vat)} ;; = TOTAL | ${eur(t.total)}
    Sus consumos desagregados han sido punta: 58 kWh; llano: 71 kWh; valle: 137 kWh.
    ~ Las potencias máximas demandadas en el último año han sido 4,128 kW en punta y 3,004 kW en valle.`,
  )
}

function curenergia() {
  const cups = cupsOf('0021000019447730')
  const tolls = times([61, 55, 112], [0.097553, 0.029267, 0.003292])
  const [p1 = 0, p2 = 0] = year(3.45, 31, 27.704413, 0.725423)
  const [margin = 0] = year(3.45, 31, 3.113, 0)
  const [power, energy, bonus, meter] = [sum(p1, p2, margin), sum(...tolls, 31.17), 0.77, 0.83]
  const t = taxed(sum(power, energy, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'A regulated with tolls and cost apart',
    told(['Curenergía', cups], ['2026-06-30', '2026-07-31', 31], [3.45, 3.45], [61, 55, 112], truth),
    `CURENERGÍA COMERCIALIZADOR DE ÚLTIMO RECURSO, S.A.U. ;; Apdo. de Correos 61017, 28080 Madrid
    [ ;; RESUMEN DE LA FACTURA ;; Por potencia contratada | ${eur(power)} ;; Por energía consumida | ${eur(energy)}
    Financiación del bono social | ${eur(bonus)} ;; Impuesto electricidad | ${eur(t.iee)} ;; Alquiler del contador | ${eur(meter)}
    IVA 21 % s/ ${n2(t.base)} | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)} ;; ]
    Número de factura: 20260804030091177 ;; Fecha de emisión: 04 de agosto de 2026 ;; Fecha de cargo: 12 de agosto de 2026
    Periodo de consumo: 30 de junio de 2026 a 31 de julio de 2026 (31 días)
    # DATOS DEL CONTRATO ;; Potencia contratada en punta: 3,450 kW ;; Potencia contratada en valle: 3,450 kW
    Código unificado de punto de suministro CUPS: ${cups} ;; Peaje de transporte y distribución: 2.0TD · Segmento de cargos: 1
    # INFORMACIÓN DEL CONSUMO ELÉCTRICO
    T | Punta | Llano | Valle ;; T Lectura anterior (real) 30/06/2026 | 12.044 | 10.871 | 23.019
    T Lectura actual (real) 31/07/2026 | 12.105 | 10.926 | 23.131 ;; T Consumo en el periodo (kWh) | 61 | 55 | 112
    % ago 25 241, sep 190, oct 177, nov 208, dic 266, ene 26 301, feb 255, mar 230, abr 188, may 176, jun 195, jul 228
    Consumo total de esta factura: 228 kWh. Consumo medio diario en los últimos 14 meses: 7,12 kWh. ;; ---
    # DETALLE DE LA FACTURA ;; = Facturación por potencia contratada | ${eur(power)} ;; Facturación por peajes y cargos
    Punta 3,450 kW x 27,704413 €/kW y año x (31/365) días | ${eur(p1)}
    Valle 3,450 kW x 0,725423 €/kW y año x (31/365) días | ${eur(p2)}
    Margen de comercialización fijo 3,450 kW x 3,113000 €/kW y año x (31/365) días | ${eur(margin)}
    = Facturación por energía consumida | ${eur(energy)} ;; Facturación por peajes y cargos
    Punta 61 kWh x 0,097553 €/kWh | ${eur(tolls[0])} ;; Llano 55 kWh x 0,029267 €/kWh | ${eur(tolls[1])}
    Valle 112 kWh x 0,003292 €/kWh | ${eur(tolls[2])} ;; Facturación por coste de la energía 228 kWh | 31,17 €
    Financiación del bono social | ${eur(bonus)} ;; Alquiler de equipos de medida y control | ${eur(meter)}
    Impuesto de electricidad 5,11269632 % s/ ${eur(sum(power, energy, bonus))} | ${eur(t.iee)}
    IVA 21 % | ${eur(t.vat)} ;; = IMPORTE TOTAL | ${eur(t.total)}`,
  )
}

function endesa() {
  const cups = cupsOf('0031104477120863', '0F')
  const all = times([143, 96, 204], [0.187921, 0.124406, 0.097315])
  const [p1 = 0, p2 = 0] = day(5.75, 32, 0.093812, 0.033477)
  const [power, energy, bonus, meter, care] = [sum(p1, p2), sum(...all), 0.41, 0.85, 6.9]
  const off = toCents(energy * 0.1)
  const t = taxed(sum(power, energy, -off), 5.11269632, [bonus, meter, care], 21)
  const [other, duties] = [eur(sum(bonus, meter, care)), eur(sum(t.iee, t.vat))]
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'A discount and an estimated reading',
    told(['Endesa', cups], ['2025-09-18', '2025-10-20', 32], [5.75, 5.75], [143, 96, 204], truth),
    `Endesa Energía, S.A. Unipersonal. ;; CIF A81948077. C/ Ribera del Loira, nº 60 28042 - Madrid.
    << ;; # DATOS DE LA FACTURA ;; Nº factura: P25CON047112930 ;; Referencia: 088123004471/0214 ;; Fecha emisión factura: 24/10/2025
    Periodo de facturación: del 18/09/2025 a 20/10/2025 (32 días) ;; Fecha de cargo: 31 de octubre de 2025 ;; ><
    # RESUMEN DE LA FACTURA ;; Potencia | ${eur(power)} ;; Energía | ${eur(energy)} ;; Descuentos | ${less(off)}
    Otros | ${other} ;; Impuestos | ${duties} ;; = Total | ${eur(t.total)} ;; >>
    # INFORMACIÓN DEL PRODUCTO ;; One Luz 3 Periodos ;; GONZÁLEZ RUIZ, MARÍA · C/ Notario Luis Oliver 6, 29602 Marbella
    CUPS: ${cups} ;; Contrato de acceso: 110445230017 ;; Potencias contratadas: punta-llano 5,750 kW; valle 5,750 kW
    # INFORMACIÓN DE SU CONSUMO ELÉCTRICO ;; T kWh | Punta | Llano | Valle
    T Lectura anterior (real) (18/09/2025) | 9.120 | 7.805 | 15.993 ;; T Lectura actual (estimada) (20/10/2025) | 9.263 | 7.901 | 16.197
    T Consumo en el periodo (32 días) | 143 | 96 | 204
    % OCT 24 402, DIC 24 511, FEB 25 547, ABR 25 388, JUN 25 361, AGO 25 498, OCT 25 443 ;; ---
    # DETALLE DE LA FACTURA ;; = Potencia | ${eur(power)} ;; Pot. Punta-Llano 5,750 kW x 0,093812 Eur/kW x 32 días | ${eur(p1)}
    Pot. Valle 5,750 kW x 0,033477 Eur/kW x 32 días | ${eur(p2)} ;; = Energía | ${eur(energy)}
    Consumo Punta 143,000 kWh x 0,187921 Eur/kWh | ${eur(all[0])} ;; Consumo Llano 96,000 kWh x 0,124406 Eur/kWh | ${eur(all[1])}
    Consumo Valle 204,000 kWh x 0,097315 Eur/kWh | ${eur(all[2])} ;; = Descuentos | ${less(off)}
    Dto. promocional 10 % sobre el consumo | ${less(off)} ;; = Otros | ${other}
    Financiación Bono Social (32 días x 0,012742 Eur/día) | ${eur(bonus)} ;; OK Luz. Asistencia 24 horas | ${eur(care)}
    Alquiler del contador (32 días x 0,026630 Eur/día) | ${eur(meter)} ;; = Impuestos | ${duties}
    Impuesto electricidad (${n2(sum(power, energy, -off))} X 5,11269632 %) | ${eur(t.iee)}
    IVA normal (21 % s/${n2(t.base)}) | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)}
    ~ La potencia máxima demandada en el último año ha sido 4,870 kW en P1 y 5,104 kW en P2.`,
  )
}

function reference() {
  const cups = cupsOf('0031103880014572', '0F')
  const [p1 = 0, p2 = 0] = year(2.3, 33, 30.817413, 0.725423)
  const [power, energy, bonus, meter] = [sum(p1, p2), 17.28, 0.63, 0.88]
  const due = sum(power, energy, bonus)
  const t = taxed(due, 0.5, [meter], 10)
  const truth = { power, energy, vat: 10, total: t.total }
  return bill(
    'A regulated in the spring of ten per cent',
    told(['Energía XXI', cups], ['2026-03-25', '2026-04-27', 33], [2.3, 2.3], [31, 27, 58], truth),
    `Energía XXI Comercializadora de Referencia, S.L.U. ;; CIF B82846825. C/ Ribera del Loira, nº 60 28042 - Madrid.
    << ;; Nº factura: S26CON011870443 ;; Fecha emisión factura: 29/04/2026 ;; Fecha de cargo: 06 de mayo de 2026
    Periodo de facturación: del 25/03/2026 a 27/04/2026 (33 días) ;; ><
    Sra. I. Lindqvist ;; Urb. Las Chapas 201 ;; 29604 Marbella (Málaga) ;; >>
    [ ;; Potencia | ${eur(power)} ;; Energía | ${eur(energy)} ;; Otros | ${eur(sum(bonus, meter))} ;; Impuestos | ${eur(sum(t.iee, t.vat))}
    = Total | ${eur(t.total)} ;; ]
    Potencia contratada en punta-llano: 2,300 kW ;; Potencia contratada en valle: 2,300 kW ;; CUPS: ${cups}
    Potencia máxima demandada en el último año: 2,118 kW (P1), 1,640 kW (P2)
    Lectura anterior (real) (25 de marzo de 2026): P1 2.014 kWh, P2 1.877 kWh, P3 4.310 kWh
    Lectura actual (real) (27 de abril de 2026): P1 2.045 kWh, P2 1.904 kWh, P3 4.368 kWh
    Consumo en P1 31 kWh · Consumo en P2 27 kWh · Consumo en P3 58 kWh ;; Consumo total 116 kWh
    ---
    # Detalle ;; Término de potencia ;; P1: 2,300 kW x 30,817413 Eur/kW y año x 33/365 días | ${eur(p1)}
    P2: 2,300 kW x 0,725423 Eur/kW y año x 33/365 días | ${eur(p2)}
    Término de energía ;; Consumo: 116 kWh a precio PVPC horario, según relación adjunta | ${eur(energy)}
    Financiación bono social: 33 días x 0,019121 Eur/día | ${eur(bonus)}
    Impuesto electricidad: ${n2(due)} Eur x 0,5 % | ${eur(t.iee)} ;; Alquiler del contador: 33 días x 0,026630 Eur/día | ${eur(meter)}
    Base imponible | ${eur(t.base)} ;; IVA reducido 10 % | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)}
    ~ RDL 7/2026: hasta el 31 de mayo rigen el 10 % de IVA (antes 21 %) y el 0,5 % de impuesto especial (antes 5,11269632 %).`,
  )
}

function naturgy() {
  const cups = cupsOf('0022009871140335', '1P')
  const all = times([88, 79, 171], [0.179655, 0.114032, 0.083817])
  const [p1 = 0, p2 = 0] = day(4.6, 29, 0.089434, 0.044211)
  const [power, energy, bonus, meter, care, careVat] = [sum(p1, p2), sum(...all), 1.12, 0.77, 7.26, 1.52]
  const t = taxed(sum(power, energy), 2.5, [bonus, meter], 10)
  const total = sum(t.total, care, careVat)
  const truth = { power, energy, vat: 10, total }
  return bill(
    'A ten per cent on power, twenty-one on care',
    told(['Naturgy', cups], ['2024-01-09', '2024-02-07', 29], [4.6, 4.6], [88, 79, 171], truth),
    `Naturgy Iberia, S.A. ;; Avda. de América 38, 28028 Madrid · CIF A08431090 · Atención al cliente 900 100 251
    << ;; = Importe total | ${eur(total)} ;; Fecha de cargo: 20.02.24 ;; Factura nº: FE24137044819922 ;; ><
    Fecha de factura: 12.02.24 ;; Periodo de facturación: 09.01.24 - 07.02.24 ;; Días de facturación: 29 ;; >>
    Contrato: Tarifa Por Uso Luz + Servielectric ;; CUPS ${cups} ;; Potencia contratada: P1 4,600 kW / P2 4,600 kW · Peaje 2.0TD
    # Electricidad ;; T Concepto | Cálculo | Importe
    T Término de potencia P1 | 4,600 kW x 29 días x 0,089434 €/kW día | ${eur(p1)}
    T Término de potencia P2 | 4,600 kW x 29 días x 0,044211 €/kW día | ${eur(p2)}
    T Consumo electricidad P1 | 88 kWh x 0,179655 €/kWh | ${eur(all[0])} ;; T Consumo electricidad P2 | 79 kWh x 0,114032 €/kWh | ${eur(all[1])}
    T Consumo electricidad P3 | 171 kWh x 0,083817 €/kWh | ${eur(all[2])} ;; T Financiación bono social | 29 días | ${eur(bonus)}
    T Impuesto electricidad | ${eur(sum(power, energy))} x 2,50 % | ${eur(t.iee)} ;; T Alquiler de contador | 29 días x 0,026557 €/día | ${eur(meter)}
    T Subtotal electricidad | | ${eur(t.base)}
    # Servicios ;; T Concepto | Cálculo | Importe ;; T Servielectric Xpress | 1 mes x 7,26 €/mes | ${eur(care)}
    IVA 10 % de ${eur(t.base)} | ${eur(t.vat)} ;; IVA 21 % de ${eur(care)} | ${eur(careVat)} ;; = Total factura | ${eur(total)}
    ~ Consumo del mismo periodo del año anterior: 365 kWh. Importe medio diario: 2,91 €. Energía de esta factura: 338 kWh.`,
  )
}

function repsol() {
  const cups = cupsOf('0031104900056128')
  const all = times([37.412, 41.905, 96.11], [0.179, 0.121, 0.089])
  const [p1 = 0, p2 = 0] = year(3.3, 31, 29.93, 1.46)
  const [power, energy, back, bonus, meter] = [sum(p1, p2), sum(...all), 12.7, 0.4, 0.83]
  const t = taxed(sum(power, energy, -back, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total, surplus: 211.733 }
  return bill(
    'A two columns with panels',
    told(['Repsol', cups], ['2025-05-01', '2025-05-31', 31], [3.3, 3.3], [37.412, 41.905, 96.11], truth),
    `<< ;; REPSOL ;; Repsol Comercializadora de Electricidad y Gas, S.L.U. ;; >< ;; Factura de luz ;; N.º F2506LU00713382 ;; >>
    << ;; # Tu contrato ;; Titular: Hans-Jürgen Vogel ;; Dirección de envío: Lindenstraße 84, 50674 Köln, Deutschland
    Punto de suministro: C/ Sierra Blanca 3, 29649 Mijas Costa ;; CUPS: ${cups} ;; Tarifa: Solar Repsol, 2.0TD
    Potencia P1: 3,3 kW ;; Potencia P2: 3,3 kW ;; # Consumo del mes ;; Punta 37,412 kWh ;; Llano 41,905 kWh ;; Valle 96,110 kWh
    Vertido a la red 211,733 kWh ;; >< ;; # Qué pagas ;; Del 01/05/2025 al 31/05/2025 (31 días) ;; Emitida el 05/06/2025
    Fijo | ${eur(power)} ;; Consumo | ${eur(energy)} ;; Excedentes | ${less(back)} ;; Bono social | ${eur(bonus)}
    Impuesto eléctrico 5,11269632 % | ${eur(t.iee)} ;; Contador | ${eur(meter)} ;; IVA 21 % (base ${eur(t.base)}) | ${eur(t.vat)}
    = Total | ${eur(t.total)} ;; >> ;; # Cómo lo calculamos
    << ;; Término fijo ;; P1 3,3 kW x 31 días x 29,930000 €/kW año | ${eur(p1)} ;; P2 3,3 kW x 31 días x 1,460000 €/kW año | ${eur(p2)}
    Compensación de excedentes ;; 211,733 kWh x 0,060000 €/kWh | ${less(back)} ;; ><
    Término variable ;; 37,412 kWh x 0,179000 €/kWh | ${eur(all[0])} ;; 41,905 kWh x 0,121000 €/kWh | ${eur(all[1])}
    96,110 kWh x 0,089000 €/kWh | ${eur(all[2])} ;; >>`,
    { size: 8 },
  )
}

function total() {
  const cups = cupsOf('0026000715002294', '0F')
  const all = times([102, 88, 190], [0.1655, 0.1198, 0.0924])
  const [p1 = 0, p2 = 0] = day(4.5, 31, 0.0877, 0.0219)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.4, 0.83]
  const t = taxed(sum(power, energy), 5.11269632, [bonus, meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'A years of two digits',
    told(['TotalEnergies', cups], ['2025-08-12', '2025-09-12', 31], [4.5, 4.5], [102, 88, 190], truth),
    `TotalEnergies ;; TotalEnergies Clientes, S.A.U. · Plaza del Fresno 2, 33007 Oviedo · A33543547
    T Factura | Fecha | Periodo de consumo | Cuenta contrato ;; T 25091500118732 | 15.09.25 | 12.08.25 - 12.09.25 | 000512884410
    CUPS: ${cups} ;; Potencia contratada: P1: 4,50 P2: 4,50 kW ;; Producto: A tu aire Luz Programa 3P · ATR 2.0TD
    # Término de potencia ;; P1: 4,50 kW x 0,0877 €/kW y día x 31 día(s) | ${eur(p1)} ;; P2: 4,50 kW x 0,0219 €/kW y día x 31 día(s) | ${eur(p2)}
    # Término de energía ;; P1: 102 kWh x 0,1655 €/kWh | ${eur(all[0])} ;; P2: 88 kWh x 0,1198 €/kWh | ${eur(all[1])}
    P3: 190 kWh x 0,0924 €/kWh | ${eur(all[2])} ;; # Conceptos regulados
    Impuesto electricidad (5,11269632 % sobre ${n2(sum(power, energy))}) | ${eur(t.iee)} ;; Bono social (31 día(s)) | ${eur(bonus)}
    Alquiler equipos (31 día(s)) | ${eur(meter)} ;; Base imponible | ${eur(t.base)} ;; IVA 21% | ${eur(t.vat)}
    = Importe total | ${eur(t.total)} ;; Domiciliada en ES66 2100 0418 40** ****1332. Cargo el 22.09.25
    T Consumo kWh | jul 25 | jun 25 | may 25 | ago 24 ;; T P1 | 96 | 71 | 60 | 118 ;; T P2 | 83 | 66 | 57 | 95 ;; T P3 | 177 | 140 | 131 | 206
    ~ Precio medio final de la energía sin impuestos: ${(energy / 380).toFixed(6).replace('.', ',')} €/kWh.`,
  )
}

function edp() {
  const cups = cupsOf('0027700019443081')
  const all = times([402, 388, 1137], [0.1689, 0.1277, 0.0991])
  const [p1 = 0, p2 = 0] = day(9.2, 61, 0.0899, 0.0312)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.78, 2.73]
  const t = taxed(sum(power, energy), 5.11269632, [bonus, meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'A two months with units in the head',
    told(['EDP', cups], ['2024-12-03', '2025-02-02', 61], [9.2, 9.2], [402, 388, 1137], truth),
    `edp ;; EDP Energía, S.A.U. · General Concha 20, 48001 Bilbao · A33473752
    << ;; FACTURA 00025070233918 ;; 06 feb 2025 ;; ><  ;; Periodo 03/12/2024 - 02/02/2025 ;; 61 días ;; >>
    ${cups} ;; Potencia contratada (kW): Punta 9,200 · Valle 9,200 ;; Consumo total: 1.927 kWh
    # Potencia ;; T Importe (€) | Periodo | €/kW día | Días | kW
    T ${n2(p1)} | Punta | 0,0899 | 61 | 9,2 ;; T ${n2(p2)} | Valle | 0,0312 | 61 | 9,2 ;; T ${n2(power)} | Total | | |
    # Energía ;; T Importe (€) | Periodo | €/kWh | kWh
    T ${n2(all[0])} | Punta | 0,1689 | 402 ;; T ${n2(all[1])} | Llano | 0,1277 | 388 ;; T ${n2(all[2])} | Valle | 0,0991 | 1.137
    T ${n2(energy)} | Total | | 1.927
    # Otros ;; T Importe (€) | Concepto ;; T ${n2(bonus)} | Financiación del bono social
    T ${n2(t.iee)} | Impuesto electricidad (5,11269632 %) ;; T ${n2(meter)} | Alquiler equipo de medida trifásico
    T ${n2(t.base)} | Base imponible ;; T ${n2(t.vat)} | IVA (21 %) ;; = A PAGAR | ${eur(t.total)}
    ~ Consumo diciembre 2023 - febrero 2024: 2.044 kWh. Emisiones: 128 g CO2/kWh. Potencia máxima demandada: 8,71 kW.`,
  )
}

function fenie() {
  const cups = cupsOf('0031607740018826', '0F')
  const all = times([84, 77, 158], [0.192, 0.131, 0.097])
  const [p1 = 0, p2 = 0] = day(4.6, 31, 0.0987, 0.00615)
  const [power, energy, bonus, meter, care] = [sum(p1, p2), sum(...all), 0.59, 0.83, 4.5]
  const t = taxed(sum(power, energy, bonus), 5.11269632, [meter, care], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'A a chart and last year beside it',
    told(['Feníe Energía', cups], ['2026-01-12', '2026-02-12', 31], [4.6, 2.3], [84, 77, 158], truth),
    `Feníe Energía, S.A. ;; C/ Jacinto Benavente 2B, 28232 Las Rozas · A85908036 ;; Tu agente energético: Instalaciones Ruiz, tel. 952 47 11 03
    << ;; Factura 26FE00119204 ;; Emitida 17/02/2026 ;; Del 12/01/2026 al 12/02/2026 ;; Días facturados 31 ;; ><
    [ ;; = Total a pagar | ${eur(t.total)} ;; ] ;; >> ;; CUPS ${cups} ;; Tarifa de acceso 2.0TD · Potencia P1 4,6 kW · Potencia P2 2,3 kW
    T | Punta | Llano | Valle | Total ;; T Consumo (kWh) | 84 | 77 | 158 | 319 ;; T Mismo mes año anterior (kWh) | 91 | 80 | 176 | 347
    T Potencia máxima (kW) | 3,912 | | 2,104 | ;; % F25 347, M 302, A 251, M 240, J 266, J 331, A 352, S 290, O 248, N 275, D 310, E26 319
    # Término de potencia ;; P1 4,600 kW × 31 días × 0,098700 €/kW/día | ${eur(p1)}
    P2 2,300 kW × 31 días × 0,012300 €/kW/día | ${eur(p2)} ;; Suma | ${eur(power)}
    # Término de energía ;; Punta 84 kWh × 0,192 €/kWh | ${eur(all[0])} ;; Llano 77 kWh × 0,131 €/kWh | ${eur(all[1])}
    Valle 158 kWh × 0,097 €/kWh | ${eur(all[2])} ;; Suma | ${eur(energy)}
    # Otros conceptos ;; Bono social | ${eur(bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(t.iee)} ;; Alquiler contador | ${eur(meter)}
    Servicio Fenie Asistencia | ${eur(care)} ;; # Impuestos ;; IVA 21 % sobre ${eur(t.base)} | ${eur(t.vat)} ;; = Total factura | ${eur(t.total)}
    ~ Del importe de esta factura, 12,31 € corresponden a peajes de transporte y distribución y 8,02 € a cargos del sistema.`,
  )
}

export const thirdA = (): UnseenBill[] => [
  iberdrola(),
  curenergia(),
  endesa(),
  reference(),
  naturgy(),
  repsol(),
  total(),
  edp(),
  fenie(),
  ...thirdA2(),
]
