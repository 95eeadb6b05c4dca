import type { Language } from '#src/shared/i18n/language.ts'

/** What the note below the commissions names, written out. */
type EarnAmounts = Record<'day' | 'least' | 'most' | 'silver' | 'gold', string>

const en = {
  join: 'Become a partner',
  plan: 'Send us a plan',
  questions: 'Questions partners ask',
  signIn: 'Sign in',
  trades: 'Five trades: a home for sale, a block of flats, a plan, a pool with its hut and a home with its heating',
  drawing: 'A street of homes: one for sale, one with its paperwork in order, one with panels and a car',
  earn: 'What you earn',
  earnCaption: 'Commission for each finished and paid job, Bronze tier',
  earnNote: ({ day, least, most, silver, gold }: EarnAmounts) =>
    `These are the amounts at Bronze, the first tier, paid on the ${day}th of the following month once they add up to ${least}. One referral earns ${most} at most; Silver then adds ${silver} to what you earn, Gold ${gold}.`,
  yearNote:
    'In one year, at the Bronze tier. Solid: the least that these jobs earn. Hatched: it depends on the value of each contract.',
  hero: 'for a solar job that is finished and paid, by the value of the contract',
  kinds: {
    solar: 'Solar panels, with or without a battery',
    'heat-pump': 'Heat pump',
    'air-conditioning': 'Air conditioning',
    electrical: 'Electrical work: boards, rewiring, chargers',
    emergency: 'Emergency call-out',
  },
}
const es: typeof en = {
  join: 'Hacerme colaborador',
  plan: 'Enviadnos un plano',
  questions: 'Lo que preguntan los colaboradores',
  signIn: 'Entrar',
  trades:
    'Cinco oficios: una casa en venta, un bloque de pisos, un plano, una piscina con su caseta y una casa con su calefacción',
  drawing: 'Una calle de casas: una en venta, otra con los papeles en regla, otra con placas y un coche',
  earn: 'Lo que ganas',
  earnCaption: 'Comisión por cada trabajo terminado y cobrado, nivel Bronce',
  earnNote: ({ day, least, most, silver, gold }) =>
    `Son los importes del nivel Bronce, el primero, y se pagan el día ${day} del mes siguiente cuando suman ${least}. Un cliente da ${most} como mucho, y a lo que ganas Plata suma un ${silver} y Oro, un ${gold}.`,
  yearNote:
    'En un año, con el nivel Bronce. Lleno: lo mínimo que dan estos trabajos. Rayado: depende del importe de cada contrato.',
  hero: 'por un trabajo solar terminado y cobrado, según el importe del contrato',
  kinds: {
    solar: 'Placas solares, con batería o sin ella',
    'heat-pump': 'Aerotermia',
    'air-conditioning': 'Aire acondicionado',
    electrical: 'Trabajos eléctricos: cuadros, instalaciones, cargadores',
    emergency: 'Aviso de urgencia',
  },
}

export function partnershipText(language: Language): typeof en {
  return language === 'en' ? en : es
}
