import { type Block, bold, box, columns, heading, lines, pairs, small, table } from '../blocks.ts'
import { linkOf, type MadeUpBill, totalKwh, type Wish } from '../made-up.ts'
import { dashed, eur, grouped, kwh, number, slashed, spoken } from '../print.ts'
import { contractDates, history, maxima, readingsTable, smallPrint } from './common-parts.ts'

/**
 * Twelve ways in which bills of Spanish homes are laid out. Retailers' names stand for the layout only, as their public parsers describe it; every datum
 * is made up.
 */
export interface Layout {
  retailer: string
  wish: Wish
  font?: string
  size?: number
  blocks(bill: MadeUpBill): Block[]
}

const price = (value: number) => number(value, 6)
const iee = (bill: MadeUpBill) => (bill.ieePct === 0.5 ? '0,5' : '5,11269632')
const taxBase = (bill: MadeUpBill) => bill.eur.power + bill.eur.energy - bill.eur.compensation
const powerPrice = (bill: MadeUpBill, period: 'p1' | 'p2') =>
  bill.isYearPrice ? bill.powerPriceYear[period] : bill.powerPrice[period]
const powerUnit = (bill: MadeUpBill) => (bill.isYearPrice ? '€/kW año' : '€/kW día')
const service = (bill: MadeUpBill): [string, string][] =>
  bill.service ? [[bill.service.label, eur(bill.service.eur)]] : []
const surplusRow = (bill: MadeUpBill): [string, string][] =>
  bill.surplusKwh === null
    ? []
    : [
        [
          `Compensación de excedentes ${kwh(bill.surplusKwh)} kWh x ${number(bill.surplusPrice, 4)} €/kWh`,
          `-${eur(bill.eur.compensation)}`,
        ],
      ]
const surplusTable = (bill: MadeUpBill): Block[] =>
  bill.surplusKwh === null
    ? []
    : [
        heading('Autoconsumo con excedentes'),
        lines(
          `Energía generada: P1 ${kwh(bill.surplusKwh + 96)} kWh  P2 ${kwh(118)} kWh  P3 ${kwh(75)} kWh`,
          `Energía excedentaria: ${kwh(bill.surplusKwh)} kWh`,
        ),
      ]
const summary = (bill: MadeUpBill): Block =>
  box(
    pairs(
      ['Potencia', eur(bill.eur.power)],
      ['Energía', eur(bill.eur.energy)],
      ...(bill.surplusKwh === null ? [] : [['Excedentes', `-${eur(bill.eur.compensation)}`] as [string, string]]),
      ['Otros', eur(bill.bonusEur + bill.meterEur + (bill.service?.eur ?? 0))],
      ['Impuestos', eur(bill.eur.iee + bill.eur.vat)],
    ),
    bold('TOTAL IMPORTE FACTURA', eur(bill.eur.total)),
  )
const holder = (bill: MadeUpBill) =>
  lines('Titular: María Inventada Ejemplo', `Dirección de suministro: Calle Sin Nombre 12, ${bill.postcode} Málaga`)

const endesa: Layout = {
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

const energiaXxi: Layout = {
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

const iberdrola: Layout = {
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

const octopus: Layout = {
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

const total: Layout = {
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

const plenitude: Layout = {
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

const imagina: Layout = {
  retailer: 'Imagina',
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

const visalia: Layout = {
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

const disa: Layout = {
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

const repsol: Layout = {
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

const energya: Layout = {
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

const naturgy: Layout = {
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

export const layouts: readonly Layout[] = [
  endesa,
  energiaXxi,
  iberdrola,
  octopus,
  total,
  plenitude,
  imagina,
  visalia,
  disa,
  repsol,
  energya,
  naturgy,
]

/** A page that holds the regulator's code and little else that can be read. */
export const codePage = (bill: MadeUpBill, svg: string): Block[] => [
  lines('Compare su oferta con el código QR de la CNMC'),
  { kind: 'qr', svg },
  small(`Factura ${bill.seed}`),
]
/** The visible link of an e-bill. */
export const linkBlock = (bill: MadeUpBill): Block => ({
  kind: 'link',
  url: linkOf(bill),
  text: 'Comparador de ofertas de la CNMC',
})
