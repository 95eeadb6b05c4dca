import type { Language } from '#src/shared/i18n/language.ts'

export const parkings = ['garage', 'shared', 'street'] as const
export type Parking = (typeof parkings)[number]

interface Case {
  name: string
  /** Said below the week: how many nights cover it, in words, and what they take. */
  week: (nights: string, kwh: string, hours: string, power: string, small: Small) => string
  /** Who is told, and by whom. */
  told: readonly (readonly [who: string, how: string])[]
}

/** The nights that the usual contract gives in place of the charger’s full power. */
interface Small {
  nights: number
  power: string
}

interface EvText {
  choose: string
  toldHeading: string
  weekHeading: string
  /** Monday first. */
  days: string
  nights: (many: number) => string
  /** The same as the first words of a sentence, from one night to seven. */
  fills: readonly string[]
  cases: Record<Parking, Case>
  stepsHeading: string
  steps: readonly (readonly [name: string, what: string])[]
}

const texts: Record<Language, EvText> = {
  en: {
    choose: 'Where does your car sleep?',
    toldHeading: 'Who is told',
    weekHeading: 'Nights to charge in a week',
    days: 'MTWTFSS',
    nights: (many) => (many === 1 ? 'One night of the seven' : `${many} nights of the seven`),
    fills: [
      'One night covers',
      ...['Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((many) => `${many} nights cover`),
    ],
    cases: {
      garage: {
        name: 'My own garage',
        week: (nights, kwh, hours, power, small) =>
          `${nights} a week of driving: ${kwh}, about ${hours} at ${power}, or ${small.nights === 1 ? 'one night' : `${small.nights} nights`} with ${small.power} contracted.`,
        told: [
          ['The Junta, with the certificate', 'we file it'],
          ['Your retailer, only if you raise the power', 'rarely'],
        ],
      },
      shared: {
        name: 'A garage I share',
        week: (nights, kwh, hours, power) => `${nights} a week of driving: ${kwh}, about ${hours} at ${power}.`,
        told: [
          ['The community, in writing', 'you sign, we write it'],
          ['The Junta, with the certificate', 'we file it'],
        ],
      },
      street: {
        name: 'In the street',
        week: (nights, _kwh, _hours, power) => `${nights} a week of driving, at ${power} on a rented space.`,
        told: [['The owner of a rented space', 'consent in writing']],
      },
    },
    stepsHeading: 'From your photographs to the first charge',
    steps: [
      ['Photographs', 'They give you a first price.'],
      ['Visit', 'We measure the line, and the price is firm.'],
      ['Fitting', 'After the notice, in a shared garage. Your car charges before we leave.'],
      ['Certificate', 'We file it and give you a copy.'],
    ],
  },
  es: {
    choose: '¿Dónde duerme tu coche?',
    toldHeading: 'A quién se avisa',
    weekHeading: 'Noches de carga a la semana',
    days: 'LMXJVSD',
    nights: (many) => (many === 1 ? 'Una noche de las siete' : `${many} noches de las siete`),
    fills: [
      'Una noche basta para',
      ...['Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete'].map((many) => `${many} noches bastan para`),
    ],
    cases: {
      garage: {
        name: 'En mi garaje',
        week: (nights, kwh, hours, power, small) =>
          `${nights} una semana normal: ${kwh}, unas ${hours} a ${power}, o ${small.nights === 1 ? 'una noche' : `${small.nights} noches`} con ${small.power} contratados.`,
        told: [
          ['A la Junta, con el boletín', 'lo presentamos'],
          ['A tu comercializadora, si subes potencia', 'pocas veces'],
        ],
      },
      shared: {
        name: 'En un garaje comunitario',
        week: (nights, kwh, hours, power) => `${nights} una semana normal: ${kwh}, unas ${hours} a ${power}.`,
        told: [
          ['A la comunidad, por escrito', 'firmas tú, lo redactamos'],
          ['A la Junta, con el boletín', 'lo presentamos'],
        ],
      },
      street: {
        name: 'En la calle',
        week: (nights, _kwh, _hours, power) => `${nights} una semana normal, a ${power} en una plaza alquilada.`,
        told: [['Al dueño de la plaza alquilada', 'permiso por escrito']],
      },
    },
    stepsHeading: 'De las fotos a la primera carga',
    steps: [
      ['Fotos', 'Con ellas te damos un primer precio.'],
      ['Visita', 'Medimos la línea y el precio queda firme.'],
      ['Montaje', 'En un garaje comunitario va después del aviso. Tu coche carga antes de irnos.'],
      ['Boletín', 'Lo presentamos y te damos copia.'],
    ],
  },
}

/** What pages about charging in a town say besides their own words. */
export function evText(language: Language): EvText {
  return texts[language]
}
