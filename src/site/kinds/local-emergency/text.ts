import type { Language } from '#src/shared/i18n/language.ts'

interface EmergencyText {
  /** While somebody is on call at any hour, and while nobody is. */
  call: { anyHour: string; hours: (hours: string) => string }
  danger: string
  dangerNote: string
  street: string
  looks: string
  looksNote: string
  lookHeading: string
  lookLede: string
  /** Each look: the question, and what each answer leads to. */
  look: readonly [Look, Look, Look]
  dont: { heading: string; items: readonly string[]; gas: string; call: string }
}

interface Look {
  question: string
  yes: string
  yesThen: string
  no: string
  noThen: string
}

const texts: Record<Language, EmergencyText> = {
  en: {
    call: {
      anyHour: 'Call the electrician, day and night',
      hours: (hours) => `Call the electrician (${hours})`,
    },
    danger: 'Fire, smoke or a person hurt',
    dangerNote: 'leave the house first, then ring',
    street: 'The whole street is dark',
    looks: '3 looks',
    looksNote: 'Not sure? Street or only my house',
    lookHeading: 'The street, or only my house?',
    lookLede: 'Three looks, without tools. Each one ends with what to do.',
    look: [
      {
        question: 'Are the street lights and the neighbours dark?',
        yes: 'Yes, all dark',
        yesThen: 'The grid is down: ring the distributor',
        no: 'No, only my house',
        noThen: 'Look at the fuse board',
      },
      {
        question: 'Is one switch on the board down?',
        yes: 'Yes, one is down',
        yesThen: 'If the board is dry and cool, lift it once',
        no: 'No, all are up',
        noThen: 'The meter or the supply: ring us',
      },
      {
        question: 'You lifted it once. Does it stay up?',
        yes: 'Yes, it stays',
        yesThen: 'Find out what made it trip',
        no: 'No, it falls again',
        noThen: 'Leave it down and ring us',
      },
    ],
    dont: {
      heading: 'Do not touch',
      items: [
        'A board that is hot, hums or smells of burning. If you cannot reach the main switch safely, stay away.',
        'Anything electric that is wet, and nothing with wet hands.',
        'A person who is getting a shock: switch off first if you safely can, and ring 112.',
        'A switch that falls twice. Never tape it up.',
      ],
      gas: 'If you smell gas, open the windows that you pass, touch no switch, go outside, and ring 112 from there.',
      call: 'Call 112',
    },
  },
  es: {
    call: {
      anyHour: 'Llama al electricista, de día y de noche',
      hours: (hours) => `Llama al electricista (${hours})`,
    },
    danger: 'Fuego, humo o una persona herida',
    dangerNote: 'primero sal de casa y después llama',
    street: 'Toda la calle está a oscuras',
    looks: '3 miradas',
    looksNote: '¿No lo sabes? La calle o solo mi casa',
    lookHeading: '¿La calle o solo mi casa?',
    lookLede: 'Tres miradas, sin herramientas. Cada una acaba en lo que hay que hacer.',
    look: [
      {
        question: '¿Están a oscuras las farolas y los vecinos?',
        yes: 'Sí, todo',
        yesThen: 'Ha caído la red: llama a la distribuidora',
        no: 'No, solo mi casa',
        noThen: 'Mira el cuadro',
      },
      {
        question: '¿Hay un interruptor bajado en el cuadro?',
        yes: 'Sí, uno está bajado',
        yesThen: 'Si el cuadro está seco y frío, súbelo una vez',
        no: 'No, todos están subidos',
        noThen: 'Es el contador o la acometida: llámanos',
      },
      {
        question: 'Lo has subido una vez. ¿Se queda arriba?',
        yes: 'Sí, se queda',
        yesThen: 'Averigua qué lo hizo saltar',
        no: 'No, vuelve a caer',
        noThen: 'Déjalo bajado y llámanos',
      },
    ],
    dont: {
      heading: 'No toques',
      items: [
        'Un cuadro caliente, que zumba o huele a quemado. Si no puedes llegar sin riesgo al interruptor general, aléjate.',
        'Nada eléctrico que esté mojado, ni nada con las manos mojadas.',
        'A una persona que está recibiendo una descarga: corta antes la luz si puedes hacerlo sin riesgo, y llama al 112.',
        'Un interruptor que cae dos veces. No lo sujetes nunca con cinta.',
      ],
      gas: 'Si huele a gas, abre las ventanas que encuentres al pasar, no toques ningún interruptor, sal y llama al 112 desde fuera.',
      call: 'Llamar al 112',
    },
  },
}

/** What pages of help in a town say besides their own words. */
export function emergencyText(language: Language): EmergencyText {
  return texts[language]
}
