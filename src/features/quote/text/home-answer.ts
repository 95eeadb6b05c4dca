import type { Language } from '#src/shared/i18n/language.ts'

/**
 * The words around the instant answer that change with every keystroke. The page carries those of its language and hands them to
 * the script, which fills `{name}` and knows no words of its own.
 */
export interface HomeAnswerText {
  saving: string
  low: string
  mid: string
  /** 'Saves at least €1,290 a year in nine years of ten; most likely €1,470.' */
  saves: string
  panels: string
  panelsAndBattery: string
  basis: string
  /** Read out once typing pauses. */
  spoken: string
}

const en: HomeAnswerText = {
  saving: 'Saved per year, balanced option, of the {bill} you pay now',
  low: 'at least {low}',
  mid: 'most likely {likely}',
  saves: 'Saves at least {low} a year in nine years of ten; most likely {likely}.',
  panels: 'Balanced: {kwp} of panels.',
  panelsAndBattery: 'Balanced: {kwp} of panels, {battery} battery.',
  basis:
    'Prices of {date} with {vat} VAT, for a villa lived in all year with air conditioning. An estimate, not an offer.',
  spoken: 'Three options: {prices}. Balanced option: {saves}',
}

const es: HomeAnswerText = {
  saving: 'Ahorro al año, opción equilibrada, de los {bill} que pagas hoy',
  low: 'al menos {low}',
  mid: 'lo más probable, {likely}',
  saves: 'Ahorras al menos {low} al año nueve años de cada diez; lo más probable, {likely}.',
  panels: 'Equilibrada: {kwp} en placas.',
  panelsAndBattery: 'Equilibrada: {kwp} en placas y batería de {battery}.',
  basis:
    'Precios del {date} con {vat} de IVA, para una villa habitada todo el año con aire acondicionado. Presupuesto orientativo, no constituye oferta.',
  spoken: 'Tres opciones: {prices}. Opción equilibrada: {saves}',
}

export const homeAnswerText: Record<Language, HomeAnswerText> = { en, es }
