import type { Language } from '#src/shared/i18n/language.ts'

/**
 * The words around the instant answer that change with every keystroke. The page carries those of its language and hands them to
 * the script, which fills `{name}` and knows no words of its own.
 */
export interface HomeAnswerText {
  saving: string
  low: string
  mid: string
  high: string
  /** The saving in one sentence, for those who cannot see the bar. */
  saves: string
  /** What an option holds, under its price. */
  panels: string
  panelsAndBattery: string
  basis: string
  /** Captions of the drawing: roof and battery of the option that has both. */
  roof: string
  battery: string
  batteryCut: string
  /** Read out once typing pauses. */
  spoken: string
}

const en: HomeAnswerText = {
  saving: 'Saved per year with Balanced, of the {bill} you pay now',
  low: 'at least {low}',
  mid: 'most likely {likely}',
  high: '{high}',
  saves:
    'Saves at least {low} a year in nine years of ten, most likely {likely}; one year in ten it is more than {high}.',
  panels: '{kwp}, no battery',
  panelsAndBattery: '{kwp} + {battery}',
  basis:
    'Guide prices of {date} with {vat} VAT, for a villa lived in all year with air conditioning. An estimate, not an offer.',
  roof: '{production} a year',
  battery: 'battery, in Blackout-proof: the essentials',
  batteryCut: 'for {hours} in a power cut, most likely',
  spoken: 'Three options: {prices}. Balanced: {saves}',
}

const es: HomeAnswerText = {
  saving: 'Ahorro al año con la Equilibrada, de los {bill} que pagas hoy',
  low: 'al menos {low}',
  mid: 'lo más probable, {likely}',
  high: '{high}',
  saves:
    'Ahorras al menos {low} al año nueve años de cada diez; lo más probable, {likely}; uno de cada diez, más de {high}.',
  panels: '{kwp}, sin batería',
  panelsAndBattery: '{kwp} + {battery}',
  basis:
    'Precios orientativos del {date} con {vat} de IVA, para un chalé habitado todo el año con aire acondicionado. Presupuesto orientativo, no constituye oferta.',
  roof: '{production} al año',
  battery: 'de batería, en A prueba de apagones: lo esencial,',
  batteryCut: '{hours} sin red, lo más probable',
  spoken: 'Tres opciones: {prices}. Equilibrada: {saves}',
}

export const homeAnswerText: Record<Language, HomeAnswerText> = { en, es }
