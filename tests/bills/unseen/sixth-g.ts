import { bold, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { eur, grouped } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'
import { bars, c, cups, iee, n2, page, retailers, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, G. Nobody's data. */

function plenitude(): UnseenBill {
  const code = cups('0031102290457816', '0F')
  const days = 61
  const [p1, p2] = [c((6.9 * 33.8472 * days) / 365), c((6.9 * 9.1508 * days) / 365)]
  const [e1, e2, e3] = [c(214 * 0.1841), c(188 * 0.1272), c(399 * 0.0983)]
  const power = sumEur(p1, p2)
  const energy = sumEur(e1, e2, e3)
  const bonus = c((days * 4.650987) / 365)
  const due = sumEur(power, energy, bonus)
  const tax = iee(due, 5.11269632, 801)
  const [meter, care] = [1.62, 13.9]
  const base = sumEur(due, tax, meter, care)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  return {
    name: 'Plenitude, two months, prices a kW and year, dates in words with al',
    size: 8.5,
    finds: told({
      retailer: retailers.plenitude,
      cups: code,
      period: ['2025-06-09', '2025-08-09', days],
      kw: [6.9, 6.9],
      kwh: [214, 188, 399],
      totalKwh: 801,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, e1, e2, e3, bonus, tax, meter, care, vat],
    }),
    blocks: [
      columns(
        [lines('Eni Plenitude Iberia, S.L.U.', 'Parque Empresarial Besaya, 39300 Torrelavega', 'CIF B39793294')],
        [lines('Hans-Jürgen Albrecht', 'Avda. Carlota Alessandri 201', '29620 Torremolinos')],
      ),
      heading('Resumen de tu factura'),
      columns(
        [
          lines(
            'Periodo facturado',
            '9 de junio de 2025 al 9 de agosto de 2025',
            'Fecha de emisión',
            '13 de agosto de 2025',
            'Número de factura',
            'ELP25/0093371',
          ),
        ],
        [
          pairs(
            ['Por potencia', eur(power)],
            ['Por energía', eur(energy)],
            ['Servicios adicionales', eur(care)],
            ['Otros conceptos', eur(sumEur(bonus, meter))],
            ['Impuestos', eur(sumEur(tax, vat))],
          ),
          bold('TOTAL', eur(total)),
        ],
      ),
      heading('Consumo del periodo: 801 kWh'),
      table(
        ['Periodo', 'Lectura inicial', 'Lectura final', 'Ajuste', 'Consumo'],
        ['P1', '10.602', '10.816', '0', '214'],
        ['P2', '9.277', '9.465', '0', '188'],
        ['P3', '21.003', '21.402', '0', '399'],
      ),
      small('Lecturas reales de fecha 9 de junio de 2025 y 9 de agosto de 2025. Consumo medio diario: 13,13 kWh.'),
      bars(
        ['ago-oct 24', 'oct-dic 24', 'dic-feb 25', 'feb-abr 25', 'abr-jun 25', 'jun-ago 25'],
        [744, 690, 912, 731, 602, 801],
      ),
      page,
      heading('Desglose de la factura'),
      lines('Facturación por potencia'),
      table(
        ['Periodo', 'Precio (€/kW año)', 'Potencia (kW)', 'Días', 'Total (€)'],
        ['P1', '33,847200', '6,900', '61', n2(p1)],
        ['P2', '9,150800', '6,900', '61', n2(p2)],
        ['', '', '', 'Subtotal', n2(power)],
      ),
      lines('Facturación por energía activa'),
      table(
        ['Periodo', 'Precio (€/kWh)', 'Consumo (kWh)', 'Total (€)'],
        ['P1', '0,184100', '214', n2(e1)],
        ['P2', '0,127200', '188', n2(e2)],
        ['P3', '0,098300', '399', n2(e3)],
        ['', '', 'Subtotal', n2(energy)],
      ),
      pairs(
        ['Bono social 61 días x (4,650987 / 365) €/día', n2(bonus)],
        [`Impuesto electricidad 5,11269632 % s/ ${n2(due)}`, n2(tax)],
        ['Alquiler de equipos 2 meses x 0,81 €/mes', n2(meter)],
        ['Servicio Mantenimiento Plus 2 meses x 6,95 €/mes', n2(care)],
        ['Base imponible', n2(base)],
        ['IVA 21 %', n2(vat)],
      ),
      bold('Total factura', eur(total)),
      heading('Datos de tu contrato'),
      lines(
        'Titular: Hans-Jürgen Albrecht · NIE X0******3B',
        'Dirección de suministro: Avda. Carlota Alessandri 201, 29620 Torremolinos (Málaga)',
        `CUPS: ${grouped(code)}`,
        'Tarifa: Periodos Fácil · Peaje 2.0TD · Potencia P1 6,900 kW · Potencia P2 6,900 kW',
        'Fin del contrato: 9 de diciembre de 2025. Contrato nº 3300187714. Cuenta: ES15 0081 **** **** **** 7700',
      ),
    ],
  }
}

function podo(): UnseenBill {
  const code = cups('0022000008219463', '1P')
  const days = 32
  const [p1, p2] = [c(2.3 * 0.073782 * days), c(2.3 * 0.013414 * days)]
  const energy = c(187 * 0.2299)
  const power = sumEur(p1, p2)
  const due = sumEur(power, energy)
  const tax = iee(due, 0.5, 187)
  const meter = c(days * 0.0266)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.1)
  const total = sumEur(base, vat)
  return {
    name: 'Podo, winter of 2021, two columns, one price',
    font: 'Libertinus Serif',
    finds: told({
      retailer: retailers.podo,
      cups: code,
      period: ['2021-12-02', '2022-01-03', days],
      kw: [2.3, 2.3],
      kwh: [52, 46, 89],
      totalKwh: 187,
      power,
      energy,
      vat: 10,
      total,
      adds: [p1, p2, energy, tax, meter, vat],
    }),
    blocks: [
      heading('Podo'),
      small('Podo Energía, S.L. · CIF B87412089 · C/ Serrano 41, 28001 Madrid'),
      columns(
        [
          heading('Factura P22-0041907'),
          pairs(
            ['Fecha factura', '10/01/2022'],
            ['Desde', '02/12/2021'],
            ['Hasta', '03/01/2022'],
            ['Días', '32'],
            ['Cliente', '118204'],
          ),
          heading('Contrato'),
          pairs(
            ['Tarifa', 'Podo Fijo · 2.0TD'],
            ['Potencia', '2,3 kW (P1) / 2,3 kW (P2)'],
            ['Titular', 'S. Domínguez Gil'],
            ['Punto', 'C/ Pez 14, 28004 Madrid'],
          ),
          small(`CUPS ${code}`),
        ],
        [
          heading('Importes'),
          pairs(
            ['Potencia P1', eur(p1)],
            ['Potencia P2', eur(p2)],
            ['Energía', eur(energy)],
            ['Imp. electricidad 0,5%', eur(tax)],
            ['Alquiler contador', eur(meter)],
            ['Base', eur(base)],
            ['IVA 10%', eur(vat)],
          ),
          bold('A pagar', eur(total)),
          heading('Consumo'),
          pairs(
            ['Punta', '52 kWh'],
            ['Llano', '46 kWh'],
            ['Valle', '89 kWh'],
            ['Total', '187 kWh'],
            ['Hace un año', '204 kWh'],
          ),
        ],
      ),
      heading('Cómo lo hemos calculado'),
      lines(
        `Potencia: 2,3 kW × 32 días × 0,073782 €/kW·día + 2,3 kW × 32 días × 0,013414 €/kW·día = ${eur(power)}`,
        `Energía: 187 kWh × 0,2299 €/kWh = ${eur(energy)}`,
        `Impuesto sobre la electricidad: 0,5% × ${eur(due)} = ${eur(tax)}`,
        `Alquiler: 32 días × 0,0266 €/día = ${eur(meter)}`,
        `IVA: 10% × ${eur(base)} = ${eur(vat)}`,
      ),
      bars(
        ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
        [211, 190, 171, 150, 133, 120, 144, 139, 128, 141, 166, 187],
      ),
      small(
        'Cargo en cuenta ES30 1491 **** ** ******6021 el 17/01/2022. Lecturas reales facilitadas por UFD. Potencia máxima: 2,104 kW.',
      ),
    ],
  }
}

export const sixthG = (): UnseenBill[] => [plenitude(), podo()]
