import type { FactName } from '#src/features/bill-analysis/domain/bill.ts'
import { labelledAmounts } from '#src/features/bill-analysis/domain/labelled-amounts.ts'
import { pricedLines } from '#src/features/bill-analysis/domain/priced-lines.ts'
import { settleAmounts } from '#src/features/bill-analysis/domain/settle-amounts.ts'
import { type PrintedRows, printedLinesOf } from './page-of-rows.ts'

/** What the money of a bill of such rows comes to. */
export function settle(...rows: PrintedRows) {
  const lines = printedLinesOf(rows)
  return settleAmounts(lines, labelledAmounts(lines), pricedLines(lines))
}

/** Value and how sure it is. */
export function factOf(name: FactName, ...rows: PrintedRows) {
  const fact = settle(...rows).facts[name]
  return fact && [fact.value, fact.confidence]
}

const eur = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`

/** Base, tax and total, right to the cent. */
export function closing(base: number, total = 'Total factura'): string[][] {
  const vat = Math.round(base * 21) / 100
  return [
    ['Base imponible', '', eur(base)],
    ['IVA 21 %', eur(base), eur(vat)],
    [total, '', eur(base + vat)],
  ]
}

/** 10.44 € of power, 37.50 € of energy, 2.45 € of tax and 0.81 € for the meter: 51.20 €, and 10.75 € of VAT. */
export const power = [
  ['Potencia P1', '4,600 kW x 30 días x 0,073782 €/kW día', '10,18 €'],
  ['Potencia P2', '4,600 kW x 30 días x 0,001911 €/kW día', '0,26 €'],
]
export const energy = ['Energía consumida', '250 kWh x 0,150000 €/kWh', '37,50 €']
export const tax = ['Impuesto eléctrico', '5,11269632 % s/ 47,94', '2,45 €']
export const meter = ['Alquiler equipos de medida', '', '0,81 €']
export const parts = [...power, energy, tax, meter]
