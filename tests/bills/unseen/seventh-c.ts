import { eur, number } from '#tests/bills/print.ts'
import { less, sum, toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, day, n2, taxed, times, told, year } from './third-a2.ts'

/** Bills set against the reader, C: values on the next line, columns beside each other, a change within the period. */

const iee = 5.11269632

function nextLine() {
  const cups = cupsOf('0031104422007711', '0F')
  const all = times([91, 83, 164], [0.1777, 0.1277, 0.0977])
  const [p1 = 0, p2 = 0] = day(4.6, 30, 0.0911, 0.0244)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.57, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  return bill(
    'J every value below its label',
    told(['TotalEnergies', cups], ['2026-03-18', '2026-04-17', 30], [4.6, 4.6], [91, 83, 164], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `TotalEnergies Clientes, S.A.U. ;; << ;; Nº de factura ;; TE26-118-0044718 ;; Fecha de emisión ;; 21/04/2026 ;; Periodo de facturación ;; Del 18/03/2026 al 17/04/2026 ;; >< ;; CUPS ;; ${cups} ;; Potencia contratada ;; P1: 4,60 P2: 4,60 kW ;; Importe total ;; ${eur(t.total)} ;; >>
    # TÉRMINO DE POTENCIA ;; P1 ;; 4,60 kW x 0,091100 €/kW día x 30 día(s) | ${eur(p1)} ;; P2 ;; 4,60 kW x 0,024400 €/kW día x 30 día(s) | ${eur(p2)}
    # TÉRMINO DE ENERGÍA ;; P1 ;; 91 kWh x 0,177700 €/kWh | ${eur(all[0])} ;; P2 ;; 83 kWh x 0,127700 €/kWh | ${eur(all[1])} ;; P3 ;; 164 kWh x 0,097700 €/kWh | ${eur(all[2])}
    # OTROS ;; Bono social (30 días) | ${eur(bonus)} ;; Impuesto eléctrico (${n2(sum(power, energy, bonus))} € x 5,11269632 %) | ${eur(t.iee)} ;; Alquiler equipos (30 días) | ${eur(meter)} ;; Importe total sin IVA | ${eur(t.base)} ;; IVA 21 % | ${eur(t.vat)} ;; = IMPORTE TOTAL FACTURA | ${eur(t.total)}`,
  )
}

function catalan() {
  const cups = cupsOf('0229000011223344', '1P')
  const all = times([73, 80, 151], [0.1688, 0.1288, 0.0988])
  const [p1 = 0, p2 = 0] = year(4.4, 31, 30.1, 6.6)
  const [power, energy, bonus, meter, back] = [sum(p1, p2), sum(...all), 0.59, 0.83, toCents(120 * 0.055)]
  const t = taxed(sum(power, energy, -back), iee, [bonus, meter], 21)
  return bill(
    'J Catalan, months by their short names',
    told(['Bassols', cups], ['2025-12-17', '2026-01-17', 31], [4.4, 4.4], [73, 80, 151], {
      power,
      energy,
      vat: 21,
      total: t.total,
      surplus: 120,
    }),
    `Bassols Energia Comercial, S.L. · Olot ;; Factura núm. 26/01188 · Data d'emissió: 20 gen. 2026 ;; Període de facturació: 17 des. 2025 - 17 gen. 2026 (31 dies) ;; CUPS: ${cups} ;; Potència contractada: P1 4,4 kW; P2 4,4 kW
    T Concepte | Quantitat | Preu | Import ;; T Terme fix punta | 4,4 kW x 31 dies | 30,100000 €/kW any | ${eur(p1)} ;; T Terme fix vall | 4,4 kW x 31 dies | 6,600000 €/kW any | ${eur(p2)}
    T Terme variable punta | 73 kWh | 0,168800 €/kWh | ${eur(all[0])} ;; T Terme variable pla | 80 kWh | 0,128800 €/kWh | ${eur(all[1])} ;; T Terme variable vall | 151 kWh | 0,098800 €/kWh | ${eur(all[2])} ;; T Compensació d'excedents | 120 kWh | 0,055000 €/kWh | ${less(back)}
    Impost especial sobre l'electricitat (5,11269632 %) | ${eur(t.iee)} ;; Finançament del bo social | ${eur(bonus)} ;; Lloguer de l'equip de mesura | ${eur(meter)} ;; Base imposable | ${eur(t.base)} ;; IVA 21 % | ${eur(t.vat)} ;; = TOTAL A PAGAR | ${eur(t.total)}`,
  )
}

function changedPower() {
  const cups = cupsOf('0031103377440022', '0F')
  const all = times([99, 87, 177], [0.1599, 0.1199, 0.0899])
  const parts = [5.75 * 12 * 0.0933, 4.6 * 18 * 0.0933, 5.75 * 12 * 0.0311, 4.6 * 18 * 0.0311].map(toCents)
  const [power, energy, bonus, meter] = [sum(...parts), sum(...all), 0.57, 0.8]
  const t = taxed(sum(power, energy, bonus), iee, [meter], 21)
  const [a = 0, b = 0, c = 0, d = 0] = parts
  return bill(
    'J a power that changes within the period',
    told(['Holaluz', cups], ['2026-05-04', '2026-06-03', 30], [4.6, 4.6], [99, 87, 177], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `Holaluz-Clidom, S.A. ;; Factura HL26-0044718 ;; Emitida: 05.06.2026 ;; Consumo del 4 de mayo al 3 de junio de 2026 (30 días) ;; CUPS ${cups} ;; Potencia contratada actual: punta 4,600 kW y valle 4,600 kW (desde el 16/05/2026)
    # Potencia | ${eur(power)} ;; Punta 5,750 kW x 12 días x 0,0933 €/kW día | ${eur(a)} ;; Punta 4,600 kW x 18 días x 0,0933 €/kW día | ${eur(b)} ;; Valle 5,750 kW x 12 días x 0,0311 €/kW día | ${eur(c)} ;; Valle 4,600 kW x 18 días x 0,0311 €/kW día | ${eur(d)}
    # Energía | ${eur(energy)} ;; Punta 99 kWh x 0,1599 €/kWh | ${eur(all[0])} ;; Llano 87 kWh x 0,1199 €/kWh | ${eur(all[1])} ;; Valle 177 kWh x 0,0899 €/kWh | ${eur(all[2])}
    Bono social | ${eur(bonus)} ;; Impuesto eléctrico | ${eur(t.iee)} ;; Alquiler contador | ${eur(meter)} ;; IVA (21 %) | ${eur(t.vat)} ;; = Total | ${eur(t.total)}`,
  )
}

function discounts() {
  const cups = cupsOf('0021000990011770', '0F')
  const all = times([86, 79, 158], [0.1944, 0.1544, 0.1144])
  const [p1 = 0, p2 = 0] = day(3.45, 32, 0.1011, 0.0455)
  const [power, energy, bonus, meter] = [sum(p1, p2), sum(...all), 0.41, 0.85]
  const [dp, de, care] = [toCents(power * 0.1), toCents(energy * 0.15), 3.5]
  const t = taxed(sum(power, energy, -dp, -de, bonus), iee, [meter, care], 21)
  return bill(
    'J discounts on both terms, sums beside headings',
    told(['EDP', cups], ['2025-06-13', '2025-07-15', 32], [3.45, 3.45], [86, 79, 158], {
      power,
      energy,
      vat: 21,
      total: t.total,
    }),
    `EDP Clientes, S.A.U. ;; Nº de factura: 0044718/2025 ;; Emisión: 18/07/2025 ;; Período: 13/06/2025 a 15/07/2025 – 32 días ;; CUPS: ${cups} ;; Potencia: 3,45 kW punta / 3,45 kW valle
    << ;; RESUMEN ;; Electricidad ${eur(sum(power, energy, -dp, -de, bonus, t.iee, meter))} ;; Servicios ${eur(care)} ;; IVA ${eur(t.vat)} ;; Total ${eur(t.total)} ;; >< ;; CONSUMO ;; Punta 86 kWh ;; Llano 79 kWh ;; Valle 158 kWh ;; Total 323 kWh ;; >>
    Término de potencia P1 3,45 kW x 32 días x 0,101100 €/kW/día | ${eur(p1)} ;; Término de potencia P2 3,45 kW x 32 días x 0,045500 €/kW/día | ${eur(p2)} ;; Dto. 10% término de potencia | ${less(dp)}
    Término de energía P1 86 kWh x 0,194400 €/kWh | ${eur(all[0])} ;; Término de energía P2 79 kWh x 0,154400 €/kWh | ${eur(all[1])} ;; Término de energía P3 158 kWh x 0,114400 €/kWh | ${eur(all[2])} ;; Dto. 15% término de energía | ${less(de)}
    Financiación bono social | ${eur(bonus)} ;; Impuesto sobre la electricidad 5,11269632% | ${eur(t.iee)} ;; Alquiler equipo de medida | ${eur(meter)} ;; Servicio Funciona Luz | ${eur(care)} ;; Base imponible | ${eur(t.base)} ;; IVA 21% | ${eur(t.vat)} ;; = TOTAL A PAGAR: ${number(t.total, 2)} €`,
  )
}

export const seventhC = (): UnseenBill[] => [nextLine(), catalan(), changedPower(), discounts()]
