import { bold, columns, heading, lines, pairs, table } from '#tests/bills/blocks.ts'
import { totalKwh } from '#tests/bills/made-up.ts'
import { eur, grouped, kwh, number, slashed, spoken } from '#tests/bills/print.ts'
import { contractDates, history, maxima, readingsTable, smallPrint } from './common-parts.ts'
import type { Layout } from './layout.ts'
import {
  holder,
  iee,
  powerPrice,
  powerUnit,
  price,
  service,
  summary,
  surplusRow,
  surplusTable,
  taxBase,
} from './parts.ts'

export const endesa: Layout = {
  retailer: 'Endesa',
  wish: { hasService: true },
  blocks: (b) => [
    lines('Endesa Energía, S.A. Unipersonal. CIF A00000000. www.endesa.com'),
    columns(
      [
        heading('DATOS DE LA FACTURA'),
        lines(
          `Nº factura: P25CON0${b.seed}12345`,
          `Fecha emisión factura: ${slashed(b.invoiceDate)}`,
          `Periodo de facturación: del ${slashed(b.start)} a ${slashed(b.end)} (${b.days} días)`,
        ),
      ],
      [summary(b)],
    ),
    holder(b),
    lines(
      `CUPS: ${b.cups}`,
      'Distribuidora: e-distribución Redes Digitales (Grupo Endesa). Peaje de transporte y distribución: 2.0TD',
      `Potencias contratadas: punta-llano ${number(b.powerKw.p1, 3)} kW; valle ${number(b.powerKw.p2, 3)} kW`,
      contractDates(b),
    ),
    ...maxima(b),
    heading(`INFORMACIÓN DEL CONSUMO ELÉCTRICO (${b.days} días)`),
    readingsTable(b),
    ...history(b),
    { kind: 'page' },
    heading('DETALLE DE LA FACTURA'),
    pairs(
      [
        `Pot. Punta-Llano ${number(b.powerKw.p1, 3)} kW x ${price(powerPrice(b, 'p1'))} ${powerUnit(b).replace('€', 'Eur')} x ${b.days} días${b.isYearPrice ? '/365' : ''}`,
        eur(b.eur.powerP1),
      ],
      [
        `Pot. Valle ${number(b.powerKw.p2, 3)} kW x ${price(powerPrice(b, 'p2'))} ${powerUnit(b).replace('€', 'Eur')} x ${b.days} días${b.isYearPrice ? '/365' : ''}`,
        eur(b.eur.powerP2),
      ],
      [`Consumo Punta ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} Eur/kWh`, eur(b.eur.energyP1)],
      [`Consumo Llano ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} Eur/kWh`, eur(b.eur.energyP2)],
      [`Consumo Valle ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} Eur/kWh`, eur(b.eur.energyP3)],
      ...surplusRow(b),
      ['Financiación del bono social', eur(b.bonusEur)],
      [`Impuesto electricidad (${iee(b)} % s/ ${eur(taxBase(b))})`, eur(b.eur.iee)],
      [`Alquiler equipos de medida (${b.days} días)`, eur(b.meterEur)],
      ...service(b),
      [`IVA normal (${b.vatPct} % s/ ${eur(b.eur.base)})`, eur(b.eur.vat)],
    ),
    bold('TOTAL IMPORTE FACTURA', eur(b.eur.total)),
    ...smallPrint(),
  ],
}

export const energiaXxi: Layout = {
  retailer: 'Energía XXI',
  wish: { isRegulated: true, isYearPrice: true },
  size: 8.5,
  blocks: (b) => [
    lines('Energía XXI Comercializadora de Referencia, S.L.U.', 'Grupo Endesa'),
    heading('FACTURA DE ELECTRICIDAD - PVPC'),
    summary(b),
    lines(`Periodo de consumo: ${spoken(b.start)} a ${spoken(b.end)}`, `Fecha de emisión: ${spoken(b.invoiceDate)}`),
    holder(b),
    lines(
      `Potencia contratada en punta-llano: ${number(b.powerKw.p1, 3)} kW`,
      `Potencia contratada en valle: ${number(b.powerKw.p2, 3)} kW`,
      `Código unificado de punto de suministro CUPS: ${grouped(b.cups)}`,
      'Peaje de acceso a la red (ATR): 2.0TD',
    ),
    heading('INFORMACIÓN DEL CONSUMO'),
    lines(
      `Lectura anterior (real) (${spoken(b.start)})   P1 ${number(b.readings.p1, 0)} kWh   P2 ${number(b.readings.p2, 0)} kWh   P3 ${number(b.readings.p3, 0)} kWh`,
      `Lectura actual (real) (${spoken(b.end)})   P1 ${number(b.readings.p1 + b.kwh.p1, 0)} kWh   P2 ${number(b.readings.p2 + b.kwh.p2, 0)} kWh   P3 ${number(b.readings.p3 + b.kwh.p3, 0)} kWh`,
      `Consumo en P1 ${kwh(b.kwh.p1)} kWh`,
      `Consumo en P2 ${kwh(b.kwh.p2)} kWh`,
      `Consumo en P3 ${kwh(b.kwh.p3)} kWh`,
      `Consumo total ${kwh(totalKwh(b))} kWh`,
    ),
    ...maxima(b),
    ...history(b),
    { kind: 'page' },
    heading('POR POTENCIA CONTRATADA'),
    pairs(
      [
        `P1 (punta): ${number(b.powerKw.p1, 3)} kW x ${price(powerPrice(b, 'p1'))} €/kW y año x (${b.days}/365) días`,
        eur(b.eur.powerP1),
      ],
      [
        `P2 (valle): ${number(b.powerKw.p2, 3)} kW x ${price(powerPrice(b, 'p2'))} €/kW y año x (${b.days}/365) días`,
        eur(b.eur.powerP2),
      ],
    ),
    heading('POR ENERGÍA CONSUMIDA'),
    pairs(
      [`P1 (punta): ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`P2 (llano): ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`P3 (valle): ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
      ['Financiación bono social', eur(b.bonusEur)],
      [`Impuesto electricidad: ${iee(b)} % sobre ${eur(taxBase(b) + b.bonusEur)}`, eur(b.eur.iee)],
      ['Alquiler del contador', eur(b.meterEur)],
      [`IVA: ${b.vatPct} % sobre ${eur(b.eur.base)}`, eur(b.eur.vat)],
    ),
    bold('TOTAL IMPORTE FACTURA', eur(b.eur.total)),
    ...smallPrint(),
  ],
}

export const iberdrola: Layout = {
  retailer: 'Iberdrola',
  wish: { hasService: true, isYearPrice: false },
  blocks: (b) => [
    lines('IBERDROLA CLIENTES, S.A.U.  CIF A00000000  www.iberdrola.es'),
    columns(
      [
        lines(
          `PERIODO DE FACTURACIÓN: ${slashed(b.start)} - ${slashed(b.end)}`,
          `DIAS FACTURADOS: ${b.days}`,
          `FECHA DE FACTURA: ${slashed(b.invoiceDate)}`,
        ),
      ],
      [bold('TOTAL A PAGAR', eur(b.eur.total))],
    ),
    holder(b),
    lines(
      `Identificación punto de suministro (CUPS): ${grouped(b.cups)}`,
      'Empresa distribuidora: i-DE Redes Eléctricas Inteligentes',
      'Peaje de acceso: 2.0TD',
    ),
    table(
      ['Potencia contratada', 'kW'],
      ['Potencia punta', number(b.powerKw.p1, 3)],
      ['Potencia valle', number(b.powerKw.p2, 3)],
    ),
    ...maxima(b),
    heading('ENERGÍA'),
    pairs(
      [
        `Potencia facturada punta ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${price(powerPrice(b, 'p1'))} €/kW día`,
        eur(b.eur.powerP1),
      ],
      [
        `Potencia facturada valle ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${price(powerPrice(b, 'p2'))} €/kW día`,
        eur(b.eur.powerP2),
      ],
    ),
    pairs(['Total importe potencia', eur(b.eur.power)]),
    pairs(
      [`Energía consumida Punta ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Energía consumida Llano ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Energía consumida Valle ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
      ['Total importe energía', eur(b.eur.energy)],
      ...surplusRow(b),
      ['Financiación del Bono Social', eur(b.bonusEur)],
      [`Impuesto sobre electricidad ${number(taxBase(b), 2)} € x ${iee(b)} %`, eur(b.eur.iee)],
    ),
    heading('SERVICIOS Y OTROS CONCEPTOS'),
    pairs([`Alquiler equipos de medida ${b.days} días x 0,02663 €/día`, eur(b.meterEur)], ...service(b)),
    pairs(
      ['IMPORTE TOTAL (base imponible)', eur(b.eur.base)],
      [`IVA ${b.vatPct}% s/ ${number(b.eur.base, 2)}`, eur(b.eur.vat)],
    ),
    bold('TOTAL IMPORTE FACTURA', eur(b.eur.total)),
    heading('CONSUMO'),
    readingsTable(b),
    ...surplusTable(b),
    ...history(b),
    ...smallPrint(),
  ],
}
