import { bold, box, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { eur } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'
import { bars, c, cups, iee, n2, retailers, sumEur, told } from './sixth-parts.ts'

/** Bills of a sixth hand, C. Nobody's data. */

function curenergia(): UnseenBill {
  const code = cups('0021000006613384', '0F')
  const days = 32
  const yearly = (price: number) => c((4.4 * price * days) / 365)
  const [p1, p2, margin] = [yearly(30.67266), yearly(1.4243591), yearly(3.113)]
  const power = sumEur(p1, p2, margin)
  const [t1, t2, t3] = [c(81 * 0.133118), c(69 * 0.041772), c(143 * 0.006001)]
  const [c1, c2, c3] = [c(81 * 0.126933), c(69 * 0.118104), c(143 * 0.108577)]
  const energy = sumEur(t1, t2, t3, c1, c2, c3)
  const due = sumEur(power, energy)
  const tax = iee(due, 5.11269632, 293)
  const meter = c((0.81 * 12 * days) / 365)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.1)
  const total = sumEur(base, vat)
  return {
    name: 'Curenergía, regulated, summer of 2021, VAT 10, spoken dates',
    size: 9,
    finds: told({
      retailer: retailers.curenergia,
      cups: code,
      period: ['2021-07-29', '2021-08-30', days],
      kw: [4.4, 4.4],
      kwh: [81, 69, 143],
      totalKwh: 293,
      power,
      energy,
      vat: 10,
      total,
      adds: [p1, p2, margin, t1, t2, t3, c1, c2, c3, tax, meter, vat],
    }),
    blocks: [
      heading('CURENERGÍA COMERCIALIZADOR DE ÚLTIMO RECURSO, S.A.U.'),
      small(
        'Plaza Euskadi 5, 48009 Bilbao · CIF A95554630 · Reclamaciones: Apdo. de Correos 61017, 28080 Madrid · 900 200 708',
      ),
      columns(
        [
          heading('DATOS DE LA FACTURA'),
          lines(
            'Nº de factura: 20210902010277461',
            'Fecha emisión factura: 2 de septiembre de 2021',
            'Periodo de facturación: 29 de julio de 2021 a 30 de agosto de 2021',
            'Días facturados: 32',
            'Fecha límite de pago: 22 de septiembre de 2021',
          ),
        ],
        [
          heading('RESUMEN DE LA FACTURA'),
          pairs(
            ['POTENCIA CONTRATADA', eur(power)],
            ['ENERGÍA CONSUMIDA', eur(energy)],
            ['IMPUESTO ELECTRICIDAD', eur(tax)],
            ['ALQUILER EQUIPOS MEDIDA', eur(meter)],
            ['IVA (10 %)', eur(vat)],
          ),
          bold('TOTAL IMPORTE', eur(total)),
        ],
      ),
      heading('CONSUMO ELÉCTRICO'),
      table(
        ['Periodo', 'Lectura real 29 jul', 'Lectura real 30 ago', 'Consumo kWh', 'Potencia máx. kW'],
        ['Punta', '201', '282', '81', '3,912'],
        ['Llano', '188', '257', '69', '-'],
        ['Valle', '377', '520', '143', '3,104'],
        ['Total', '', '', '293', ''],
      ),
      bars(['ago 20', 'oct 20', 'dic 20', 'feb 21', 'abr 21', 'jun 21', 'ago 21'], [301, 244, 398, 372, 265, 240, 293]),
      lines(
        'Contrato: PVPC 2.0TD. Término de potencia: punta 4,400 kW, valle 4,400 kW. Referencia del contrato: 551208734.',
        'Titular: RAFAEL GUERRERO CANO · DNI 248****2Q · Calle Ancha 9, 14001 Córdoba',
        `CUPS ${code}`,
      ),
      heading('DETALLE DE LA FACTURA'),
      pairs(
        ['Punta: 4,400 kW x 30,672660 €/kW año x 32/365 días', eur(p1)],
        ['Valle: 4,400 kW x 1,424359 €/kW año x 32/365 días', eur(p2)],
        ['Margen de comercialización: 4,400 kW x 3,113000 €/kW año x 32/365 días', eur(margin)],
      ),
      bold('Total facturación por potencia', eur(power)),
      pairs(
        ['Peajes y cargos punta: 81 kWh x 0,133118 €/kWh', eur(t1)],
        ['Peajes y cargos llano: 69 kWh x 0,041772 €/kWh', eur(t2)],
        ['Peajes y cargos valle: 143 kWh x 0,006001 €/kWh', eur(t3)],
        ['Coste de energía punta: 81 kWh x 0,126933 €/kWh', eur(c1)],
        ['Coste de energía llano: 69 kWh x 0,118104 €/kWh', eur(c2)],
        ['Coste de energía valle: 143 kWh x 0,108577 €/kWh', eur(c3)],
      ),
      bold('Total facturación por energía', eur(energy)),
      pairs(
        [`Impuesto de electricidad: 5,11269632% s/ ${n2(due)} €`, eur(tax)],
        ['Alquiler de equipos de medida y control: 32 días x 0,026630 €/día', eur(meter)],
        [`IVA reducido: 10 % s/ ${n2(base)} €`, eur(vat)],
      ),
      bold('TOTAL IMPORTE FACTURA', eur(total)),
      small('El tipo de IVA aplicado es el previsto en el Real Decreto-ley 12/2021. El tipo general es del 21 %.'),
    ],
  }
}

function naturgy(): UnseenBill {
  const code = cups('0022570390018846', '1P')
  const days = 29
  const [p1, p2] = [c(3.3 * 0.11125 * days), c(3.3 * 0.03894 * days)]
  const energy = c(241.37 * 0.138971)
  const power = sumEur(p1, p2)
  const bonus = c(days * 0.012742)
  const due = sumEur(power, energy, bonus)
  const tax = iee(due, 2.5, 241.37)
  const meter = c(days * 0.02663)
  const base = sumEur(due, tax, meter)
  const vat = c(base * 0.1)
  const total = sumEur(base, vat)
  return {
    name: 'Naturgy, one price, values under labels, dates with points',
    finds: told({
      retailer: retailers.naturgy,
      cups: code,
      period: ['2024-01-17', '2024-02-15', days],
      kw: [3.3, 3.3],
      kwh: [70.12, 61.05, 110.2],
      totalKwh: 241.37,
      power,
      energy,
      vat: 10,
      total,
      adds: [p1, p2, energy, bonus, tax, meter, vat],
    }),
    blocks: [
      columns(
        [lines('Naturgy Iberia, S.A.', 'Avda. de América 38 - 28028 Madrid', 'CIF A08431090')],
        [lines('Marta Iglesias Pardo', 'Rúa do Vilar 22, 2º', '15705 Santiago de Compostela')],
      ),
      heading('Tu factura de luz'),
      table(
        ['Nº de factura', 'Fecha de emisión', 'Periodo de facturación', 'Fecha de cargo'],
        ['FE24137031884207', '19.02.2024', '17.01.2024 - 15.02.2024', '26.02.2024'],
      ),
      table(
        ['Producto contratado', 'Potencia (punta / valle)', 'Consumo del periodo', 'Días'],
        ['Tarifa Por Uso Luz', '3,300 kW / 3,300 kW', '241,37 kWh', '29'],
      ),
      box(
        bold('Importe total', eur(total)),
        small('Cuenta bancaria: ES21 1465 0100 ** ********** · Mandato SEPA 0000071193842'),
      ),
      heading('Desglose'),
      table(
        ['Concepto', 'Cantidad', 'Precio', 'Importe'],
        ['Electricidad', '', '', eur(sumEur(due, tax))],
        ['Término potencia P1', '3,300 kW x 29 días', '0,111250 €/kW día', eur(p1)],
        ['Término potencia P2', '3,300 kW x 29 días', '0,038940 €/kW día', eur(p2)],
        ['Consumo electricidad', '241,37 kWh', '0,138971 €/kWh', eur(energy)],
        ['Financiación bono social fijo', '29 días', '0,012742 €/día', eur(bonus)],
        ['Impuesto electricidad', eur(due), '2,5 %', eur(tax)],
        ['Alquiler de contador', '29 días', '0,026630 €/día', eur(meter)],
        ['Base imponible', '', '', eur(base)],
        ['IVA', eur(base), '10 %', eur(vat)],
        ['Total factura', '', '', eur(total)],
      ),
      heading('Tus lecturas'),
      table(
        ['Periodo', 'Anterior 17.01.2024', 'Actual 15.02.2024', 'Consumo real', 'Origen'],
        ['P1 Punta', '3.112,40', '3.182,52', '70,12 kWh', 'Distribuidora'],
        ['P2 Llano', '2.870,11', '2.931,16', '61,05 kWh', 'Distribuidora'],
        ['P3 Valle', '5.944,73', '6.054,93', '110,20 kWh', 'Distribuidora'],
      ),
      heading('Evolución de tu consumo'),
      bars(
        ['mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic', 'ene', 'feb'],
        [228, 201, 187, 172, 169, 140, 181, 205, 233, 259, 262, 241],
      ),
      lines('Media diaria: 8,32 kWh. Mismo periodo del año anterior: 254,80 kWh (hace 1 año pagaste 62,77 €).'),
      heading('Tu punto de suministro'),
      lines(
        'Dirección de suministro',
        'Rúa do Vilar 22, 2º, 15705 Santiago de Compostela',
        'CUPS',
        code,
        'Distribuidora',
        'UFD Distribución Electricidad, S.A. · Averías 900 333 999',
        'Tarifa de acceso',
        '2.0TD',
      ),
    ],
  }
}

export const sixthC = (): UnseenBill[] => [curenergia(), naturgy()]
