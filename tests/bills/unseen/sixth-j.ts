import { bold, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { eur } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'
import { bars, c, cups, iee, n2, retailers, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, J. Nobody's data. */

function nufri(): UnseenBill {
  const code = cups('0031301448206619', '0F')
  const days = 33
  const a1 = c(3.3 * 0.099105 * 21)
  const a2 = c(4.6 * 0.021444 * 21)
  const b1 = c(3.3 * 0.103772 * 12)
  const b2 = c(4.6 * 0.020811 * 12)
  const power = sumEur(a1, a2, b1, b2)
  const [x1, x2, x3] = [c(60 * 0.1688), c(57 * 0.1225), c(120 * 0.0991)]
  const [y1, y2, y3] = [c(33 * 0.1744), c(31 * 0.1269), c(74 * 0.1027)]
  const energy = sumEur(x1, x2, x3, y1, y2, y3)
  const [bonusA, bonusB] = [c(21 * 0.012742), c(12 * 0.019121)]
  const due = sumEur(power, energy, bonusA, bonusB)
  const tax = iee(due, 5.11269632, 375)
  const meter = c(days * 0.02663)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  return {
    name: 'Nufri, prices that change at New Year, a table of days',
    size: 8.5,
    finds: told({
      retailer: retailers.nufri,
      cups: code,
      period: ['2025-12-11', '2026-01-13', days],
      kw: [3.3, 4.6],
      kwh: [93, 88, 194],
      totalKwh: 375,
      power,
      energy,
      vat: 21,
      total,
      adds: [a1, a2, b1, b2, x1, x2, x3, y1, y2, y3, bonusA, bonusB, tax, meter, vat],
    }),
    blocks: [
      columns(
        [lines('ENERGÍA NUFRI, S.L.U.', 'Ctra. de Palau km 1, 25230 Mollerussa (Lleida)', 'CIF B25683897')],
        [
          pairs(
            ['FACTURA Nº', 'E26000177823'],
            ['FECHA', '19/01/2026'],
            ['CLIENTE', '700344'],
            ['CONTRATO', '1100287'],
            ['VENCIMIENTO', '02/02/2026'],
          ),
        ],
      ),
      lines(
        'TITULAR: PILAR LAHOZ ARNAL · C/ COSO ALTO 31, 22003 HUESCA',
        `CUPS: ${code}`,
        'TARIFA: 2.0TD · POTENCIA CONTRATADA: P1 = 3,300 KW; P2 = 4,600 KW',
      ),
      heading('PERÍODOS DE FACTURACIÓN'),
      table(
        ['TRAMO', 'DESDE', 'HASTA', 'DÍAS'],
        ['1', '11/12/2025', '01/01/2026', '21'],
        ['2', '01/01/2026', '13/01/2026', '12'],
        ['TOTAL', '11/12/2025', '13/01/2026', '33'],
      ),
      heading('FACTURACIÓN DE LA POTENCIA'),
      table(
        ['TRAMO', 'PERÍODO', 'KW', 'DÍAS', 'EUR/KW DÍA', 'EUROS'],
        ['1', 'P1', '3,300', '21', '0,099105', n2(a1)],
        ['1', 'P2', '4,600', '21', '0,021444', n2(a2)],
        ['2', 'P1', '3,300', '12', '0,103772', n2(b1)],
        ['2', 'P2', '4,600', '12', '0,020811', n2(b2)],
        ['', '', '', '', 'TOTAL POTENCIA', n2(power)],
      ),
      heading('FACTURACIÓN DE LA ENERGÍA'),
      table(
        ['TRAMO', 'PERÍODO', 'KWH', 'EUR/KWH', 'EUROS'],
        ['1', 'P1', '60', '0,168800', n2(x1)],
        ['1', 'P2', '57', '0,122500', n2(x2)],
        ['1', 'P3', '120', '0,099100', n2(x3)],
        ['2', 'P1', '33', '0,174400', n2(y1)],
        ['2', 'P2', '31', '0,126900', n2(y2)],
        ['2', 'P3', '74', '0,102700', n2(y3)],
        ['', 'TOTAL ENERGÍA', '375', '', n2(energy)],
      ),
      pairs(
        ['BONO SOCIAL TRAMO 1: 21 DÍAS X 0,012742', n2(bonusA)],
        ['BONO SOCIAL TRAMO 2: 12 DÍAS X 0,019121', n2(bonusB)],
        [`IMPUESTO ELECTRICIDAD 5,11269632% S/ ${n2(due)}`, n2(tax)],
        ['ALQUILER EQUIPO 33 DÍAS X 0,026630', n2(meter)],
        ['BASE IMPONIBLE', n2(base)],
        ['I.V.A. 21,00 %', n2(vat)],
      ),
      bold('IMPORTE TOTAL EUROS', n2(total)),
      heading('LECTURAS (REALES)'),
      table(
        ['PERÍODO', 'ANTERIOR 11/12/2025', 'ACTUAL 13/01/2026', 'CONSUMO', 'MAXÍMETRO'],
        ['PUNTA', '6.310', '6.403', '93', '3,041'],
        ['LLANO', '6.006', '6.094', '88', ''],
        ['VALLE', '12.730', '12.924', '194', '4,117'],
      ),
      small(
        'CONSUMO EN EL MISMO PERÍODO DEL AÑO ANTERIOR: 391 KWH. RECIBO DOMICILIADO EN ES88 2085 **** **** **** **09.',
      ),
    ],
  }
}

function eleia(): UnseenBill {
  const code = cups('0021002277613450', '0F')
  const days = 32
  const [p1, p2] = [c(9.2 * 0.0975 * days), c(9.2 * 0.0375 * days)]
  const energy = c(1284 * 0.1187)
  const power = sumEur(p1, p2)
  const bonus = c(days * 0.019121)
  const due = sumEur(power, energy, bonus)
  const tax = iee(due, 5.11269632, 1284)
  const meter = c(days * 0.044712)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  return {
    name: 'Eleia, estimated reading, thousands of kWh',
    size: 10,
    finds: told({
      retailer: retailers.eleia,
      cups: code,
      period: ['2026-01-08', '2026-02-09', days],
      kw: [9.2, 9.2],
      kwh: [281, 266, 737],
      totalKwh: 1284,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, energy, bonus, tax, meter, vat],
    }),
    blocks: [
      columns(
        [heading('eleia')],
        [
          small(
            'Eleia Energía, S.L. · B99502811',
            'Pº Independencia 24, 50004 Zaragoza',
            'hola@eleia.es · 876 00 12 12',
          ),
        ],
      ),
      columns(
        [heading('Total'), heading(eur(total)), lines('Se cobrará el 20 de febrero de 2026')],
        [
          lines(
            'Factura 2026/E/0030117',
            '13 de febrero de 2026',
            'Periodo',
            '8 de enero de 2026 - 9 de febrero de 2026',
            '32 días',
          ),
        ],
      ),
      columns(
        [lines('Suministro', 'Camino Real 18, 31500 Tudela', code)],
        [lines('Tarifa', 'Precio Único 2.0TD', 'Potencia P1 9,2 kW · Potencia P2 9,2 kW')],
      ),
      heading('Concepto'),
      pairs(
        ['Potencia punta (9,2 kW · 32 días · 0,0975 €)', eur(p1)],
        ['Potencia valle (9,2 kW · 32 días · 0,0375 €)', eur(p2)],
        ['Energía (1.284 kWh · 0,1187 €)', eur(energy)],
        ['Bono social (32 días · 0,019121 €)', eur(bonus)],
        [`Impuesto eléctrico (5,11269632 % · ${eur(due)})`, eur(tax)],
        ['Contador en alquiler (32 días · 0,044712 €)', eur(meter)],
        ['Subtotal', eur(base)],
        ['IVA (21 %)', eur(vat)],
      ),
      bold('Total', eur(total)),
      heading('Consumo estimado'),
      table(
        ['', 'Lectura 08/01/2026 (real)', 'Lectura 09/02/2026 (estimada)', 'kWh'],
        ['Punta', '21.904', '22.185', '281'],
        ['Llano', '20.115', '20.381', '266'],
        ['Valle', '58.302', '59.039', '737'],
        ['Consumo total', '', '', '1.284'],
      ),
      lines('Hace un año: 1.391 kWh · Últimos doce meses: 8.216 kWh · Al día: 40,13 kWh'),
      bars(
        ['mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic', 'ene', 'feb'],
        [980, 620, 390, 302, 351, 340, 312, 404, 780, 1105, 1348, 1284],
      ),
      small(
        'Como la distribuidora no nos ha enviado la lectura, hemos estimado tu consumo; lo regularizaremos en cuanto llegue.',
      ),
    ],
  }
}

export const sixthJ = (): UnseenBill[] => [nufri(), eleia()]
