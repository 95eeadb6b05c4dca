import { type Block, bold, box, heading, lines, pairs } from '#tests/bills/blocks.ts'
import type { MadeUpBill } from '#tests/bills/made-up.ts'
import { eur, kwh, number } from '#tests/bills/print.ts'

/** Figures and pieces that several layouts print alike. */

export const price = (value: number) => number(value, 6)
export const iee = (bill: MadeUpBill) => (bill.ieePct === 0.5 ? '0,5' : '5,11269632')
export const taxBase = (bill: MadeUpBill) => bill.eur.power + bill.eur.energy - bill.eur.compensation
export const powerPrice = (bill: MadeUpBill, period: 'p1' | 'p2') =>
  bill.isYearPrice ? bill.powerPriceYear[period] : bill.powerPrice[period]
export const powerUnit = (bill: MadeUpBill) => (bill.isYearPrice ? '€/kW año' : '€/kW día')
export const service = (bill: MadeUpBill): [string, string][] =>
  bill.service ? [[bill.service.label, eur(bill.service.eur)]] : []
export const surplusRow = (bill: MadeUpBill): [string, string][] =>
  bill.surplusKwh === null
    ? []
    : [
        [
          `Compensación de excedentes ${kwh(bill.surplusKwh)} kWh x ${number(bill.surplusPrice, 4)} €/kWh`,
          `-${eur(bill.eur.compensation)}`,
        ],
      ]
export const surplusTable = (bill: MadeUpBill): Block[] =>
  bill.surplusKwh === null
    ? []
    : [
        heading('Autoconsumo con excedentes'),
        lines(
          `Energía generada: P1 ${kwh(bill.surplusKwh + 96)} kWh  P2 ${kwh(118)} kWh  P3 ${kwh(75)} kWh`,
          `Energía excedentaria: ${kwh(bill.surplusKwh)} kWh`,
        ),
      ]
export const summary = (bill: MadeUpBill): Block =>
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
export const holder = (bill: MadeUpBill) =>
  lines('Titular: María Inventada Ejemplo', `Dirección de suministro: Calle Sin Nombre 12, ${bill.postcode} Málaga`)
