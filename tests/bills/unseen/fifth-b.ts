import { eur } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, times, told, year } from './third-a2.ts'

/** Bills of a fifth hand, B: panels, changes of price, two meters, reduced taxes, prose. */

const iee = 5.11269632

function holaluz() {
  const cups = cupsOf('0031107744018822', '0F')
  const [p1 = 0, p2 = 0] = day(4.6, 30, 0.0949, 0.0463)
  const all = times([41, 38, 99], [0.19, 0.15, 0.11])
  const back = sum(...all)
  const [power, energy, bonus, meter, fee] = [sum(p1, p2), sum(...all), 1.15, 0.8, 6.5]
  const t = taxed(sum(power, fee, bonus), iee, [meter], 21)
  return bill(
    'E surplus above its cap, a fee of its own',
    told(['Holaluz', cups], ['2025-06-01', '2025-07-01', 30], [4.6, 4.6], [41, 38, 99], {
      power,
      energy,
      vat: 21,
      total: t.total,
      surplus: 410,
    }),
    `holaluz ;; Holaluz-Clidom, S.A. · Passeig Joan de Borbó 99-101, Barcelona ;; Hola, Margaret ;; Esta es tu factura de junio ;; = ${eur(t.total)} ;; Del 1 de junio de 2025 al 1 de julio de 2025 (30 días) ;; Nº de factura 250700118H, fecha 3 de julio de 2025 ;; CUPS ${cups}
    Tu potencia: 4,6 kW en punta y 4,6 kW en valle ;; # ¿Qué has consumido? ;; Punta | 41 kWh ;; Llano | 38 kWh ;; Valle | 99 kWh ;; Has vertido a la red | 410 kWh ;; # ¿Cómo se calcula?
    Potencia P1 4,6 kW * 0,0949 €/kW día * 30 días | ${eur(p1)} ;; Potencia P2 4,6 kW * 0,0463 €/kW día * 30 días | ${eur(p2)} ;; Cuota de gestión | ${eur(fee)}
    Consumo punta 41 kWh * 0,19 €/kWh | ${eur(all[0])} ;; Consumo llano 38 kWh * 0,15 €/kWh | ${eur(all[1])} ;; Consumo valle 99 kWh * 0,11 €/kWh | ${eur(all[2])} ;; Compensación de excedentes (410 kWh * 0,06 €/kWh = 24,60 €, límite ${eur(energy)}) | ${less(back)}
    Bono social | ${eur(bonus)} ;; Impuesto eléctrico 5,11269632 % | ${eur(t.iee)} ;; Alquiler del contador | ${eur(meter)} ;; IVA 21 % | ${eur(t.vat)} ;; = Total | ${eur(t.total)}`,
  )
}

function octopus() {
  const cups = cupsOf('0031104455883311', '0F')
  const [a1 = 0, a2 = 0] = day(5.75, 12, 0.095, 0.027)
  const [b1 = 0, b2 = 0] = day(5.75, 19, 0.099, 0.031)
  const all = times([121, 98, 230], [0.201, 0.124, 0.084])
  const back = toCents(212 * 0.04)
  const [power, energy, bonus, meter] = [sum(a1, a2, b1, b2), sum(...all), 0.59, 0.83]
  const t = taxed(sum(power, energy, -back, bonus), iee, [meter], 21)
  return bill(
    'E power in two blocks, energy in one, a wallet that is only said',
    told(['Octopus Energy', cups], ['2026-06-19', '2026-07-20', 31], [5.75, 5.75], [121, 98, 230], {
      power,
      energy,
      vat: 21,
      total: t.total,
      surplus: 212,
    }),
    `octopusenergy ;; Octopus Energy España S.L.U. ;; Total | ${eur(t.total)} ;; 19-06-2026 a 20-07-2026 (31 días) ;; Factura emitida el 22-07-2026 ;; CUPS ${cups} ;; T Potencia Contratada (kW) | Punta 5,750 | Valle 5,750 ;; # Energía Activa
    Punta ;; 121,00 kWh * 0,201 €/kWh | ${eur(all[0])} ;; Llano ;; 98,00 kWh * 0,124 €/kWh | ${eur(all[1])} ;; Valle ;; 230,00 kWh * 0,084 €/kWh | ${eur(all[2])} ;; Excedentes 212,00 kWh * -0,04 €/kWh | ${less(back)}
    # Potencia ;; Punta 5,750 kW * 12 días * 0,095 €/kW/día | ${eur(a1)} ;; Valle 5,750 kW * 12 días * 0,027 €/kW/día | ${eur(a2)} ;; Punta 5,750 kW * 19 días * 0,099 €/kW/día | ${eur(b1)} ;; Valle 5,750 kW * 19 días * 0,031 €/kW/día | ${eur(b2)}
    # Otros conceptos ;; Bono Social 31 días * 0,019032 €/día | ${eur(bonus)} ;; Alquiler equipo medida 31 días * 0,026774 €/día | ${eur(meter)} ;; # Impuestos ;; Impuesto Electricidad 5,11269632% * ${n2(sum(power, energy, -back, bonus))} € | ${eur(t.iee)} ;; IVA 21% * ${n2(t.base)} € | ${eur(t.vat)}
    ~ Solar Wallet: saldo anterior 21,40 €, acumulado este mes 3,20 €, saldo 24,60 €. Has ahorrado 12,11 €.`,
  )
}

function edp() {
  const cups = cupsOf('0026601177330044')
  const [p1 = 0, p2 = 0] = day(8.05, 30, 0.1021, 0.0355)
  const all = times([201, 188, 402], [0.1711, 0.1244, 0.0911])
  const off = toCents(sum(p1, p2) * 0.1)
  const [power, energy, bonus, meter, care] = [sum(p1, p2), sum(...all), 0.36, 0.74, 9.46]
  const t = taxed(sum(power, energy, -off), 0.5, [bonus, meter, care], 10)
  return bill(
    'E the taxes of spring 2026 and a discount on the power',
    told(['EDP', cups], ['2026-04-11', '2026-05-11', 30], [8.05, 8.05], [201, 188, 402], {
      power,
      energy,
      vat: 10,
      total: t.total,
    }),
    `EDP Energía, S.A.U. ;; Plaza del Fresno 2, Oviedo ;; Factura 26051800044192 · 18 de mayo de 2026 ;; Periodo 11/04/2026 al 11/05/2026 ;; 30 días ;; CUPS ${cups}
    T Concepto | Importe | Cálculo ;; T Término fijo P1 | ${n2(p1)} € | 8,05 kW x 30 días x 0,102100 €/kW día ;; T Término fijo P2 | ${n2(p2)} € | 8,05 kW x 30 días x 0,035500 €/kW día ;; T Dto. 10% término fijo | -${n2(off)} € | ${n2(power)} € x 10 %
    T Consumo P1 | ${n2(all[0])} € | 201 kWh x 0,171100 €/kWh ;; T Consumo P2 | ${n2(all[1])} € | 188 kWh x 0,124400 €/kWh ;; T Consumo P3 | ${n2(all[2])} € | 402 kWh x 0,091100 €/kWh
    T Bono social | ${n2(bonus)} € | 30 días x 0,012000 €/día ;; T Impuesto electricidad | ${n2(t.iee)} € | 0,5 % s/ ${n2(sum(power, energy, -off))} € ;; T Alquiler contador | ${n2(meter)} € | 30 días x 0,024667 €/día ;; T Funciona | ${n2(care)} € | 1 mes x 9,46 €/mes ;; T IVA reducido | ${n2(t.vat)} € | 10 % s/ ${n2(t.base)} € ;; T Total factura | ${n2(t.total)} € |`,
  )
}

function niba() {
  const cups = cupsOf('0031109911228833', '0F')
  const all = times([66.2, 51.9, 120.4], [0.1812, 0.1303, 0.0944])
  const [p1 = 0, p2 = 0] = day(3.45, 31, 0.0899, 0.0288)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.59, 0.83]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E English with months in words and a table of it all',
    told(['Niba', cups], ['2026-07-14', '2026-08-14', 31], [3.45, 3.45], [66.2, 51.9, 120.4], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Niba Servicios Energéticos, S.L. ;; Your bill for August ;; Billing period: 14 July 2026 – 14 August 2026 (31 days) ;; Issued on 17 August 2026 ;; Supply point (CUPS): ${cups}
    T What | How much | Price | Total ;; T Power, peak (P1) | 3.45 kW, 31 days | €0.0899 per kW and day | €${(p1 ?? 0).toFixed(2)} ;; T Power, off-peak (P2) | 3.45 kW, 31 days | €0.0288 per kW and day | €${(p2 ?? 0).toFixed(2)}
    T Energy, peak (P1) | 66.2 kWh | €0.1812 per kWh | €${all[0].toFixed(2)} ;; T Energy, mid-peak (P2) | 51.9 kWh | €0.1303 per kWh | €${all[1].toFixed(2)} ;; T Energy, off-peak (P3) | 120.4 kWh | €0.0944 per kWh | €${all[2].toFixed(2)}
    T Social bonus contribution | 31 days | | €${bonus.toFixed(2)} ;; T Electricity tax | | 5.11269632% | €${t.iee.toFixed(2)} ;; T Meter rental | 31 days | | €${meter.toFixed(2)} ;; T Subtotal | | | €${t.base.toFixed(2)} ;; T VAT | | 21% | €${t.vat.toFixed(2)} ;; T Total amount due | | | €${t.total.toFixed(2)}
    ~ Average daily consumption 7.69 kWh. Maximum demand in the last twelve months: 3.02 kW peak, 2.61 kW off-peak.`,
  )
}

function twoMeters() {
  const cups = cupsOf('0022007711334455', '1P')
  const all = times([84, 70, 158], [0.1744, 0.1222, 0.0888])
  const [p1 = 0, p2 = 0] = day(4.6, 32, 0.091, 0.0304)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.23, 0.85]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E a change of meter, the readings of both',
    told(['Visalia', cups], ['2025-09-05', '2025-10-07', 32], [4.6, 4.6], [84, 70, 158], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Visalia Energía, S.L. ;; Factura nº V25-0918822 ;; Fecha de emisión 10/10/2025 ;; Periodo de facturación 05/09/2025 - 07/10/2025 ;; CUPS ${cups} ;; Potencia contratada P1: 4,60 kW / P2: 4,60 kW
    # Lecturas contador saliente 08812274 ;; T | Anterior | Actual | Consumo kWh ;; T P1 | 30.112 | 30.162 | 50 ;; T P2 | 28.003 | 28.041 | 38 ;; T P3 | 60.770 | 60.859 | 89
    # Lecturas contador entrante 41190026 ;; T | Anterior | Actual | Consumo kWh ;; T P1 | 0 | 34 | 34 ;; T P2 | 0 | 32 | 32 ;; T P3 | 0 | 69 | 69 ;; # Detalle de su factura
    Término de potencia P1 4,60 kW x 32 días x 0,091000 €/kW día | ${eur(p1)} ;; Término de potencia P2 4,60 kW x 32 días x 0,030400 €/kW día | ${eur(p2)} ;; Término de energía P1 84,00 kWh x 0,174400 €/kWh | ${eur(all[0])} ;; Término de energía P2 70,00 kWh x 0,122200 €/kWh | ${eur(all[1])} ;; Término de energía P3 158,00 kWh x 0,088800 €/kWh | ${eur(all[2])}
    Financiación bono social | ${eur(bonus)} ;; Impuesto sobre la electricidad (5,11269632%) | ${eur(t.iee)} ;; Alquiler de equipos | ${eur(meter)} ;; Base imponible | ${eur(t.base)} ;; IVA (21%) | ${eur(t.vat)} ;; = TOTAL | ${eur(t.total)}`,
  )
}

function prose() {
  const cups = cupsOf('0031100022445566', '0F')
  const [p1 = 0, p2 = 0] = day(3.3, 31, 0.1, 0.05)
  const energy = toCents(244 * 0.139)
  const [power, bonus, meter, fee] = [sum(p1, p2), 1.19, 0.83, 3.5]
  const t = taxed(sum(power, energy, fee, bonus), iee, [meter], 21)
  return bill(
    'E in sentences, with a subscription',
    told(['Podo', cups], ['2025-03-15', '2025-04-15', 31], [3.3, 3.3], 244, { power, energy, vat: 21, total: t.total }),
    `podo ;; MIPODO.COM · Podo Servicios Energéticos, S.L. ;; Factura 2025-03-118821 del 18 de abril de 2025 ;; Tu factura de este mes son ${eur(t.total)}. ;; Del 15 de marzo al 15 de abril de 2025 (31 días) en el CUPS ${cups}.
    Tienes contratados 3,3 kW en punta y 3,3 kW en valle. ;; Por la potencia pagas ${eur(power)}: 3,3 kW x 31 días x 0,1000 €/kW día = ${eur(p1)} en punta y 3,3 kW x 31 días x 0,0500 €/kW día = ${eur(p2)} en valle.
    Por la energía pagas ${eur(energy)}: 244 kWh x 0,1390 €/kWh. ;; Suscripción Podo | ${eur(fee)} ;; Bono social | ${eur(bonus)} ;; Impuesto eléctrico (5,11269632 %) | ${eur(t.iee)} ;; Alquiler de contador | ${eur(meter)} ;; IVA 21 % sobre ${eur(t.base)} | ${eur(t.vat)} ;; = Total factura | ${eur(t.total)}`,
  )
}

function factor() {
  const cups = cupsOf('0031446600112299', '0F')
  const all = times([133, 120, 277], [0.161, 0.118, 0.083])
  const [p1 = 0, p2 = 0] = day(9.2, 30, 0.0951, 0.0295)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.15, 1.34]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E Catalan, everything in one wide table',
    told(['Factor Energía', cups], ['2025-02-28', '2025-03-30', 30], [9.2, 9.2], [133, 120, 277], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `factorenergia ;; Factor Energia, S.A. · NIF A61893871 · factorenergia.com ;; Factura F25-03-99182 ;; Data factura 02/04/2025 ;; Període 28/02/2025 - 30/03/2025 ;; Dies facturats: 30 ;; CUPS ${cups} ;; Tarifa 2.0TD
    T Concepte | Període | Quantitat | Dies | Preu | Import ;; T Terme potència | P1 | 9,200 kW | 30 | 0,095100 €/kW dia | ${eur(p1)} ;; T Terme potència | P2 | 9,200 kW | 30 | 0,029500 €/kW dia | ${eur(p2)} ;; T Terme energia | P1 | 133 kWh | | 0,161000 €/kWh | ${eur(all[0])}
    T Terme energia | P2 | 120 kWh | | 0,118000 €/kWh | ${eur(all[1])} ;; T Terme energia | P3 | 277 kWh | | 0,083000 €/kWh | ${eur(all[2])} ;; T Bo social | | | 30 | | ${eur(bonus)} ;; T Impost electricitat | | | | 5,11269632 % | ${eur(t.iee)} ;; T Lloguer equip mesura | | | 30 | | ${eur(meter)}
    T Base imposable | | | | | ${eur(t.base)} ;; T IVA | | | | 21 % | ${eur(t.vat)} ;; T TOTAL A PAGAR | | | | | ${eur(t.total)}`,
    { size: 8 },
  )
}

function somEnergia() {
  const cups = cupsOf('0031607722003311', '0F')
  const all = times([58, 49, 131], [0.168, 0.129, 0.104])
  const [p1 = 0, p2 = 0] = year(3.45, 31, 29.8, 2.44)
  const gen = toCents(12 * 0.05)
  const [power, energy, bonus, meter, gift] = [sum(p1, p2), sum(...all), 1.19, 0.83, 2.38]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  const total = sum(t.total, gift)
  return bill(
    'E a gift beyond the VAT',
    told(['Som Energia', cups], ['2025-07-01', '2025-07-31', 31], [3.45, 3.45], [58, 49, 131], {
      power,
      energy,
      vat: 21,
      total,
    }),
    `Som Energia, SCCL ;; www.somenergia.coop ;; Factura FE2500881122 ;; Data de la factura: 05/08/2025 ;; Període facturat: del 01/07/2025 al 31/07/2025 (31 dies) ;; CUPS: ${cups} ;; Potència contractada (kW): P1: 3,450 P2: 3,450
    # Resum ;; Per potència contractada | ${eur(power)} ;; Per electricitat utilitzada | ${eur(energy)} ;; Bo social | ${eur(bonus)} ;; Impost d'electricitat | ${eur(t.iee)} ;; Lloguer del comptador | ${eur(meter)} ;; IVA 21% | ${eur(t.vat)} ;; Donatiu voluntari (exempt d'IVA) | ${eur(gift)} ;; = TOTAL IMPORT FACTURA | ${eur(total)} ;; ---
    # Energia utilitzada ;; T | Punta | Pla | Vall ;; T Energia utilitzada (kWh) | 58 | 49 | 131 ;; T Preu energia (€/kWh) | 0,168 | 0,129 | 0,104 ;; T kWh x €/kWh (€) | ${n2(all[0])} | ${n2(all[1])} | ${n2(all[2])}
    # Potència ;; T | Punta | Vall ;; T Potència contractada (kW) | 3,450 | 3,450 ;; T Preu potència (€/kW any) | 29,800 | 2,440 ;; T Durada del període (dies) | 31 | 31 ;; T kW x €/kW x (31/365) dies (€) | ${n2(p1)} | ${n2(p2)}
    ~ Import de l'energia d'origen generation kWh estimat: ${eur(gen)}, no inclòs.`,
  )
}

function goiener() {
  const cups = cupsOf('0021880011559944', '0F')
  const all = times([71, 66, 149], [0.1822, 0.1344, 0.1011])
  const [p1 = 0, p2 = 0] = day(4.6, 30, 0.0877, 0.0211)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.15, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E two tongues on every line',
    told(['GoiEner', cups], ['2025-11-01', '2025-12-01', 30], [4.6, 4.6], [71, 66, 149], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `GoiEner S. Coop. · goiener.com ;; Faktura / Factura GE25-118821 ;; Data / Fecha: 05/12/2025 ;; Epea / Periodo: 01/11/2025 - 01/12/2025 (30 egun / días) ;; CUPS ${cups} ;; Kontratatutako potentzia / Potencia contratada: P1 4,6 kW, P2 4,6 kW
    Potentzia / Potencia P1 4,6 kW x 30 egun x 0,0877 €/kW egun | ${eur(p1)} ;; Potentzia / Potencia P2 4,6 kW x 30 egun x 0,0211 €/kW egun | ${eur(p2)} ;; Energia / Energía P1 71 kWh x 0,1822 €/kWh | ${eur(all[0])} ;; Energia / Energía P2 66 kWh x 0,1344 €/kWh | ${eur(all[1])} ;; Energia / Energía P3 149 kWh x 0,1011 €/kWh | ${eur(all[2])}
    Bonu soziala / Bono social | ${eur(bonus)} ;; Zerga elektrikoa / Impuesto eléctrico %5,11 | ${eur(t.iee)} ;; Kontagailuaren alokairua / Alquiler del contador | ${eur(meter)} ;; Zerga-oinarria / Base imponible | ${eur(t.base)} ;; BEZ / IVA %21 | ${eur(t.vat)} ;; = GUZTIRA / TOTAL | ${eur(t.total)}`,
  )
}

export const fifthB = (): UnseenBill[] => [
  holaluz(),
  octopus(),
  edp(),
  niba(),
  twoMeters(),
  prose(),
  factor(),
  somEnergia(),
  goiener(),
]
