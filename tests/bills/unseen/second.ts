import { bold, lines, pairs, table } from '#tests/bills/blocks.ts'
import { dotted, eur, kwh, months, number, slashed, spoken } from '#tests/bills/print.ts'
import { day, p6, type UnseenBill, unseen } from './shared.ts'

/** Written after the first ones were learned from, and measured once before anything was mended for them. */

const dot = (value: number, decimals: number) => value.toFixed(decimals)

export const secondBills = (): UnseenBill[] => [
  unseen('Galician', 51001, 'Nosa Enerxía', day, (b) => [
    lines('Nosa Enerxía, S. Coop. Galega', `Código CUPS ${b.cups}`, `Data da factura ${slashed(b.invoiceDate)}`),
    lines(`Período facturado: ${slashed(b.start)} ata ${slashed(b.end)} (${b.days} días)`),
    pairs(
      [
        `Potencia punta ${number(b.powerKw.p1, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p1)} €/kW día`,
        eur(b.eur.powerP1),
      ],
      [
        `Potencia val ${number(b.powerKw.p2, 3)} kW x ${b.days} días x ${p6(b.powerPrice.p2)} €/kW día`,
        eur(b.eur.powerP2),
      ],
      [`Enerxía punta ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Enerxía chan ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Enerxía val ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
      ['Bono social', eur(b.bonusEur)],
      ['Imposto sobre a electricidade', eur(b.eur.iee)],
      ['Aluguer do contador', eur(b.meterEur)],
      ['Base impoñible', eur(b.eur.base)],
      [`IVE ${b.vatPct} %`, eur(b.eur.vat)],
    ),
    bold('Total da factura', eur(b.eur.total)),
  ]),
  unseen('German labels', 51002, 'Holaluz', day, (b) => [
    lines('Holaluz-Clidom, S.A.', 'Stromrechnung', `CUPS ${b.cups}`, `Rechnungsdatum ${dotted(b.invoiceDate)}`),
    lines(`Abrechnungszeitraum ${dotted(b.start)} bis ${dotted(b.end)} (${b.days} Tage)`),
    pairs(
      [
        `Leistung P1 ${number(b.powerKw.p1, 3)} kW x ${b.days} Tage x ${p6(b.powerPrice.p1)} €/kW Tag`,
        eur(b.eur.powerP1),
      ],
      [
        `Leistung P2 ${number(b.powerKw.p2, 3)} kW x ${b.days} Tage x ${p6(b.powerPrice.p2)} €/kW Tag`,
        eur(b.eur.powerP2),
      ],
      [`Verbrauch P1 ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Verbrauch P2 ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Verbrauch P3 ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
      ['Sozialbonus', eur(b.bonusEur)],
      ['Stromsteuer', eur(b.eur.iee)],
      ['Zählermiete', eur(b.meterEur)],
      [`MwSt. (IVA) ${b.vatPct} %`, eur(b.eur.vat)],
      ['Gesamtbetrag', eur(b.eur.total)],
    ),
  ]),
  unseen('English sentences, amounts last', 51003, 'Imagina Energía', day, (b) => [
    lines('Imagina Energía, S.L.', 'Your bill, explained', `Your supply: ${b.cups}`),
    lines(
      `This bill runs from ${slashed(b.start)} to ${slashed(b.end)}, ${b.days} days.`,
      `You owe €${dot(b.eur.total, 2)}.`,
    ),
    pairs(
      [
        `Peak power: ${dot(b.powerKw.p1, 3)} kW for ${b.days} days at €${dot(b.powerPrice.p1, 6)} per kW per day`,
        `€${dot(b.eur.powerP1, 2)}`,
      ],
      [
        `Off-peak power: ${dot(b.powerKw.p2, 3)} kW for ${b.days} days at €${dot(b.powerPrice.p2, 6)} per kW per day`,
        `€${dot(b.eur.powerP2, 2)}`,
      ],
      [`Peak units: ${b.kwh.p1} kWh at €${dot(b.energyPrice.p1, 6)} per kWh`, `€${dot(b.eur.energyP1, 2)}`],
      [`Standard units: ${b.kwh.p2} kWh at €${dot(b.energyPrice.p2, 6)} per kWh`, `€${dot(b.eur.energyP2, 2)}`],
      [`Off-peak units: ${b.kwh.p3} kWh at €${dot(b.energyPrice.p3, 6)} per kWh`, `€${dot(b.eur.energyP3, 2)}`],
      ['Social bonus levy', `€${dot(b.bonusEur, 2)}`],
      ['Spanish electricity tax', `€${dot(b.eur.iee, 2)}`],
      ['Meter rental', `€${dot(b.meterEur, 2)}`],
      [`VAT at ${b.vatPct}%`, `€${dot(b.eur.vat, 2)}`],
      ['Total', `€${dot(b.eur.total, 2)}`],
    ),
  ]),
  unseen('only one month named for both days', 51004, 'Repsol', day, (b) => {
    const sameMonth = b.start.slice(0, 7) === b.end.slice(0, 7)
    const name = (date: string) => months[Number(date.slice(5, 7)) - 1]
    const period = sameMonth
      ? `del ${Number(b.start.slice(8))} al ${spoken(b.end)}`
      : `del ${Number(b.start.slice(8))} de ${name(b.start)} al ${spoken(b.end)}`
    return [
      lines(
        'Repsol Comercializadora de Electricidad y Gas, S.L.U.',
        `CUPS ${b.cups}`,
        `Emitida el ${spoken(b.invoiceDate)}`,
      ),
      lines(`Consumos ${period}. En total, ${b.days} días.`),
      pairs(
        [
          `Potencia punta ${number(b.powerKw.p1, 3)} kW × ${b.days} días × ${p6(b.powerPrice.p1)} €/kW día`,
          eur(b.eur.powerP1),
        ],
        [
          `Potencia valle ${number(b.powerKw.p2, 3)} kW × ${b.days} días × ${p6(b.powerPrice.p2)} €/kW día`,
          eur(b.eur.powerP2),
        ],
        [`Energía punta ${kwh(b.kwh.p1)} kWh × ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
        [`Energía llano ${kwh(b.kwh.p2)} kWh × ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
        [`Energía valle ${kwh(b.kwh.p3)} kWh × ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
        ['Bono social', eur(b.bonusEur)],
        ['IEE', eur(b.eur.iee)],
        ['Alquiler', eur(b.meterEur)],
        [`Impuesto sobre el Valor Añadido (${b.vatPct} %)`, eur(b.eur.vat)],
        ['Lo que pagas', eur(b.eur.total)],
      ),
    ]
  }),
  unseen('amounts with four decimals', 51005, 'Axpo', day, (b) => {
    const four = (value: number) => `${number(value, 4)} €`
    return [
      lines('Axpo Iberia, S.L.', `CUPS: ${b.cups}`, `Fecha factura: ${slashed(b.invoiceDate)}`),
      lines(`Periodo: ${slashed(b.start)} - ${slashed(b.end)}`, `Días: ${b.days}`),
      table(
        ['Concepto', 'Cantidad', 'Precio', 'Importe'],
        [
          'Término de potencia P1',
          `${number(b.powerKw.p1, 3)} kW`,
          `${p6(b.powerPrice.p1)} €/kW día`,
          four(b.powerKw.p1 * b.powerPrice.p1 * b.days),
        ],
        [
          'Término de potencia P2',
          `${number(b.powerKw.p2, 3)} kW`,
          `${p6(b.powerPrice.p2)} €/kW día`,
          four(b.powerKw.p2 * b.powerPrice.p2 * b.days),
        ],
        [
          'Término de energía P1',
          `${kwh(b.kwh.p1)} kWh`,
          `${p6(b.energyPrice.p1)} €/kWh`,
          four(b.kwh.p1 * b.energyPrice.p1),
        ],
        [
          'Término de energía P2',
          `${kwh(b.kwh.p2)} kWh`,
          `${p6(b.energyPrice.p2)} €/kWh`,
          four(b.kwh.p2 * b.energyPrice.p2),
        ],
        [
          'Término de energía P3',
          `${kwh(b.kwh.p3)} kWh`,
          `${p6(b.energyPrice.p3)} €/kWh`,
          four(b.kwh.p3 * b.energyPrice.p3),
        ],
      ),
      pairs(
        ['Total término de potencia', eur(b.eur.power)],
        ['Total término de energía', eur(b.eur.energy)],
        ['Bono social', eur(b.bonusEur)],
        ['Impuesto eléctrico', eur(b.eur.iee)],
        ['Alquiler equipos', eur(b.meterEur)],
        ['Base imponible', eur(b.eur.base)],
        [`IVA ${b.vatPct} %`, eur(b.eur.vat)],
        ['Total factura', eur(b.eur.total)],
      ),
    ]
  }),
]
