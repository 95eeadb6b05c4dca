import { bold, heading, lines, pairs } from '#tests/bills/blocks.ts'
import { totalKwh } from '#tests/bills/made-up.ts'
import { dotted, eur, grouped, kwh, number, slashed, spoken } from '#tests/bills/print.ts'
import { history, maxima, readingsTable, smallPrint } from './common-parts.ts'
import type { Layout } from './layout.ts'
import { iee, price, taxBase } from './parts.ts'

/** Layouts of a second hand: other words, other ways of writing a number or a day. */

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
/** 05-ene-25 */
const shortDate = (date: string) => `${date.slice(8)}-${months[Number(date.slice(5, 7)) - 1]}-${date.slice(2, 4)}`
/** 05/01/25 */
const twoDigits = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(2, 4)}`
const dots = (label: string) => `${label} ${'.'.repeat(Math.max(4, 60 - label.length))}`

export const shortDates: Layout = {
  retailer: 'Nexus Energía',
  wish: { isYearPrice: false, kwhDecimals: 0, hasSurplus: true },
  blocks: (b) => [
    lines('NEXUS ENERGÍA, S.A.', 'nexusenergia.com'),
    lines(
      `F. emisión ${shortDate(b.invoiceDate)}   F. inicio ${shortDate(b.start)}   F. fin ${shortDate(b.end)}   Nº días ${b.days}`,
    ),
    lines(`CUPS ${grouped(b.cups)}   Peaje 2.0TD`),
    bold('Total factura', `${number(b.eur.total, 2)} EUR`),
    heading('Detalle'),
    pairs(
      [
        `Pot. P1  ${number(b.powerKw.p1, 2)} kW * ${price(b.powerPrice.p1)} EUR/kW/día * ${b.days}`,
        `${number(b.eur.powerP1, 2)} EUR`,
      ],
      [
        `Pot. P2  ${number(b.powerKw.p2, 2)} kW * ${price(b.powerPrice.p2)} EUR/kW/día * ${b.days}`,
        `${number(b.eur.powerP2, 2)} EUR`,
      ],
      [`Ener. P1  ${kwh(b.kwh.p1)} kWh * ${price(b.energyPrice.p1)} EUR/kWh`, `${number(b.eur.energyP1, 2)} EUR`],
      [`Ener. P2  ${kwh(b.kwh.p2)} kWh * ${price(b.energyPrice.p2)} EUR/kWh`, `${number(b.eur.energyP2, 2)} EUR`],
      [`Ener. P3  ${kwh(b.kwh.p3)} kWh * ${price(b.energyPrice.p3)} EUR/kWh`, `${number(b.eur.energyP3, 2)} EUR`],
      ...(b.surplusKwh === null
        ? []
        : [
            [
              `Exced.  ${kwh(b.surplusKwh)} kWh * ${number(b.surplusPrice, 4)} EUR/kWh`,
              `-${number(b.eur.compensation, 2)} EUR`,
            ] as [string, string],
          ]),
      ['F.B.S.', `${number(b.bonusEur, 2)} EUR`],
      [`I.E. ${iee(b)} % s/ ${number(taxBase(b), 2)}`, `${number(b.eur.iee, 2)} EUR`],
      ['Alq. equipo', `${number(b.meterEur, 2)} EUR`],
      [`I.V.A. ${b.vatPct} % s/ ${number(b.eur.base, 2)}`, `${number(b.eur.vat, 2)} EUR`],
    ),
    ...smallPrint(),
  ],
}

export const prose: Layout = {
  retailer: 'Podo',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b) => [
    lines('Podo · Recibo de luz', `Hola. Este mes pagas ${eur(b.eur.total)}.`),
    lines(
      `Entre el ${spoken(b.start)} y el ${spoken(b.end)} (${b.days} días) has gastado ${kwh(totalKwh(b))} kWh en el punto ${b.cups}.`,
      `En punta fueron ${kwh(b.kwh.p1)} kWh a ${price(b.energyPrice.p1)} €/kWh, que son ${eur(b.eur.energyP1)}.`,
      `En llano fueron ${kwh(b.kwh.p2)} kWh a ${price(b.energyPrice.p2)} €/kWh, que son ${eur(b.eur.energyP2)}.`,
      `En valle fueron ${kwh(b.kwh.p3)} kWh a ${price(b.energyPrice.p3)} €/kWh, que son ${eur(b.eur.energyP3)}.`,
      `Por tu potencia de punta, ${number(b.powerKw.p1, 3)} kW durante ${b.days} días a ${price(b.powerPrice.p1)} €/kW y día, pagas ${eur(b.eur.powerP1)}.`,
      `Por tu potencia de valle, ${number(b.powerKw.p2, 3)} kW durante ${b.days} días a ${price(b.powerPrice.p2)} €/kW y día, pagas ${eur(b.eur.powerP2)}.`,
      `A eso se suman ${eur(b.bonusEur)} de bono social, ${eur(b.eur.iee)} de impuesto eléctrico, ${eur(b.meterEur)} de contador y ${eur(b.eur.vat)} de IVA (${b.vatPct} %).`,
      `Fecha del recibo: ${spoken(b.invoiceDate)}.`,
    ),
    ...smallPrint(),
  ],
}

export const catalan: Layout = {
  retailer: 'Factor Energía',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b) => [
    lines(
      'Factor Energía, S.A.',
      'Factura d’electricitat',
      `CUPS: ${b.cups}`,
      `Data de factura: ${slashed(b.invoiceDate)}`,
    ),
    lines(`Període de facturació: del ${slashed(b.start)} al ${slashed(b.end)} (${b.days} dies)`),
    heading('Terme de potència'),
    pairs(
      [`Punta ${number(b.powerKw.p1, 3)} kW x ${b.days} dies x ${price(b.powerPrice.p1)} €/kW dia`, eur(b.eur.powerP1)],
      [`Vall ${number(b.powerKw.p2, 3)} kW x ${b.days} dies x ${price(b.powerPrice.p2)} €/kW dia`, eur(b.eur.powerP2)],
    ),
    heading('Terme d’energia'),
    pairs(
      [`Punta ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Pla ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Vall ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
    ),
    pairs(
      ['Finançament del bo social', eur(b.bonusEur)],
      [`Impost sobre l’electricitat ${iee(b)} % de ${eur(taxBase(b))}`, eur(b.eur.iee)],
      ['Lloguer del comptador', eur(b.meterEur)],
      [`IVA ${b.vatPct} % de ${eur(b.eur.base)}`, eur(b.eur.vat)],
    ),
    bold('TOTAL FACTURA', eur(b.eur.total)),
    ...smallPrint(),
  ],
}

export const glued: Layout = {
  retailer: 'Aldro',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b) => [
    lines('Aldro Energía y Soluciones S.L.U.', `Suministro: ${b.cups}`, `Emisión:${slashed(b.invoiceDate)}`),
    lines(`Del ${twoDigits(b.start)} al ${twoDigits(b.end)}`, `Días:${b.days}`),
    ...history(b),
    heading('DESGLOSE'),
    pairs(
      [
        `Potencia P1: ${number(b.powerKw.p1, 3)}kW x ${b.days}días x ${price(b.powerPrice.p1)}€/kW día`,
        `${number(b.eur.powerP1, 2)}€`,
      ],
      [
        `Potencia P2: ${number(b.powerKw.p2, 3)}kW x ${b.days}días x ${price(b.powerPrice.p2)}€/kW día`,
        `${number(b.eur.powerP2, 2)}€`,
      ],
      [`Energía P1: ${number(b.kwh.p1, 3)}kWh x ${price(b.energyPrice.p1)}€/kWh`, `${number(b.eur.energyP1, 2)}€`],
      [`Energía P2: ${number(b.kwh.p2, 3)}kWh x ${price(b.energyPrice.p2)}€/kWh`, `${number(b.eur.energyP2, 2)}€`],
      [`Energía P3: ${number(b.kwh.p3, 3)}kWh x ${price(b.energyPrice.p3)}€/kWh`, `${number(b.eur.energyP3, 2)}€`],
      ['Bono social', `${number(b.bonusEur, 2)}€`],
      [`Imp. electricidad ${iee(b)}%`, `${number(b.eur.iee, 2)}€`],
      ['Alquiler equipo', `${number(b.meterEur, 2)}€`],
      [`IVA(${b.vatPct}%)`, `${number(b.eur.vat, 2)}€`],
    ),
    bold('Importe total:', `${number(b.eur.total, 2)}€`),
  ],
}

/** Two prices within the bill: each energy line comes twice. */
export const twice: Layout = {
  retailer: 'Feníe Energía',
  wish: { isYearPrice: false, kwhDecimals: 0 },
  blocks: (b) => {
    const part = (used: number, each: number, sum: number): [string, string][] => {
      const first = Math.floor(used / 2)
      const firstEur = Math.round(first * each * 100) / 100
      return [
        [`${kwh(first)} kWh x ${price(each)} €/kWh`, eur(firstEur)],
        [`${kwh(used - first)} kWh x ${price(each)} €/kWh`, eur(Math.round((sum - firstEur) * 100) / 100)],
      ]
    }
    const named = (name: string, rows: [string, string][]) =>
      rows.map(([text, sum]): [string, string] => [`${name}: ${text}`, sum])
    return [
      lines('Feníe Energía, S.A.', `CUPS ${b.cups}`, `Fecha factura ${slashed(b.invoiceDate)}`),
      lines(`Periodo de consumo: ${slashed(b.start)} - ${slashed(b.end)}, ${b.days} días`),
      heading('Facturación por potencia contratada'),
      pairs(
        [`P1 ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${price(b.powerPrice.p1)} €/kW día`, eur(b.eur.powerP1)],
        [`P2 ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${price(b.powerPrice.p2)} €/kW día`, eur(b.eur.powerP2)],
        ['Subtotal potencia', eur(b.eur.power)],
      ),
      heading('Facturación por energía consumida'),
      pairs(
        ...named('P1', part(b.kwh.p1, b.energyPrice.p1, b.eur.energyP1)),
        ...named('P2', part(b.kwh.p2, b.energyPrice.p2, b.eur.energyP2)),
        ...named('P3', part(b.kwh.p3, b.energyPrice.p3, b.eur.energyP3)),
        ['Subtotal energía', eur(b.eur.energy)],
      ),
      pairs(
        ['Financiación del bono social', eur(b.bonusEur)],
        ['Impuesto sobre la electricidad', eur(b.eur.iee)],
        ['Alquiler de equipos de medida', eur(b.meterEur)],
        [`IVA (${b.vatPct} %)`, eur(b.eur.vat)],
      ),
      bold('TOTAL A PAGAR', eur(b.eur.total)),
      ...smallPrint(),
    ]
  },
}

export const leaders: Layout = {
  retailer: 'Eleia',
  wish: { isYearPrice: false, kwhDecimals: 2, hasService: true },
  blocks: (b) => [
    lines(
      'ELEIA ENERGÍA, S.L.',
      `Cups: ${grouped(b.cups)}`,
      `Del ${dotted(b.start)} al ${dotted(b.end)}, ${b.days} dias`,
      `Factura emitida ${dotted(b.invoiceDate)}`,
    ),
    pairs(
      [
        dots(`Potencia punta ${number(b.powerKw.p1, 3)} kW x ${price(b.powerPrice.p1)} €/kW dia x ${b.days}`),
        eur(b.eur.powerP1),
      ],
      [
        dots(`Potencia valle ${number(b.powerKw.p2, 3)} kW x ${price(b.powerPrice.p2)} €/kW dia x ${b.days}`),
        eur(b.eur.powerP2),
      ],
      [dots(`Consumo punta ${kwh(b.kwh.p1)} kWh x ${price(b.energyPrice.p1)} €/kWh`), eur(b.eur.energyP1)],
      [dots(`Consumo llano ${kwh(b.kwh.p2)} kWh x ${price(b.energyPrice.p2)} €/kWh`), eur(b.eur.energyP2)],
      [dots(`Consumo valle ${kwh(b.kwh.p3)} kWh x ${price(b.energyPrice.p3)} €/kWh`), eur(b.eur.energyP3)],
      [dots('Bono social'), eur(b.bonusEur)],
      [dots('Impuesto sobre electricidad'), eur(b.eur.iee)],
      [dots('Alquiler del contador'), eur(b.meterEur)],
      ...(b.service ? [[dots(b.service.label), eur(b.service.eur)] as [string, string]] : []),
      [dots(`Iva ${b.vatPct} %`), eur(b.eur.vat)],
    ),
    bold(dots('Total'), eur(b.eur.total)),
    ...maxima(b),
  ],
}

export const euroFirst: Layout = {
  retailer: 'Lumisa',
  wish: { isYearPrice: false, kwhDecimals: 0, hasSurplus: true },
  blocks: (b) => {
    const sum = (value: number) => `€ ${number(value, 2)}`
    return [
      lines('Lumisa Energías, S.L.', `CUPS: ${b.cups}`, `Fecha de expedición: ${spoken(b.invoiceDate)}`),
      lines(`Días facturados: ${b.days}. Inicio: ${slashed(b.start)}. Fin: ${slashed(b.end)}.`),
      pairs(['Tu total es', sum(b.eur.total)]),
      readingsTable(b),
      heading('Por la potencia'),
      pairs(
        [`P1: ${number(b.powerKw.p1, 3)} kW x ${b.days} d x ${price(b.powerPrice.p1)} €/kW/d`, sum(b.eur.powerP1)],
        [`P2: ${number(b.powerKw.p2, 3)} kW x ${b.days} d x ${price(b.powerPrice.p2)} €/kW/d`, sum(b.eur.powerP2)],
      ),
      heading('Por la energía'),
      pairs(
        [`P1: ${kwh(b.kwh.p1)} kW·h x ${price(b.energyPrice.p1)} €/kW·h`, sum(b.eur.energyP1)],
        [`P2: ${kwh(b.kwh.p2)} kW·h x ${price(b.energyPrice.p2)} €/kW·h`, sum(b.eur.energyP2)],
        [`P3: ${kwh(b.kwh.p3)} kW·h x ${price(b.energyPrice.p3)} €/kW·h`, sum(b.eur.energyP3)],
        ...(b.surplusKwh === null
          ? []
          : [
              [
                `Excedentes compensados ${kwh(b.surplusKwh)} kW·h x ${number(b.surplusPrice, 4)} €/kW·h`,
                `-${sum(b.eur.compensation)}`,
              ] as [string, string],
            ]),
      ),
      heading('Otros e impuestos'),
      pairs(
        ['Bono social', sum(b.bonusEur)],
        ['Contador', sum(b.meterEur)],
        ['Impuesto especial', sum(b.eur.iee)],
        [`IVA al ${b.vatPct} %`, sum(b.eur.vat)],
      ),
    ]
  },
}
