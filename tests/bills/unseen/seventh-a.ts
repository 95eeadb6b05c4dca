import { eur, number } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, times, told, year } from './third-a2.ts'

/** Bills set against the reader, A: words, orders and units that the others do not have. */

const iee = 5.11269632

function monthsInEnglish() {
  const cups = cupsOf('0031104417720018', '0F')
  const all = times([104, 88, 190], [0.1984, 0.1311, 0.0907])
  const [p1 = 0, p2 = 0] = day(5.75, 30, 0.0931, 0.0214)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.57, 0.81]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'G English, prices at, months in front',
    told(['Octopus Energy', cups], ['2026-01-05', '2026-02-04', 30], [5.75, 5.75], [104, 88, 190], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `octopus energy ;; Octopus Energy España, S.L.U. ;; = You owe | ${eur(t.total)} ;; Bill ES-2026-02-771 · issued 9 Feb 2026
    Billing period: Jan 5, 2026 to Feb 4, 2026 (30 days) ;; Supply number (CUPS): ${cups}
    Contracted power: Peak 5.75 kW / Off-peak 5.75 kW ;; # Electricity used
    Peak: 104 kWh @ 0,1984 €/kWh | ${eur(all[0])} ;; Standard: 88 kWh @ 0,1311 €/kWh | ${eur(all[1])} ;; Off-peak: 190 kWh @ 0,0907 €/kWh | ${eur(all[2])}
    # Power ;; Peak: 5,75 kW @ 0,0931 €/kW/day for 30 days | ${eur(p1)} ;; Off-peak: 5,75 kW @ 0,0214 €/kW/day for 30 days | ${eur(p2)}
    # Other ;; Social bonus financing | ${eur(bonus)} ;; Electricity tax (5.11269632%) | ${eur(t.iee)} ;; Meter rental | ${eur(meter)}
    Subtotal before VAT | ${eur(t.base)} ;; VAT at 21% | ${eur(t.vat)} ;; = Total (VAT included) | ${eur(t.total)}`,
  )
}

function ceuta() {
  const cups = cupsOf('0180000044210077', '0F')
  const all = times([81, 70, 133], [0.1621, 0.1244, 0.0989])
  const [p1 = 0, p2 = 0] = day(4.4, 31, 0.0912, 0.0233)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.4, 0.83]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 1)
  return bill(
    'G Ceuta: one per cent IPSI, a column of units',
    told(['Endesa', cups], ['2026-03-02', '2026-04-02', 31], [4.4, 4.4], [81, 70, 133], {
      power,
      energy,
      vat: 1,
      total: t.total,
    }),
    `Endesa Energía, S.A. Unipersonal ;; CUPS ${cups} ;; Periodo: 02/03/26 - 02/04/26 ;; Fecha factura: 07/04/26
    T Concepto | Cant. | Ud. | Días | Precio | Importe (€)
    T T. fijo punta | 4,400 | kW | 31 | 0,091200 | ${n2(p1)} ;; T T. fijo valle | 4,400 | kW | 31 | 0,023300 | ${n2(p2)}
    T T. variable punta | 81 | kWh | | 0,162100 | ${n2(all[0])} ;; T T. variable llano | 70 | kWh | | 0,124400 | ${n2(all[1])} ;; T T. variable valle | 133 | kWh | | 0,098900 | ${n2(all[2])}
    T Bono social | 1 | | 31 | | ${n2(bonus)} ;; T Imp. Esp. Elect. | ${n2(sum(power, energy, bonus))} | € | | 5,11269632 % | ${n2(t.iee)} ;; T Alq. contador | 1 | | 31 | | ${n2(meter)}
    Base | ${eur(t.base)} ;; IPSI 1 % | ${eur(t.vat)} ;; = TOTAL RECIBO | ${eur(t.total)}`,
    { size: 8 },
  )
}

function watts() {
  const cups = cupsOf('0021330091154420', '0F')
  const all = times([55, 49, 102], [0.2031, 0.1498, 0.1122])
  const [p1 = 0, p2 = 0] = year(3.3, 28, 31.2, 9.4)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.36, 0.75]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'G power in watts, a period with one year',
    told(['Lucera', cups], ['2026-02-03', '2026-03-03', 28], [3.3, 3.3], [55, 49, 102], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Lucera ;; Lucera Servicios Energéticos, S.L. ;; Factura L-26-00718 · 6 de marzo de 2026 ;; Punto de suministro ${cups}
    Tu consumo del 3 de febrero al 3 de marzo de 2026 (28 días) ;; Potencia contratada: 3.300 W en punta, 3.300 W en valle
    [ ;; ${eur(t.total)} ;; Importe total de tu factura ;; ]
    # Potencia | ${eur(power)} ;; 3,3 kW (P1) x 31,20 €/kW año x 28/365 | ${eur(p1)} ;; 3,3 kW (P2) x 9,40 €/kW año x 28/365 | ${eur(p2)}
    # Energía | ${eur(energy)} ;; 55 kWh (P1) x 20,31 cts€/kWh | ${eur(all[0])} ;; 49 kWh (P2) x 14,98 cts€/kWh | ${eur(all[1])} ;; 102 kWh (P3) x 11,22 cts€/kWh | ${eur(all[2])}
    Financiación bono social | ${eur(bonus)} ;; Impuesto eléctrico 5,11269632% | ${eur(t.iee)} ;; Alquiler del equipo | ${eur(meter)} ;; IVA 21% | ${eur(t.vat)} ;; = Total | ${eur(t.total)}`,
  )
}

function amountsInFront() {
  const cups = cupsOf('0031102290117744', '0F')
  const all = times([121, 97, 240], [0.169, 0.119, 0.079])
  const [[p1 = 0], [, p2 = 0]] = [day(6.9, 33, 0.0866, 0), day(4.6, 33, 0, 0.0309)]
  const [power, energy, bonus, meter, back] = [sum(p1, p2), sum(...all), 0.63, 0.88, toCents(310 * 0.06)]
  const t = taxed(sum(power, energy, -back, bonus), iee, [meter], 21)
  return bill(
    'G labels below their values',
    told(['Gana Energía', cups], ['2025-11-30', '2026-01-02', 33], [6.9, 4.6], [121, 97, 240], {
      power,
      energy,
      vat: 21,
      total: t.total,
      surplus: 310,
    }),
    `Gana Energía ;; Gaona Palacios, S.L. · Valencia ;; T ${eur(t.total)} | 30/11/2025 – 02/01/2026 | 33 | 07/01/2026 ;; T A pagar | Periodo de consumo | Días | Fecha de factura
    CUPS: ${cups} ;; Potencia P1: 6,9 kW | Potencia P2: 4,6 kW
    T Punta | Llano | Valle | Excedentes ;; T 121 kWh | 97 kWh | 240 kWh | 310 kWh ;; -
    Potencia P1 (6,9 kW × 33 días × 0,0866 €) | ${eur(p1)} ;; Potencia P2 (4,6 kW × 33 días × 0,0309 €) | ${eur(p2)}
    Energía P1 (121 kWh × 0,169 €) | ${eur(all[0])} ;; Energía P2 (97 kWh × 0,119 €) | ${eur(all[1])} ;; Energía P3 (240 kWh × 0,079 €) | ${eur(all[2])}
    Excedentes (310 kWh × 0,06 €) | ${less(back)} ;; Bono social | ${eur(bonus)} ;; Impuesto eléctrico | ${eur(t.iee)} ;; Contador | ${eur(meter)}
    Base imponible | ${eur(t.base)} ;; IVA (21%) | ${eur(t.vat)} ;; = TOTAL | ${eur(t.total)}`,
  )
}

function canaries() {
  const cups = cupsOf('0031607002214410', '0F')
  const all = times([140, 118, 266], [0.1567, 0.1167, 0.0867])
  const [p1 = 0, p2 = 0] = day(5.5, 30, 0.0899, 0.0211)
  const [power, energy, bonus, meter, care] = [sum(p1, p2), sum(...all), 0.57, 0.81, 5.95]
  const due = sum(power, energy, bonus)
  const tax = toCents((due * iee) / 100)
  const [free, charged] = [sum(due, tax), sum(meter, care)]
  const igic = toCents(charged * 0.07)
  const total = sum(free, charged, igic)
  return bill(
    'G the Canaries: free electricity, charged meter and services',
    told(['Endesa', cups], ['2026-05-11', '2026-06-10', 30], [5.5, 5.5], [140, 118, 266], {
      power,
      energy,
      vat: 0,
      total,
    }),
    `Endesa Energía, S.A.U. ;; www.endesaclientes.com ;; DATOS DE LA FACTURA ;; Periodo de facturación: del 11/05/2026 al 10/06/2026 (30 días) ;; Fecha emisión factura: 14/06/2026
    CUPS: ${cups} ;; Potencia contratada: P1 5,500 kW; P2 5,500 kW
    # DETALLE ;; Potencia | ${eur(power)} ;; Punta 5,500 kW x 30 días x 0,089900 €/kW día | ${eur(p1)} ;; Valle 5,500 kW x 30 días x 0,021100 €/kW día | ${eur(p2)}
    Energía | ${eur(energy)} ;; Punta 140 kWh x 0,156700 €/kWh | ${eur(all[0])} ;; Llano 118 kWh x 0,116700 €/kWh | ${eur(all[1])} ;; Valle 266 kWh x 0,086700 €/kWh | ${eur(all[2])}
    Varios ;; Financiación bono social | ${eur(bonus)} ;; Alquiler del contador | ${eur(meter)} ;; OK Luz Canarias | ${eur(care)}
    Impuestos ;; Impuesto electricidad ${n2(due)} € x 5,11269632 % | ${eur(tax)} ;; IGIC 0 % sobre ${n2(free)} € | 0,00 € ;; IGIC 7 % sobre ${n2(charged)} € | ${eur(igic)} ;; = Total | ${eur(total)}`,
  )
}

function basque() {
  const cups = cupsOf('0021000011847720', '0F')
  const all = times([77, 68, 144], [0.181, 0.134, 0.099])
  const [p1 = 0, p2 = 0] = day(4.6, 31, 0.0888, 0.0166)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.4, 0.83]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'G Basque beside Spanish, both in one label',
    told(['GoiEner', cups], ['2025-10-01', '2025-11-01', 31], [4.6, 4.6], [77, 68, 144], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `GoiEner, S.Coop. ;; Faktura / Factura: G25-118820 ;; Data / Fecha: 2025/11/06 ;; Fakturazio-aldia / Periodo: 2025/10/01 - 2025/11/01 (31 egun / días)
    CUPS: ${cups} ;; Kontratatutako potentzia / Potencia contratada: P1 4,600 kW, P2 4,600 kW
    # Potentzia terminoa / Término de potencia ;; P1 4,600 kW x 31 egun x 0,088800 €/kW egun | ${eur(p1)} ;; P2 4,600 kW x 31 egun x 0,016600 €/kW egun | ${eur(p2)}
    # Energia terminoa / Término de energía ;; P1 77 kWh x 0,181000 €/kWh | ${eur(all[0])} ;; P2 68 kWh x 0,134000 €/kWh | ${eur(all[1])} ;; P3 144 kWh x 0,099000 €/kWh | ${eur(all[2])}
    Bonu soziala / Bono social | ${eur(bonus)} ;; Elektrizitatearen gaineko zerga / Impuesto eléctrico | ${eur(t.iee)} ;; Kontagailuaren alokairua / Alquiler contador | ${eur(meter)}
    BEZ / IVA 21 % (${eur(t.base)}) | ${eur(t.vat)} ;; = GUZTIRA / TOTAL | ${eur(t.total)}`,
  )
}

function galician() {
  const cups = cupsOf('0022000419930012', '1P')
  const all = times([64, 72, 131], [0.1755, 0.1322, 0.1011])
  const [p1 = 0, p2 = 0] = year(3.45, 30, 33.5, 12.4)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.39, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'G Galician, a contract of two powers',
    told(['Nosa Enerxía', cups], ['2025-12-09', '2026-01-08', 30], [3.45, 3.45], [64, 72, 131], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Nosa Enerxía, S. Coop. Galega ;; Factura 2026/00218 ;; Data da factura: 12 de xaneiro de 2026 ;; Período facturado: do 9 de decembro de 2025 ao 8 de xaneiro de 2026 (30 días)
    CUPS: ${cups} ;; Potencia contratada: punta 3,45 kW e val 3,45 kW
    Termo fixo ;; Punta 3,45 kW x 33,500000 €/kW ano x 30/365 | ${eur(p1)} ;; Val 3,45 kW x 12,400000 €/kW ano x 30/365 | ${eur(p2)}
    Termo variable ;; Punta 64 kWh x 0,175500 €/kWh | ${eur(all[0])} ;; Chan 72 kWh x 0,132200 €/kWh | ${eur(all[1])} ;; Val 131 kWh x 0,101100 €/kWh | ${eur(all[2])}
    Financiamento do bono social | ${eur(bonus)} ;; Imposto especial sobre a electricidade (5,11269632 %) | ${eur(t.iee)} ;; Aluguer do contador | ${eur(meter)}
    Base impoñible | ${eur(t.base)} ;; IVE 21 % | ${eur(t.vat)} ;; = Total factura | ${eur(t.total)}`,
  )
}

function joinedProducts() {
  const cups = cupsOf('0031408811220456', '0F')
  const all = times([93, 81, 170], [0.1822, 0.1311, 0.0944])
  const [p1 = 0, p2 = 0] = day(4.6, 29, 0.0899, 0.0312)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.55, 0.77]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'G products added up in one line, narrow boxes',
    told(['Niba', cups], ['2026-04-14', '2026-05-13', 29], [4.6, 4.6], [93, 81, 170], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `niba ;; Niba Energía, S.L. · hola@niba.es ;; Factura NB-2026-04418 del 18-may-2026 ;; << ;; Periodo ;; 14-abr-2026 al 13-may-2026 ;; 29 días ;; >< ;; Total a pagar ;; ${eur(t.total)} ;; Cargo el 25-may-2026 ;; >>
    ${cups} ;; Potencia contratada 4,6 kW (punta) y 4,6 kW (valle)
    Potencia: 4,6 kW x 29 días x 0,0899 €/kW·día + 4,6 kW x 29 días x 0,0312 €/kW·día = ${number(power, 2)} €
    Energía: 93 kWh x 0,1822 €/kWh + 81 kWh x 0,1311 €/kWh + 170 kWh x 0,0944 €/kWh = ${number(energy, 2)} €
    Bono social: ${eur(bonus)} ;; Impuesto eléctrico: 5,11269632% de ${n2(sum(power, energy, bonus))} € = ${eur(t.iee)} ;; Alquiler contador: ${eur(meter)} ;; IVA: 21% de ${n2(t.base)} € = ${eur(t.vat)}`,
  )
}

export const seventhA = (): UnseenBill[] => [
  monthsInEnglish(),
  ceuta(),
  watts(),
  amountsInFront(),
  canaries(),
  basque(),
  galician(),
  joinedProducts(),
]
