import { bold, box, columns, heading, lines, small, table } from '#tests/bills/blocks.ts'
import type { UnseenBill } from './shared.ts'
import { bars, c, cups, dots, iee, n2, page, retailers, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, A. Nobody's data. */

function endesa(): UnseenBill {
  const code = cups('0031408812075533', '0F')
  const days = 31
  const kwh = [102, 87, 176] as const
  const prices = [0.198412, 0.121935, 0.094377] as const
  const [e1, e2, e3] = [c(kwh[0] * prices[0]), c(kwh[1] * prices[1]), c(kwh[2] * prices[2])]
  const [p1, p2] = [c(4.6 * 0.090214 * days), c(4.6 * 0.038807 * days)]
  const power = sumEur(p1, p2)
  const energy = sumEur(e1, e2, e3)
  const off = -c(energy * 0.05)
  const bonus = c(days * 0.012742)
  const due = sumEur(power, energy, off, bonus)
  const tax = iee(due, 5.11269632, 365)
  const [meter, care] = [c(days * 0.02663), 6.49]
  const base = sumEur(due, tax, meter, care)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  const e = (value: number) => `${n2(value)} €`
  return {
    name: 'Endesa, three prices, kWh of three decimals, summary and detail on two pages',
    size: 8.5,
    finds: told({
      retailer: retailers.endesa,
      cups: code,
      period: ['2025-10-12', '2025-11-12', days],
      kw: [4.6, 4.6],
      kwh: [...kwh],
      totalKwh: 365,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, e1, e2, e3, off, bonus, tax, meter, care, vat],
    }),
    blocks: [
      columns(
        [
          small('Endesa Energía, S.A. Unipersonal. CIF A81948077.', 'C/Ribera del Loira, nº 60 28042 - Madrid.'),
          heading('DATOS DE LA FACTURA'),
          lines(
            'Nº factura: PMR501N0834521',
            'Referencia: 143982231016/0423',
            'Fecha emisión factura: 18/11/2025',
            'Periodo de facturación: del 12/10/2025 a 12/11/2025 (31 días)',
            'Fecha de cargo: 25 de noviembre de 2025',
          ),
        ],
        [lines('JOSEFA MORALES PINEDA', 'CL LARGA 41 3 B', '29602 MARBELLA', 'MÁLAGA')],
      ),
      heading('RESUMEN DE LA FACTURA Y DATOS DE PAGO'),
      box(
        lines(
          dots('Potencia', e(power)),
          dots('Energía', e(energy)),
          dots('Descuentos', e(off)),
          dots('Otros', e(sumEur(bonus, meter, care))),
          dots('Impuestos', e(sumEur(tax, vat))),
        ),
        bold('Total', e(total)),
        small(
          'Forma de pago: Domiciliación bancaria',
          'IBAN: ES91 2100 04** **** **** **** · CaixaBank',
          'Cod.Mandato: E0004177320195',
        ),
      ),
      heading('INFORMACIÓN DEL CONSUMO ELÉCTRICO'),
      table(
        ['', 'Punta', 'Llano', 'Valle', 'Total'],
        ['Lectura anterior (real) 12/10/2025', '8.120,000', '7.344,000', '15.002,000', ''],
        ['Lectura actual (real) 12/11/2025', '8.222,000', '7.431,000', '15.178,000', ''],
        ['Consumo en el periodo kWh', '102,000', '87,000', '176,000', '365,000'],
      ),
      bars(
        ['NOV 24', 'DIC', 'ENE 25', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV 25'],
        [388, 441, 502, 467, 390, 311, 287, 268, 344, 402, 331, 296, 365],
      ),
      small(
        `Su consumo medio diario en el periodo facturado ha sido de 11,77 kWh (${n2(total / days)} €/día). Su consumo medio diario en los últimos 14 meses ha sido de 12,03 kWh.`,
        'Su consumo acumulado del último año ha sido de 4.404 kWh.',
        'ENDESA X: instale placas solares desde 39,90 €/mes y ahorre hasta 750 € al año.',
      ),
      page,
      heading('DATOS DEL CONTRATO'),
      lines(
        'Titular del contrato: JOSEFA MORALES PINEDA · NIF 2534****K',
        'Dirección de suministro: CL LARGA 41 3 B 29602 MARBELLA MÁLAGA',
        `Código unificado de punto de suministro CUPS: ${code}`,
        'Producto contratado: Tempo Verde 3 Periodos · Peaje de acceso: 2.0TD',
        'Potencia punta: 4,600 kW · Potencia valle: 4,600 kW',
        'Contrato de acceso: 400118842207 · Número de contador: 042155318',
        'Fecha fin de contrato: 03/05/2026 (renovación anual automática) · Permanencia: No',
      ),
      heading('DETALLE DE LA FACTURA'),
      bold('Potencia', e(power)),
      lines(
        dots('Pot. Punta 4,600 kW x 0,090214 Eur/kW y día x 31 días', e(p1)),
        dots('Pot. Valle 4,600 kW x 0,038807 Eur/kW y día x 31 días', e(p2)),
      ),
      bold('Energía', e(energy)),
      lines(
        dots('Consumo P1 102,000 kWh x 0,198412 Eur/kWh', e(e1)),
        dots('Consumo P2 87,000 kWh x 0,121935 Eur/kWh', e(e2)),
        dots('Consumo P3 176,000 kWh x 0,094377 Eur/kWh', e(e3)),
      ),
      bold('Descuentos', e(off)),
      lines(dots(`Descuento 5% sobre consumo: ${n2(energy)} Eur x -5%`, e(off))),
      bold('Otros', e(sumEur(bonus, meter, care))),
      lines(
        dots('Alquiler del contador 31 días x 0,026630 Eur/día', e(meter)),
        dots('Financiación Bono Social 31 días x 0,012742 Eur/día', e(bonus)),
        dots('Asistencia Endesa X: OK Luz (del 12/10/2025 al 11/11/2025)', e(care)),
      ),
      bold('Impuestos', e(sumEur(tax, vat))),
      lines(
        dots(`Impto. electricidad ${n2(due)} Eur x 5,11269632 %`, e(tax)),
        dots(`IVA normal ${n2(base)} Eur x 21 %`, e(vat)),
      ),
      bold('TOTAL IMPORTE FACTURA', e(total)),
      small(
        'Las potencias máximas demandadas en el último año han sido 4,212 kW en P1 (punta) y 3,880 kW en P3 (valle).',
        'Averías y urgencias de la distribuidora: 900 850 840. Atención al cliente 800 760 909.',
      ),
    ],
  }
}

export const sixthA = (): UnseenBill[] => [endesa()]
