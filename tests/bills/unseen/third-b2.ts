import { eur } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, times, told, year } from './third-a2.ts'

/** Bills of another stranger, B: the regulated ones, the tongues and the troubles. */

function nabalia() {
  const cups = cupsOf('0021777000451928')
  const all = times([66, 58, 129], [0.1543, 0.1122, 0.0871])
  const [p1 = 0, p2 = 0] = day(4.6, 30, 0.0811, 0.0122)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.15, 0.8]
  const t = taxed(sum(power, energy), 3.8, [bonus, meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B three point eight of 2024',
    told(['Nabalia', cups], ['2024-04-22', '2024-05-22', 30], [4.6, 4.6], [66, 58, 129], truth),
    `NABALIA ENERGÍA ;; Nabalia Energía 2000, S.A. · Pl. Rector Rubió i Balaguer 8, 08201 Sabadell
    Núm. factura: 24NB0501177 - Fecha: 28-05-2024 - Vto.: 04-06-2024 ;; Período: 22-04-2024 hasta 22-05-2024 - Días: 30
    CUPS: ${cups} ;; Pot. contratada: 4,60 (P1) 4,60 (P2) ;; T Descripción | Uds. | Precio | Total
    T Facturación por potencia P1 (kW·día) | 138,00 | 0,081100 | ${n2(p1)}
    T Facturación por potencia P2 (kW·día) | 138,00 | 0,012200 | ${n2(p2)}
    T Facturación por energía P1 (kWh) | 66,00 | 0,154300 | ${n2(all[0])}
    T Facturación por energía P2 (kWh) | 58,00 | 0,112200 | ${n2(all[1])}
    T Facturación por energía P3 (kWh) | 129,00 | 0,087100 | ${n2(all[2])}
    T Impuesto eléctrico 3,80 % | ${n2(sum(power, energy))} | | ${n2(t.iee)}
    T Bono social (días) | 30 | 0,038455 | ${n2(bonus)} ;; T Alquiler equipo medida (días) | 30 | 0,026667 | ${n2(meter)}
    - ;; T Base imponible | T. IVA | Cuota IVA | Total factura ;; T ${n2(t.base)} | 21,00 | ${n2(t.vat)} | ${n2(t.total)}
    = TOTAL A COBRAR | ${eur(t.total)} ;; Forma de pago: recibo bancario`,
  )
}

function vulnerable() {
  const cups = cupsOf('0022009914470238', '1P')
  const [p1 = 0, p2 = 0] = year(3.3, 31, 27.704413, 0.725423)
  const [margin = 0] = year(3.3, 31, 3.113, 0)
  const tolls = times([40, 36, 74], [0.097553, 0.029267, 0.003292])
  const [power, energy, bonus, meter] = [sum(p1, p2, margin), sum(...tolls, 14.83), 0.59, 0.83]
  const off = toCents(sum(power, energy, bonus) * 0.425)
  const t = taxed(sum(power, energy, bonus, -off), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B a social bonus taken off',
    told(['Comercializadora Regulada', cups], ['2026-01-16', '2026-02-16', 31], [3.3, 3.3], [40, 36, 74], truth),
    `Comercializadora Regulada, Gas & Power, S.A. ;; Plaça del Gas 1, 08003 Barcelona · A65067332 ;; FACTURA DE ELECTRICIDAD
    Titular: Antonia Ríos Peña ;; Beneficiaria del bono social, categoría: consumidora vulnerable (hasta 03.11.2027)
    Factura: FE26321188400517 ;; Emitida: 19.02.2026 ;; Periodo de facturación: 16.01.2026 a 16.02.2026 (31 días)
    CUPS: ${cups} ;; Peaje: 2.0TD ;; Potencia contratada P1: 3,300 kW ;; Potencia contratada P2: 3,300 kW
    T Consumo eléctrico | Punta | Llano | Valle | Total ;; T kWh | 40 | 36 | 74 | 150
    % feb 25 171, abr 140, jun 122, ago 133, oct 129, dic 158, feb 26 150 ;; # Potencia
    Peajes y cargos P1: 3,300 kW x 31 días x (27,704413/365) €/kW día | ${eur(p1)}
    Peajes y cargos P2: 3,300 kW x 31 días x (0,725423/365) €/kW día | ${eur(p2)}
    Margen de comercialización: 3,300 kW x 31 días x (3,113000/365) €/kW día | ${eur(margin)}
    Importe por potencia contratada | ${eur(power)} ;; # Energía
    Peajes y cargos P1: 40 kWh x 0,097553 €/kWh | ${eur(tolls[0])}
    Peajes y cargos P2: 36 kWh x 0,029267 €/kWh | ${eur(tolls[1])}
    Peajes y cargos P3: 74 kWh x 0,003292 €/kWh | ${eur(tolls[2])} ;; Coste de la energía (150 kWh) | 14,83 €
    Importe por energía consumida | ${eur(energy)} ;; # Bono social e impuestos
    Financiación bono social (31 días x 0,019121 €/día) | ${eur(bonus)}
    Descuento por bono social (42,5 % de ${eur(sum(power, energy, bonus))}) | ${less(off)}
    Impuesto electricidad (5,11269632 %) | ${eur(t.iee)} ;; Alquiler de contador | ${eur(meter)}
    IVA (21 % de ${eur(t.base)}) | ${eur(t.vat)} ;; = Total factura | ${eur(t.total)}`,
  )
}

function change() {
  const cups = cupsOf('0031104599300248', '0F')
  const may = times([51, 40, 88], [0.189, 0.127, 0.093])
  const june = times([27, 24, 46], [0.189, 0.127, 0.093])
  const [a1 = 0, a2 = 0] = day(4.6, 20, 0.0966, 0.0466)
  const [b1 = 0, b2 = 0] = day(4.6, 10, 0.0966, 0.0466)
  const [power, energy, bonus, meter] = [sum(a1, a2, b1, b2), sum(...may, ...june), 0.57, 0.8]
  const [inMay, inJune] = [sum(a1, a2, ...may), sum(b1, b2, ...june)]
  const [low, full] = [toCents(inMay * 0.005), toCents((inJune * 5.11269632) / 100)]
  const t = taxed(sum(power, energy), 0, [low, full, bonus, meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B the tax changes on the way',
    told(['Endesa', cups], ['2026-05-12', '2026-06-11', 30], [4.6, 4.6], [78, 64, 134], truth),
    `Endesa Energía, S.A. Unipersonal. ;; << ;; Nº factura: P26CON061180227 ;; Fecha emisión factura: 15/06/2026
    Periodo de facturación: del 12/05/2026 a 11/06/2026 (30 días) ;; ><
    Potencia | ${eur(power)} ;; Energía | ${eur(energy)} ;; Otros | ${eur(sum(bonus, meter))} ;; Impuestos | ${eur(sum(low, full, t.vat))}
    = Total | ${eur(t.total)} ;; >>
    CUPS: ${cups} ;; Potencias contratadas: punta-llano 4,600 kW; valle 4,600 kW ;; Peaje 2.0TD
    # Del 12/05/2026 al 01/06/2026 (20 días)
    Pot. Punta-Llano 4,600 kW x 0,096600 Eur/kW x 20 días | ${eur(a1)} ;; Pot. Valle 4,600 kW x 0,046600 Eur/kW x 20 días | ${eur(a2)}
    Consumo Punta 51,000 kWh x 0,189000 Eur/kWh | ${eur(may[0])} ;; Consumo Llano 40,000 kWh x 0,127000 Eur/kWh | ${eur(may[1])}
    Consumo Valle 88,000 kWh x 0,093000 Eur/kWh | ${eur(may[2])} ;; Impuesto electricidad (${n2(inMay)} X 0,5 %) | ${eur(low)}
    # Del 01/06/2026 al 11/06/2026 (10 días)
    Pot. Punta-Llano 4,600 kW x 0,096600 Eur/kW x 10 días | ${eur(b1)} ;; Pot. Valle 4,600 kW x 0,046600 Eur/kW x 10 días | ${eur(b2)}
    Consumo Punta 27,000 kWh x 0,189000 Eur/kWh | ${eur(june[0])}
    Consumo Llano 24,000 kWh x 0,127000 Eur/kWh | ${eur(june[1])}
    Consumo Valle 46,000 kWh x 0,093000 Eur/kWh | ${eur(june[2])}
    Impuesto electricidad (${n2(inJune)} X 5,11269632 %) | ${eur(full)} ;; # Otros
    Financiación Bono Social (30 días x 0,019121 Eur/día) | ${eur(bonus)}
    Alquiler del contador (30 días x 0,026630 Eur/día) | ${eur(meter)} ;; IVA normal (21 % s/${n2(t.base)}) | ${eur(t.vat)}
    = TOTAL IMPORTE FACTURA | ${eur(t.total)}`,
    { size: 8 },
  )
}

function capped() {
  const cups = cupsOf('0021330012887045', '0F')
  const all = times([48, 33, 91], [0.2011, 0.1455, 0.1098])
  const [p1 = 0, p2 = 0] = day(6.9, 32, 0.0865, 0.0131)
  const [power, energy, bonus, meter, care] = [sum(p1, p2), sum(...all), 0.41, 0.85, 4.95]
  const t = taxed(sum(power, 0), 5.11269632, [bonus, meter, care], 21)
  const truth = { power, energy, vat: 21, total: t.total, surplus: 486 }
  return bill(
    'B more fed in than it may take off',
    told(['Iberdrola', cups], ['2025-05-06', '2025-06-07', 32], [6.9, 6.9], [48, 33, 91], truth),
    `IBERDROLA CLIENTES, S.A.U. ;; PLAN SOLAR HOGAR ;; Factura 21250611010077120 · Emisión 11/06/2025
    Periodo de facturación 06/05/2025 - 07/06/2025 · Días facturados: 32 ;; CUPS ${cups}
    Potencia punta 6,9 kW · Potencia valle 6,9 kW ;; T Energía (kWh) | Punta | Llano | Valle | Total
    T Consumida de la red | 48 | 33 | 91 | 172 ;; T Vertida a la red | 201 | 163 | 122 | 486 ;; # POTENCIA
    Punta 6,9 kW x 32 días x 0,086500 €/kW día | ${eur(p1)} ;; Valle 6,9 kW x 32 días x 0,013100 €/kW día | ${eur(p2)}
    Total potencia | ${eur(power)} ;; # ENERGÍA ;; Punta 48 kWh x 0,201100 €/kWh | ${eur(all[0])}
    Llano 33 kWh x 0,145500 €/kWh | ${eur(all[1])} ;; Valle 91 kWh x 0,109800 €/kWh | ${eur(all[2])}
    Total energía | ${eur(energy)}
    Compensación excedentes 486 kWh x 0,070000 €/kWh (34,02 €), con el límite de la energía | ${less(energy)} ;; # OTROS
    Financiación bono social | ${eur(bonus)} ;; Impuesto sobre electricidad 5,11269632 % s/ ${eur(power)} | ${eur(t.iee)}
    Alquiler equipos de medida | ${eur(meter)} ;; Smart Solar Mantenimiento | ${eur(care)}
    IVA 21 % s/ ${eur(t.base)} | ${eur(t.vat)} ;; = TOTAL IMPORTE FACTURA | ${eur(t.total)}`,
  )
}

function catalan() {
  const cups = cupsOf('0031405330098812', '0F')
  const all = times([44, 52, 97], [0.183, 0.137, 0.111])
  const [p1 = 0, p2 = 0] = year(4.4, 31, 29.8, 2.2)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.59, 0.83]
  const t = taxed(sum(power, energy), 5.11269632, [bonus, meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B in Catalan',
    told(['Repsol', cups], ['2026-02-17', '2026-03-20', 31], [4.4, 4.4], [44, 52, 97], truth),
    `Repsol Comercializadora de Electricidad y Gas, S.L.U. ;; Factura de llum núm. F2603LU00118754
    Data d'emissió: 24/03/2026 ;; Període de facturació: 17/02/2026 - 20/03/2026 (31 dies) ;; CUPS: ${cups}
    Potència contractada: punta 4,4 kW · vall 4,4 kW ;; << ;; # Potència
    Punta 4,4 kW x 31 dies x 29,800000 €/kW any | ${eur(p1)} ;; Vall 4,4 kW x 31 dies x 2,200000 €/kW any | ${eur(p2)}
    Total potència | ${eur(power)} ;; >< ;; # Energia ;; Punta 44 kWh x 0,183000 €/kWh | ${eur(all[0])}
    Pla 52 kWh x 0,137000 €/kWh | ${eur(all[1])} ;; Vall 97 kWh x 0,111000 €/kWh | ${eur(all[2])}
    Total energia | ${eur(energy)} ;; >> ;; Finançament del bo social | ${eur(bonus)}
    Impost sobre l'electricitat 5,11269632 % | ${eur(t.iee)} ;; Lloguer de comptador | ${eur(meter)}
    Base imposable | ${eur(t.base)} ;; IVA 21 % | ${eur(t.vat)} ;; = Import total | ${eur(t.total)}
    ~ Consum mitjà diari: 6,23 kWh. Consum del mateix període de l'any anterior: 214 kWh.`,
  )
}

function relaxed() {
  const cups = cupsOf('0031104011926670', '0F')
  const [p1 = 0, p2 = 0] = day(3.45, 31, 0.097, 0.027)
  const [power, energy, back, bonus, meter] = [sum(p1, p2), toCents(188 * 0.119), 7.36, 0.77, 0.83]
  const t = taxed(sum(power, energy, -back, bonus), 5.11269632, [meter], 21)
  const truth = { power, energy, vat: 21, total: t.total, surplus: 184 }
  return bill(
    'B one price and the sun',
    told(['Octopus Energy', cups], ['2026-07-05', '2026-08-05', 31], [3.45, 3.45], [33, 41, 114], truth),
    `octopusenergy ;; Factura ES-2026-08-7710034 del 09-08-2026 ;; 05-07-2026 a 05-08-2026 (31 días) ;; Octopus Relax
    CUPS ${cups}
    T | Punta | Llano | Valle ;; T Potencia Contratada (kW) | 3,450 | | 3,450 ;; T Consumo kWh | 33 | 41 | 114 ;; T Excedentes kWh | 71 | 66 | 47
    # Potencia ${eur(power)}
    Punta 3,450 kW * 31 días * 0,097 €/kW/día | ${eur(p1)} ;; Valle 3,450 kW * 31 días * 0,027 €/kW/día | ${eur(p2)}
    # Energía ${eur(energy)} ;; Consumo 188 kWh * 0,119 €/kWh | ${eur(energy)} ;; # Excedentes ${less(back)}
    Energía vertida 184 kWh * 0,04 €/kWh | ${less(back)} ;; # Otros conceptos
    Bono social | ${eur(bonus)} ;; Alquiler del contador | ${eur(meter)} ;; # Impuestos
    Impuesto sobre la electricidad 5,11269632 % | ${eur(t.iee)} ;; IVA 21 % (${eur(t.base)}) | ${eur(t.vat)}
    = Total a pagar | ${eur(t.total)} ;; Solar Wallet: has acumulado 0,00 € este mes. Saldo 15,20 €.`,
  )
}

function wordy() {
  const cups = cupsOf('0021808800317264', '0F')
  const all = times([58, 61, 120], [0.191, 0.137, 0.102])
  const [p1 = 0, p2 = 0] = day(3.3, 30, 0.094, 0.0388)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.74, 0.8]
  const t = taxed(sum(power, energy), 5.11269632, [bonus, meter], 21)
  const truth = { power, energy, vat: 21, total: t.total }
  return bill(
    'B dates in words, one table of it all',
    told(['EDP', cups], ['2026-09-14', '2026-10-14', 30], [3.3, 3.3], [58, 61, 120], truth),
    `EDP Energía, S.A.U. ;; Factura número 00026101900447 emitida el diecinueve de octubre (19 de octubre de 2026)
    Le facturamos del 14 de septiembre de 2026 al 14 de octubre de 2026 (30 días) ;; Su CUPS: ${cups.replace(/(.{4})/g, '$1 ')}
    Su potencia contratada: 3,3 kW (punta) y 3,3 kW (valle) ;; T | Cantidad | Precio | Euros
    T Facturación por potencia contratada | | | ${n2(power)}
    T Punta | 3,3 kW x 30 días | 0,0940 €/kW día | ${n2(p1)} ;; T Valle | 3,3 kW x 30 días | 0,0388 €/kW día | ${n2(p2)}
    T Facturación por energía consumida | 239 kWh | | ${n2(energy)}
    T Punta | 58 kWh | 0,1910 €/kWh | ${n2(all[0])} ;; T Llano | 61 kWh | 0,1370 €/kWh | ${n2(all[1])}
    T Valle | 120 kWh | 0,1020 €/kWh | ${n2(all[2])} ;; T Impuesto electricidad | 5,11269632 % | | ${n2(t.iee)}
    T Financiación del bono social | 30 días | | ${n2(bonus)} ;; T Alquiler de equipos de medida | 30 días | | ${n2(meter)}
    T Base imponible | | | ${n2(t.base)} ;; T IVA | 21 % | | ${n2(t.vat)} ;; T TOTAL FACTURA | | | ${n2(t.total)}
    Se cargará en su cuenta el 29 de octubre de 2026.`,
  )
}

export const thirdB2 = (): UnseenBill[] => [nabalia(), vulnerable(), change(), capped(), catalan(), relaxed(), wordy()]
