import { bold, box, columns, heading, lines, pairs, table } from '#tests/bills/blocks.ts'
import { eur, kwh, number, slashed } from '#tests/bills/print.ts'
import { history, maxima, readingsTable, smallPrint } from './common-parts.ts'
import type { Layout } from './layout.ts'
import { holder, iee, price, service, surplusRow, surplusTable, taxBase } from './parts.ts'

export const repsol: Layout = {
  retailer: 'Repsol',
  wish: { isYearPrice: true, kwhDecimals: 2 },
  size: 8,
  blocks: (b) => [
    lines('Repsol Comercializadora de Electricidad y Gas, S.L.U.', 'repsol.es'),
    box(
      bold('Importe de la factura', eur(b.eur.total)),
      lines(`Periodo de facturación: ${slashed(b.start)} - ${slashed(b.end)}`),
    ),
    holder(b),
    lines(`CUPS: ${b.cups}   Peaje: 2.0TD`),
    heading('Detalle'),
    columns(
      [
        heading('Término fijo'),
        lines(
          'Potencia punta',
          `${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${price(b.powerPriceYear.p1)} €/kW año   ${eur(b.eur.powerP1)}`,
          'Potencia valle',
          `${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${price(b.powerPriceYear.p2)} €/kW año   ${eur(b.eur.powerP2)}`,
        ),
      ],
      [
        heading('Término variable'),
        lines(
          'Energía punta',
          `${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh   ${eur(b.eur.energyP1)}`,
          'Energía llano',
          `${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh   ${eur(b.eur.energyP2)}`,
          'Energía valle',
          `${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh   ${eur(b.eur.energyP3)}`,
        ),
      ],
    ),
    columns(
      [pairs(...surplusRow(b), ['Bono social', eur(b.bonusEur)], [`Impuesto eléctrico ${iee(b)}%`, eur(b.eur.iee)])],
      [
        pairs(
          ['Alquiler de contador', eur(b.meterEur)],
          ...service(b),
          ['Base imponible', eur(b.eur.base)],
          [`IVA ${b.vatPct}%`, eur(b.eur.vat)],
        ),
      ],
    ),
    bold('Total factura', eur(b.eur.total)),
    readingsTable(b),
    ...maxima(b),
    ...history(b),
    ...smallPrint(),
  ],
}

export const energya: Layout = {
  retailer: 'Energya-VM',
  wish: { isYearPrice: false, hasService: true },
  blocks: (b) => [
    lines('ENERGYA VM GESTIÓN DE ENERGÍA S.L.U.'),
    columns(
      [
        lines(
          `Fecha factura: ${slashed(b.invoiceDate)}`,
          `Fecha inicio: ${slashed(b.start)}   Fecha fin: ${slashed(b.end)}`,
        ),
      ],
      [bold('Total a pagar', eur(b.eur.total))],
    ),
    holder(b),
    lines(`CUPS: ${b.cups}`, 'Peaje de acceso 2.0TD'),
    table(
      ['Concepto', 'P1', 'P2', 'P3'],
      ['Potencia contratada (kW)', number(b.powerKw.p1, 3), number(b.powerKw.p2, 3), ''],
      ['Consumo (kWh)', kwh(b.kwh.p1), kwh(b.kwh.p2), kwh(b.kwh.p3)],
      [
        'Lectura actual',
        number(b.readings.p1 + b.kwh.p1, 0),
        number(b.readings.p2 + b.kwh.p2, 0),
        number(b.readings.p3 + b.kwh.p3, 0),
      ],
    ),
    heading('Facturación por potencia'),
    pairs(
      [
        `Potencia P1 ${number(b.powerKw.p1, 3)} kW x ${b.days} Días x ${price(b.powerPrice.p1)} €/kW día`,
        eur(b.eur.powerP1),
      ],
      [
        `Potencia P2 ${number(b.powerKw.p2, 3)} kW x ${b.days} Días x ${price(b.powerPrice.p2)} €/kW día`,
        eur(b.eur.powerP2),
      ],
    ),
    heading('Facturación por energía'),
    pairs(
      [`Energía P1 ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Energía P2 ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Energía P3 ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
      ...surplusRow(b),
    ),
    pairs(
      ['Financiación Bono Social', eur(b.bonusEur)],
      [`Impuesto eléctrico: ${iee(b)} % x ${number(taxBase(b), 2)}`, eur(b.eur.iee)],
      ['Alquiler equipos de medida', eur(b.meterEur)],
      ...service(b),
      [`IVA ${b.vatPct}% de ${number(b.eur.base, 2)}`, eur(b.eur.vat)],
    ),
    bold('TOTAL FACTURA', eur(b.eur.total)),
    ...maxima(b),
    ...history(b),
    ...smallPrint(),
  ],
}

export const naturgy: Layout = {
  retailer: 'Naturgy',
  wish: { isYearPrice: false, hasSurplus: true },
  blocks: (b) => [
    lines('Naturgy Iberia, S.A. CIF A00000000', 'www.naturgy.es'),
    heading('FACTURA DE ELECTRICIDAD'),
    lines(
      `Fecha de emisión: ${slashed(b.invoiceDate)}`,
      `Período de facturación: ${slashed(b.start)} al ${slashed(b.end)} (${b.days} días)`,
    ),
    box(bold('TOTAL A PAGAR', eur(b.eur.total))),
    holder(b),
    lines(
      `CUPS: ${b.cups}`,
      'Tarifa de acceso: 2.0TD',
      `Potencia contratada punta: ${number(b.powerKw.p1, 3)} kW`,
      `Potencia contratada valle: ${number(b.powerKw.p2, 3)} kW`,
    ),
    table(
      ['Concepto', 'Cantidad', 'Precio', 'Importe (€)'],
      [
        'Término potencia P1',
        `${number(b.powerKw.p1, 3)} kW x ${b.days} días`,
        `${price(b.powerPrice.p1)} €/kW día`,
        number(b.eur.powerP1, 2),
      ],
      [
        'Término potencia P2',
        `${number(b.powerKw.p2, 3)} kW x ${b.days} días`,
        `${price(b.powerPrice.p2)} €/kW día`,
        number(b.eur.powerP2, 2),
      ],
      [
        'Consumo electricidad Punta',
        `${kwh(b.kwh.p1)} kWh`,
        `${price(b.energyPrice.p1)} €/kWh`,
        number(b.eur.energyP1, 2),
      ],
      [
        'Consumo electricidad Llano',
        `${kwh(b.kwh.p2)} kWh`,
        `${price(b.energyPrice.p2)} €/kWh`,
        number(b.eur.energyP2, 2),
      ],
      [
        'Consumo electricidad Valle',
        `${kwh(b.kwh.p3)} kWh`,
        `${price(b.energyPrice.p3)} €/kWh`,
        number(b.eur.energyP3, 2),
      ],
      ...(b.surplusKwh === null
        ? []
        : [
            [
              'Compensación excedentes',
              `-${kwh(b.surplusKwh)} kWh`,
              `${number(b.surplusPrice, 4)} €/kWh`,
              number(-b.eur.compensation, 2),
            ],
          ]),
      ['Financiación bono social', '', '', number(b.bonusEur, 2)],
      ['Impuesto electricidad', `${number(taxBase(b), 2)} €`, `${iee(b)} %`, number(b.eur.iee, 2)],
      ['Alquiler de contador', `${b.days} días`, '', number(b.meterEur, 2)],
      ...(b.service ? [[b.service.label, '', '', number(b.service.eur, 2)]] : []),
      ['Total sin IVA', '', '', number(b.eur.base, 2)],
      ['IVA', `${number(b.eur.base, 2)} €`, `${b.vatPct} %`, number(b.eur.vat, 2)],
      ['TOTAL FACTURA', '', '', number(b.eur.total, 2)],
    ),
    ...surplusTable(b),
    readingsTable(b),
    ...maxima(b),
    ...history(b),
    ...smallPrint(),
  ],
}
