import type { Language } from '#src/shared/i18n/language.ts'

/** The words of the home page's instant answer. */
export interface HomeEstimatorText {
  town: string
  bill: string
  billUnit: string
  slider: string
  prices: string
  options: [string, string, string]
  saving: (bill: string) => string
  low: string
  mid: string
  /** 'Saves €1,290–1,640 a year, likely €1,470.' */
  saves: (range: string, likely: string) => string
  system: (kwp: string, battery: string | null) => string
  submit: string
  below: string
  basis: (date: string, vat: string) => string
  /** Read out once typing pauses. */
  spoken: (prices: [string, string, string], saves: string) => string
}

const en: HomeEstimatorText = {
  town: 'Town',
  bill: 'Bill per month',
  billUnit: 'in euros',
  slider: 'Bill per month, slider',
  prices: 'Three options, installed, VAT in',
  options: ['Bills first', 'Balanced', 'Blackout-proof'],
  saving: (bill) => `Saved per year, balanced option, of the ${bill} you pay now`,
  low: 'at least ',
  mid: 'likely ',
  saves: (range, likely) => `Saves ${range} a year, likely ${likely}.`,
  system: (kwp, battery) =>
    battery ? `Balanced: ${kwp} of panels, ${battery} battery.` : `Balanced: ${kwp} of panels.`,
  submit: 'See my three options',
  below: '8 questions, about a minute. The price comes before your name.',
  basis: (date, vat) =>
    `Prices of ${date} with ${vat} VAT, for a villa lived in all year with air conditioning. An estimate, not an offer.`,
  spoken: (prices, saves) => `Three options: ${prices.join(', ')}. Balanced option: ${saves}`,
}

const es: HomeEstimatorText = {
  town: 'Municipio',
  bill: 'Factura al mes',
  billUnit: 'en euros',
  slider: 'Factura al mes, deslizador',
  prices: 'Tres opciones, instaladas, con IVA',
  options: ['Ahorro primero', 'Equilibrada', 'A prueba de apagones'],
  saving: (bill) => `Ahorro al año, opción equilibrada, de los ${bill} que pagas hoy`,
  low: 'mínimo ',
  mid: 'probable ',
  saves: (range, likely) => `Ahorras ${range} al año, lo probable son ${likely}.`,
  system: (kwp, battery) =>
    battery ? `Equilibrada: ${kwp} en placas y batería de ${battery}.` : `Equilibrada: ${kwp} en placas.`,
  submit: 'Ver mis tres opciones',
  below: '8 preguntas, un minuto. El precio llega antes que tu nombre.',
  basis: (date, vat) =>
    `Precios del ${date} con ${vat} de IVA, para una villa habitada todo el año con aire acondicionado. Presupuesto orientativo, no constituye oferta.`,
  spoken: (prices, saves) => `Tres opciones: ${prices.join(', ')}. Opción equilibrada: ${saves}`,
}

export const homeEstimatorText: Record<Language, HomeEstimatorText> = { en, es }
