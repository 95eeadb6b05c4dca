import { bold, box, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { eur } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'
import { bars, c, cups, iee, n2, retailers, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, H. Nobody's data. */

function imagina(): UnseenBill {
  const code = cups('0031104880937125', '0F')
  const days = 30
  const [p1, p2] = [c(8.05 * 0.0862 * days), c(6.9 * 0.0312 * days)]
  const [e1, e2, e3] = [c(91 * 0.1699), c(84 * 0.1149), c(233 * 0.0829)]
  const power = sumEur(p1, p2)
  const energy = sumEur(e1, e2, e3)
  const battery = -12.34
  const bonus = c((days * 9.011295) / 365)
  const due = sumEur(power, energy, bonus)
  const tax = iee(due, 5.11269632, 408)
  const meter = c(days * 0.02663)
  const base = sumEur(due, tax, meter, battery)
  const vat = c(base * 0.21)
  const total = sumEur(base, vat)
  return {
    name: 'Imagina, virtual battery, powers that differ, tables by concept',
    size: 8.5,
    finds: told({
      retailer: retailers.imagina,
      cups: code,
      period: ['2026-06-15', '2026-07-15', days],
      kw: [8.05, 6.9],
      kwh: [91, 84, 233],
      totalKwh: 408,
      surplus: 198,
      power,
      energy,
      vat: 21,
      total,
      adds: [p1, p2, e1, e2, e3, battery, bonus, tax, meter, vat],
    }),
    blocks: [
      columns(
        [
          lines(
            'IMAGINA ENERGÍA',
            'Energía Imaginaria Comercial, S.L. (Imagina Energía)',
            'C/ Velázquez 80, 28001 Madrid · CIF B87601122',
          ),
        ],
        [lines('FACTURA', 'IE-2026-0718832', '20-07-2026')],
      ),
      columns(
        [
          heading('CLIENTE'),
          lines('Francisca Jiménez Toro', 'DNI 7448****R', 'C/ Antonio Machado 8', '29640 Fuengirola'),
        ],
        [
          heading('SUMINISTRO'),
          lines(
            `CUPS ${code}`,
            'TARIFA SOLAR 3 TRAMOS (2.0TD)',
            'POT. CONTRATADA: P1 8,05 kW · P2 6,90 kW',
            'CONTADOR 198844321',
            'CONTRATO 55-118274',
          ),
        ],
      ),
      box(
        columns(
          [lines('PERIODO DE CONSUMO', '15-06-2026 a 15-07-2026', '30 DÍAS')],
          [lines('IMPORTE TOTAL (IVA INCLUIDO)', `${n2(total)} €`, 'VENCIMIENTO 27-07-2026')],
        ),
      ),
      table(
        ['TÉRMINO DE POTENCIA', 'P1', 'P2', 'TOTAL'],
        ['kW', '8,05', '6,90', ''],
        ['€/kW día', '0,0862', '0,0312', ''],
        ['Días', '30', '30', ''],
        ['Importe', eur(p1), eur(p2), eur(power)],
      ),
      table(
        ['TÉRMINO DE ENERGÍA', 'P1', 'P2', 'P3', 'TOTAL'],
        ['kWh consumidos de red', '91', '84', '233', '408'],
        ['€/kWh', '0,1699', '0,1149', '0,0829', ''],
        ['Importe', eur(e1), eur(e2), eur(e3), eur(energy)],
      ),
      table(
        ['BATERÍA VIRTUAL', 'kWh', '€/kWh', 'EUROS'],
        ['Excedentes guardados en el periodo', '198', '0,0550', eur(c(198 * 0.055))],
        ['Saldo anterior', '', '', eur(21.4)],
        ['Saldo aplicado en esta factura', '', '', eur(battery)],
        ['Saldo que te queda', '', '', eur(sumEur(c(198 * 0.055), 21.4, battery))],
      ),
      pairs(
        ['FINANCIACIÓN BONO SOCIAL (30 días x 0,024688 €/día)', eur(bonus)],
        [`IMPUESTO ELÉCTRICO (5,11269632% s/ ${n2(due)} €)`, eur(tax)],
        ['ALQUILER CONTADOR (30 días x 0,02663 €/día)', eur(meter)],
        ['DESCUENTO BATERÍA VIRTUAL', eur(battery)],
        ['BASE IMPONIBLE', eur(base)],
        ['IVA 21%', eur(vat)],
      ),
      bold('TOTAL FACTURA', eur(total)),
      bars(
        ['AGO 25', 'SEP', 'OCT', 'NOV', 'DIC', 'ENE 26', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL'],
        [466, 350, 311, 402, 533, 581, 470, 398, 322, 290, 377, 408],
      ),
      small(
        'La cuota de tu batería virtual es de 0 € durante los 12 primeros meses (después 2 €/mes + IVA). Recomienda Imagina y gana 30 €.',
      ),
    ],
  }
}

function lucera(): UnseenBill {
  const code = cups('0021300154098723', '0F')
  const days = 30
  const kwh = [66, 59, 128] as const
  const [m1, m2, m3] = [c((66 * 138.412) / 1000), c((59 * 112.307) / 1000), c((128 * 97.866) / 1000)]
  const [t1, t2, t3] = [c(66 * 0.084122), c(59 * 0.024469), c(128 * 0.002968)]
  const [p1, p2] = [c(4.6 * 0.073782 * days), c(4.6 * 0.001911 * days)]
  const power = sumEur(p1, p2)
  const energy = sumEur(m1, m2, m3, t1, t2, t3)
  const fee = 4.9
  const bonus = c(days * 0.012742)
  const due = sumEur(power, energy, fee, bonus)
  const tax = iee(due, 5.11269632, 253)
  const meter = 0.81
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.1)
  const total = sumEur(base, vat)
  return {
    name: 'Lucera, price of the market in €/MWh and a fixed fee',
    finds: told({
      retailer: retailers.lucera,
      cups: code,
      period: ['2024-10-31', '2024-11-30', days],
      kw: [4.6, 4.6],
      kwh: [...kwh],
      totalKwh: 253,
      power,
      energy,
      vat: 10,
      total,
      adds: [p1, p2, m1, m2, m3, t1, t2, t3, fee, bonus, tax, meter, vat],
    }),
    blocks: [
      lines('Lucera', 'Más Luz Energía, S.L. · C/ Alfonso XII 62, 28014 Madrid · B87059810'),
      heading('Factura de electricidad LU2412-104882 de 05/12/2024'),
      columns(
        [lines('Virginia Nieto Sáez', 'C/ Sagasta 7, 3º', '26001 Logroño', 'Cliente desde marzo de 2019')],
        [
          pairs(
            ['Total', eur(total)],
            ['Consumo', '253 kWh'],
            ['Precio medio del mercado', `${n2((sumEur(m1, m2, m3) / 253) * 1000)} €/MWh`],
            ['Cobro', '12/12/2024'],
          ),
        ],
      ),
      lines(
        `Suministro: ${code} · 4,6 kW en punta y 4,6 kW en valle · 2.0TD · i-DE`,
        'Del 31/10/2024 al 30/11/2024: 30 días',
      ),
      heading('1. La energía, a precio de coste'),
      table(
        ['Tramo', 'Consumo real', 'Mercado €/MWh', 'Mercado €', 'Peajes y cargos €/kWh', 'Peajes y cargos €'],
        ['Punta', '66 kWh', '138,412', n2(m1), '0,084122', n2(t1)],
        ['Llano', '59 kWh', '112,307', n2(m2), '0,024469', n2(t2)],
        ['Valle', '128 kWh', '97,866', n2(m3), '0,002968', n2(t3)],
        ['Suma', '253 kWh', '', n2(sumEur(m1, m2, m3)), '', n2(sumEur(t1, t2, t3))],
      ),
      bold('Energía', eur(energy)),
      heading('2. La potencia, a precio de peaje'),
      pairs(
        ['Punta: 4,6 kW x 0,073782 €/kW y día x 30 días', eur(p1)],
        ['Valle: 4,6 kW x 0,001911 €/kW y día x 30 días', eur(p2)],
      ),
      bold('Potencia', eur(power)),
      heading('3. Lucera'),
      pairs(['Cuota mensual de gestión', eur(fee)]),
      heading('4. Lo que recaudamos para otros'),
      pairs(
        ['Financiación del bono social, 30 días x 0,012742 €', eur(bonus)],
        [`Impuesto especial sobre la electricidad, 5,11269632 % de ${n2(due)} €`, eur(tax)],
        ['Alquiler del contador', eur(meter)],
        [`IVA, 10 % de ${n2(base)} €`, eur(vat)],
      ),
      bold('Total factura', eur(total)),
      small(
        'El mercado mayorista cerró noviembre de 2024 a 104,43 €/MWh; hace un año, a 63,45 €/MWh. Con la tarifa regulada habrías pagado 54,10 €.',
        'Potencias máximas en el periodo: 3,772 kW punta y 3,240 kW valle. Domiciliación: ES** 2085 **** **** **** 3391.',
      ),
    ],
  }
}

export const sixthH = (): UnseenBill[] => [imagina(), lucera()]
