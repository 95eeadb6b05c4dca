import type { Language } from '#src/shared/i18n/language.ts'
import type { LooksWords } from './looks.tsx'

interface EmergencyText {
  /** While somebody is on call at any hour, and while nobody is. */
  call: { anyHour: string; hours: (hours: string) => string }
  danger: string
  dangerNote: string
  street: string
  looks: string
  looksNote: string
  /** The three looks of a page that has none of its own. */
  look: LooksWords
  dont: { heading: string; items: readonly string[]; gas: string; call: string }
  when: {
    heading: string
    lede: string
    call: Step
    told: Step
    road: (way: { office: string; time: string; km: string }) => Step
    here: (town: string) => Step
    safe: Step
  }
}

interface Step {
  name: string
  words: string
}

const texts: Record<Language, EmergencyText> = {
  en: {
    call: {
      anyHour: 'Call us, day and night',
      hours: (hours) => `Call the electrician (${hours})`,
    },
    danger: 'Fire, smoke or a person hurt',
    dangerNote: 'with fire or smoke, leave the house first',
    street: 'The whole street is dark',
    looks: '3 checks',
    looksNote: 'Is it the street, or only your home?',
    look: {
      heading: 'The street, or only my house?',
      lede: 'Three checks, without tools. Each one ends with what to do.',
      look: [
        {
          picture: 'street',
          question: 'Are the street lights and the neighbours dark?',
          yes: { say: 'Yes, all dark', so: 'The grid is down: ring the distributor', go: 'grid' },
          no: { say: 'No, only my house', so: 'Look at the fuse board', go: 'next' },
        },
        {
          picture: 'board',
          question: 'Is one switch on the board down?',
          yes: { say: 'Yes, one is down', so: 'If the board is dry and cool, switch it on once', go: 'next' },
          no: { say: 'No, all are up', so: 'The meter or the supply: ring us', go: 'us' },
        },
        {
          picture: 'lift',
          question: 'You switched it on once. Does it stay on?',
          yes: { say: 'Yes, it stays on', so: 'Find out what made it trip', go: 'rcd' },
          no: { say: 'No, it trips again', so: 'Leave it off and ring us', go: 'us' },
        },
      ],
    },
    dont: {
      heading: 'Do not touch',
      items: [
        'A board that is hot or wet, hums or smells of burning. Stay away from it, main switch included, and ring us.',
        'Anything electric that is wet, anything electric with wet hands, a tap that tingles, or a cable lying on the ground.',
        'A person who is getting an electric shock. Switch the power off first if you can do so safely, and ring 112.',
        'A breaker that trips again as soon as you put it back, or an RCD that trips with every breaker off. Leave it off, and never tape it up.',
      ],
      gas: 'If you smell gas, open the windows that you pass, do not touch any switch, go outside, and ring 112 from there.',
      call: 'Call 112',
    },
    when: {
      heading: 'When we come',
      lede: 'You know the price before we set off, and you may still say no. Hatched is approximate.',
      call: { name: 'You ring', words: 'Tell us what is dark, who is at home and where the board is.' },
      told: { name: 'We tell you', words: 'The price with VAT and about when we arrive, in English or Spanish.' },
      road: ({ office, time, km }) => ({
        name: `About ${time} by road`,
        words: `From our ${office} office (${km}), once an electrician is available.`,
      }),
      here: (town) => ({
        name: 'A short way by road',
        words: `We have an office in ${town}; traffic and who is available decide the rest.`,
      }),
      safe: {
        name: 'Made safe first',
        words: 'Then it is mended or you get a date for the part, with a worksheet and an invoice.',
      },
    },
  },
  es: {
    call: {
      anyHour: 'Llámanos, de día y de noche',
      hours: (hours) => `Llama al electricista (${hours})`,
    },
    danger: 'Fuego, humo o una persona herida',
    dangerNote: 'con fuego o humo, sal primero de casa',
    street: 'Toda la calle está a oscuras',
    looks: '3 preguntas',
    looksNote: '¿No sabes si es la calle o solo tu casa?',
    look: {
      heading: '¿La calle o solo tu casa?',
      lede: 'Tres preguntas, sin herramientas. Cada una acaba en lo que hay que hacer.',
      look: [
        {
          picture: 'street',
          question: '¿Están a oscuras las farolas y los vecinos?',
          yes: { say: 'Sí, todo', so: 'Ha caído la red: llama a la distribuidora', go: 'grid' },
          no: { say: 'No, solo mi casa', so: 'Mira el cuadro', go: 'next' },
        },
        {
          picture: 'board',
          question: '¿Hay un interruptor bajado en el cuadro?',
          yes: { say: 'Sí, uno está bajado', so: 'Si el cuadro está seco y frío, súbelo una vez', go: 'next' },
          no: { say: 'No, todos están subidos', so: 'Es el contador o la acometida: llámanos', go: 'us' },
        },
        {
          picture: 'lift',
          question: 'Lo has subido una vez. ¿Se queda arriba?',
          yes: { say: 'Sí, se queda', so: 'Averigua qué lo hizo saltar', go: 'rcd' },
          no: { say: 'No, vuelve a saltar', so: 'Déjalo bajado y llámanos', go: 'us' },
        },
      ],
    },
    dont: {
      heading: 'No toques',
      items: [
        'Un cuadro caliente o mojado, que zumba o huele a quemado. Aléjate, no toques ni el interruptor general y llámanos.',
        'Nada eléctrico mojado o con las manos mojadas, ni un grifo que dé calambre o un cable caído.',
        'A una persona que está recibiendo una descarga eléctrica. Corta antes la luz si puedes hacerlo sin riesgo y llama al 112.',
        'Un automático que vuelve a saltar en cuanto lo subes, o un diferencial que salta con todo lo demás bajado. Déjalo bajado y no lo sujetes nunca con cinta.',
      ],
      gas: 'Si huele a gas, abre las ventanas que encuentres al pasar, no toques ningún interruptor, sal y llama al 112 desde fuera.',
      call: 'Llamar al 112',
    },
    when: {
      heading: 'Cuándo llegamos',
      lede: 'Sabes el precio antes de que salgamos y todavía puedes decir que no. Lo rayado es aproximado.',
      call: { name: 'Nos llamas', words: 'Dinos qué está a oscuras, quién hay en casa y dónde está el cuadro.' },
      told: { name: 'Te decimos', words: 'El precio con IVA y la hora aproximada de llegada, en español o en inglés.' },
      road: ({ office, time, km }) => ({
        name: `Unos ${time} por carretera`,
        words: `Desde la oficina de ${office} (${km}), cuando queda libre un electricista.`,
      }),
      here: (town) => ({
        name: 'Un trayecto corto',
        words: `Tenemos oficina en ${town}; lo demás lo deciden el tráfico y quién esté libre.`,
      }),
      safe: {
        name: 'Primero, quitar el peligro',
        words: 'Después se arregla o se da fecha para la pieza, con parte y factura.',
      },
    },
  },
}

/** What pages of help in a town say besides their own words. */
export function emergencyText(language: Language): EmergencyText {
  return texts[language]
}
