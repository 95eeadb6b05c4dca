import { type Block, heading, lines, small, table } from '#tests/bills/blocks.ts'
import { type MadeUpBill, totalKwh } from '#tests/bills/made-up.ts'
import { dotted, kwh, number, slashed } from '#tests/bills/print.ts'

/** What bills of all retailers have besides the figures looked for, and what leads a reader astray. */

export function smallPrint(): Block[] {
  return [
    heading('Información para el consumidor'),
    small(
      'Atención al cliente 900 000 000. Averías de la red: e-distribución 900 850 840. Reclamaciones: Apartado de correos 1.234, 28080 Madrid.',
      'Los peajes 3.0TD y 6.1TD se aplican a suministros de potencia superior a 15 kW. Compare ofertas en la CNMC. IVA incluido en los precios del anexo.',
      'Origen de la electricidad: renovable 43,6 %, nuclear 20,3 %, gas natural 17,2 %. Emisiones 0,12 kg CO2/kWh.',
      'Del total de su factura, 4,21 € corresponden a costes regulados. Consumo medio diario en el periodo 8,35 kWh; coste medio diario 1,63 €.',
    ),
  ]
}

/** The last year's bars, with kWh that are not this bill's. */
export function history(bill: MadeUpBill): Block[] {
  const base = totalKwh(bill)
  return [
    heading('Evolución de su consumo (últimos 14 meses)'),
    {
      kind: 'bars',
      values: [0.8, 0.9, 1.1, 1.3, 0.7, 0.6, 0.75, 1].map((share) => Math.round(base * share)),
      labels: ['feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep'],
    },
    lines(`Su consumo acumulado del último año ha sido ${kwh(Math.round(base * 11.2))} kWh`),
  ]
}

export const maxima = (bill: MadeUpBill): Block[] => [
  lines(
    `Potencias máximas demandadas en el último año: P1 ${number(bill.maxKw.p1, 3)} kW  P2 ${number(bill.maxKw.p2, 3)} kW`,
  ),
]

/** Meter totals that are no consumption, beside the difference that is. */
export function readingsTable(bill: MadeUpBill): Block {
  const row = (name: string, before: number, used: number) => [name, kwh(before), kwh(before + used), kwh(used)]
  return table(
    ['Lecturas', `Anterior (real) ${slashed(bill.start)}`, `Actual (real) ${slashed(bill.end)}`, 'Consumo kWh'],
    row('Punta', bill.readings.p1, bill.kwh.p1),
    row('Llano', bill.readings.p2, bill.kwh.p2),
    row('Valle', bill.readings.p3, bill.kwh.p3),
  )
}

export const contractDates = (bill: MadeUpBill) =>
  `Contrato vigente hasta el ${dotted(bill.invoiceDate.replace(/^\d{4}/, '2027'))} (renovación automática)`
