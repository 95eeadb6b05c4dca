import { bold, box, columns, heading, lines, pairs, table } from '#tests/bills/blocks.ts'
import { totalKwh } from '#tests/bills/made-up.ts'
import { dashed, eur, kwh, number, slashed } from '#tests/bills/print.ts'
import { contractDates, history, maxima, readingsTable, smallPrint } from './common-parts.ts'
import type { Layout } from './layout.ts'
import { holder, iee, price, service, summary, surplusRow, surplusTable, taxBase } from './parts.ts'

export const octopus: Layout = {
  retailer: 'Octopus Energy',
  wish: { isYearPrice: false, kwhDecimals: 2, hasSurplus: true },
  size: 9.5,
  blocks: (b) => [
    heading('Octopus Energy España, S.L.U.'),
    lines(
      'octopusenergy.es',
      `Tu factura del ${dashed(b.start)} a ${dashed(b.end)} (${b.days} días)`,
      `Fecha de la factura: ${dashed(b.invoiceDate)}`,
    ),
    box(bold('Importe total', eur(b.eur.total))),
    holder(b),
    lines(`CUPS ${b.cups}`, 'Tarifa de acceso 2.0TD. Distribuidora: e-distribución'),
    table(['', 'Punta', 'Llano', 'Valle'], ['Consumo kWh', kwh(b.kwh.p1), kwh(b.kwh.p2), kwh(b.kwh.p3)]),
    table(
      ['', 'Punta', 'Valle'],
      ['Potencia Contratada (kW)', number(b.powerKw.p1, 3), number(b.powerKw.p2, 3)],
      ['Potencia máxima demandada (kW)', number(b.maxKw.p1, 3), number(b.maxKw.p2, 3)],
    ),
    heading('Potencia'),
    pairs(
      [
        `Punta ${number(b.powerKw.p1, 3)} kW * ${b.days} días * ${number(b.powerPrice.p1, 6)} €/kW/día`,
        eur(b.eur.powerP1),
      ],
      [
        `Valle ${number(b.powerKw.p2, 3)} kW * ${b.days} días * ${number(b.powerPrice.p2, 6)} €/kW/día`,
        eur(b.eur.powerP2),
      ],
    ),
    heading('Energía Activa'),
    pairs(
      [`Punta ${kwh(b.kwh.p1)} kWh * ${price(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Llano ${kwh(b.kwh.p2)} kWh * ${price(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Valle ${kwh(b.kwh.p3)} kWh * ${price(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
    ),
    ...(b.surplusKwh === null
      ? []
      : [
          heading('Excedentes'),
          pairs([
            `Energía vertida ${kwh(b.surplusKwh)} kWh * ${number(b.surplusPrice, 4)} €/kWh`,
            `-${eur(b.eur.compensation)}`,
          ]),
        ]),
    heading('Otros'),
    pairs(
      ['Bono social', eur(b.bonusEur)],
      ['Alquiler de contador', eur(b.meterEur)],
      [`Impuesto Eléctrico ${iee(b)}%`, eur(b.eur.iee)],
      ['Subtotal', eur(b.eur.base)],
      [`IVA ${b.vatPct}%`, eur(b.eur.vat)],
    ),
    bold('Total', eur(b.eur.total)),
    ...smallPrint(),
  ],
}

export const total: Layout = {
  retailer: 'TotalEnergies',
  wish: { isYearPrice: false },
  blocks: (b) => [
    lines('TotalEnergies Clientes S.A.U.', 'www.totalenergies.es'),
    columns(
      [
        lines('Resumen de tu factura', `Período: ${slashed(b.start)} al ${slashed(b.end)}`, `${b.days} día(s)`),
        holder(b),
      ],
      [summary(b)],
    ),
    lines(
      `Fecha de emisión: ${slashed(b.invoiceDate)}`,
      `CUPS: ${b.cups}   Tarifa 2.0TD`,
      `Potencia contratada: P1: ${number(b.powerKw.p1, 2)} P2: ${number(b.powerKw.p2, 2)} kW`,
    ),
    ...maxima(b),
    heading('Término de potencia'),
    table(
      ['Concepto', 'kW', 'Días', 'Precio €/kW día', 'Importe'],
      ['P1', number(b.powerKw.p1, 3), String(b.days), price(b.powerPrice.p1), eur(b.eur.powerP1)],
      ['P2', number(b.powerKw.p2, 3), String(b.days), price(b.powerPrice.p2), eur(b.eur.powerP2)],
    ),
    heading('Término de energía'),
    table(
      ['Concepto', 'kWh', 'Precio €/kWh', 'Importe'],
      ['P1', kwh(b.kwh.p1), price(b.energyPrice.p1), eur(b.eur.energyP1)],
      ['P2', kwh(b.kwh.p2), price(b.energyPrice.p2), eur(b.eur.energyP2)],
      ['P3', kwh(b.kwh.p3), price(b.energyPrice.p3), eur(b.eur.energyP3)],
    ),
    pairs(
      ...surplusRow(b),
      ['Financiación del bono social', eur(b.bonusEur)],
      [`Impuesto eléctrico (${iee(b)}% de ${eur(taxBase(b))})`, eur(b.eur.iee)],
      [`Alquiler equipos (${b.days} días)`, eur(b.meterEur)],
      ...service(b),
      ['Base imponible', eur(b.eur.base)],
      [`IVA (${b.vatPct}%)`, eur(b.eur.vat)],
    ),
    bold('Total factura', eur(b.eur.total)),
    readingsTable(b),
    ...surplusTable(b),
    ...history(b),
    ...smallPrint(),
  ],
}

export const plenitude: Layout = {
  retailer: 'Plenitude',
  wish: { isYearPrice: false, hasService: true },
  blocks: (b) => [
    lines('Eni Plenitude Iberia S.L.U.', 'eniplenitude.es'),
    summary(b),
    holder(b),
    lines(
      `Fecha factura: ${slashed(b.invoiceDate)}`,
      `Periodo de facturación del ${slashed(b.start)} al ${slashed(b.end)}`,
      `CUPS: ${b.cups}`,
      `Potencia contratada P1: ${number(b.powerKw.p1, 3)} kW P2: ${number(b.powerKw.p2, 3)} kW`,
      `Consumo total: ${kwh(totalKwh(b))} kWh`,
      contractDates(b),
    ),
    ...history(b),
    { kind: 'page' },
    heading('Detalle de factura'),
    pairs(
      [
        `Término de potencia P1  ${number(b.powerKw.p1, 4)} kW * ${price(b.powerPrice.p1)} €/kW día * ${b.days} días`,
        eur(b.eur.powerP1),
      ],
      [
        `Término de potencia P2  ${number(b.powerKw.p2, 4)} kW * ${price(b.powerPrice.p2)} €/kW día * ${b.days} días`,
        eur(b.eur.powerP2),
      ],
      [`Término de energía P1  ${number(b.kwh.p1, 2)} kWh * ${price(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Término de energía P2  ${number(b.kwh.p2, 2)} kWh * ${price(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Término de energía P3  ${number(b.kwh.p3, 2)} kWh * ${price(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
      ...surplusRow(b),
      ['Financiación bono social', eur(b.bonusEur)],
      [`Impuesto electricidad ${iee(b)} %`, eur(b.eur.iee)],
      ['Alquiler de contador', eur(b.meterEur)],
      ...service(b),
      [`I.V.A. ${b.vatPct} % de ${eur(b.eur.base)}`, eur(b.eur.vat)],
    ),
    bold('TOTAL FACTURA', eur(b.eur.total)),
    ...maxima(b),
    readingsTable(b),
    ...surplusTable(b),
    ...smallPrint(),
  ],
}
