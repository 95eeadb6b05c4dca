import { eur } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, times, told } from './third-a2.ts'

/** Bills of a fifth hand, C: the small houses; boxes, three columns, capitals without accents, units above. */

const iee = 5.11269632

function plenitude() {
  const cups = cupsOf('0021990011223377', '0F')
  const energy = toCents(305 * 0.119)
  const [p1 = 0, p2 = 0] = day(3.45, 32, 0.073782, 0.073782)
  const [power, bonus, meter, care] = [sum(p1, p2), 1.23, 0.85, 5.95]
  const t = taxed(sum(power, energy, bonus), iee, [meter, care], 21)
  return bill(
    'E the same price for both powers, boxes with amounts above names',
    told(['Plenitude', cups], ['2025-04-03', '2025-05-05', 32], [3.45, 3.45], [80, 71, 154], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Eni Plenitude Iberia, S.L.U. ;; FACTURA DE LUZ ;; Fecha de emision: 08/05/2025 ;; Periodo de facturacion: 03/04/2025 - 05/05/2025 ;; Dias facturados: 32 ;; CUPS: ${cups} ;; Potencia contratada P1: 3,450 kW P2: 3,450 kW
    T ${eur(power)} | ${eur(energy)} | ${eur(sum(bonus, meter, care))} | ${eur(sum(t.iee, t.vat))} | ${eur(t.total)} ;; T Potencia | Energia | Otros | Impuestos | Total
    # DETALLE ;; TERMINO POTENCIA P1 3,4500 kW * 0,073782 €/kW dia * 32 dias | ${eur(p1)} ;; TERMINO POTENCIA P2 3,4500 kW * 0,073782 €/kW dia * 32 dias | ${eur(p2)} ;; TERMINO ENERGIA 305,0000 kWh * 0,119000 €/kWh | ${eur(energy)}
    FINANCIACION BONO SOCIAL 32 dias * 0,038455 €/dia | ${eur(bonus)} ;; IMPUESTO ELECTRICIDAD 5,11269632% * ${n2(sum(power, energy, bonus))} € | ${eur(t.iee)} ;; ALQUILER EQUIPO 32 dias * 0,026563 €/dia | ${eur(meter)} ;; SERVICIO FACILITA | ${eur(care)} ;; IVA 21% * ${n2(t.base)} € | ${eur(t.vat)} ;; = TOTAL FACTURA | ${eur(t.total)}
    # LECTURAS ;; T | P1 | P2 | P3 ;; T Anterior 03/04/2025 | 4.411 | 4.008 | 9.120 ;; T Actual 05/05/2025 | 4.491 | 4.079 | 9.274 ;; T Consumo | 80 | 71 | 154`,
  )
}

function gana() {
  const cups = cupsOf('0031106611882244', '0F')
  const all = times([102, 95, 188], [0.168, 0.113, 0.079])
  const [p1 = 0, p2 = 0] = day(5.5, 31, 0.0889, 0.0141)
  const back = toCents(310 * 0.07)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.19, 0.83]
  const t = taxed(sum(power, energy, -back), iee, [bonus, meter], 21)
  return bill(
    'E surplus in three bands, bonus outside the tax',
    told(['Gana Energía', cups], ['2025-08-01', '2025-08-31', 31], [5.5, 5.5], [102, 95, 188], {
      power,
      energy,
      vat: 21,
      total: t.total,
      surplus: 310,
    }),
    `Gaolania Servicios, S.L. · ganaenergia.com ;; N.º FACTURA 25-G-0188112 · FECHA 03/09/2025 ;; PERIODO: 01/08/2025 - 31/08/2025 (31 DÍAS) ;; CUPS: ${cups} ;; POTENCIA CONTRATADA ;; PUNTA: 5,500 kW ;; VALLE: 5,500 kW
    TÉRMINO DE POTENCIA ${eur(power)} ;; PUNTA 5,500 kW x 31 días x 0,088900 € | ${eur(p1)} ;; VALLE 5,500 kW x 31 días x 0,014100 € | ${eur(p2)} ;; TÉRMINO DE ENERGÍA ${eur(energy)} ;; PUNTA 102 kWh x 0,168000 € | ${eur(all[0])} ;; LLANO 95 kWh x 0,113000 € | ${eur(all[1])} ;; VALLE 188 kWh x 0,079000 € | ${eur(all[2])}
    EXCEDENTES ${less(back)} ;; PUNTA 90 kWh x 0,070000 € | -6,30 € ;; LLANO 88 kWh x 0,070000 € | -6,16 € ;; VALLE 132 kWh x 0,070000 € | -9,24 € ;; IMPUESTO ELÉCTRICO ${n2(sum(power, energy, -back))} x 5,11269632% | ${eur(t.iee)} ;; BONO SOCIAL | ${eur(bonus)} ;; ALQUILER EQUIPO DE MEDIDA | ${eur(meter)}
    BASE IMPONIBLE | ${eur(t.base)} ;; IVA 21% | ${eur(t.vat)} ;; = TOTAL | ${eur(t.total)}`,
  )
}

function nufri() {
  const cups = cupsOf('0031300077112244', '0F')
  const all = times([47.11, 40.93, 96.55], [0.155, 0.115, 0.085])
  const [p1 = 0, p2 = 0] = day(2.3, 30, 0.0912, 0.0512)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.15, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E lines first, the who and when at the foot',
    told(['Nufri', cups], ['2025-01-10', '2025-02-09', 30], [2.3, 2.3], [47.11, 40.93, 96.55], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `T Línea | Detalle | Base | Tipo | Importe ;; T 1 | Potencia P1 2,3 kW | 30 días | 0,091200 €/kW·día | ${n2(p1)} ;; T 2 | Potencia P2 2,3 kW | 30 días | 0,051200 €/kW·día | ${n2(p2)} ;; T 3 | Energía P1 | 47,11 kWh | 0,155000 €/kWh | ${n2(all[0])} ;; T 4 | Energía P2 | 40,93 kWh | 0,115000 €/kWh | ${n2(all[1])}
    T 5 | Energía P3 | 96,55 kWh | 0,085000 €/kWh | ${n2(all[2])} ;; T 6 | Bono social | 30 días | 0,038333 €/día | ${n2(bonus)} ;; T 7 | Impuesto electricidad | ${n2(sum(power, energy, bonus))} € | 5,11269632 % | ${n2(t.iee)} ;; T 8 | Alquiler contador | 30 días | 0,026667 €/día | ${n2(meter)} ;; T 9 | IVA | ${n2(t.base)} € | 21 % | ${n2(t.vat)} ;; T | | | TOTAL | ${n2(t.total)}
    Energía Nufri, S.L.U. — Factura 25NF00118822 de 12.02.2025 — Periodo 10.01.2025 a 09.02.2025 ;; Suministro ${cups} — Tarifa 2.0TD — Potencia contratada 2,3 / 2,3 kW`,
  )
}

function aldro() {
  const cups = cupsOf('0026330011884477')
  const all = times([155, 130, 299], [0.1699, 0.1199, 0.0899])
  const [p1 = 0, p2 = 0] = day(6.9, 30, 0.0988, 0.0388)
  const off = 12.5
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.15, 0.8]
  const t = taxed(sum(power, energy, -off, bonus), iee, [meter], 21)
  return bill(
    'E three columns: what, how, how much; a voucher',
    told(['Aldro', cups], ['2025-10-20', '2025-11-19', 30], [6.9, 6.9], [155, 130, 299], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `aldro ;; Aldro Energía y Soluciones, S.L.U. ;; Fecha de factura 24 nov 2025 ;; Consumo del 20 oct 2025 al 19 nov 2025 ;; 30 días ;; CUPS ${cups} ;; Potencia: 6,9 kW (P1) y 6,9 kW (P2)
    T Potencia | | ${eur(power)} ;; T P1 | 6,9 kW × 0,0988 €/kW/día × 30 días | ${eur(p1)} ;; T P2 | 6,9 kW × 0,0388 €/kW/día × 30 días | ${eur(p2)} ;; T Energía | 584 kWh | ${eur(energy)} ;; T P1 | 155 kWh × 0,1699 €/kWh | ${eur(all[0])} ;; T P2 | 130 kWh × 0,1199 €/kWh | ${eur(all[1])} ;; T P3 | 299 kWh × 0,0899 €/kWh | ${eur(all[2])}
    T Vale plan amigo | | ${less(off)} ;; T Regulado | | ${eur(sum(bonus, meter))} ;; T Bono social | 30 días × 0,0383 €/día | ${eur(bonus)} ;; T Contador | 30 días × 0,0267 €/día | ${eur(meter)} ;; T Impuestos | | ${eur(sum(t.iee, t.vat))} ;; T Electricidad | 5,11269632 % de ${eur(sum(power, energy, -off, bonus))} | ${eur(t.iee)} ;; T IVA | 21 % de ${eur(t.base)} | ${eur(t.vat)} ;; T A pagar | | ${eur(t.total)}`,
  )
}

function energyaVm() {
  const cups = cupsOf('0021660077441122', '0F')
  const all = times([90, 83, 175], [0.165, 0.125, 0.095])
  const [p1 = 0, p2 = 0] = day(4.6, 30, 0.1035, 0.0411)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.15, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E capitals, EUR, the total said three times',
    told(['Energya-VM', cups], ['2025-03-01', '2025-03-30', 30], [4.6, 4.6], [90, 83, 175], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `ENERGYA VM GESTION DE ENERGIA, S.L.U. ;; << ;; FACTURA: EVM25-03-1188 ;; FECHA: 03/04/2025 ;; VENCIMIENTO: 13/04/2025 ;; TOTAL: ${n2(t.total)} EUR ;; >< ;; CUPS: ${cups} ;; PERIODO: 01/03/2025 - 30/03/2025 ;; DIAS: 30 ;; POTENCIA P1/P2: 4,600/4,600 kW ;; >>
    TERMINO POTENCIA P1 4,600 kW x 30 Días x 0,103500 EUR/kW día | ${n2(p1)} EUR ;; TERMINO POTENCIA P2 4,600 kW x 30 Días x 0,041100 EUR/kW día | ${n2(p2)} EUR ;; TERMINO ENERGIA P1 90 kWh x 0,165000 EUR/kWh | ${n2(all[0])} EUR ;; TERMINO ENERGIA P2 83 kWh x 0,125000 EUR/kWh | ${n2(all[1])} EUR ;; TERMINO ENERGIA P3 175 kWh x 0,095000 EUR/kWh | ${n2(all[2])} EUR
    BONO SOCIAL | ${n2(bonus)} EUR ;; I.E.E. 5,11269632% S/ ${n2(sum(power, energy, bonus))} | ${n2(t.iee)} EUR ;; ALQUILER | ${n2(meter)} EUR ;; BASE IMPONIBLE | ${n2(t.base)} EUR ;; I.V.A. 21% | ${n2(t.vat)} EUR ;; = TOTAL FACTURA | ${n2(t.total)} EUR ;; IMPORTE A PAGAR ${n2(t.total)} EUR`,
  )
}

function bonpreu() {
  const cups = cupsOf('0031408800225511', '0F')
  const energy = toCents(192 * 0.1389)
  const [p1 = 0, p2 = 0] = day(3.45, 29, 0.08, 0.02)
  const [power, bonus, meter] = [sum(p1, p2), 1.12, 0.77]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E Catalan, values under names, no units in the rows',
    told(['Bonpreu Energia', cups], ['2025-12-02', '2025-12-31', 29], [3.45, 3.45], 192, {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `BONPREU ENERGIA ;; Bonpreu Energia, S.L.U. ;; T Núm. factura | Data d'emissió | Període de consum | Dies ;; T 25BE1188 | 07/01/2026 | 02/12/2025 - 31/12/2025 | 29 ;; CUPS ${cups} ;; T Potència contractada punta (kW) | Potència contractada vall (kW) ;; T 3,450 | 3,450
    # Potència ;; T Període | Potència (kW) | Dies | Preu (€/kW dia) | Import (€) ;; T Punta | 3,450 | 29 | 0,080000 | ${n2(p1)} ;; T Vall | 3,450 | 29 | 0,020000 | ${n2(p2)} ;; # Energia ;; T Consum (kWh) | Preu (€/kWh) | Import (€) ;; T 192 | 0,138900 | ${n2(energy)}
    # Altres ;; T Concepte | Import (€) ;; T Bo social | ${n2(bonus)} ;; T Impost electricitat (5,11269632 %) | ${n2(t.iee)} ;; T Lloguer comptador | ${n2(meter)} ;; T Base | ${n2(t.base)} ;; T IVA (21 %) | ${n2(t.vat)} ;; T Total | ${n2(t.total)}`,
  )
}

function nosa() {
  const cups = cupsOf('0022033344110099', '1P')
  const all = times([64, 57, 140], [0.1655, 0.1255, 0.0955])
  const [p1 = 0, p2 = 0] = day(4.6, 30, 0.0876, 0.0123)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 1.15, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'E Galician with a chart of months',
    told(['Nosa Enerxía', cups], ['2025-05-01', '2025-05-30', 30], [4.6, 4.6], [64, 57, 140], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Nosa Enerxía, S. Coop. Galega ;; Factura 25/11882 do 4 de xuño de 2025 ;; Período: do 1 de maio de 2025 ao 30 de maio de 2025 (30 días) ;; CUPS ${cups} ;; Potencia contratada: punta 4,6 kW, val 4,6 kW ;; % Xan 290, Feb 281, Mar 266, Abr 250, Mai 261
    Potencia punta 4,6 kW x 30 días x 0,087600 €/kW día | ${eur(p1)} ;; Potencia val 4,6 kW x 30 días x 0,012300 €/kW día | ${eur(p2)} ;; Enerxía punta 64 kWh x 0,165500 €/kWh | ${eur(all[0])} ;; Enerxía chá 57 kWh x 0,125500 €/kWh | ${eur(all[1])} ;; Enerxía val 140 kWh x 0,095500 €/kWh | ${eur(all[2])}
    Bono social | ${eur(bonus)} ;; Imposto eléctrico | ${eur(t.iee)} ;; Aluguer do contador | ${eur(meter)} ;; IVE 21 % de ${eur(t.base)} | ${eur(t.vat)} ;; = Total a pagar | ${eur(t.total)}`,
  )
}

function ajuste() {
  const cups = cupsOf('0031102211557700', '0F')
  const all = times([80, 72, 160], [0.172, 0.131, 0.1])
  const [p1 = 0, p2 = 0] = day(4.6, 30, 0.09, 0.03)
  const cap = toCents(312 * 0.021)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.38, 0.8]
  const t = taxed(sum(power, energy, cap, bonus), 0.5, [meter], 5)
  return bill(
    'E the gas cap of 2023 with five per cent of VAT',
    told(['Lucera', cups], ['2023-02-01', '2023-03-03', 30], [4.6, 4.6], [80, 72, 160], {
      power,
      energy,
      vat: 5,
      total: t.total,
    }),
    `lucera ;; Luci Mundi Energía, S.L. · www.lucera.es ;; Factura L-2303-1188 · 8 de marzo de 2023 ;; Del 01/02/2023 al 03/03/2023 (30 días) ;; CUPS ${cups} ;; Potencia contratada 4,6 kW (P1) 4,6 kW (P2)
    Potencia P1 4,6 kW x 30 días x 0,09 €/kW día | ${eur(p1)} ;; Potencia P2 4,6 kW x 30 días x 0,03 €/kW día | ${eur(p2)} ;; Energía P1 80 kWh x 0,172 €/kWh | ${eur(all[0])} ;; Energía P2 72 kWh x 0,131 €/kWh | ${eur(all[1])} ;; Energía P3 160 kWh x 0,1 €/kWh | ${eur(all[2])}
    Mecanismo de ajuste (RDL 10/2022) | ${eur(cap)} ;; Bono social | ${eur(bonus)} ;; Impuesto eléctrico 0,5 % | ${eur(t.iee)} ;; Alquiler contador | ${eur(meter)} ;; IVA 5 % | ${eur(t.vat)} ;; = Total | ${eur(t.total)}`,
  )
}

export const fifthC = (): UnseenBill[] => [
  plenitude(),
  gana(),
  nufri(),
  aldro(),
  energyaVm(),
  bonpreu(),
  nosa(),
  ajuste(),
]
