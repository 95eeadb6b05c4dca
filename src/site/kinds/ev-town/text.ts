import type { Language } from '#src/shared/i18n/language.ts'

export const parkings = ['garage', 'shared', 'street'] as const
export type Parking = (typeof parkings)[number]

interface Case {
  name: string
  /** Who is told, and by whom. */
  told: readonly (readonly [who: string, how: string])[]
}

interface EvText {
  choose: string
  toldHeading: string
  cases: Record<Parking, Case>
  stepsHeading: string
  steps: readonly (readonly [name: string, what: string])[]
}

const texts: Record<Language, EvText> = {
  en: {
    choose: 'Where does your car sleep?',
    toldHeading: 'Who is told',
    cases: {
      garage: {
        name: 'My own garage',
        told: [
          ['The Junta, with the certificate', 'we file it'],
          ['Your retailer, if the contract has to rise', 'rarely'],
        ],
      },
      shared: {
        name: 'A garage I share',
        told: [
          ['The community, in writing', 'you sign, we write it'],
          ['The Junta, with the certificate', 'we file it'],
        ],
      },
      street: {
        name: 'In the street',
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
    cases: {
      garage: {
        name: 'En mi garaje',
        told: [
          ['A la Junta, con el boletín', 'lo presentamos'],
          ['A tu comercializadora, si hay que subir potencia', 'pocas veces'],
        ],
      },
      shared: {
        name: 'En un garaje comunitario',
        told: [
          ['A la comunidad, por escrito', 'firmas tú, lo redactamos'],
          ['A la Junta, con el boletín', 'lo presentamos'],
        ],
      },
      street: {
        name: 'En la calle',
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
