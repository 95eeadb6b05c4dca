import { bold, box, columns, heading, lines, pairs, small, table } from '#tests/bills/blocks.ts'
import { dashed, eur, kwh, number, slashed, spoken } from '#tests/bills/print.ts'
import { day, p6, totalKwh, type UnseenBill, unseen } from './shared.ts'

/** Prices in cents and for a thousand kWh, months in capitals, words of old orders. */

const monthsShort = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC']
const capitalDate = (date: string) =>
  `${date.slice(8)} ${monthsShort[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`

export const numberBills = (): UnseenBill[] => [
  unseen('cents per kWh', 41006, 'Niba', day, (b) => [
    lines('niba · Servicios Energéticos', `Factura de ${spoken(b.invoiceDate)}`, `Tu CUPS es ${b.cups}`),
    lines(`Lo que has gastado del ${dashed(b.start)} al ${dashed(b.end)} (${b.days} días)`),
    heading('Potencia'),
    pairs(
      [
        `Punta: ${number(b.powerKw.p1, 3)} kW · ${b.days} días · ${number(b.powerPrice.p1 * 100, 4)} cént/kW día`,
        eur(b.eur.powerP1),
      ],
      [
        `Valle: ${number(b.powerKw.p2, 3)} kW · ${b.days} días · ${number(b.powerPrice.p2 * 100, 4)} cént/kW día`,
        eur(b.eur.powerP2),
      ],
    ),
    heading('Energía'),
    pairs(
      [`Punta: ${kwh(b.kwh.p1)} kWh · ${number(b.energyPrice.p1 * 100, 4)} cént/kWh`, eur(b.eur.energyP1)],
      [`Llano: ${kwh(b.kwh.p2)} kWh · ${number(b.energyPrice.p2 * 100, 4)} cént/kWh`, eur(b.eur.energyP2)],
      [`Valle: ${kwh(b.kwh.p3)} kWh · ${number(b.energyPrice.p3 * 100, 4)} cént/kWh`, eur(b.eur.energyP3)],
    ),
    pairs(
      ['Bono social', eur(b.bonusEur)],
      ['Impuesto sobre electricidad', eur(b.eur.iee)],
      ['Contador', eur(b.meterEur)],
      [`IVA ${b.vatPct} %`, eur(b.eur.vat)],
    ),
    bold('Pagas', eur(b.eur.total)),
  ]),
  unseen('euros per MWh', 41007, 'Gesternova', { ...day, kwhDecimals: 0 }, (b) => [
    lines('GESTERNOVA, S.A.', `Nº CUPS: ${b.cups}`, `F. factura: ${slashed(b.invoiceDate)}`),
    lines(`Periodo de consumo: del ${slashed(b.start)} al ${slashed(b.end)}`, `Total días: ${b.days}`),
    table(
      ['Periodo', 'Potencia kW', 'Días', '€/kW día', 'Importe €'],
      ['P1', number(b.powerKw.p1, 3), String(b.days), p6(b.powerPrice.p1), number(b.eur.powerP1, 2)],
      ['P2', number(b.powerKw.p2, 3), String(b.days), p6(b.powerPrice.p2), number(b.eur.powerP2, 2)],
    ),
    table(
      ['Periodo', 'Consumo kWh', '€/MWh', 'Importe €'],
      ['P1', kwh(b.kwh.p1), number(b.energyPrice.p1 * 1000, 3), number(b.eur.energyP1, 2)],
      ['P2', kwh(b.kwh.p2), number(b.energyPrice.p2 * 1000, 3), number(b.eur.energyP2, 2)],
      ['P3', kwh(b.kwh.p3), number(b.energyPrice.p3 * 1000, 3), number(b.eur.energyP3, 2)],
    ),
    pairs(
      ['Financiación bono social', eur(b.bonusEur)],
      ['Impuesto electricidad', eur(b.eur.iee)],
      ['Alquiler equipo medida', eur(b.meterEur)],
      ['Base', eur(b.eur.base)],
      [`I.V.A. al ${b.vatPct} %`, eur(b.eur.vat)],
      ['Total factura', eur(b.eur.total)],
    ),
  ]),
  unseen('months in capitals, EUR in front', 41008, 'Eneluz', { ...day, hasService: true }, (b) => {
    const sum = (value: number) => `EUR ${number(value, 2)}`
    return [
      lines('ENELUZ 2025 SL', `CUPS/ ${b.cups}`, `EMITIDA ${capitalDate(b.invoiceDate)}`),
      lines(`CONSUMO ENTRE ${capitalDate(b.start)} Y ${capitalDate(b.end)}`, `${b.days} DIAS`),
      pairs(
        [
          `POTENCIA PUNTA ${number(b.powerKw.p1, 3)} KW ${b.days} DIAS A ${p6(b.powerPrice.p1)} EUR/KW DIA`,
          sum(b.eur.powerP1),
        ],
        [
          `POTENCIA VALLE ${number(b.powerKw.p2, 3)} KW ${b.days} DIAS A ${p6(b.powerPrice.p2)} EUR/KW DIA`,
          sum(b.eur.powerP2),
        ],
        [`ENERGIA PUNTA ${kwh(b.kwh.p1)} KWH A ${p6(b.energyPrice.p1)} EUR/KWH`, sum(b.eur.energyP1)],
        [`ENERGIA LLANO ${kwh(b.kwh.p2)} KWH A ${p6(b.energyPrice.p2)} EUR/KWH`, sum(b.eur.energyP2)],
        [`ENERGIA VALLE ${kwh(b.kwh.p3)} KWH A ${p6(b.energyPrice.p3)} EUR/KWH`, sum(b.eur.energyP3)],
        ['BONO SOCIAL', sum(b.bonusEur)],
        ['IMPUESTO ELECTRICO', sum(b.eur.iee)],
        ['ALQUILER', sum(b.meterEur)],
        [(b.service?.label ?? '').toUpperCase(), sum(b.service?.eur ?? 0)],
        [`IVA ${b.vatPct},00%`, sum(b.eur.vat)],
        ['IMPORTE A ABONAR', sum(b.eur.total)],
      ),
    ]
  }),
  unseen('old words of the orders', 41009, 'Energía XXI', { ...day, isYearPrice: true, isRegulated: true }, (b) => [
    lines('Energía XXI Comercializadora de Referencia S.L.U.', 'RD 216/2014, de 28 de marzo', `CUPS: ${b.cups}`),
    lines(
      `Fecha emisión factura: ${slashed(b.invoiceDate)}`,
      `Periodo: ${slashed(b.start)} - ${slashed(b.end)} (${b.days} días)`,
    ),
    heading('Término fijo (TPU)'),
    pairs(
      [
        `TPA P1: ${number(b.powerKw.p1, 3)} kW x ${p6(b.powerPriceYear.p1)} €/kW y año x ${b.days}/365`,
        eur(b.eur.powerP1),
      ],
      [
        `TPA P2: ${number(b.powerKw.p2, 3)} kW x ${p6(b.powerPriceYear.p2)} €/kW y año x ${b.days}/365`,
        eur(b.eur.powerP2),
      ],
    ),
    heading('Término variable (TEU)'),
    pairs(
      [`TEA P1: ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`TEA P2: ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`TEA P3: ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
    ),
    pairs(
      ['Financiación del bono social fijo', eur(b.bonusEur)],
      [`Impuesto especial al ${number(b.ieePct, 4)} %`, eur(b.eur.iee)],
      ['Importe por el alquiler de los aparatos de medida', eur(b.meterEur)],
      ['Importe total sin impuestos indirectos', eur(b.eur.base)],
      [`Impuesto de aplicación IVA ${b.vatPct} %`, eur(b.eur.vat)],
    ),
    bold('TOTAL IMPORTE', eur(b.eur.total)),
  ]),
  unseen('English summary in two columns, label above value', 41010, 'Octopus Energy', day, (b) => [
    lines('Octopus Energy', 'Hello! Here is what you owe us.'),
    columns(
      [box(lines('Total', eur(b.eur.total), 'Account number', 'A-1A2B3C4D'))],
      [
        box(
          lines('Period', `${slashed(b.start)} - ${slashed(b.end)}`, 'CUPS', b.cups, 'Issued', slashed(b.invoiceDate)),
        ),
      ],
    ),
    columns(
      [
        heading('Power'),
        pairs(
          [
            `Peak: ${number(b.powerKw.p1, 2)} kW * ${b.days} days * ${p6(b.powerPrice.p1)} €/kW/day`,
            eur(b.eur.powerP1),
          ],
          [
            `Valley: ${number(b.powerKw.p2, 2)} kW * ${b.days} days * ${p6(b.powerPrice.p2)} €/kW/day`,
            eur(b.eur.powerP2),
          ],
        ),
        small('The power you have contracted with your distributor.'),
      ],
      [
        heading('Energy'),
        pairs(
          [`Peak: ${kwh(b.kwh.p1)} kWh * ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
          [`Mid: ${kwh(b.kwh.p2)} kWh * ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
          [`Valley: ${kwh(b.kwh.p3)} kWh * ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ),
        small(`You used ${kwh(totalKwh(b))} kWh. Last year you used 999 kWh in the same days.`),
      ],
    ),
    pairs(
      ['Social Bonus', eur(b.bonusEur)],
      ['Electricity Tax', eur(b.eur.iee)],
      ['Meter rent', eur(b.meterEur)],
      ['Subtotal', eur(b.eur.base)],
      [`VAT (${b.vatPct}%)`, eur(b.eur.vat)],
    ),
  ]),
]
