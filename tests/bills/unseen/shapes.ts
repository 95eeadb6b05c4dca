import { bold, box, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { dashed, dotted, eur, grouped, kwh, number, slashed, spoken } from '#tests/bills/print.ts'
import { day, p6, totalKwh, type UnseenBill, unseen } from './shared.ts'

/** Other orders: columns, page breaks, labels and values apart, several readings. */

export const shapeBills = (): UnseenBill[] => [
  unseen('a table over two pages', 42001, 'Audax', day, (b) => [
    lines('Audax Renovables, S.A.', `CUPS: ${b.cups}`, `Fecha de factura ${slashed(b.invoiceDate)}`),
    lines(`Periodo facturado del ${slashed(b.start)} al ${slashed(b.end)}, ${b.days} días`),
    ...Array.from({ length: 9 }, () =>
      small(
        'Le recordamos que puede consultar sus facturas en el área de clientes. Su opinión nos importa: 3 de cada 4 clientes nos recomiendan.',
      ),
    ),
    {
      kind: 'table',
      head: ['Concepto', 'Detalle', 'Importe (€)'],
      rows: [
        [
          'Potencia P1',
          `${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
          number(b.eur.powerP1, 2),
        ],
        [
          'Potencia P2',
          `${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
          number(b.eur.powerP2, 2),
        ],
        ['Energía P1', `${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, number(b.eur.energyP1, 2)],
        ['Suma y sigue', '', number(b.eur.power + b.eur.energyP1, 2)],
      ],
    },
    { kind: 'page' },
    lines('Audax Renovables, S.A.   Página 2 de 2', `Factura de ${slashed(b.invoiceDate)}`),
    {
      kind: 'table',
      head: ['Concepto', 'Detalle', 'Importe (€)'],
      rows: [
        ['Suma anterior', '', number(b.eur.power + b.eur.energyP1, 2)],
        ['Energía P2', `${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, number(b.eur.energyP2, 2)],
        ['Energía P3', `${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, number(b.eur.energyP3, 2)],
        ['Bono social', '', number(b.bonusEur, 2)],
        ['Impuesto eléctrico', '', number(b.eur.iee, 2)],
        ['Alquiler de contador', '', number(b.meterEur, 2)],
        ['Base imponible', '', number(b.eur.base, 2)],
        [`IVA ${b.vatPct} %`, '', number(b.eur.vat, 2)],
        ['Total factura', '', number(b.eur.total, 2)],
      ],
    },
  ]),
  unseen('units at the head of columns', 42002, 'Lucera', { ...day, kwhDecimals: 2 }, (b) => [
    lines('Lucera Energía', `CUPS: ${grouped(b.cups)}`, `Factura emitida el ${spoken(b.invoiceDate)}`),
    table(['Desde', 'Hasta', 'Días', 'Tarifa'], [dotted(b.start), dotted(b.end), String(b.days), '2.0TD']),
    table(
      ['Potencia', 'kW', '€/kW/día', 'días', '€'],
      ['Punta', number(b.powerKw.p1, 3), p6(b.powerPrice.p1), String(b.days), number(b.eur.powerP1, 2)],
      ['Valle', number(b.powerKw.p2, 3), p6(b.powerPrice.p2), String(b.days), number(b.eur.powerP2, 2)],
      ['Suma', '', '', '', number(b.eur.power, 2)],
    ),
    table(
      ['Energía', 'kWh', '€/kWh', '€'],
      ['Punta', kwh(b.kwh.p1), p6(b.energyPrice.p1), number(b.eur.energyP1, 2)],
      ['Llano', kwh(b.kwh.p2), p6(b.energyPrice.p2), number(b.eur.energyP2, 2)],
      ['Valle', kwh(b.kwh.p3), p6(b.energyPrice.p3), number(b.eur.energyP3, 2)],
      ['Suma', kwh(totalKwh(b)), '', number(b.eur.energy, 2)],
    ),
    table(
      ['Otros', '€'],
      ['Bono social', number(b.bonusEur, 2)],
      ['Impuesto eléctrico', number(b.eur.iee, 2)],
      ['Contador', number(b.meterEur, 2)],
      [`IVA ${b.vatPct}%`, number(b.eur.vat, 2)],
      ['Total', number(b.eur.total, 2)],
    ),
  ]),
  unseen('every label above its value', 42003, 'Naturgy', day, (b) => [
    lines('Naturgy Iberia, S.A.'),
    columns(
      [lines('Importe de la factura', eur(b.eur.total), 'Fecha de emisión', dashed(b.invoiceDate))],
      [lines('Código unificado de punto de suministro', b.cups, 'Días del periodo', String(b.days))],
    ),
    lines('Primera lectura', dashed(b.start), 'Última lectura', dashed(b.end)),
    heading('Coste de la potencia'),
    lines(
      `${number(b.powerKw.p1, 3)} kW en punta, ${b.days} días por ${p6(b.powerPrice.p1)} €/kW día`,
      eur(b.eur.powerP1),
    ),
    lines(
      `${number(b.powerKw.p2, 3)} kW en valle, ${b.days} días por ${p6(b.powerPrice.p2)} €/kW día`,
      eur(b.eur.powerP2),
    ),
    heading('Coste de la energía'),
    lines(`${kwh(b.kwh.p1)} kWh en punta por ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)),
    lines(`${kwh(b.kwh.p2)} kWh en llano por ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)),
    lines(`${kwh(b.kwh.p3)} kWh en valle por ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)),
    heading('Otros'),
    lines('Bono social', eur(b.bonusEur), 'Impuesto electricidad', eur(b.eur.iee), 'Alquiler', eur(b.meterEur)),
    lines(`IVA ${b.vatPct} %`, eur(b.eur.vat)),
  ]),
  unseen('a new meter in the middle: two readings a band', 42004, 'Visalia', day, (b) => {
    const half = (value: number) => Math.floor(value / 2)
    const row = (name: string, before: number, used: number) => [
      [name, '004512233', String(before), String(before + half(used)), String(half(used))],
      [name, '118800217', '0', String(used - half(used)), String(used - half(used))],
    ]
    return [
      lines('Visalia Energía, S.L.', `Cups: ${b.cups}`, `Fecha: ${slashed(b.invoiceDate)}`),
      lines(
        `Periodo: ${slashed(b.start)} a ${slashed(b.end)}. Número de días: ${b.days}`,
        'Cambio de contador en el periodo',
      ),
      table(
        ['Lecturas', 'Contador', 'Anterior', 'Actual', 'Consumo (kWh)'],
        ...row('P1', b.readings.p1, b.kwh.p1),
        ...row('P2', b.readings.p2, b.kwh.p2),
        ...row('P3', b.readings.p3, b.kwh.p3),
      ),
      pairs(
        [
          `Facturación potencia P1: ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
          eur(b.eur.powerP1),
        ],
        [
          `Facturación potencia P2: ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
          eur(b.eur.powerP2),
        ],
        [`Facturación energía P1: ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Facturación energía P2: ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Facturación energía P3: ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ['Financiación bono social', eur(b.bonusEur)],
        ['Impuesto sobre la electricidad', eur(b.eur.iee)],
        ['Alquiler de equipos', eur(b.meterEur)],
        [`IVA ${b.vatPct}%`, eur(b.eur.vat)],
      ),
      bold('TOTAL', eur(b.eur.total)),
    ]
  }),
  unseen('power by the month', 42005, 'Imagina Energía', { ...day }, (b) => {
    const monthly = (yearly: number) => number((yearly * b.days) / 1, 6)
    return [
      lines('Imagina Energía, S.L.', `CUPS ${b.cups}`, `Fecha de la factura ${slashed(b.invoiceDate)}`),
      lines(`Consumos desde el ${slashed(b.start)} hasta el ${slashed(b.end)} (${b.days} días)`),
      table(
        ['Concepto', 'Unidades', 'Precio', 'Total'],
        [
          'Potencia punta del periodo',
          `${number(b.powerKw.p1, 3)} kW`,
          `${monthly(b.powerPrice.p1)} €/kW`,
          eur(b.eur.powerP1),
        ],
        [
          'Potencia valle del periodo',
          `${number(b.powerKw.p2, 3)} kW`,
          `${monthly(b.powerPrice.p2)} €/kW`,
          eur(b.eur.powerP2),
        ],
        ['Consumo punta', `${kwh(b.kwh.p1)} kWh`, `${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        ['Consumo llano', `${kwh(b.kwh.p2)} kWh`, `${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        ['Consumo valle', `${kwh(b.kwh.p3)} kWh`, `${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ['Bono social', '1 ud.', '', eur(b.bonusEur)],
        ['Impuesto eléctrico', '', '', eur(b.eur.iee)],
        ['Alquiler contador', `${b.days} días`, '0,026630 €/día', eur(b.meterEur)],
      ),
      pairs(
        ['Subtotal', eur(b.eur.base)],
        [`I.V.A. (${b.vatPct} %)`, eur(b.eur.vat)],
        ['TOTAL A PAGAR', eur(b.eur.total)],
      ),
    ]
  }),
  unseen('the period above, the price in the row below', 42006, 'Gana Energía', { ...day, hasService: true }, (b) => {
    const two = (name: string, detail: string, amount: number) => [pairs([name, eur(amount)]), small(detail)]
    return [
      lines('Gana Energía', 'Gaolania Servicios S.L.', `CUPS: ${b.cups}`, `Fecha factura: ${slashed(b.invoiceDate)}`),
      bold('Total a pagar', eur(b.eur.total)),
      lines(
        `Inicio facturación: ${slashed(b.start)}`,
        `Fin facturación: ${slashed(b.end)}`,
        `Días facturados: ${b.days}`,
      ),
      ...two(
        'Potencia contratada punta',
        `${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW/día`,
        b.eur.powerP1,
      ),
      ...two(
        'Potencia contratada valle',
        `${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW/día`,
        b.eur.powerP2,
      ),
      ...two('Energía consumida punta', `${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, b.eur.energyP1),
      ...two('Energía consumida llano', `${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, b.eur.energyP2),
      ...two('Energía consumida valle', `${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, b.eur.energyP3),
      ...two('Bono social', `${b.days} días`, b.bonusEur),
      ...two('Impuesto especial electricidad', `${number(b.ieePct, 6)} %`, b.eur.iee),
      ...two('Alquiler contador', `${b.days} días x 0,026630 €/día`, b.meterEur),
      ...two(b.service?.label ?? '', 'Mensual', b.service?.eur ?? 0),
      ...two(`IVA ${b.vatPct} %`, `sobre ${eur(b.eur.base)}`, b.eur.vat),
    ]
  }),
  unseen('the form of a letter, totals on the last page', 42007, 'Wekiwi', { ...day, isFlat: true }, (b) => [
    lines('WEKIWI ENERGIA S.L.', `Punto de suministro ${b.cups}`, `Factura ${slashed(b.invoiceDate)}`),
    lines(`Del ${spoken(b.start)} al ${spoken(b.end)} son ${b.days} días facturados.`),
    heading('Su consumo'),
    lines(
      `Punta ${kwh(b.kwh.p1)} kWh, llano ${kwh(b.kwh.p2)} kWh, valle ${kwh(b.kwh.p3)} kWh`,
      `Total ${kwh(totalKwh(b))} kWh`,
    ),
    { kind: 'page' },
    pairs(
      [
        `Término fijo P1 (${number(b.powerKw.p1, 3)} kW × ${p6(b.powerPrice.p1)} €/kW día × ${b.days} días)`,
        eur(b.eur.powerP1),
      ],
      [
        `Término fijo P2 (${number(b.powerKw.p2, 3)} kW × ${p6(b.powerPrice.p2)} €/kW día × ${b.days} días)`,
        eur(b.eur.powerP2),
      ],
      [`Término variable (${kwh(totalKwh(b))} kWh × ${p6(b.energyPrice.p1)} €/kWh)`, eur(b.eur.energy)],
    ),
    { kind: 'page' },
    pairs(
      ['Bono social', eur(b.bonusEur)],
      [`Impuesto eléctrico ${number(b.ieePct, 5)} %`, eur(b.eur.iee)],
      ['Equipo de medida', eur(b.meterEur)],
      ['Base imponible', eur(b.eur.base)],
      [`IVA ${b.vatPct} %`, eur(b.eur.vat)],
      ['Total de la factura', eur(b.eur.total)],
    ),
  ]),
  unseen('two columns, lines wrapped', 42008, 'Contigo Energía', day, (b) => [
    columns(
      [
        lines('CONTIGO ENERGÍA', 'Gestión del Sistema Eléctrico S.A.'),
        box(lines('Total de tu factura', eur(b.eur.total))),
      ],
      [
        lines(
          `Referencia CUPS`,
          grouped(b.cups),
          `Emisión: ${slashed(b.invoiceDate)}`,
          `Del ${slashed(b.start)} al ${slashed(b.end)}`,
          `Días: ${b.days}`,
        ),
      ],
    ),
    columns(
      [
        heading('1. Potencia'),
        lines(
          `P1: ${number(b.powerKw.p1, 3)} kW`,
          `x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
          `= ${eur(b.eur.powerP1)}`,
        ),
        lines(
          `P2: ${number(b.powerKw.p2, 3)} kW`,
          `x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
          `= ${eur(b.eur.powerP2)}`,
        ),
        heading('3. Otros'),
        pairs(['Bono social', eur(b.bonusEur)], ['Contador', eur(b.meterEur)]),
      ],
      [
        heading('2. Energía'),
        lines(`P1: ${kwh(b.kwh.p1)} kWh`, `x ${p6(b.energyPrice.p1)} €/kWh = ${eur(b.eur.energyP1)}`),
        lines(`P2: ${kwh(b.kwh.p2)} kWh`, `x ${p6(b.energyPrice.p2)} €/kWh = ${eur(b.eur.energyP2)}`),
        lines(`P3: ${kwh(b.kwh.p3)} kWh`, `x ${p6(b.energyPrice.p3)} €/kWh = ${eur(b.eur.energyP3)}`),
        heading('4. Impuestos'),
        pairs(['Impuesto eléctrico', eur(b.eur.iee)], [`IVA ${b.vatPct} %`, eur(b.eur.vat)]),
      ],
    ),
  ]),
]
