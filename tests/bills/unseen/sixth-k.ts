import { bold, columns, heading, lines, small, table } from '#tests/bills/blocks.ts'
import type { UnseenBill } from './shared.ts'
import { c, cups, iee, n2, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, K. Nobody's data. */

function cooperative(): UnseenBill {
  const code = cups('0118000000042613')
  const days = 59
  const [p1, p2] = [c(3.45 * 0.090512 * days), c(3.45 * 0.046575 * days)]
  const energy = c(356 * 0.1295)
  const power = sumEur(p1, p2)
  const bonus = c(days * 0.019121)
  const off = -c(power * 0.05)
  const due = sumEur(power, energy, off, bonus)
  const tax = iee(due, 0.5, 356)
  const meter = c(2 * 0.54)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.1)
  const total = sumEur(base, vat)
  return {
    name: 'A small Andalusian cooperative, capitals, only a total consumption',
    font: 'New Computer Modern',
    finds: told({
      retailer: null,
      cups: code,
      period: ['2026-02-26', '2026-04-26', days],
      kw: [3.45, 3.45],
      kwh: null,
      totalKwh: 356,
      power,
      energy,
      vat: 10,
      total,
      adds: [p1, p2, energy, off, bonus, tax, meter, vat],
    }),
    blocks: [
      heading('LUZ DE LA ALPUJARRA, S. COOP. AND.'),
      lines('PLAZA DE LA IGLESIA 2, 18400 ÓRGIVA (GRANADA) · C.I.F. F18044192 · TEL. 958 78 00 11'),
      columns(
        [
          lines(
            'ABONADO: 426',
            'FACTURA NÚM.: 2026-B2-00426',
            'FECHA DE FACTURA: 30-04-2026',
            'DESDE 26-02-2026 HASTA 26-04-2026',
            'DÍAS: 59',
          ),
        ],
        [lines('ENCARNACIÓN FUENTES MARTÍN', 'C/ CALVARIO 5', '18400 ÓRGIVA', 'RUTA 03 FOLIO 117')],
      ),
      lines(
        `C.U.P.S.: ${code}`,
        'TARIFA: 2.0TD PRECIO ÚNICO',
        'POTENCIA CONTRATADA PUNTA: 3,450 KW',
        'POTENCIA CONTRATADA VALLE: 3,450 KW',
      ),
      table(
        ['CONTADOR', 'LECT. ANTERIOR', 'LECT. ACTUAL', 'CONSUMO KWH', 'CLASE'],
        ['0071882', '14.903', '15.259', '356', 'REAL'],
      ),
      table(
        ['IMPORTE', 'CONCEPTO', 'CÁLCULO'],
        [n2(p1), 'TÉRMINO DE POTENCIA PUNTA', '3,450 KW X 59 DÍAS X 0,090512 EUR'],
        [n2(p2), 'TÉRMINO DE POTENCIA VALLE', '3,450 KW X 59 DÍAS X 0,046575 EUR'],
        [n2(power), 'SUMA TÉRMINO DE POTENCIA', ''],
        [n2(energy), 'TÉRMINO DE ENERGÍA', '356 KWH X 0,129500 EUR'],
        [n2(off), 'BONIFICACIÓN SOCIO/A', '5 % DEL TÉRMINO DE POTENCIA'],
        [n2(bonus), 'FINANCIACIÓN BONO SOCIAL', '59 DÍAS X 0,019121 EUR'],
        [n2(tax), 'IMPUESTO ELÉCTRICO', `0,5 % DE ${n2(due)}`],
        [n2(meter), 'ALQUILER DE CONTADOR', '2 MESES X 0,54 EUR'],
        [n2(base), 'BASE IMPONIBLE', ''],
        [n2(vat), 'I.V.A.', `10 % DE ${n2(base)}`],
      ),
      bold('TOTAL A PAGAR EUROS', n2(total)),
      lines('RECIBO DOMICILIADO EN CAJA RURAL: ES60 3023 **** **** **** 4410'),
      small(
        'CONSUMOS BIMESTRALES ANTERIORES: ENE-FEB 402, NOV-DIC 377, SEP-OCT 260, JUL-AGO 318, MAY-JUN 241, MAR-ABR 349.',
        'ASAMBLEA GENERAL ORDINARIA: SÁBADO 13 DE JUNIO DE 2026, 11 HORAS. RETORNO COOPERATIVO DE 2025: 14,20 EUROS POR SOCIO.',
      ),
    ],
  }
}

export const sixthK = (): UnseenBill[] => [cooperative()]
