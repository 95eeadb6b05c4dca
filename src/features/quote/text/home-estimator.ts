import type { Language } from '#src/shared/i18n/language.ts'

/** The fixed words of the home page's estimator. What changes with the answer is in home-answer.ts. */
export interface HomeEstimatorText {
  town: string
  bill: string
  billUnit: string
  slider: string
  prices: string
  options: [string, string, string]
  submit: string
  below: string
}

const en: HomeEstimatorText = {
  town: 'Town',
  bill: 'Bill per month',
  billUnit: 'in euros',
  slider: 'Bill per month, slider',
  prices: 'Three options, installed, VAT included',
  options: ['Bills first', 'Balanced', 'Blackout-proof'],
  submit: 'See my three options',
  below: '8 questions, about a minute. You see the price before giving your name.',
}

const es: HomeEstimatorText = {
  town: 'Municipio',
  bill: 'Factura al mes',
  billUnit: 'en euros',
  slider: 'Factura al mes, deslizador',
  prices: 'Tres opciones, instaladas, con IVA',
  options: ['Ahorro primero', 'Equilibrada', 'A prueba de apagones'],
  submit: 'Ver mis tres opciones',
  below: '8 preguntas, un minuto. Ves el precio antes de dar tu nombre.',
}

export const homeEstimatorText: Record<Language, HomeEstimatorText> = { en, es }
