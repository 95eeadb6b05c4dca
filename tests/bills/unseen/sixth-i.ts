import { bold, box, columns, heading, lines, small, table } from '#tests/bills/blocks.ts'
import { eur, grouped } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'
import { bars, c, cups, dots, iee, n2, retailers, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, I. Nobody's data. */

function gana(): UnseenBill {
  const code = cups('0021600043318970')
  const days = 32
  const [e1, e2, e3] = [c((117 * 17.45) / 100), c((98 * 12.05) / 100), c((221 * 9.37) / 100)]
  const [p1, p2] = [c(4.4 * 0.078501 * days), c(4.4 * 0.003912 * days)]
  const power = sumEur(p1, p2)
  const energy = sumEur(e1, e2, e3)
  const bonus = c(days * 0.019121)
  const due = sumEur(power, energy, bonus)
  const tax = iee(due, 5.11269632, 436)
  const meter = c(days * 0.026557)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  const e = eur
  return {
    name: 'Gana, dotted leaders, prices in cts/kWh, abbreviations',
    finds: told({
      retailer: retailers.gana,
      cups: code,
      period: ['2025-12-27', '2026-01-28', days],
      kw: [4.4, 4.4],
      kwh: [117, 98, 221],
      totalKwh: 436,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, e1, e2, e3, bonus, tax, meter, vat],
    }),
    blocks: [
      lines('GANA ENERGÍA', 'Gaolania Servicios, S.L. · Av. Aragón 30, 46021 València · CIF B98717457'),
      lines('Factura GE260200314 · F. factura 02-02-26 · F. cargo 09-02-26'),
      lines('Periodo: 27-12-25 al 28-01-26 (32 días)'),
      lines(
        'Vicente Ribera Soler · 20****17V · C/ Cuba 40, pta. 6, 46006 València',
        `CUPS ${code} · Acceso 2.0TD · Pot. P1: 4,4 kW · Pot. P2: 4,4 kW`,
      ),
      box(bold('TOTAL FACTURA', e(total))),
      heading('Tu consumo: 436 kWh'),
      lines(
        'P1 (punta): 117 kWh   P2 (llano): 98 kWh   P3 (valle): 221 kWh',
        'Lect. ant. 27-12-25 (R): 4.480 / 4.102 / 9.033   Lect. act. 28-01-26 (R): 4.597 / 4.200 / 9.254',
      ),
      heading('Desglose'),
      lines(
        dots('Pot. P1 4,4 kW x 32 d x 0,078501 €/kW d', e(p1), 100),
        dots('Pot. P2 4,4 kW x 32 d x 0,003912 €/kW d', e(p2), 100),
        dots('Total término fijo', e(power), 100),
        dots('Ener. P1 117 kWh x 17,450 cts/kWh', e(e1), 100),
        dots('Ener. P2 98 kWh x 12,050 cts/kWh', e(e2), 100),
        dots('Ener. P3 221 kWh x 9,370 cts/kWh', e(e3), 100),
        dots('Total término variable', e(energy), 100),
        dots('Bono social 32 d x 0,019121 €/d', e(bonus), 100),
        dots(`IEE 5,11269632% s/ ${n2(due)}`, e(tax), 100),
        dots('Alq. contador 32 d x 0,026557 €/d', e(meter), 100),
        dots('B.I.', e(base), 100),
        dots(`IVA 21% s/ ${n2(base)}`, e(vat), 100),
        dots('TOTAL', e(total), 100),
      ),
      bars(
        ['F25', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D', 'E26'],
        [401, 333, 280, 251, 262, 340, 361, 288, 260, 305, 398, 436],
      ),
      small(
        'Has consumido un 6% más que en el mismo periodo del año anterior (411 kWh). Pot. máx. P1 3,905 kW / P2 4,012 kW.',
        'Sin permanencia. Tráete a un amigo y ganáis 20 € cada uno. Atención: 961 09 88 00.',
        'IBAN ES44 2100 **** **** **** 0558',
      ),
    ],
  }
}

function factor(): UnseenBill {
  const code = cups('0031405019927746', '0F')
  const days = 30
  const [p1, p2] = [c(5.5 * 0.104331 * days), c(5.5 * 0.044207 * days)]
  const [e1, e2, e3] = [c(97 * 0.176), c(84 * 0.131), c(169 * 0.102)]
  const power = sumEur(p1, p2)
  const energy = sumEur(e1, e2, e3)
  const bonus = c(days * 0.012742)
  const due = sumEur(power, energy, bonus)
  const tax = iee(due, 5.11269632, 350)
  const [meter, rights] = [c(days * 0.02663), 9.04]
  const base = sumEur(due, tax, meter, rights)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  return {
    name: 'Factor Energía, a meter changed within the period, abbreviations',
    size: 8.5,
    finds: told({
      retailer: retailers.factor,
      cups: code,
      period: ['2025-03-11', '2025-04-10', days],
      kw: [5.5, 5.5],
      kwh: [97, 84, 169],
      totalKwh: 350,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, e1, e2, e3, bonus, tax, meter, rights, vat],
    }),
    blocks: [
      lines('factorenergia', 'Factor Energía, S.A. · Avda. Diagonal 612, 08021 Barcelona · NIF A61893871'),
      table(
        ['Núm. factura', 'Fecha fra.', 'Período fact.', 'Núm. cliente', 'Contrato'],
        ['F25/0448102', '15.04.2025', '11.03.2025 hasta 10.04.2025', '291004', '0331887-2'],
      ),
      columns(
        [lines('Dom. suministro:', 'C/ Balmes 190, 2º 1ª', '08006 Barcelona', `CUPS: ${grouped(code)}`)],
        [
          lines(
            'Titular:',
            'Oriol Casals Prat',
            'NIF 38****21T',
            'Tarifa acceso 2.0TD · Pot. contratada P1 5,50 kW P2 5,50 kW',
          ),
        ],
      ),
      heading('LECTURAS'),
      table(
        ['Núm. contador', 'Per.', 'F. ant.', 'Lect. ant.', 'F. act.', 'Lect. act.', 'Consumo'],
        ['33017742 (retirado)', 'P1', '11.03.2025', '9.040', '27.03.2025', '9.091', '51'],
        ['33017742 (retirado)', 'P2', '11.03.2025', '8.212', '27.03.2025', '8.255', '43'],
        ['33017742 (retirado)', 'P3', '11.03.2025', '17.661', '27.03.2025', '17.752', '91'],
        ['70220915 (instalado)', 'P1', '27.03.2025', '0', '10.04.2025', '46', '46'],
        ['70220915 (instalado)', 'P2', '27.03.2025', '0', '10.04.2025', '41', '41'],
        ['70220915 (instalado)', 'P3', '27.03.2025', '0', '10.04.2025', '78', '78'],
        ['Total (kWh)', '', '', '', '', '', '350'],
      ),
      heading('CONCEPTOS FACTURADOS'),
      table(
        ['Concepto', 'Cant.', 'Ud.', 'Días', 'Precio', 'Importe'],
        ['Térm. fijo P1', '5,50', 'kW', '30', '0,104331', n2(p1)],
        ['Térm. fijo P2', '5,50', 'kW', '30', '0,044207', n2(p2)],
        ['Total térm. fijo', '', '', '', '', n2(power)],
        ['Térm. energía P1', '97', 'kWh', '', '0,176000', n2(e1)],
        ['Térm. energía P2', '84', 'kWh', '', '0,131000', n2(e2)],
        ['Térm. energía P3', '169', 'kWh', '', '0,102000', n2(e3)],
        ['Total térm. energía', '350', 'kWh', '', '', n2(energy)],
        ['Finan. bono social', '1', '', '30', '0,012742', n2(bonus)],
        ['Imp. s/ electricidad', n2(due), '€', '', '5,11269632 %', n2(tax)],
        ['Alq. eq. medida', '1', '', '30', '0,026630', n2(meter)],
        ['Dchos. de enganche', '1', '', '', '9,044760', n2(rights)],
        ['Base imponible', '', '', '', '', n2(base)],
        ['IVA', n2(base), '€', '', '21 %', n2(vat)],
      ),
      bold('TOTAL FACTURA EUR', n2(total)),
      heading('CONSUMO ÚLTIMOS 12 MESES (kWh)'),
      bars(
        ['may', 'jun', 'jul', 'ago', 'set', 'oct', 'nov', 'dic', 'ene', 'feb', 'mar', 'abr'],
        [288, 270, 312, 244, 266, 291, 334, 401, 420, 388, 361, 350],
      ),
      small(
        'Forma de pago: recibo domiciliado 22.04.2025, ES21 0081 0200 **** ****. Consumo anual: 3.925 kWh. Tel. 902 501 124.',
      ),
    ],
  }
}

export const sixthI = (): UnseenBill[] => [gana(), factor()]
