import type { Language } from '#src/shared/i18n/language.ts'

interface VersusText {
  legend: string
  /** `gap` and `other` with their units. */
  cheaper: (gap: string, other: string) => string
  ahead: (year: number) => string
  worth: (low: string, high: string) => string
  /** Where two sums differ by less than what anybody can foresee. */
  near: (low: string, high: string) => string
  /** Where a quotation decides: below which price `quoted` costs less, and above which `other` does. */
  tie: (price: string, quoted: string, other: string) => string
  plusQuotation: (energy: string) => string
  openTo: (price: string) => string
  /** In place of a price that the reader is told by somebody else. */
  quoted: string
  nothingToBuy: string
  toBuy: (price: string) => string
  /** `fuel`: what the energy is, where the page names it. */
  aYear: (energy: string, fuel?: string) => string
  overTenYears: string
  /** Leads from the verdict to the calculator of the same comparison. */
  ownHouse: string
  keys: { buy: string; energy: string; years: string; worth: string }
  asTable: string
  tableCaption: string
  columns: {
    case: string
    heat: string
    choice: string
    buy: string
    energy: string
    run: string
    sum: string
    cheaper: string
    by: (name: string, gap: string) => string
    /** Where a quotation decides, in the place of the cheaper one: the price at which both come to the same. */
    level: (quoted: string, price: string, name: string) => string
  }
  sides: string
  /** Below the drawing of a heat pump with a heated floor; `heat` from one unit of electricity with radiators. */
  whereHeatIsFrom: (heat: string) => string
  byCase: string
  caseNumber: (number: number) => string
}

const en: VersusText = {
  legend: 'Which case is yours?',
  cheaper: (gap, other) => `Over 10 years that costs ${gap} less than ${other}, purchase included.`,
  ahead: (year) => `The higher purchase price is recovered in year ${year}.`,
  worth: (low, high) =>
    `Over 10 years that is worth ${low} to ${high}: they pay only if the difference in price is smaller.`,
  near: (low, high) => `Over 10 years, purchase included, the two cost about the same: ${low} and ${high}.`,
  tie: (price, quoted, other) =>
    `Below ${price} installed, ${quoted} costs you less over 10 years; above it, ${other} does.`,
  plusQuotation: (energy) => `${energy} + quotation`,
  openTo: (price) => `open part: your quotation; at ${price} both cost the same`,
  quoted: 'by quote',
  nothingToBuy: 'nothing to buy',
  toBuy: (price) => `${price} installed`,
  aYear: (energy, fuel = 'energy') => `${energy} of ${fuel} a year`,
  overTenYears: 'over 10 years',
  ownHouse: 'Compare them for my house',
  keys: {
    buy: 'to buy and fit',
    energy: 'energy of 10 years, estimated',
    years: 'each mark is a year',
    worth: 'value of 10 years, estimated',
  },
  asTable: 'The three cases as a table',
  tableCaption: 'Purchase and 10 years of energy, with VAT, at constant prices',
  columns: {
    case: 'Case',
    heat: 'Heat a year',
    choice: 'Choice',
    buy: 'To buy',
    energy: 'Energy, 10 years',
    run: '10 years’ energy',
    sum: 'Sum',
    cheaper: 'Cheaper',
    by: (name, gap) => `${name}: ${gap} less`,
    level: (quoted, price, name) => `${quoted} if it costs under ${price}; otherwise ${name.toLowerCase()}`,
  },
  sides: 'Side by side over 10 years',
  whereHeatIsFrom: (heat) =>
    `With radiators at 45 °C, each kWh of electricity gives ${heat} kWh of heat; the heated floor drawn here needs cooler water and gets more. The rest comes from the air outside.`,
  byCase: 'The short answer, case by case',
  caseNumber: (number) => `Case ${number}`,
}

const es: VersusText = {
  legend: '¿Cuál es tu caso?',
  cheaper: (gap, other) => `En 10 años, con la compra, son ${gap} menos que ${other}.`,
  ahead: (year) => `Lo que cuesta de más se recupera en el año ${year}.`,
  worth: (low, high) =>
    `En 10 años eso vale entre ${low} y ${high}: solo compensan si la diferencia de precio es menor.`,
  near: (low, high) => `En 10 años, con la compra, cuestan casi lo mismo: ${low} y ${high}.`,
  tie: (price, quoted, other) =>
    `Por debajo de ${price} con instalación, en 10 años gastas menos con ${quoted}; por encima, con ${other}.`,
  plusQuotation: (energy) => `${energy} + presupuesto`,
  openTo: (price) => `tramo abierto: tu presupuesto; con ${price} cuestan lo mismo`,
  quoted: 'según presupuesto',
  nothingToBuy: 'nada que comprar',
  toBuy: (price) => `${price} con instalación`,
  aYear: (energy, fuel = 'energía') => `${energy} de ${fuel} al año`,
  overTenYears: 'en 10 años',
  ownHouse: 'Compararlas en mi casa',
  keys: {
    buy: 'compra e instalación',
    energy: 'energía de 10 años, estimada',
    years: 'cada marca es un año',
    worth: 'valor de 10 años, estimado',
  },
  asTable: 'Los tres casos en una tabla',
  tableCaption: 'Compra y 10 años de energía, con IVA y a precios constantes',
  columns: {
    case: 'Caso',
    heat: 'Calor al año',
    choice: 'Opción',
    buy: 'Compra',
    energy: 'Energía, 10 años',
    run: 'energía de 10 años',
    sum: 'Suma',
    cheaper: 'Más barato',
    by: (name, gap) => `${name}: ${gap} menos`,
    level: (quoted, price, name) => `${quoted} si cuesta menos de ${price}; si no, ${name.toLowerCase()}`,
  },
  sides: 'Cara a cara, a 10 años',
  whereHeatIsFrom: (heat) =>
    `Con radiadores a 45 °C, cada kWh de luz da ${heat} kWh de calor; el suelo radiante del dibujo pide agua más fría y recibe más. El resto viene del aire de fuera.`,
  byCase: 'La respuesta corta, caso por caso',
  caseNumber: (number) => `Caso ${number}`,
}

export function versusText(language: Language): VersusText {
  return language === 'en' ? en : es
}
