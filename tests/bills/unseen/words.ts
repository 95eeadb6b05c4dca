import { bold, heading, lines, pairs, table } from '#tests/bills/blocks.ts'
import { dotted, eur, grouped, kwh, number, slashed } from '#tests/bills/print.ts'
import { day, p6, type UnseenBill, unseen } from './shared.ts'

/** Other languages, other labels, other ways of writing a number. */

const english = (value: number, decimals: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
const euros = (value: number) => `€${english(value, 2)}`
const monthsEn = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const spokenEn = (date: string) =>
  `${Number(date.slice(8))} ${monthsEn[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
const apostrophe = (value: number, decimals = 2) => value.toFixed(decimals).replace('.', "'")

export const wordBills = (): UnseenBill[] => [
  unseen('English, English decimals', 41001, 'Acciona', day, (b) => [
    lines('ACCIONA Energía', 'Your electricity invoice', `Invoice date: ${spokenEn(b.invoiceDate)}`),
    lines(
      `Supply point (CUPS): ${b.cups}`,
      `Billing period: ${spokenEn(b.start)} to ${spokenEn(b.end)} (${b.days} days)`,
    ),
    bold('Amount due', euros(b.eur.total)),
    heading('Standing charge'),
    pairs(
      [
        `Peak ${english(b.powerKw.p1, 3)} kW x ${b.days} days x €${english(b.powerPrice.p1, 6)}/kW/day`,
        euros(b.eur.powerP1),
      ],
      [
        `Off-peak ${english(b.powerKw.p2, 3)} kW x ${b.days} days x €${english(b.powerPrice.p2, 6)}/kW/day`,
        euros(b.eur.powerP2),
      ],
    ),
    heading('Energy used'),
    pairs(
      [`Peak ${english(b.kwh.p1, 0)} kWh @ €${english(b.energyPrice.p1, 6)}/kWh`, euros(b.eur.energyP1)],
      [`Standard ${english(b.kwh.p2, 0)} kWh @ €${english(b.energyPrice.p2, 6)}/kWh`, euros(b.eur.energyP2)],
      [`Off-peak ${english(b.kwh.p3, 0)} kWh @ €${english(b.energyPrice.p3, 6)}/kWh`, euros(b.eur.energyP3)],
    ),
    heading('Taxes and others'),
    pairs(
      ['Social tariff financing', euros(b.bonusEur)],
      [`Electricity tax (${b.ieePct} %)`, euros(b.eur.iee)],
      ['Meter rental', euros(b.meterEur)],
      [`VAT ${b.vatPct}% on ${euros(b.eur.base)}`, euros(b.eur.vat)],
    ),
  ]),
  unseen('English words, Spanish decimals, a table', 41002, 'Galp', { ...day, hasSurplus: true }, (b) => [
    lines('Galp Energia España, S.A.U.', 'Electricity bill', `CUPS ${grouped(b.cups)}`),
    lines(`Date of issue ${slashed(b.invoiceDate)}`, `From ${slashed(b.start)} to ${slashed(b.end)} · ${b.days} days`),
    table(
      ['Description', 'Quantity', 'Price', 'Amount'],
      ['Contracted power peak', `${number(b.powerKw.p1, 3)} kW`, `${p6(b.powerPrice.p1)} €/kW day`, eur(b.eur.powerP1)],
      [
        'Contracted power valley',
        `${number(b.powerKw.p2, 3)} kW`,
        `${p6(b.powerPrice.p2)} €/kW day`,
        eur(b.eur.powerP2),
      ],
      ['Energy peak', `${kwh(b.kwh.p1)} kWh`, `${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      ['Energy flat', `${kwh(b.kwh.p2)} kWh`, `${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      ['Energy valley', `${kwh(b.kwh.p3)} kWh`, `${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
      [
        'Surplus compensation',
        `${kwh(b.surplusKwh ?? 0)} kWh`,
        `${number(b.surplusPrice, 4)} €/kWh`,
        `-${eur(b.eur.compensation)}`,
      ],
      ['Social bonus', '', '', eur(b.bonusEur)],
      ['Tax on electricity', '', `${number(b.ieePct, 2)} %`, eur(b.eur.iee)],
      ['Rental of equipment', '', '', eur(b.meterEur)],
      ['Taxable base', '', '', eur(b.eur.base)],
      ['VAT', '', `${b.vatPct} %`, eur(b.eur.vat)],
      ['Total invoice', '', '', eur(b.eur.total)],
    ),
  ]),
  unseen('Basque beside Spanish', 41003, 'GoiEner', day, (b) => [
    lines('GOIENER S.COOP.', 'FAKTURA / FACTURA', `Data / Fecha: ${b.invoiceDate.replaceAll('-', '/')}`),
    lines(
      `Fakturazio-aldia / Periodo: ${b.start.replaceAll('-', '/')} - ${b.end.replaceAll('-', '/')}`,
      `Egunak / Días: ${b.days}`,
      `CUPS kodea: ${b.cups}`,
    ),
    heading('Potentzia / Potencia'),
    pairs(
      [`P1 ${number(b.powerKw.p1, 2)} kW x ${p6(b.powerPrice.p1)} €/kW egun x ${b.days} egun`, eur(b.eur.powerP1)],
      [`P2 ${number(b.powerKw.p2, 2)} kW x ${p6(b.powerPrice.p2)} €/kW egun x ${b.days} egun`, eur(b.eur.powerP2)],
    ),
    heading('Energia / Energía'),
    pairs(
      [`Puntakoa / Punta ${kwh(b.kwh.p1)} kWh x ${p6(b.energyPrice.p1)} €/kWh`, eur(b.eur.energyP1)],
      [`Laua / Llano ${kwh(b.kwh.p2)} kWh x ${p6(b.energyPrice.p2)} €/kWh`, eur(b.eur.energyP2)],
      [`Harana / Valle ${kwh(b.kwh.p3)} kWh x ${p6(b.energyPrice.p3)} €/kWh`, eur(b.eur.energyP3)],
    ),
    pairs(
      ['Bonu soziala / Bono social', eur(b.bonusEur)],
      ['Elektrizitatearen gaineko zerga / Impuesto eléctrico', eur(b.eur.iee)],
      ['Kontagailuaren alokairua / Alquiler contador', eur(b.meterEur)],
      ['Zerga-oinarria / Base imponible', eur(b.eur.base)],
      [`BEZ / IVA ${b.vatPct} %`, eur(b.eur.vat)],
    ),
    bold('GUZTIRA / TOTAL', eur(b.eur.total)),
  ]),
  unseen('Catalan alone, columns of bands', 41004, 'Estabanell', day, (b) => [
    lines('Estabanell Impulsa, S.A.', `Data d’emissió ${dotted(b.invoiceDate)}`, `Codi CUPS ${b.cups}`),
    lines(`Període de lectura ${dotted(b.start)} – ${dotted(b.end)}`, `Dies facturats ${b.days}`),
    table(
      ['', 'Punta', 'Pla', 'Vall'],
      ['Energia consumida (kWh)', kwh(b.kwh.p1), kwh(b.kwh.p2), kwh(b.kwh.p3)],
      ['Preu (€/kWh)', p6(b.energyPrice.p1), p6(b.energyPrice.p2), p6(b.energyPrice.p3)],
      ['Import (€)', number(b.eur.energyP1, 2), number(b.eur.energyP2, 2), number(b.eur.energyP3, 2)],
    ),
    table(
      ['', 'Punta', 'Vall'],
      ['Potència contractada (kW)', number(b.powerKw.p1, 2), number(b.powerKw.p2, 2)],
      ['Preu (€/kW i dia)', p6(b.powerPrice.p1), p6(b.powerPrice.p2)],
      ['Import (€)', number(b.eur.powerP1, 2), number(b.eur.powerP2, 2)],
    ),
    pairs(
      ['Import per potència', eur(b.eur.power)],
      ['Import per energia', eur(b.eur.energy)],
      ['Bo social', eur(b.bonusEur)],
      ['Impost elèctric', eur(b.eur.iee)],
      ['Lloguer de l’equip de mesura', eur(b.meterEur)],
      ['Base imposable', eur(b.eur.base)],
      [`Quota IVA ${b.vatPct} %`, eur(b.eur.vat)],
      ['Import total', eur(b.eur.total)],
    ),
  ]),
  unseen('apostrophes for commas', 41005, 'Electra Caldense', day, (b) => [
    lines('Electra Caldense Energia, S.A.', `CUPS: ${b.cups}`, `Fecha factura: ${slashed(b.invoiceDate)}`),
    lines(`Facturación desde ${slashed(b.start)} hasta ${slashed(b.end)}: ${b.days} días`),
    pairs(
      [
        `Potencia P1: ${apostrophe(b.powerKw.p1)} kW x ${b.days} días x ${apostrophe(b.powerPrice.p1, 6)} €/kW día`,
        `${apostrophe(b.eur.powerP1)} €`,
      ],
      [
        `Potencia P2: ${apostrophe(b.powerKw.p2)} kW x ${b.days} días x ${apostrophe(b.powerPrice.p2, 6)} €/kW día`,
        `${apostrophe(b.eur.powerP2)} €`,
      ],
      [`Consumo P1: ${b.kwh.p1} kWh x ${apostrophe(b.energyPrice.p1, 6)} €/kWh`, `${apostrophe(b.eur.energyP1)} €`],
      [`Consumo P2: ${b.kwh.p2} kWh x ${apostrophe(b.energyPrice.p2, 6)} €/kWh`, `${apostrophe(b.eur.energyP2)} €`],
      [`Consumo P3: ${b.kwh.p3} kWh x ${apostrophe(b.energyPrice.p3, 6)} €/kWh`, `${apostrophe(b.eur.energyP3)} €`],
      ['Bono social', `${apostrophe(b.bonusEur)} €`],
      ['Impuesto eléctrico', `${apostrophe(b.eur.iee)} €`],
      ['Alquiler contador', `${apostrophe(b.meterEur)} €`],
      [`IVA ${b.vatPct} % sobre ${apostrophe(b.eur.base)}`, `${apostrophe(b.eur.vat)} €`],
    ),
    bold('IMPORTE TOTAL', `${apostrophe(b.eur.total)} €`),
  ]),
]
