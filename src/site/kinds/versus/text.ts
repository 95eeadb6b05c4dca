import type { Language } from '#src/shared/i18n/language.ts'

interface VersusText {
  legend: string
  /** `gap` and `other` with their units. */
  cheaper: (gap: string, other: string) => string
  ahead: (year: number) => string
  worth: (low: string, high: string) => string
  /** Where two sums differ by less than what anybody can foresee. */
  near: (low: string, high: string) => string
  /** Where a quotation decides: from which price of `quoted` on `other` costs less. */
  tie: (price: string, quoted: string, other: string) => string
  plusQuotation: (energy: string) => string
  openTo: (price: string) => string
  /** In place of a price that the reader is told by somebody else. */
  quoted: string
  nothingToBuy: string
  toBuy: (price: string) => string
  aYear: (energy: string) => string
  overTenYears: string
  /** Leads from the verdict to the calculator of the same comparison. */
  ownHouse: string
  keys: { buy: string; energy: string; years: string; worth: string }
  asTable: string
  tableCaption: string
  columns: {
    case: string
    choice: string
    buy: string
    energy: string
    run: string
    sum: string
    cheaper: string
    by: (name: string, gap: string) => string
    unless: (name: string, quoted: string, price: string) => string
  }
  sides: string
  /** Below the drawing of a heat pump; `heat` from one unit of electricity. */
  whereHeatIsFrom: (heat: string) => string
  byCase: string
  caseNumber: (number: number) => string
}

const en: VersusText = {
  legend: 'Which case is yours?',
  cheaper: (gap, other) => `Over ten years, purchase included, that is ${gap} less than ${other}.`,
  ahead: (year) => `The higher purchase price is recovered in year ${year}.`,
  worth: (low, high) =>
    `Over ten years that is worth ${low} to ${high}: they pay only if the difference in price is smaller.`,
  near: (low, high) => `Over ten years, purchase included, the two cost about the same: ${low} and ${high}.`,
  tie: (price, quoted, other) =>
    `If ${quoted} costs more than ${price} installed, ${other} costs you less over ten years.`,
  plusQuotation: (energy) => `${energy} + quotation`,
  openTo: (price) => `open part: your quotation; at ${price} both cost the same`,
  quoted: 'ask for it',
  nothingToBuy: 'nothing to buy',
  toBuy: (price) => `${price} installed`,
  aYear: (energy) => `${energy} of energy a year`,
  overTenYears: 'over ten years',
  ownHouse: 'Compare them for my house',
  keys: {
    buy: 'to buy and fit',
    energy: 'energy of ten years, estimated',
    years: 'each mark is a year',
    worth: 'value of ten years, estimated',
  },
  asTable: 'The three cases as a table',
  tableCaption: 'Purchase and ten years of energy, with VAT, at constant prices',
  columns: {
    case: 'Case',
    choice: 'Choice',
    buy: 'To buy',
    energy: 'Energy, ten years',
    run: '10 years of energy',
    sum: 'Sum',
    cheaper: 'Cheaper',
    by: (name, gap) => `${name}: ${gap} less`,
    unless: (name, quoted, price) => `${name}, unless ${quoted} costs less than ${price}`,
  },
  sides: 'Ten years, side by side',
  whereHeatIsFrom: (heat) =>
    `For each kWh of electricity that goes in, ${heat} kWh of heat come out; the difference is from the air outside.`,
  byCase: 'The short answer, case by case',
  caseNumber: (number) => `Case ${number}`,
}

const es: VersusText = {
  legend: '¿Cuál es tu caso?',
  cheaper: (gap, other) => `En diez años, con la compra, son ${gap} menos que ${other}.`,
  ahead: (year) => `La compra más cara se compensa en el año ${year}.`,
  worth: (low, high) =>
    `En diez años eso vale entre ${low} y ${high}: solo compensan si la diferencia de precio es menor.`,
  near: (low, high) => `En diez años, con la compra, cuestan casi lo mismo: ${low} y ${high}.`,
  tie: (price, quoted, other) =>
    `Si ${quoted} pasa de ${price} con instalación, en diez años gastas menos con ${other}.`,
  plusQuotation: (energy) => `${energy} + presupuesto`,
  openTo: (price) => `tramo abierto: tu presupuesto; con ${price} cuestan lo mismo`,
  quoted: 'pídelo',
  nothingToBuy: 'nada que comprar',
  toBuy: (price) => `${price} con instalación`,
  aYear: (energy) => `${energy} de energía al año`,
  overTenYears: 'en diez años',
  ownHouse: 'Compararlas en mi casa',
  keys: {
    buy: 'compra e instalación',
    energy: 'energía de diez años, estimada',
    years: 'cada marca es un año',
    worth: 'valor de diez años, estimado',
  },
  asTable: 'Los tres casos en una tabla',
  tableCaption: 'Compra y diez años de energía, con IVA y a precios constantes',
  columns: {
    case: 'Caso',
    choice: 'Opción',
    buy: 'Compra',
    energy: 'Energía, diez años',
    run: '10 años de energía',
    sum: 'Suma',
    cheaper: 'Más barato',
    by: (name, gap) => `${name}: ${gap} menos`,
    unless: (name, quoted, price) => `${name}, salvo que ${quoted} cueste menos de ${price}`,
  },
  sides: 'Diez años, cara a cara',
  whereHeatIsFrom: (heat) =>
    `Por cada kWh de luz que entra salen ${heat} kWh de calor; la diferencia viene del aire de fuera.`,
  byCase: 'La respuesta corta, caso por caso',
  caseNumber: (number) => `Caso ${number}`,
}

export function versusText(language: Language): VersusText {
  return language === 'en' ? en : es
}
