import type { Language } from '#src/shared/i18n/language.ts'

export const parkings = ['garage', 'shared', 'street'] as const
export type Parking = (typeof parkings)[number]

interface Case {
  name: string
  /** Said below the week, after how many nights it takes. */
  week: (kwh: string, hours: string, power: string) => string
  /** Who is told, and by whom. */
  told: readonly (readonly [who: string, how: string])[]
}

interface EvText {
  choose: string
  toldHeading: string
  weekHeading: string
  /** Monday first. */
  days: string
  nights: (many: number) => string
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
    cases: {
      garage: {
        name: 'My own garage',
        week: (kwh, hours, power) =>
          `A week of usual driving takes ${kwh}: some ${hours} at ${power}, in the cheap hours of the night.`,
        told: [
          ['The Junta, with the certificate', 'we file it'],
          ['Your retailer, if the contract has to rise', 'rarely'],
        ],
      },
      shared: {
        name: 'A garage I share',
        week: (kwh, hours, power) =>
          `A week of usual driving takes ${kwh}: some ${hours} at ${power}, which most garages can spare at night.`,
        told: [
          ['The community, in writing', 'you sign, we write it'],
          ['The Junta, with the certificate', 'we file it'],
        ],
      },
      street: {
        name: 'In the street',
        week: (kwh, hours, power) =>
          `Once you rent a space, a week of usual driving takes ${kwh}: some ${hours} at ${power}.`,
        told: [['The owner of a rented space', 'consent in writing']],
      },
    },
    stepsHeading: 'From two photographs to the first charge',
    steps: [
      ['Photographs', 'The meter and the parking space. A first price follows from them.'],
      ['Notice', 'In a shared garage, the letter to the community with the drawing of the line.'],
      ['Fitting', 'Line, protection, balancer and charger. Your car charges before we leave.'],
      ['Certificate', 'Filed with the Junta; you keep it for tax, insurance and the next owner.'],
    ],
  },
  es: {
    choose: '¿Dónde duerme tu coche?',
    toldHeading: 'A quién se avisa',
    weekHeading: 'Noches de carga a la semana',
    days: 'LMXJVSD',
    nights: (many) => (many === 1 ? 'Una noche de las siete' : `${many} noches de las siete`),
    cases: {
      garage: {
        name: 'En mi garaje',
        week: (kwh, hours, power) =>
          `Una semana de uso normal pide ${kwh}: unas ${hours} a ${power}, en el horario barato de la noche.`,
        told: [
          ['A la Junta, con el boletín', 'lo presentamos'],
          ['A tu comercializadora, si hay que subir potencia', 'pocas veces'],
        ],
      },
      shared: {
        name: 'En un garaje comunitario',
        week: (kwh, hours, power) =>
          `Una semana de uso normal pide ${kwh}: unas ${hours} a ${power}, la potencia que casi cualquier garaje tiene de noche.`,
        told: [
          ['A la comunidad, por escrito', 'firmas tú, lo redactamos'],
          ['A la Junta, con el boletín', 'lo presentamos'],
        ],
      },
      street: {
        name: 'En la calle',
        week: (kwh, hours, power) =>
          `Cuando alquiles una plaza, una semana de uso normal pide ${kwh}: unas ${hours} a ${power}.`,
        told: [['Al dueño de la plaza alquilada', 'permiso por escrito']],
      },
    },
    stepsHeading: 'De dos fotos a la primera carga',
    steps: [
      ['Fotos', 'El contador y la plaza. De ahí sale un primer precio.'],
      ['Aviso', 'En un garaje comunitario, la carta a la comunidad con el plano de la línea.'],
      ['Montaje', 'Línea, protección, regulador y cargador. Tu coche carga antes de que nos vayamos.'],
      ['Boletín', 'Presentado en la Junta; guárdalo para Hacienda, el seguro y el siguiente dueño.'],
    ],
  },
}

/** What pages about charging in a town say besides their own words. */
export function evText(language: Language): EvText {
  return texts[language]
}
