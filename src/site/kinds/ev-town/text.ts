import type { Language } from '#src/shared/i18n/language.ts'

export const parkings = ['garage', 'shared', 'street'] as const
export type Parking = (typeof parkings)[number]

interface Case {
  name: string
  where: string
  answer: string
  why: string
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
        where: 'House, car port or driveway',
        answer: 'Yes, usually in half a day.',
        why: 'A charger on the wall, a line of its own and a balancer, so that the house keeps the power it needs.',
        told: [
          ['The Junta, with the certificate', 'we file it'],
          ['Your retailer, if the contract has to rise', 'rarely'],
        ],
      },
      shared: {
        name: 'A garage I share',
        where: 'A space of your own below a block of flats',
        answer: 'Yes, and the community is told, not asked.',
        why: 'You give notice in writing before the work. The line runs from your own meter or from a shared one, along a route agreed with the administrator.',
        told: [
          ['The community, in writing', 'you sign, we write it'],
          ['The Junta, with the certificate', 'we file it'],
        ],
      },
      street: {
        name: 'In the street',
        where: 'No space of your own yet',
        answer: 'Not at home: first find a space.',
        why: 'A private cable may not cross the pavement. A rented space with its owner’s consent works like a space of your own; until then, charge at work or at public posts.',
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
        where: 'Casa, porche o entrada propia',
        answer: 'Sí, y suele bastar media jornada.',
        why: 'Un cargador en la pared, una línea propia y un regulador, para que la casa conserve la potencia que necesita.',
        told: [
          ['A la Junta, con el boletín', 'lo presentamos'],
          ['A tu comercializadora, si hay que subir potencia', 'pocas veces'],
        ],
      },
      shared: {
        name: 'En un garaje comunitario',
        where: 'Una plaza tuya bajo un bloque',
        answer: 'Sí: a la comunidad se le comunica, no se le pide permiso.',
        why: 'Lo comunicas por escrito antes de la obra. La línea sale de tu contador o de uno común, por un recorrido acordado con el administrador.',
        told: [
          ['A la comunidad, por escrito', 'firmas tú, lo redactamos'],
          ['A la Junta, con el boletín', 'lo presentamos'],
        ],
      },
      street: {
        name: 'En la calle',
        where: 'Todavía sin plaza',
        answer: 'En casa no: primero hace falta una plaza.',
        why: 'No se puede cruzar la acera con un cable particular. Una plaza alquilada con permiso de su dueño vale como propia; mientras tanto, carga en el trabajo o en postes públicos.',
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
