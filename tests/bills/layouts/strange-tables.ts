import { type Block, bold, box, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { dashed, eur, kwh, number, slashed } from '#tests/bills/print.ts'
import { smallPrint } from './common-parts.ts'
import type { Layout } from './layout.ts'
import { iee, price, taxBase } from './parts.ts'

/** Layouts of a second hand: tables on their side, amounts first, labels above their values. */

/** 1,234.56 */
const english = (value: number, decimals: number) => value.toFixed(decimals).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

export const transposed: Layout = {
  retailer: 'Gana Energía',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b) => [
    lines('GAONA PALACIOS, S.L. - Gana Energía', `CUPS: ${b.cups}`, `Factura de ${dashed(b.invoiceDate)}`),
    lines(`Periodo de facturación ${dashed(b.start)} a ${dashed(b.end)} (${b.days} días)`),
    heading('Energía'),
    table(
      ['', 'Punta', 'Llano', 'Valle'],
      ['Consumo (kWh)', kwh(b.kwh.p1), kwh(b.kwh.p2), kwh(b.kwh.p3)],
      ['Precio (€/kWh)', price(b.energyPrice.p1), price(b.energyPrice.p2), price(b.energyPrice.p3)],
      ['Importe (€)', number(b.eur.energyP1, 2), number(b.eur.energyP2, 2), number(b.eur.energyP3, 2)],
    ),
    pairs(['Total energía', eur(b.eur.energy)]),
    heading('Potencia'),
    table(
      ['', 'P1', 'P2'],
      ['Potencia contratada (kW)', number(b.powerKw.p1, 3), number(b.powerKw.p2, 3)],
      ['Precio (€/kW día)', price(b.powerPrice.p1), price(b.powerPrice.p2)],
      ['Días', String(b.days), String(b.days)],
      ['Importe (€)', number(b.eur.powerP1, 2), number(b.eur.powerP2, 2)],
    ),
    pairs(
      ['Total potencia', eur(b.eur.power)],
      ['Bono social', eur(b.bonusEur)],
      ['Alquiler de equipos', eur(b.meterEur)],
      [`Impuesto eléctrico (${iee(b)}%)`, eur(b.eur.iee)],
      [`IVA ${b.vatPct}%`, eur(b.eur.vat)],
    ),
    bold('TOTAL', eur(b.eur.total)),
    ...smallPrint(),
  ],
}

export const points: Layout = {
  retailer: 'CIDE HCEnergía',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b) => [
    lines(
      'CIDE HCENERGÍA, S.A.U.',
      `CUPS: ${b.cups}`,
      `Fecha: ${slashed(b.invoiceDate)}`,
      `Periodo: ${slashed(b.start)} al ${slashed(b.end)}. Días: ${b.days}`,
    ),
    table(
      ['Concepto', 'Cálculo', 'Euros'],
      [
        'Potencia punta',
        `${english(b.powerKw.p1, 3)} kW x ${b.days} días x ${b.powerPrice.p1.toFixed(6)} €/kW día`,
        english(b.eur.powerP1, 2),
      ],
      [
        'Potencia valle',
        `${english(b.powerKw.p2, 3)} kW x ${b.days} días x ${b.powerPrice.p2.toFixed(6)} €/kW día`,
        english(b.eur.powerP2, 2),
      ],
      [
        'Energía punta',
        `${english(b.kwh.p1, 2)} kWh x ${b.energyPrice.p1.toFixed(6)} €/kWh`,
        english(b.eur.energyP1, 2),
      ],
      [
        'Energía llano',
        `${english(b.kwh.p2, 2)} kWh x ${b.energyPrice.p2.toFixed(6)} €/kWh`,
        english(b.eur.energyP2, 2),
      ],
      [
        'Energía valle',
        `${english(b.kwh.p3, 2)} kWh x ${b.energyPrice.p3.toFixed(6)} €/kWh`,
        english(b.eur.energyP3, 2),
      ],
      ['Bono social', '', english(b.bonusEur, 2)],
      ['Impuesto eléctrico', `${iee(b).replace(',', '.')} %`, english(b.eur.iee, 2)],
      ['Alquiler contador', '', english(b.meterEur, 2)],
      ['IVA', `${b.vatPct} %`, english(b.eur.vat, 2)],
      ['TOTAL FACTURA', '', english(b.eur.total, 2)],
    ),
  ],
}

export const amountFirst: Layout = {
  retailer: 'Nufri',
  wish: { isYearPrice: true, kwhDecimals: 0 },
  blocks: (b) => [
    lines('Energía Nufri, S.L.U.', `CUPS ${b.cups}`),
    table(
      ['Fecha factura', 'Lectura desde', 'Lectura hasta', 'Días'],
      [slashed(b.invoiceDate), slashed(b.start), slashed(b.end), String(b.days)],
    ),
    table(
      ['Importe', 'Concepto', 'Cantidad', 'Precio'],
      [eur(b.eur.powerP1), 'Potencia P1', `${number(b.powerKw.p1, 3)} kW`, `${price(b.powerPriceYear.p1)} €/kW año`],
      [eur(b.eur.powerP2), 'Potencia P2', `${number(b.powerKw.p2, 3)} kW`, `${price(b.powerPriceYear.p2)} €/kW año`],
      [eur(b.eur.energyP1), 'Energía P1', `${kwh(b.kwh.p1)} kWh`, `${price(b.energyPrice.p1)} €/kWh`],
      [eur(b.eur.energyP2), 'Energía P2', `${kwh(b.kwh.p2)} kWh`, `${price(b.energyPrice.p2)} €/kWh`],
      [eur(b.eur.energyP3), 'Energía P3', `${kwh(b.kwh.p3)} kWh`, `${price(b.energyPrice.p3)} €/kWh`],
      [eur(b.bonusEur), 'Bono social', '', ''],
      [eur(b.eur.iee), 'Impuesto electricidad', eur(taxBase(b)), `${iee(b)} %`],
      [eur(b.meterEur), 'Alquiler equipo', '', ''],
      [eur(b.eur.vat), 'IVA', eur(b.eur.base), `${b.vatPct} %`],
      [eur(b.eur.total), 'Total a pagar', '', ''],
    ),
    ...smallPrint(),
  ],
}

export const cards: Layout = {
  retailer: 'Unieléctrica',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b): Block[] => [
    lines('Unieléctrica Energía, S.A.'),
    columns(
      [box(lines('CUPS', b.cups, 'PERIODO', `${slashed(b.start)} a ${slashed(b.end)}`, 'DÍAS', String(b.days)))],
      [box(lines('TOTAL A PAGAR', eur(b.eur.total), 'FECHA DE FACTURA', slashed(b.invoiceDate)))],
    ),
    columns(
      [
        box(
          heading('POTENCIA'),
          lines(eur(b.eur.power)),
          small(
            `Punta ${number(b.powerKw.p1, 3)} kW × ${price(b.powerPrice.p1)} €/kW·día × ${b.days} días`,
            `Valle ${number(b.powerKw.p2, 3)} kW × ${price(b.powerPrice.p2)} €/kW·día × ${b.days} días`,
          ),
        ),
      ],
      [
        box(
          heading('ENERGÍA'),
          lines(eur(b.eur.energy)),
          small(
            `Punta ${kwh(b.kwh.p1)} kWh × ${price(b.energyPrice.p1)} €/kWh`,
            `Llano ${kwh(b.kwh.p2)} kWh × ${price(b.energyPrice.p2)} €/kWh`,
            `Valle ${kwh(b.kwh.p3)} kWh × ${price(b.energyPrice.p3)} €/kWh`,
          ),
        ),
      ],
    ),
    columns(
      [box(heading('OTROS'), lines('Bono social', eur(b.bonusEur), 'Alquiler del contador', eur(b.meterEur)))],
      [
        box(
          heading('IMPUESTOS'),
          lines(`Impuesto eléctrico ${iee(b)} %`, eur(b.eur.iee), `IVA ${b.vatPct} %`, eur(b.eur.vat)),
        ),
      ],
    ),
  ],
}

export const capitals: Layout = {
  retailer: 'CHC Energía',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  font: 'DejaVu Sans Mono',
  size: 8,
  blocks: (b) => [
    lines(
      ...[
        'CHC COMERCIALIZADOR DE REFERENCIA',
        `CUPS ${b.cups}`,
        `FECHA FACTURA ${slashed(b.invoiceDate)}`,
        `PERIODO FACTURADO ${slashed(b.start)} - ${slashed(b.end)} DÍAS ${b.days}`,
        `LECTURA P1 ${kwh(b.readings.p1)} ${kwh(b.readings.p1 + b.kwh.p1)} CONSUMO ${kwh(b.kwh.p1)} KWH`,
        `LECTURA P2 ${kwh(b.readings.p2)} ${kwh(b.readings.p2 + b.kwh.p2)} CONSUMO ${kwh(b.kwh.p2)} KWH`,
        `LECTURA P3 ${kwh(b.readings.p3)} ${kwh(b.readings.p3 + b.kwh.p3)} CONSUMO ${kwh(b.kwh.p3)} KWH`,
      ].map(plainLetters),
    ),
    pairs(
      ...(
        [
          [
            `Término potencia P1 ${number(b.powerKw.p1, 3)} kW x ${price(b.powerPrice.p1)} Eur/kW día x ${b.days} días`,
            number(b.eur.powerP1, 2),
          ],
          [
            `Término potencia P2 ${number(b.powerKw.p2, 3)} kW x ${price(b.powerPrice.p2)} Eur/kW día x ${b.days} días`,
            number(b.eur.powerP2, 2),
          ],
          [`Término energía P1 ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} Eur/kWh`, number(b.eur.energyP1, 2)],
          [`Término energía P2 ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} Eur/kWh`, number(b.eur.energyP2, 2)],
          [`Término energía P3 ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} Eur/kWh`, number(b.eur.energyP3, 2)],
          ['Bono social', number(b.bonusEur, 2)],
          ['Impuesto electricidad', number(b.eur.iee, 2)],
          ['Alquiler equipo medida', number(b.meterEur, 2)],
          [`IVA ${b.vatPct}%`, number(b.eur.vat, 2)],
          ['Total factura euros', number(b.eur.total, 2)],
        ] as [string, string][]
      ).map(([text, sum]): [string, string] => [plainLetters(text), sum]),
    ),
  ],
}
