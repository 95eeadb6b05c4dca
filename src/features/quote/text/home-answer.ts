import type { Language } from '#src/shared/i18n/language.ts'

/** The words around the instant answer that change with every keystroke; the script carries them, so nothing else belongs here. */
export interface HomeAnswerText {
  saving: (bill: string) => string
  low: string
  mid: string
  /** 'Saves €1,290–1,640 a year, likely €1,470.' */
  saves: (range: string, likely: string) => string
  system: (kwp: string, battery: string | null) => string
  basis: (date: string, vat: string) => string
  /** Read out once typing pauses. */
  spoken: (prices: [string, string, string], saves: string) => string
}

const en: HomeAnswerText = {
  saving: (bill) => `Saved per year, balanced option, of the ${bill} you pay now`,
  low: 'at least ',
  mid: 'likely ',
  saves: (range, likely) => `Saves ${range} a year, likely ${likely}.`,
  system: (kwp, battery) => `Balanced: ${kwp} of panels${battery ? `, ${battery} battery` : ''}.`,
  basis: (date, vat) =>
    `Prices of ${date} with ${vat} VAT, for a villa lived in all year with air conditioning. An estimate, not an offer.`,
  spoken: (prices, saves) => `Three options: ${prices.join('; ')}. Balanced option: ${saves}`,
}

const es: HomeAnswerText = {
  saving: (bill) => `Ahorro al año, opción equilibrada, de los ${bill} que pagas hoy`,
  low: 'mínimo ',
  mid: 'probable ',
  saves: (range, likely) => `Ahorras ${range} al año, lo probable son ${likely}.`,
  system: (kwp, battery) => `Equilibrada: ${kwp} en placas${battery ? ` y batería de ${battery}` : ''}.`,
  basis: (date, vat) =>
    `Precios del ${date} con ${vat} de IVA, para una villa habitada todo el año con aire acondicionado. Presupuesto orientativo, no constituye oferta.`,
  spoken: (prices, saves) => `Tres opciones: ${prices.join('; ')}. Opción equilibrada: ${saves}`,
}

export const homeAnswerText: Record<Language, HomeAnswerText> = { en, es }
