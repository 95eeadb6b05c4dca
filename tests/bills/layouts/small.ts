import { bold, box, heading, lines, pairs } from '#tests/bills/blocks.ts'
import { totalKwh } from '#tests/bills/made-up.ts'
import { eur, grouped, kwh, number, slashed } from '#tests/bills/print.ts'
import { history, maxima, readingsTable, smallPrint } from './common-parts.ts'
import type { Layout } from './layout.ts'
import { holder, iee, price, service, summary, surplusRow, surplusTable, taxBase } from './parts.ts'

export const imagina: Layout = {
  retailer: 'Imagina Energía',
  wish: { isYearPrice: false, isFlat: true },
  blocks: (b) => [
    lines('IMAGINA ENERGIA SL', 'imaginaenergia.com'),
    box(bold('TOTAL A PAGAR', eur(b.eur.total)), lines(`Periodo facturado: ${slashed(b.start)} - ${slashed(b.end)}`)),
    holder(b),
    lines(`CUPS ${b.cups}`, `Fecha factura ${slashed(b.invoiceDate)}`, 'Peaje 2.0TD'),
    heading('TÉRMINO FIJO'),
    pairs(
      [`P1 ${number(b.powerKw.p1, 3)} kW * ${price(b.powerPrice.p1)} * ${b.days} Días`, eur(b.eur.powerP1)],
      [`P2 ${number(b.powerKw.p2, 3)} kW * ${price(b.powerPrice.p2)} * ${b.days} Días`, eur(b.eur.powerP2)],
    ),
    heading('TÉRMINO VARIABLE'),
    pairs(
      [`Energía consumida ${kwh(totalKwh(b))} kWh * ${price(b.energyPrice.p1)} €/kWh`, eur(b.eur.energy)],
      ...surplusRow(b),
    ),
    pairs(
      ['Bono social', eur(b.bonusEur)],
      [`Impuesto eléctrico ${iee(b)} %`, eur(b.eur.iee)],
      ['Alquiler contador', eur(b.meterEur)],
      ['Base imponible', eur(b.eur.base)],
      [`IVA ${b.vatPct} %`, eur(b.eur.vat)],
      ['TOTAL FACTURA', eur(b.eur.total)],
    ),
    heading('Lecturas'),
    readingsTable(b),
    ...maxima(b),
    ...history(b),
    ...smallPrint(),
  ],
}

export const visalia: Layout = {
  retailer: 'Visalia',
  wish: { isYearPrice: false, kwhDecimals: 2 },
  blocks: (b) => [
    lines('VISALIA ENERGIA S.L.', 'www.grupovisalia.com'),
    summary(b),
    holder(b),
    lines(
      `CUPS: ${b.cups}`,
      `Fecha de emisión: ${slashed(b.invoiceDate)}`,
      `Desde ${slashed(b.start)} hasta ${slashed(b.end)}`,
      `Consumo periodo: ${b.days} días`,
      `Potencia contratada P1 ${number(b.powerKw.p1, 3)} kW / P2 ${number(b.powerKw.p2, 3)} kW`,
      'Peaje de acceso: 2.0TD',
    ),
    { kind: 'page' },
    pairs(
      [
        `Término de potencia P1 ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${price(b.powerPrice.p1)} €/kW día`,
        eur(b.eur.powerP1),
      ],
      [
        `Término de potencia P2 ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${price(b.powerPrice.p2)} €/kW día`,
        eur(b.eur.powerP2),
      ],
      [`Término de energía P1 ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Término de energía P2 ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Término de energía P3 ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
      ...surplusRow(b),
      ['Financiación bono social', eur(b.bonusEur)],
      [`Impuesto electricidad ${iee(b)}% s/ ${number(taxBase(b), 2)}`, eur(b.eur.iee)],
      ['Alquiler equipo de medida', eur(b.meterEur)],
      [`IVA ${b.vatPct}% s/ ${number(b.eur.base, 2)}`, eur(b.eur.vat)],
    ),
    bold('IMPORTE TOTAL FACTURA', eur(b.eur.total)),
    ...history(b),
    { kind: 'page' },
    heading('Lecturas del contador'),
    lines(
      `Punta ${number(b.readings.p1, 2).replace('.', '')}`,
      `Llano ${number(b.readings.p2, 2).replace('.', '')}`,
      `Valle ${number(b.readings.p3, 2).replace('.', '')}`,
    ),
    ...maxima(b),
    ...smallPrint(),
  ],
}

export const disa: Layout = {
  retailer: 'DISA',
  wish: { isYearPrice: true, hasSurplus: true },
  blocks: (b) => [
    lines('DISA ENERGÍA ELÉCTRICA, S.L.', 'www.disagrupo.es'),
    lines(
      `Factura emitida el ${slashed(b.invoiceDate)}`,
      `Periodo de consumo: ${slashed(b.start)} a ${slashed(b.end)}`,
    ),
    holder(b),
    lines(
      `CUPS: ${grouped(b.cups)}`,
      `Potencia contratada P1: ${number(b.powerKw.p1, 3)} kW  P3: ${number(b.powerKw.p2, 3)} kW`,
      'Tarifa de acceso: 2.0 TD',
    ),
    heading('Potencia'),
    pairs(
      [
        `Potencia P1 ${number(b.powerKw.p1, 3)} kW x ${price(b.powerPriceYear.p1)} €/kW año x ${b.days} días`,
        eur(b.eur.powerP1),
      ],
      [
        `Potencia P3 ${number(b.powerKw.p2, 3)} kW x ${price(b.powerPriceYear.p2)} €/kW año x ${b.days} días`,
        eur(b.eur.powerP2),
      ],
    ),
    heading('Energía'),
    pairs(
      [`Energía P1 ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Energía P2 ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Energía P3 ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
      ...surplusRow(b),
    ),
    heading('Otros conceptos'),
    pairs(
      ['Bono social', eur(b.bonusEur)],
      ['Impuesto especial sobre la electricidad', eur(b.eur.iee)],
      ['Alquiler de equipos de medida', eur(b.meterEur)],
      ...service(b),
      [`IVA ${b.vatPct},00 % de ${eur(b.eur.base)}`, eur(b.eur.vat)],
    ),
    bold('TOTAL FACTURA', eur(b.eur.total)),
    ...surplusTable(b),
    ...maxima(b),
    ...history(b),
    ...smallPrint(),
  ],
}
