import { bold, box, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { eur } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'
import { bars, c, cups, iee, n2, page, retailers, sum, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, F. Nobody's data. */

function som(): UnseenBill {
  const code = cups('0031405577201936', '0F')
  const days = 31
  const [p1, p2] = [c((4.6 * 28.0335 * days) / 365), c((4.6 * 4.2114 * days) / 365)]
  const [e1, e2, e3] = [c(62 * 0.321), c(71 * 0.252), c(118 * 0.211)]
  const power = sumEur(p1, p2)
  const energy = sumEur(e1, e2, e3)
  const back = -c(97 * 0.13)
  const gas = c(251 * 0.04413)
  const bonus = c(days * 0.038455)
  const due = sumEur(power, energy, back, gas, bonus)
  const tax = iee(due, 0.5, 251)
  const meter = c(days * 0.02663)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.05)
  const gift = c(251 * 0.01)
  const total = sumEur(base, vat, gift)
  return {
    name: 'Som Energia, in Catalan, sun, gas adjustment, a gift without VAT',
    size: 8.5,
    finds: told({
      retailer: retailers.som,
      cups: code,
      period: ['2022-09-30', '2022-10-31', days],
      kw: [4.6, 4.6],
      kwh: [62, 71, 118],
      totalKwh: 251,
      surplus: 97,
      power,
      energy,
      vat: 5,
      total,
      adds: [p1, p2, e1, e2, e3, back, gas, bonus, tax, meter, vat, gift],
    }),
    blocks: [
      columns(
        [lines('Som Energia, SCCL', 'C/ Riu Güell 68, 17005 Girona', 'CIF: F55091367')],
        [
          heading('DADES DE LA FACTURA'),
          lines(
            'Núm. de factura: FE2201188420',
            'Data de la factura: 9 de novembre de 2022',
            'Període facturat: del 30/09/2022 al 31/10/2022 (31 dies)',
            `Import de la factura: ${eur(total)}`,
          ),
        ],
      ),
      heading('RESUM DE LA FACTURA'),
      pairs(
        ['Per potència contractada', eur(power)],
        ['Per energia utilitzada', eur(energy)],
        ['Per compensació d’excedents', eur(back)],
        ['Mecanisme d’ajust (RDL 10/2022)', eur(gas)],
        ['Bo social i lloguer del comptador', eur(sumEur(bonus, meter))],
        ['Impost de l’electricitat', eur(tax)],
        ['IVA 5 %', eur(vat)],
        ['Donatiu voluntari (exempt d’IVA)', eur(gift)],
      ),
      bold('TOTAL IMPORT FACTURA', eur(total)),
      heading('DADES DEL CONTRACTE'),
      lines(
        'Titular: Montserrat Puig Ferrer · NIF: 4033****H · Soci/a núm. 031877',
        'Adreça de subministrament: Carrer Major 15, 17100 La Bisbal d’Empordà',
        `CUPS: ${code} · Núm. de contracte: 0184402`,
        'Potència contractada: punta 4,600 kW / vall 4,600 kW · Peatge 2.0TD · Autoconsum tipus 41 amb excedents i compensació simplificada',
        'IBAN: ES53 3025 **** **** **** **60',
      ),
      heading('INFORMACIÓ DEL CONSUM ELÈCTRIC'),
      table(
        ['Energia utilitzada', 'Punta', 'Pla', 'Vall'],
        ['Lectura anterior (30/09/2022) (real)', '3.870', '4.211', '8.056'],
        ['Lectura actual (31/10/2022) (real)', '3.932', '4.282', '8.174'],
        ['Total període (kWh)', '62', '71', '118'],
      ),
      table(
        ['Energia excedentària', 'Punta', 'Pla', 'Vall'],
        ['Lectura anterior (30/09/2022) (real)', '1.205', '1.688', '990'],
        ['Lectura actual (31/10/2022) (real)', '1.229', '1.736', '1.015'],
        ['Total període (kWh)', '24', '48', '25'],
      ),
      bars(
        ['nov 21', 'des', 'gen 22', 'feb', 'mar', 'abr', 'maig', 'juny', 'jul', 'ag', 'set', 'oct'],
        [288, 340, 362, 301, 277, 230, 198, 190, 241, 260, 222, 251],
      ),
      small(
        'El teu consum diari mitjà en aquesta factura ha estat de 8,10 kWh. En el darrer any has utilitzat 3.160 kWh.',
      ),
      page,
      heading('DETALL DE LA FACTURA'),
      lines('Terme de potència'),
      pairs(
        ['Punta: 4,600 kW x 28,033500 €/kW i any x (31/365) dies', eur(p1)],
        ['Vall: 4,600 kW x 4,211400 €/kW i any x (31/365) dies', eur(p2)],
      ),
      lines('Terme d’energia'),
      pairs(
        ['Punta: 62 kWh x 0,321 €/kWh', eur(e1)],
        ['Pla: 71 kWh x 0,252 €/kWh', eur(e2)],
        ['Vall: 118 kWh x 0,211 €/kWh', eur(e3)],
      ),
      lines('Altres conceptes'),
      pairs(
        ['Compensació per electricitat autoproduïda: 97 kWh x 0,130 €/kWh', eur(back)],
        ['Mecanisme d’ajust de l’excepció ibèrica: 251 kWh x 0,044130 €/kWh', eur(gas)],
        ['Finançament del bo social: 31 dies x 0,038455 €/dia', eur(bonus)],
        [`Impost de l’electricitat: ${n2(due)} € x 0,5 %`, eur(tax)],
        ['Lloguer del comptador: 31 dies x 0,02663 €/dia', eur(meter)],
        [`IVA: ${n2(base)} € (base imposable) x 5 %`, eur(vat)],
        ['Donatiu voluntari: 251 kWh x 0,01 €/kWh', eur(gift)],
      ),
      bold('TOTAL FACTURA', eur(total)),
    ],
  }
}

function holaluz(): UnseenBill {
  const code = cups('0031500771346208', '0F')
  const days = 30
  const kwh: [number, number, number] = [39.44, 41.18, 50.8]
  const bought = sum(...kwh)
  const out = 412.36
  const [p1, p2] = [c(3.45 * 0.0988 * days), c(3.45 * 0.0331 * days)]
  const power = sumEur(p1, p2)
  const energy = c(bought * 0.15)
  const worth = c(out * 0.06)
  const back = -Math.min(worth, energy)
  const bonus = c(days * 0.012742)
  const due = sumEur(power, energy, back, bonus)
  const tax = iee(due, 5.11269632, bought)
  const meter = c(days * 0.02663)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  return {
    name: 'Holaluz, capped surplus, the amount before the text',
    size: 10,
    finds: told({
      retailer: retailers.holaluz,
      cups: code,
      period: ['2025-05-06', '2025-06-05', days],
      kw: [3.45, 3.45],
      kwh,
      totalKwh: bought,
      surplus: out,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, energy, back, bonus, tax, meter, vat],
    }),
    blocks: [
      lines('holaluz', 'Holaluz-Clidom, S.A. · Passeig de Joan de Borbó 99, 08039 Barcelona · A65445033'),
      heading('Tu factura de la luz'),
      lines('6 may 2025 - 5 jun 2025 · 30 días', 'Factura HL25-0617733402 · Emitida el 10 jun 2025'),
      lines('Noelia Castaño Vera', 'Calle Jazmín 3, 11310 Sotogrande (Cádiz)', code),
      box(bold('Este mes pagas', eur(total)), lines('Te lo cargamos el 16 jun 2025 en ···· 2280')),
      heading('¿De dónde sale este importe?'),
      lines(
        `${eur(power)}    Potencia`,
        `   ${eur(p1)}    Punta: 3,45 kW durante 30 días a 0,0988 €/kW día`,
        `   ${eur(p2)}    Valle: 3,45 kW durante 30 días a 0,0331 €/kW día`,
        `${eur(energy)}    Energía que has usado de la red: 131,42 kWh a 0,15 €/kWh`,
        `${eur(back)}    Descuento por tus excedentes`,
        `${eur(bonus)}    Financiación del bono social`,
        `${eur(tax)}    Impuesto eléctrico (5,11269632 % de ${eur(due)})`,
        `${eur(meter)}    Alquiler del contador`,
        `${eur(vat)}    IVA (21 % de ${eur(base)})`,
      ),
      bold('Total', eur(total)),
      heading('Tus placas este mes'),
      lines(
        `Has vertido 412,36 kWh. A 0,06 €/kWh son ${eur(worth)}, pero por ley la compensación no puede superar el coste de la energía (${eur(energy)}).`,
        `Importe no compensado: ${eur(sumEur(worth, back))}`,
        'Has ahorrado 118,20 kg de CO2, como plantar 6 árboles.',
      ),
      heading('Tu consumo por horas'),
      table(
        ['', 'Punta', 'Llano', 'Valle'],
        ['Consumo real (kWh)', '39,44', '41,18', '50,80'],
        ['Excedentes (kWh)', '171,02', '190,11', '51,23'],
        ['Potencia máxima (kW)', '2,704', '', '2,116'],
      ),
      small('Mismo mes del año pasado: 140,09 kWh. Energía 100 % verde certificada por la CNMC. ¿Dudas? 872 222 550'),
    ],
  }
}

export const sixthF = (): UnseenBill[] => [som(), holaluz()]
