import { eur, number } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, times, told, year } from './third-a2.ts'

/** Bills of a fifth hand, A: the large houses and the regulated ones, as their two pages are really laid out. */

const iee = 5.11269632
const p = (value: number) => number(value, 6)

function endesa() {
  const cups = cupsOf('0031104882003377', '0F')
  const [p1 = 0, p2 = 0] = day(4.6, 31, 0.090227, 0.027642)
  const all = times([98, 77, 201], [0.179, 0.129, 0.099])
  const off = toCents(sum(...all) * 0.05)
  const [power, energy, bonus, meter, care] = [sum(p1, p2), sum(...all), 1.19, 0.83, 6.61]
  const t = taxed(sum(power, energy, -off, bonus), iee, [meter, care], 21)
  return bill(
    'E summary in front, detail behind, services by the week',
    told(['Endesa', cups], ['2025-10-02', '2025-11-02', 31], [4.6, 4.6], [98, 77, 201], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `<< ;; Endesa Energía, S.A. Unipersonal. ;; CIF A81948077. ;; C/ Ribera del Loira, 60 28042 - Madrid. ;; >< ;; # FACTURA DE ELECTRICIDAD ;; DATOS DE LA FACTURA
    Nº factura: P2M501N1188244 ;; Referencia: 092240018821/0211 ;; Fecha emisión factura: 05/11/2025
    Periodo de facturación: del 02/10/2025 a 02/11/2025 (31 días) ;; Fecha de cargo: 12 de noviembre de 2025 ;; >> ;; [ ;; RESUMEN DE LA FACTURA Y DATOS DE PAGO
    Potencia........................................................ ${eur(power)} ;; Energía......................................................... ${eur(energy)}
    Descuentos...................................................... ${less(off)} ;; Otros........................................................... ${eur(sum(bonus, meter, care))}
    Impuestos....................................................... ${eur(sum(t.iee, t.vat))} ;; = Total | ${eur(t.total)} ;; ] ;; # INFORMACIÓN DEL CONSUMO ELÉCTRICO
    T | Punta | Llano | Valle ;; T Consumo kWh (lectura real 02/11/2025) | 98 | 77 | 201 ;; Consumo Total | 376 kWh
    ~ Sus consumos desagregados han sido punta: 98 kWh; llano: 77 kWh; valle: 201 kWh. Las potencias máximas demandadas en el último año han sido 3,912 kW en punta y 3,104 kW en valle.
    --- ;; # INFORMACIÓN PARA EL CLIENTE ;; CUPS: ${cups} ;; Potencias contratadas: punta-llano 4,600 kW; valle 4,600 kW ;; Peaje de transporte y distribución: 2.0TD
    # DETALLE DE LA FACTURA ;; Potencia ;; Pot. Punta-Llano 4,600 kW x 0,090227 Eur/kW x 31 días | ${eur(p1)} ;; Pot. Valle 4,600 kW x 0,027642 Eur/kW x 31 días | ${eur(p2)}
    Energía ;; Consumo Punta 98,000 kWh x 0,179000 Eur/kWh | ${eur(all[0])} ;; Consumo Llano 77,000 kWh x 0,129000 Eur/kWh | ${eur(all[1])}
    Consumo Valle 201,000 kWh x 0,099000 Eur/kWh | ${eur(all[2])} ;; Descuentos ;; Dto. 5% s/consumo ${n2(energy)} Eur x 5% | ${less(off)}
    Otros ;; Financiación Bono Social 31 días x 0,038455 Eur/día | ${eur(bonus)} ;; Alquiler del contador 31 días x 0,026667 Eur/día | ${eur(meter)}
    OK Luz Básico 4,43 semanas x 1,492 Eur/semana | ${eur(care)} ;; Impuestos ;; Impuesto electricidad ${n2(sum(power, energy, -off, bonus))} Eur x 5,11269632 % | ${eur(t.iee)}
    IVA normal 21% s/ ${n2(t.base)} | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)}`,
    { size: 8 },
  )
}

function energiaXxi() {
  const cups = cupsOf('0031105110774420', '0F')
  const tolls = year(3.45, 30, 23.469833, 0.96113)
  const cargos = year(3.45, 30, 4.379461, 0.281653)
  const [margin = 0] = year(3.45, 30, 3.113, 0)
  const kwh = [61, 54, 118] as const
  const [et, ec] = [times(kwh, [0.032998, 0.018986, 0.001036]), times(kwh, [0.064292, 0.012858, 0.003215])]
  const cost = 24.61
  const [power, energy, bonus, meter] = [sum(...tolls, ...cargos, margin), sum(...et, ...ec, cost), 0.57, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E the regulated model bill, all tolls apart',
    told(['Energía XXI', cups], ['2026-01-31', '2026-03-02', 30], [3.45, 3.45], [61, 54, 118], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Energía XXI Comercializadora de Referencia, S.L.U. ;; www.energiaxxi.com ;; # DATOS DE LA FACTURA ;; Importe factura: | ${eur(t.total)} ;; Nº factura: S5M601N0118823
    Periodo de consumo: 31/01/2026 a 02/03/2026 ;; Fecha de emisión: 4 de marzo de 2026 ;; [ ;; # RESUMEN DE LA FACTURA ;; Por potencia contratada | ${eur(power)} ;; Por energía consumida | ${eur(energy)}
    Financiación del bono social | ${eur(bonus)} ;; Impuesto electricidad | ${eur(t.iee)} ;; Alquiler del contador | ${eur(meter)} ;; IVA normal (21 %) | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)} ;; ]
    # DATOS DEL CONTRATO ;; Código unificado de punto de suministro CUPS: ${cups} ;; Potencia contratada en punta-llano: 3,450 kW ;; Potencia contratada en valle: 3,450 kW ;; Precio voluntario para el pequeño consumidor (PVPC)
    # CONSUMO ELÉCTRICO ;; T | punta | llano | valle ;; T Lectura anterior (real) (31 de enero de 2026) | 8.114 kWh | 7.930 kWh | 15.702 kWh
    T Lectura actual (real) (2 de marzo de 2026) | 8.175 kWh | 7.984 kWh | 15.820 kWh ;; T Consumo en el periodo | 61 kWh | 54 kWh | 118 kWh ;; ---
    # DETALLE DE LA FACTURA ;; Facturación por potencia contratada («término fijo»): | ${eur(power)} ;; Importe por peajes de transporte y distribución, y cargos ;; Peaje punta: 3,450 kW x 23,469833 €/kW y año x (30/365) días | ${eur(tolls[0] ?? 0)}
    Peaje valle: 3,450 kW x 0,961130 €/kW y año x (30/365) días | ${eur(tolls[1] ?? 0)} ;; Cargos punta: 3,450 kW x 4,379461 €/kW y año x (30/365) días | ${eur(cargos[0] ?? 0)}
    Cargos valle: 3,450 kW x 0,281653 €/kW y año x (30/365) días | ${eur(cargos[1] ?? 0)} ;; Margen de comercialización fijo: 3,450 kW x 3,113000 €/kW y año x (30/365) días | ${eur(margin)}
    Facturación por energía consumida («término variable»): | ${eur(energy)} ;; Peajes punta: 61 kWh x 0,032998 €/kWh | ${eur(et[0])} ;; Peajes llano: 54 kWh x 0,018986 €/kWh | ${eur(et[1])} ;; Peajes valle: 118 kWh x 0,001036 €/kWh | ${eur(et[2])}
    Cargos punta: 61 kWh x 0,064292 €/kWh | ${eur(ec[0])} ;; Cargos llano: 54 kWh x 0,012858 €/kWh | ${eur(ec[1])} ;; Cargos valle: 118 kWh x 0,003215 €/kWh | ${eur(ec[2])}
    Importe por coste de la energía | ${eur(cost)} ;; Financiación bono social: 30 días x 0,019121 €/día | ${eur(bonus)} ;; Impuesto de electricidad: 5,11269632 % s/${n2(sum(power, energy, bonus))} € | ${eur(t.iee)}
    Alquiler del contador: 30 días x 0,026557 €/día | ${eur(meter)} ;; IVA normal: 21 % s/${n2(t.base)} € | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)}`,
    { size: 8 },
  )
}

function iberdrola() {
  const cups = cupsOf('0021301188440217', 'AB'.slice(0, 0))
  const [p1 = 0, p2 = 0] = day(5.5, 33, 0.086301, 0.013014)
  const all = times([142.37, 118.06, 251.9], [0.182416, 0.128903, 0.0925])
  const [power, energy, bonus, meter, care] = [sum(p1, p2), sum(...all), 1.27, 0.88, 8.2]
  const t = taxed(sum(power, energy, bonus), iee, [meter, care], 21)
  return bill(
    'E a plan with decimals in the kWh and cargos normativos',
    told(['Iberdrola', cups], ['2025-12-04', '2026-01-06', 33], [5.5, 5.5], [142.37, 118.06, 251.9], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `IBERDROLA CLIENTES, S.A.U. ;; << ;; POTENCIA PUNTA: ;; 5,5 kW ;; POTENCIA VALLE: ;; 5,5 kW ;; >< ;; PERIODO DE FACTURACIÓN ;; 04/12/2025 - 06/01/2026 ;; DIAS FACTURADOS: 33 ;; Nº FACTURA: 21260108030004471 ;; FECHA DE EMISIÓN: 8 de enero de 2026 ;; >>
    Identificación punto de suministro (CUPS): ${cups} ;; Forma de pago: domiciliación ;; # RESUMEN DE FACTURA ;; ENERGÍA | ${eur(sum(power, energy))} ;; CARGOS NORMATIVOS | ${eur(sum(bonus, t.iee))}
    SERVICIOS Y OTROS CONCEPTOS | ${eur(sum(meter, care))} ;; IVA | ${eur(t.vat)} ;; = TOTAL A PAGAR | ${eur(t.total)} ;; ---
    # ENERGÍA ;; Potencia facturada ;; Punta 5,5 kW x 33 días x 0,086301 €/kW día | ${eur(p1)} ;; Valle 5,5 kW x 33 días x 0,013014 €/kW día | ${eur(p2)} ;; Total importe potencia | ${eur(power)}
    Energía consumida ;; Punta 142,37 kWh x 0,182416 €/kWh | ${eur(all[0])} ;; Llano 118,06 kWh x 0,128903 €/kWh | ${eur(all[1])} ;; Valle 251,90 kWh x 0,092500 €/kWh | ${eur(all[2])}
    Total 512,33 kWh | ${eur(energy)} ;; TOTAL ENERGÍA | ${eur(sum(power, energy))} ;; # CARGOS NORMATIVOS ;; Financiación bono social 33 días x 0,038455 €/día | ${eur(bonus)}
    Impuesto sobre electricidad 5,11269632% s/${n2(sum(power, energy, bonus))} € | ${eur(t.iee)} ;; TOTAL CARGOS NORMATIVOS | ${eur(sum(bonus, t.iee))}
    # SERVICIOS Y OTROS CONCEPTOS ;; Alquiler equipos medida 33 días x 0,026667 €/día | ${eur(meter)} ;; Protección Eléctrica Hogar 1,08 meses x 7,59 €/mes | ${eur(care)} ;; TOTAL SERVICIOS Y OTROS CONCEPTOS | ${eur(sum(meter, care))}
    IMPORTE TOTAL | ${eur(t.base)} ;; IVA 21% s/${n2(t.base)} € | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)}`,
  )
}

function curenergia() {
  const cups = cupsOf('0021445577001928', '0F')
  const [p1 = 0, p2 = 0] = year(4.4, 29, 27.704413, 0.725423)
  const [margin = 0] = year(4.4, 29, 3.113, 0)
  const kwh = [44, 39, 87] as const
  const tolls = times(kwh, [0.097553, 0.029267, 0.003292])
  const cost = [6.11, 5.02, 9.87] as const
  const [power, energy] = [sum(p1, p2, margin), sum(...tolls, ...cost)]
  const [bonus, meter, off] = [0.55, 0.77, toCents(sum(power, energy) * 0.4)]
  const t = taxed(sum(power, energy, -off, bonus), iee, [meter], 21)
  return bill(
    'E a severe social bonus on a regulated bill',
    told(['Curenergía', cups], ['2026-02-10', '2026-03-11', 29], [4.4, 4.4], [44, 39, 87], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `CURENERGÍA COMERCIALIZADOR DE ÚLTIMO RECURSO, S.A.U. ;; Fecha de emisión: 12 de marzo de 2026 ;; Periodo de facturación: del 10 de febrero de 2026 al 11 de marzo de 2026 (29 días) ;; CUPS: ${cups.replace(/(.{4})/g, '$1 ')}
    Potencia contratada en punta: 4,4 kW ;; Potencia contratada en valle: 4,4 kW ;; Consumidor vulnerable severo: descuento del bono social hasta el 11/12/2027 ;; # FACTURA RESUMEN
    T Concepto | Importe ;; T Potencia | ${eur(power)} ;; T Energía | ${eur(energy)} ;; T Descuento por bono social | ${less(off)} ;; T Otros (bono social, contador) | ${eur(sum(bonus, meter))} ;; T Impuestos | ${eur(sum(t.iee, t.vat))} ;; T Total | ${eur(t.total)}
    Consumo punta ;; 44 kWh ;; Consumo llano ;; 39 kWh ;; Consumo valle ;; 87 kWh ;; --- ;; Término de potencia
    Peajes y cargos punta 4,4 kW x 27,704413 €/kW y año x 29/365 | ${eur(p1)} ;; Peajes y cargos valle 4,4 kW x 0,725423 €/kW y año x 29/365 | ${eur(p2)} ;; Margen de comercialización fijo 4,4 kW x 3,113 €/kW y año x 29/365 | ${eur(margin)}
    Término de energía ;; T Periodo | Energía (kWh) | Peajes y cargos (€/kWh) | Importe (€) | Coste de la energía (€) ;; T Punta | 44 | 0,097553 | ${n2(tolls[0])} | ${n2(cost[0])} ;; T Llano | 39 | 0,029267 | ${n2(tolls[1])} | ${n2(cost[1])} ;; T Valle | 87 | 0,003292 | ${n2(tolls[2])} | ${n2(cost[2])}
    Total término de energía | ${eur(energy)} ;; Descuento por bono social 40 % s/ ${n2(sum(power, energy))} | ${less(off)} ;; Financiación del bono social 29 días x 0,018966 | ${eur(bonus)} ;; Impuesto eléctrico 5,11269632 % s/ ${n2(sum(power, energy, -off, bonus))} | ${eur(t.iee)}
    Alquiler de equipos de medida 29 días x 0,026552 | ${eur(meter)} ;; IVA 21 % s/ ${n2(t.base)} | ${eur(t.vat)} ;; = Total factura | ${eur(t.total)}`,
  )
}

function naturgy() {
  const cups = cupsOf('0022009910227744', '1P')
  const [p1 = 0, p2 = 0] = day(3.45, 61, 0.108163, 0.033392)
  const kwh = 588
  const energy = toCents(kwh * 0.120471)
  const [power, bonus, meter, care] = [sum(p1, p2), 2.35, 1.63, 19.98]
  const t = taxed(sum(power, energy, bonus), iee, [meter, care], 21)
  return bill(
    'E two months at one price, readings apart',
    told(['Naturgy', cups], ['2025-08-18', '2025-10-18', 61], [3.45, 3.45], [150, 133, 305], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Naturgy Iberia, S.A. ;; Fecha de emisión: 21.10.2025 ;; Nº factura FE25137120441199 ;; Periodo de consumo: 18.08.2025 - 18.10.2025 ;; << ;; Resumen ;; Electricidad | ${eur(sum(power, energy, bonus, t.iee, meter))} ;; Servicios | ${eur(care)} ;; IVA (21%) | ${eur(t.vat)} ;; = TOTAL A PAGAR | ${eur(t.total)}
    >< ;; Electricidad ;; Tarifa Por Uso Luz ;; CUPS ${cups} ;; Potencia contratada P1 3,450 kW ;; Potencia contratada P2 3,450 kW ;; >> ;; # Detalle electricidad
    T Concepto | Cantidad | Precio | Importe ;; T Término potencia P1 (61 días) | 3,450 kW | 0,108163 €/kW día | ${eur(p1)} ;; T Término potencia P2 (61 días) | 3,450 kW | 0,033392 €/kW día | ${eur(p2)} ;; T Consumo electricidad | 588 kWh | 0,120471 €/kWh | ${eur(energy)}
    T Financiación bono social | 61 días | 0,038525 €/día | ${eur(bonus)} ;; T Impuesto electricidad | ${eur(sum(power, energy, bonus))} | 5,11269632 % | ${eur(t.iee)} ;; T Alquiler de contador | 61 días | 0,026721 €/día | ${eur(meter)} ;; T Servielectric Xpress | 2 meses | 9,99 €/mes | ${eur(care)}
    - ;; T Base imponible | IVA | Cuota | Total ;; T ${n2(t.base)} € | 21 % | ${n2(t.vat)} € | ${n2(t.total)} €
    # Lecturas y consumos ;; T Periodo | Anterior real 18.08.2025 | Actual real 18.10.2025 | Consumo kWh ;; T Punta (P1) | 12.601 | 12.751 | 150 ;; T Llano (P2) | 11.044 | 11.177 | 133 ;; T Valle (P3) | 24.870 | 25.175 | 305 ;; T Total | | | 588`,
  )
}

function baser() {
  const cups = cupsOf('0026020044417788')
  const kwh = [88, 74, 166] as const
  const [p1 = 0, p2 = 0] = year(5.75, 31, 30.817413, 0.725423)
  const [a, b, c] = times(kwh, [0.178334, 0.112608, 0.081559])
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(a, b, c), 0.59, 0.82]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E prices in front of the quantities, six digits',
    told(['Baser', cups], ['2026-07-01', '2026-08-01', 31], [5.75, 5.75], [88, 74, 166], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `BASER Comercializadora de Referencia, S.A. ;; basercor.es ;; Factura B26-0081172 ;; Emitida el 5 de agosto de 2026 ;; Facturación desde 01-07-2026 hasta 01-08-2026 (31 días) ;; CUPS ${cups} ;; Tarifa PVPC 2.0TD
    T Potencias | Punta | Valle ;; T Contratada (kW) | 5,750 | 5,750 ;; T Máxima demandada (kW) | 4,112 | 3,980 ;; # Desglose
    T Término | Precio | Unidad | Cantidad | Días | Total € ;; T Potencia punta | ${p(30.817413)} | €/kW año | 5,750 kW | 31 | ${n2(p1)} ;; T Potencia valle | ${p(0.725423)} | €/kW año | 5,750 kW | 31 | ${n2(p2)}
    T Energía punta | ${p(0.178334)} | €/kWh | 88 kWh | | ${n2(a)} ;; T Energía llano | ${p(0.112608)} | €/kWh | 74 kWh | | ${n2(b)} ;; T Energía valle | ${p(0.081559)} | €/kWh | 166 kWh | | ${n2(c)}
    T Bono social | 0,019032 | €/día | | 31 | ${n2(bonus)} ;; T Impuesto eléctrico | 5,11269632 | % | ${n2(sum(power, energy, bonus))} € | | ${n2(t.iee)} ;; T Alquiler contador | 0,026452 | €/día | | 31 | ${n2(meter)} ;; T Base imponible | | | | | ${n2(t.base)}
    T IVA | 21 | % | ${n2(t.base)} € | | ${n2(t.vat)} ;; T TOTAL FACTURA | | | | | ${n2(t.total)}`,
  )
}

function repsol() {
  const cups = cupsOf('0031408110927755', '0F')
  const [p1 = 0, p2 = 0] = year(3.3, 30, 34.704413, 9.725423)
  const energy = toCents(203.41 * 0.1329)
  const [power, bonus, meter, off] = [sum(p1, p2), 1.15, 0.8, 4]
  const t = taxed(sum(power, energy, bonus), iee, [meter, -off], 21)
  return bill(
    'E Catalan, price of a year, one price, a rebate behind the taxes',
    told(['Repsol', cups], ['2025-05-06', '2025-06-05', 30], [3.3, 3.3], 203.41, {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Repsol Comercializadora de Electricidad y Gas, S.L.U. ;; Data d'emissió: 9 de juny de 2025 ;; Període de facturació: del 6 de maig de 2025 al 5 de juny de 2025 (30 dies) ;; CUPS: ${cups} ;; Potència contractada: P1 3,3 kW · P2 3,3 kW
    # Detall de la factura ;; Terme fix ;; P1: 3,3 kW x 30 dies x 34,704413 €/kW any | ${eur(p1)} ;; P2: 3,3 kW x 30 dies x 9,725423 €/kW any | ${eur(p2)} ;; Terme variable ;; Consum: 203,41 kWh x 0,132900 €/kWh | ${eur(energy)}
    Altres conceptes ;; Finançament bo social: 30 dies x 0,038333 €/dia | ${eur(bonus)} ;; Impost electricitat: ${n2(sum(power, energy, bonus))} € x 5,11269632% | ${eur(t.iee)} ;; Lloguer equip de mesura: 30 dies x 0,026667 €/dia | ${eur(meter)} ;; Descompte Waylet | ${less(off)}
    Import total sense IVA | ${eur(t.base)} ;; IVA 21% s/ ${n2(t.base)} € | ${eur(t.vat)} ;; = TOTAL FACTURA | ${eur(t.total)} ;; ~ El teu consum mitjà diari ha estat de 6,78 kWh. Consum dels últims 12 mesos: 2.614 kWh.`,
  )
}

function totalEnergies() {
  const cups = cupsOf('0021558800334477', '0F')
  const [p1 = 0, p2 = 0] = day(6.9, 28, 0.104229, 0.041863)
  const all = times([77, 61, 140], [0.198112, 0.141007, 0.104366])
  const back = toCents(95 * 0.07)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.08, 0.75]
  const t = taxed(sum(power, energy, -back, bonus), iee, [meter], 21)
  return bill(
    'E amounts behind an equals sign, surplus in the middle',
    told(
      ['TotalEnergies', cups],
      ['2026-02-02', '2026-03-02', 28],
      [6.9, 3.45].map((_, at) => [6.9, 6.9][at] ?? 0) as [number, number],
      [77, 61, 140],
      { power, energy, vat: 21, total: t.total, surplus: 95 },
    ),
    `TotalEnergies Clientes, S.A.U. ;; Su factura de luz ;; Nº 2603020041188 ;; Fecha factura: 5 mar 2026 ;; P1: 6,90 P2: 6,90 kW contratados ;; CUPS ${cups} ;; Periodo: 02/02/2026 - 02/03/2026, 28 día(s)
    Por potencia = ${eur(power)} ;; P1 6,90 kW x 28 día(s) x 0,104229 €/kW y día = ${eur(p1)} ;; P2 6,90 kW x 28 día(s) x 0,041863 €/kW y día = ${eur(p2)}
    Por energía = ${eur(energy)} ;; P1 77 kWh x 0,198112 €/kWh = ${eur(all[0])} ;; P2 61 kWh x 0,141007 €/kWh = ${eur(all[1])} ;; P3 140 kWh x 0,104366 €/kWh = ${eur(all[2])}
    Compensación excedentes 95 kWh x 0,070000 €/kWh = ${less(back)} ;; Bono social = ${eur(bonus)} ;; Impuesto electricidad 5,11269632 % = ${eur(t.iee)} ;; Alquiler equipos (28 días) = ${eur(meter)} ;; Subtotal = ${eur(t.base)} ;; IVA 21 % = ${eur(t.vat)} ;; = TOTAL A PAGAR = | ${eur(t.total)}`,
  )
}

export const fifthA = (): UnseenBill[] => [
  endesa(),
  energiaXxi(),
  iberdrola(),
  curenergia(),
  naturgy(),
  baser(),
  repsol(),
  totalEnergies(),
]
