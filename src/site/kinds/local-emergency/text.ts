import type { Language } from '#src/shared/i18n/language.ts'
import { emergencyNumber } from '#src/site/content/emergency-numbers.ts'
import type { LooksWords } from './looks.tsx'

const faults = emergencyNumber('electricity-faults').number

interface EmergencyText {
  /** While somebody is on call at any hour, and while nobody is. */
  call: { anyHour: string; hours: (hours: string) => string }
  priceFirst: string
  danger: string
  dangerNote: string
  street: string
  /** Below a street that is dark on one side. */
  whose: string
  looks: string
  looksNote: string
  /** The three looks of a page that has none of its own. */
  look: LooksWords
  /** What to leave alone, and what to do instead; a person in a shock only where the steps of the page do not name it. */
  dont: {
    heading: string
    board: Danger
    wet: Danger
    cable: Danger
    shock: Danger
    trips: Danger
    /** What to leave alone, and the way out: said once, for every home. */
    gas: Danger
    bottles: string
    /** Who cannot wait for the power to come back. */
    medical: string
    /** A broken neutral, or a phase that is lost, where a page has no words of its own for it. */
    lights: Danger
    call: string
  }
  when: {
    heading: string
    call: Step
    told: Step
    road: (way: { office: string; time: string; km: string }) => Step
    here: (town: string) => Step
    safe: Step
  }
  questions: (town: string) => string
}

interface Step {
  name: string
  words: string
}

export interface Danger {
  thing: string
  instead: string
}

const texts: Record<Language, EmergencyText> = {
  en: {
    call: {
      anyHour: 'Call us, day and night',
      hours: (hours) => `Call the electrician (${hours})`,
    },
    priceFirst: 'You hear the price before anybody sets off.',
    danger: 'Fire, smoke or a person hurt',
    dangerNote: 'get out if the stairs are clear; if they are full of smoke, stay in',
    street: 'The whole street is dark',
    whose: 'Street dark: the distributor. Only yours: us.',
    looks: '3 checks',
    looksNote: 'Is it the street, or only your home?',
    look: {
      heading: 'The street, or only my house?',
      lede: 'Three checks, without tools. Each one ends with what to do.',
      look: [
        {
          picture: 'street',
          question: 'Is the whole street without power?',
          note: 'By day, look for a neighbour’s porch light, or ask.',
          yes: { say: 'Yes, the whole street', so: `Call e-distribución, ${faults}`, go: 'grid' },
          no: { say: 'No, only my house', so: 'Look at the fuse board', go: 'next' },
        },
        {
          picture: 'board',
          question: 'Is one switch on the board down?',
          yes: { say: 'Yes, one is down', so: 'Go on to the third check', go: 'next' },
          no: { say: 'No, all are up', so: 'The meter or the supply: call us', go: 'us' },
        },
        {
          picture: 'lift',
          question: 'On a dry, cool board, push that switch up once.',
          note: 'Does it stay up?',
          yes: { say: 'Yes, it stays up', so: 'Find out what made it trip', go: 'rcd' },
          no: { say: 'No, it trips again', so: 'Leave it off and call us', go: 'us' },
        },
      ],
    },
    dont: {
      heading: 'Do not touch',
      board: {
        thing: 'A board or meter room that is hot or wet, hums or smells of burning',
        instead: 'Stay away, main switch included, and call us, or 112 if you see smoke.',
      },
      wet: {
        thing: 'Anything electric that is wet',
        instead: 'Touch nothing with wet hands, keep away from a tap that tingles, and call us.',
      },
      cable: {
        thing: 'A fallen or hanging cable',
        instead: 'Keep everybody well away and call 112.',
      },
      shock: {
        thing: 'A person who is getting an electric shock',
        instead:
          'Switch the power off first if you can do so safely; if not, stay away. Call 112 even if the shock has stopped, and have a doctor look at them.',
      },
      trips: {
        thing: 'A switch that trips again',
        instead: 'Leave it off, never tape it up, and call us.',
      },
      gas: {
        thing:
          'If you smell gas, touch no switch, appliance, entry phone or lift, light no flame and use no phone indoors.',
        instead: 'Open windows and close the gas valve only if you pass them; walk out, and call 112 from outside.',
      },
      bottles: 'Bottled gas has its supplier’s number on the bottle.',
      medical: 'If somebody depends on oxygen or another medical machine, go to them and call 112 first.',
      lights: {
        thing:
          'If lights glow too bright or too dim, or half the home is dead with no switch down, turn the main switch off.',
        instead: 'Do so only on a dry, cool board; otherwise stay away. Either way, call us.',
      },
      call: 'Call 112',
    },
    when: {
      heading: 'How a visit goes',
      call: { name: 'You call', words: 'Tell us what is dark and where the board is.' },
      told: { name: 'We tell you', words: 'The price with VAT, and roughly when we can come.' },
      road: ({ office, time, km }) => ({
        name: `About ${time} by road`,
        words: `Our estimate from the ${office} office (${km}), once an electrician is available.`,
      }),
      here: (town) => ({
        name: 'A short way by road',
        words: `We have an office in ${town}; traffic and who is available decide the rest.`,
      }),
      safe: {
        name: 'Made safe first',
        words: 'Then mended, or a date for the part.',
      },
    },
    questions: (town) => `Questions in ${town}`,
  },
  es: {
    call: {
      anyHour: 'Llámanos, de día y de noche',
      hours: (hours) => `Llama al electricista (${hours})`,
    },
    priceFirst: 'Sabes el precio antes de que salgamos.',
    danger: 'Fuego, humo o una persona herida',
    dangerNote: 'sal si la escalera está libre; si está llena de humo, quédate dentro',
    street: 'Toda la calle está a oscuras',
    whose: 'Toda la calle a oscuras: la distribuidora. Solo tu casa: nosotros.',
    looks: '3 preguntas',
    looksNote: '¿Es la calle o solo tu casa?',
    look: {
      heading: '¿La calle o solo tu casa?',
      lede: 'Tres preguntas, sin herramientas. Cada una acaba en lo que hay que hacer.',
      look: [
        {
          picture: 'street',
          question: '¿Se ha ido la luz en toda la calle?',
          note: 'De día, fíjate en el portal de un vecino o pregúntale.',
          yes: { say: 'Sí, en toda la calle', so: `Llama a e-distribución, ${faults}`, go: 'grid' },
          no: { say: 'No, solo mi casa', so: 'Mira el cuadro', go: 'next' },
        },
        {
          picture: 'board',
          question: '¿Hay un interruptor bajado en el cuadro?',
          yes: { say: 'Sí, uno está bajado', so: 'Pasa a la tercera pregunta', go: 'next' },
          no: { say: 'No, todos están subidos', so: 'Es el contador o la acometida: llámanos', go: 'us' },
        },
        {
          picture: 'lift',
          question: 'Con el cuadro seco y frío, súbelo una sola vez.',
          note: '¿Se queda arriba?',
          yes: { say: 'Sí, se queda', so: 'Averigua qué lo hizo saltar', go: 'rcd' },
          no: { say: 'No, vuelve a saltar', so: 'Déjalo bajado y llámanos', go: 'us' },
        },
      ],
    },
    dont: {
      heading: 'No toques',
      board: {
        thing: 'Un cuadro o cuarto de contadores caliente o mojado, que zumba o huele a quemado',
        instead: 'Aléjate, no toques ni el interruptor general y llámanos, o llama al 112 si ves humo.',
      },
      wet: {
        thing: 'Nada eléctrico que esté mojado',
        instead: 'No toques nada con las manos mojadas, aléjate de un grifo que dé calambre y llámanos.',
      },
      cable: {
        thing: 'Un cable caído o colgando',
        instead: 'Que todos se queden bien lejos; llama al 112.',
      },
      shock: {
        thing: 'A una persona que está recibiendo una descarga eléctrica',
        instead:
          'Corta primero la luz si puedes sin riesgo; si no, no te acerques. Llama al 112 aunque la descarga haya cesado, y que un médico vea a la persona.',
      },
      trips: {
        thing: 'Un interruptor que vuelve a saltar',
        instead: 'Déjalo bajado, no lo sujetes nunca con cinta y llámanos.',
      },
      gas: {
        thing:
          'Si huele a gas, no toques interruptores, aparatos, portero automático ni ascensor, no enciendas ninguna llama y no uses el teléfono dentro.',
        instead:
          'Abre ventanas y cierra la llave del gas solo si te pillan de paso; sal a pie y llama al 112 desde fuera.',
      },
      bottles: 'La bombona lleva el teléfono de su empresa.',
      medical: 'Si alguien depende de oxígeno o de otro aparato médico, ve a su lado y llama primero al 112.',
      lights: {
        thing:
          'Si las luces brillan de más o de menos, o falla media casa sin nada bajado, baja el interruptor general.',
        instead: 'Hazlo solo si el cuadro está seco y frío; si no, aléjate. En cualquier caso, llámanos.',
      },
      call: 'Llamar al 112',
    },
    when: {
      heading: 'Cómo es la visita',
      call: { name: 'Nos llamas', words: 'Dinos qué está a oscuras y dónde está el cuadro.' },
      told: { name: 'Te decimos el precio', words: 'Con IVA, y la hora aproximada.' },
      road: ({ office, time, km }) => ({
        name: `Unos ${time} por carretera`,
        words: `Estimado desde la oficina de ${office} (${km}), cuando queda libre un electricista.`,
      }),
      here: (town) => ({
        name: 'Un trayecto corto',
        words: `Tenemos oficina en ${town}; lo demás lo deciden el tráfico y quién esté libre.`,
      }),
      safe: {
        name: 'Primero, quitar el peligro',
        words: 'Después se arregla, o te damos fecha para la pieza.',
      },
    },
    questions: (town) => `Preguntas en ${town}`,
  },
}

/** What pages of help in a town say besides their own words. */
export function emergencyText(language: Language): EmergencyText {
  return texts[language]
}
