import type { Language } from '#src/shared/i18n/language.ts'

/** What a call ends with; each becomes a task of the lead. */
export const nextSteps = ['survey', 'call-back', 'price-link'] as const
export type NextStep = (typeof nextSteps)[number]

const en = {
  legend: 'Next step',
  steps: { survey: 'Survey', 'call-back': 'Call back', 'price-link': 'Send price link' } as Record<NextStep, string>,
  tasks: {
    survey: 'Agree on the survey',
    'call-back': 'Call back',
    'price-link': 'Send the link to the price calculator',
  } as Record<NextStep, string>,
}

export const nextStepWords: Record<Language, typeof en> = {
  en,
  es: {
    legend: 'Siguiente paso',
    steps: { survey: 'Visita', 'call-back': 'Volver a llamar', 'price-link': 'Mandar el enlace del precio' },
    tasks: {
      survey: 'Acordar la visita',
      'call-back': 'Volver a llamar',
      'price-link': 'Mandar el enlace para calcular el precio',
    },
  },
}
