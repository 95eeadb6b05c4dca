import { type Block, bold, columns, heading, lines, pairs, table } from '#tests/bills/blocks.ts'
import { totalKwh } from '#tests/bills/made-up.ts'
import { dotted, eur, grouped, kwh, number, slashed, spoken } from '#tests/bills/print.ts'
import { smallPrint } from './common-parts.ts'
import type { Layout } from './layout.ts'
import { iee, price, taxBase } from './parts.ts'

/** Ways of laying out that the reader was not written against: other words, other orders, numbers with spaces, columns side by side. */

/** Thousands by a space, and one before the decimals' unit. */
const spaced = (text: string) => text.replace(/(\d)\.(\d{3})/g, '$1 $2')

const priceFirst: Layout = {
  retailer: 'Naturgy',
  wish: { isYearPrice: false, kwhDecimals: 0, hasService: true },
  blocks: (b) => [
    lines('Naturgy Iberia, S.A.', 'Resumen de tu factura de luz'),
    bold('Importe a abonar', spaced(eur(b.eur.total))),
    lines(
      `Emitida el ${spoken(b.invoiceDate)}`,
      `Has consumido luz desde el ${spoken(b.start)} hasta el ${spoken(b.end)}: ${b.days} días`,
      `Código de suministro (CUPS): ${grouped(b.cups)}`,
      'Peaje de acceso: 2.0TD',
    ),
    heading('Lo que cuesta tenerla disponible'),
    pairs(
      [
        `${price(b.powerPrice.p1)} €/kW día × ${number(b.powerKw.p1, 3)} kW × ${b.days} días (punta)`,
        eur(b.eur.powerP1),
      ],
      [
        `${price(b.powerPrice.p2)} €/kW día × ${number(b.powerKw.p2, 3)} kW × ${b.days} días (valle)`,
        eur(b.eur.powerP2),
      ],
    ),
    heading('Lo que has consumido'),
    pairs(
      [`${price(b.energyPrice.p1)} €/kWh × ${kwh(b.kwh.p1)} kWh (punta)`, eur(b.eur.energyP1)],
      [`${price(b.energyPrice.p2)} €/kWh × ${kwh(b.kwh.p2)} kWh (llano)`, eur(b.eur.energyP2)],
      [`${price(b.energyPrice.p3)} €/kWh × ${kwh(b.kwh.p3)} kWh (valle)`, eur(b.eur.energyP3)],
    ),
    heading('Y además'),
    pairs(
      ['Contribución al bono social', eur(b.bonusEur)],
      [`Impuesto de la electricidad al ${iee(b)} % sobre ${eur(taxBase(b))}`, eur(b.eur.iee)],
      ['Alquiler del contador', eur(b.meterEur)],
      ...(b.service ? [[b.service.label, eur(b.service.eur)] as [string, string]] : []),
      [`IVA al ${b.vatPct} % sobre ${spaced(eur(b.eur.base))}`, eur(b.eur.vat)],
    ),
    ...smallPrint(),
  ],
}

const sideBySide: Layout = {
  retailer: 'Holaluz',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b) => [
    lines('HOLALUZ-CLIDOM, S.A.', 'holaluz.com'),
    columns(
      [
        lines(`Periodo: ${dotted(b.start)} - ${dotted(b.end)}`, `Nº de días: ${b.days}`, `CUPS: ${b.cups}`),
        heading('Potencia'),
        lines(`P1: ${number(b.powerKw.p1, 3)} kW x ${price(b.powerPrice.p1)} €/kW día x ${b.days} días`),
        lines(`P2: ${number(b.powerKw.p2, 3)} kW x ${price(b.powerPrice.p2)} €/kW día x ${b.days} días`),
        pairs(['Total potencia', eur(b.eur.power)]),
      ],
      [
        lines(`Fecha de emisión: ${slashed(b.invoiceDate)}`, 'Tarifa 2.0TD', 'Mercado libre'),
        heading('Energía'),
        lines(`Punta: ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh`),
        lines(`Llano: ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh`),
        lines(`Valle: ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh`),
        pairs(['Total energía', eur(b.eur.energy)]),
      ],
    ),
    pairs(
      ['Bono social', eur(b.bonusEur)],
      ['Impuesto eléctrico', eur(b.eur.iee)],
      ['Contador', eur(b.meterEur)],
      [`${b.vatPct}% IVA`, eur(b.eur.vat)],
    ),
    bold('A pagar', eur(b.eur.total)),
    ...smallPrint(),
  ],
}

const ledger: Layout = {
  retailer: 'EDP',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b): Block[] => [
    lines('EDP Clientes, S.A.U.', 'Factura de electricidad', `CUPS ${b.cups}`),
    table(
      ['Desde', 'Hasta', 'Días facturados', 'Fecha factura'],
      [slashed(b.start), slashed(b.end), String(b.days), slashed(b.invoiceDate)],
    ),
    table(
      ['Concepto', 'Cantidad', 'Precio', 'Días', 'Importe (€)'],
      [
        'Término de potencia P1',
        `${number(b.powerKw.p1, 3)} kW`,
        `${price(b.powerPrice.p1)} €/kW día`,
        String(b.days),
        number(b.eur.powerP1, 2),
      ],
      [
        'Término de potencia P2',
        `${number(b.powerKw.p2, 3)} kW`,
        `${price(b.powerPrice.p2)} €/kW día`,
        String(b.days),
        number(b.eur.powerP2, 2),
      ],
      [
        'Término de energía P1',
        `${kwh(b.kwh.p1)} kWh`,
        `${price(b.energyPrice.p1)} €/kWh`,
        '',
        number(b.eur.energyP1, 2),
      ],
      [
        'Término de energía P2',
        `${kwh(b.kwh.p2)} kWh`,
        `${price(b.energyPrice.p2)} €/kWh`,
        '',
        number(b.eur.energyP2, 2),
      ],
      [
        'Término de energía P3',
        `${kwh(b.kwh.p3)} kWh`,
        `${price(b.energyPrice.p3)} €/kWh`,
        '',
        number(b.eur.energyP3, 2),
      ],
      ['Financiación bono social', '', '', String(b.days), number(b.bonusEur, 2)],
      ['Impuesto sobre electricidad', `${number(taxBase(b), 2)} €`, `${iee(b)} %`, '', number(b.eur.iee, 2)],
      ['Alquiler equipos de medida', '', '', String(b.days), number(b.meterEur, 2)],
      ['Base imponible', '', '', '', number(b.eur.base, 2)],
      [`IVA ${b.vatPct} %`, `${number(b.eur.base, 2)} €`, `${b.vatPct} %`, '', number(b.eur.vat, 2)],
      ['TOTAL FACTURA', '', '', '', number(b.eur.total, 2)],
    ),
    lines(`Consumo total del periodo: ${kwh(totalKwh(b))} kWh`),
    ...smallPrint(),
  ],
}

const daysFirst: Layout = {
  retailer: 'Som Energia',
  wish: { isYearPrice: true, kwhDecimals: 0, hasSurplus: true },
  blocks: (b) => [
    lines('SOM ENERGIA, SCCL', 'somenergia.coop'),
    pairs(['Importe de la factura', `EUR ${number(b.eur.total, 2)}`], ['Vencimiento', slashed(b.invoiceDate)]),
    lines(
      `Período de facturación del ${slashed(b.start)} al ${slashed(b.end)} (${b.days} días)`,
      `Fecha de emisión ${slashed(b.invoiceDate)}`,
      `Identificación del punto de suministro ${b.cups.replace(/(.{6})(.{4})(.{4})/, '$1 $2 $3 ')}`,
      `Potencias contratadas: P1 (punta) ${number(b.powerKw.p1, 3)} KW, P2 (valle) ${number(b.powerKw.p2, 3)} KW`,
    ),
    heading('DETALLE'),
    pairs(
      [
        `Potencia P1: ${b.days} días x ${number(b.powerKw.p1, 3)} kW x ${price(b.powerPriceYear.p1)} €/kW año / 365`,
        `EUR ${number(b.eur.powerP1, 2)}`,
      ],
      [
        `Potencia P2: ${b.days} días x ${number(b.powerKw.p2, 3)} kW x ${price(b.powerPriceYear.p2)} €/kW año / 365`,
        `EUR ${number(b.eur.powerP2, 2)}`,
      ],
      [
        `Electricidad utilizada P1: ${kwh(b.kwh.p1)} KWh x ${price(b.energyPrice.p1)} €/KWh`,
        `EUR ${number(b.eur.energyP1, 2)}`,
      ],
      [
        `Electricidad utilizada P2: ${kwh(b.kwh.p2)} KWh x ${price(b.energyPrice.p2)} €/KWh`,
        `EUR ${number(b.eur.energyP2, 2)}`,
      ],
      [
        `Electricidad utilizada P3: ${kwh(b.kwh.p3)} KWh x ${price(b.energyPrice.p3)} €/KWh`,
        `EUR ${number(b.eur.energyP3, 2)}`,
      ],
      ...(b.surplusKwh === null
        ? []
        : [
            [
              `Descuento por los excedentes: ${kwh(b.surplusKwh)} KWh x ${number(b.surplusPrice, 4)} €/KWh`,
              `EUR -${number(b.eur.compensation, 2)}`,
            ] as [string, string],
          ]),
      ['Aportación bono social', `EUR ${number(b.bonusEur, 2)}`],
      [`Impuesto de electricidad ${iee(b)}%`, `EUR ${number(b.eur.iee, 2)}`],
      ['Alquiler de contador', `EUR ${number(b.meterEur, 2)}`],
      [`IVA ${b.vatPct}% s/ ${number(b.eur.base, 2)}`, `EUR ${number(b.eur.vat, 2)}`],
    ),
    bold('TOTAL', `EUR ${number(b.eur.total, 2)}`),
    ...smallPrint(),
  ],
}

/** Periods are columns; quantity, price and amount are rows. */
const transposed: Layout = {
  retailer: 'Bualá',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b) => [
    lines('Energy Plus Iberia, S.L. (Bualá)', `Factura del ${slashed(b.start)} al ${slashed(b.end)}`),
    pairs(['Días', String(b.days)], ['Fecha de emisión', slashed(b.invoiceDate)], ['CUPS', b.cups], ['Peaje', '2.0TD']),
    heading('Energía'),
    table(
      ['', 'Punta', 'Llano', 'Valle'],
      ['Consumo (kWh)', kwh(b.kwh.p1), kwh(b.kwh.p2), kwh(b.kwh.p3)],
      ['Precio (€/kWh)', price(b.energyPrice.p1), price(b.energyPrice.p2), price(b.energyPrice.p3)],
      ['Importe (€)', number(b.eur.energyP1, 2), number(b.eur.energyP2, 2), number(b.eur.energyP3, 2)],
    ),
    pairs(['Suma energía', eur(b.eur.energy)]),
    heading('Potencia'),
    table(
      ['', 'Punta', 'Valle'],
      ['Potencia contratada (kW)', number(b.powerKw.p1, 3), number(b.powerKw.p2, 3)],
      ['Precio (€/kW día)', price(b.powerPrice.p1), price(b.powerPrice.p2)],
      ['Importe (€)', number(b.eur.powerP1, 2), number(b.eur.powerP2, 2)],
    ),
    pairs(
      ['Suma potencia', eur(b.eur.power)],
      ['Bono social', eur(b.bonusEur)],
      [`Impuesto eléctrico (${iee(b)} %)`, eur(b.eur.iee)],
      ['Alquiler contador', eur(b.meterEur)],
      [`IVA (${b.vatPct} %)`, eur(b.eur.vat)],
    ),
    bold('Total a pagar', eur(b.eur.total)),
    ...smallPrint(),
  ],
}

/** In Catalan, the decimals behind a point, the label above its figure. */
const stacked: Layout = {
  retailer: 'Iberdrola',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b) => {
    const point = (text: string) => text.replaceAll('.', '').replaceAll(',', '.')
    return [
      lines('IBERDROLA CLIENTES, S.A.U.', 'Factura d’electricitat'),
      lines('Import total', point(eur(b.eur.total))),
      lines('Període de facturació', `${slashed(b.start)} - ${slashed(b.end)} (${b.days} dies)`),
      lines('CUPS', b.cups, 'Data de la factura', slashed(b.invoiceDate), 'Peatge 2.0TD'),
      heading('Terme de potència'),
      pairs(
        [
          point(`P1 ${number(b.powerKw.p1, 3)} kW x ${price(b.powerPrice.p1)} €/kW dia x ${b.days} dies`),
          point(eur(b.eur.powerP1)),
        ],
        [
          point(`P2 ${number(b.powerKw.p2, 3)} kW x ${price(b.powerPrice.p2)} €/kW dia x ${b.days} dies`),
          point(eur(b.eur.powerP2)),
        ],
      ),
      heading('Terme d’energia'),
      pairs(
        [point(`P1 ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh`), point(eur(b.eur.energyP1))],
        [point(`P2 ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh`), point(eur(b.eur.energyP2))],
        [point(`P3 ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh`), point(eur(b.eur.energyP3))],
      ),
      pairs(
        ['Finançament del bo social', point(eur(b.bonusEur))],
        [`Impost elèctric ${point(iee(b))}%`, point(eur(b.eur.iee))],
        ['Lloguer del comptador', point(eur(b.meterEur))],
        [`IVA ${b.vatPct}%`, point(eur(b.eur.vat))],
      ),
      bold('TOTAL', point(eur(b.eur.total))),
    ]
  },
}

export const furtherLayouts: readonly Layout[] = [priceFirst, sideBySide, ledger, daysFirst, transposed, stacked]
