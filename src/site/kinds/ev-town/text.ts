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
        week: (kwh, hours, power) => `A usual week takes ${kwh}: some ${hours} at ${power}, in the cheap hours.`,
        told: [
          ['The Junta, with the certificate', 'we file it'],
          ['Your retailer, only if you raise the power', 'rarely'],
        ],
      },
      shared: {
        name: 'A garage I share',
        week: (kwh, hours, power) =>
          `A usual week takes ${kwh}: some ${hours} at ${power}, which most garages can spare.`,
        told: [
          ['The community, in writing', 'you sign, we write it'],
          ['The Junta, with the certificate', 'we file it'],
        ],
      },
      street: {
        name: 'In the street',
        week: (kwh, hours, power) => `On a rented space, a usual week takes ${kwh}: some ${hours} at ${power}.`,
        told: [['The owner of a rented space', 'consent in writing']],
      },
    },
    stepsHeading: 'From two photographs to the first charge',
    steps: [
      ['Photographs', 'The meter and the space, for a first price.'],
      ['Notice', 'In a shared garage, a letter to the community.'],
      ['Fitting', 'Line, protection, charger. Your car charges before we leave.'],
      ['Certificate', 'Filed with the Junta, and yours to keep.'],
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
        week: (kwh, hours, power) => `Una semana normal pide ${kwh}: unas ${hours} a ${power}, en horario barato.`,
        told: [
          ['A la Junta, con el boletín', 'lo presentamos'],
          ['A tu comercializadora, si subes potencia', 'pocas veces'],
        ],
      },
      shared: {
        name: 'En un garaje comunitario',
        week: (kwh, hours, power) =>
          `Una semana normal pide ${kwh}: unas ${hours} a ${power}, que de noche casi siempre sobran.`,
        told: [
          ['A la comunidad, por escrito', 'firmas tú, lo redactamos'],
          ['A la Junta, con el boletín', 'lo presentamos'],
        ],
      },
      street: {
        name: 'En la calle',
        week: (kwh, hours, power) => `En una plaza alquilada, una semana normal pide ${kwh}: unas ${hours} a ${power}.`,
        told: [['Al dueño de la plaza alquilada', 'permiso por escrito']],
      },
    },
    stepsHeading: 'De dos fotos a la primera carga',
    steps: [
      ['Fotos', 'El contador y la plaza, para un primer precio.'],
      ['Aviso', 'En un garaje comunitario, una carta con el plano de la línea.'],
      ['Montaje', 'Línea, protección y cargador. Tu coche carga antes de irnos.'],
      ['Boletín', 'Presentado, y con copia para ti.'],
    ],
  },
}

/** What pages about charging in a town say besides their own words. */
export function evText(language: Language): EvText {
  return texts[language]
}
