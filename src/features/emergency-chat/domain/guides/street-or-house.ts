import type { Guide } from '#src/features/emergency-chat/domain/guide-types.ts'

/** From `facts/local/emergency.md`, section 3, power cut; who answers for the meter's supply from section 2. */
export const streetOrHouse: Guide = {
  title: { en: 'Is it the street or only my house?', es: '¿Es la calle o solo mi casa?' },
  first: {
    en: 'If somebody depends on an electrical medical device, call 112 now.',
    es: 'Si alguien depende de un aparato médico eléctrico, llama ya al 112.',
  },
  start: 'neighbours',
  steps: {
    neighbours: {
      picture: 'dark-street',
      says: {
        en: 'Look out: are neighbours or street lamps dark too?',
        es: 'Asómate: ¿están a oscuras también los vecinos o las farolas?',
      },
      answers: [
        { says: { en: 'Yes, dark too', es: 'Sí, también' }, to: 'network' },
        { says: { en: 'No, only my home', es: 'No, solo mi casa' }, to: 'board' },
      ],
    },
    board: {
      picture: 'board-check',
      says: {
        en: 'Look at your board and touch nothing yet: is a switch down?',
        es: 'Mira el cuadro, aún sin tocar nada: ¿hay algo bajado?',
      },
      answers: [
        { says: { en: 'Yes, one is down', es: 'Sí, hay uno bajado' }, to: 'fallen' },
        { says: { en: 'No, all are up', es: 'No, todo está subido' }, to: 'meter' },
        { says: { en: 'It is wet, hot or smells', es: 'Está mojado, caliente o huele' }, to: 'danger' },
      ],
    },
    meter: {
      picture: 'meter',
      says: {
        en: 'Look at the meter without opening anything: is its display on?',
        es: 'Mira el contador sin abrir nada: ¿tiene la pantalla encendida?',
      },
      answers: [
        { says: { en: 'Yes, it is on', es: 'Sí, encendida' }, to: 'limit' },
        { says: { en: 'No, it is blank', es: 'No, apagada' }, to: 'supply' },
        { says: { en: 'I cannot see it', es: 'No puedo verlo' }, to: 'unseen' },
      ],
    },
    network: {
      picture: 'phone',
      says: {
        en: 'It is the network: report it, switch off hob, heaters and air conditioning, and keep the fridge shut.',
        es: 'Es la red: da el aviso, apaga vitro, estufas y aire, y no abras la nevera.',
      },
      calls: ['electricity-faults'],
    },
    fallen: {
      picture: 'board-one-down',
      says: {
        en: 'Switch it on once, with dry hands; if it trips again, leave it off and call us.',
        es: 'Súbelo una sola vez, con las manos secas; si vuelve a saltar, déjalo bajado y llámanos.',
      },
      calls: ['us'],
      next: 'reset-rcd',
    },
    limit: {
      picture: 'meter',
      says: {
        en: 'Too much may have run at once: switch big loads off, do what the display says, and call us if it stays dark.',
        es: 'Quizá funcionaba demasiado a la vez: apaga lo que más gasta, haz lo que diga la pantalla y, si no vuelve, llámanos.',
      },
      calls: ['us'],
    },
    supply: {
      picture: 'phone',
      says: {
        en: 'No current seems to reach the meter, and that side is the distributor’s: report it there.',
        es: 'Parece que al contador no le llega corriente, y esa parte es de la distribuidora: da el aviso allí.',
      },
      calls: ['electricity-faults'],
    },
    unseen: {
      picture: 'phone',
      says: {
        en: 'Then we look for it together by telephone.',
        es: 'Entonces lo buscamos contigo por teléfono.',
      },
      calls: ['us'],
    },
    danger: {
      picture: 'leave',
      says: {
        en: 'Touch nothing and keep away; with smoke, flames or anyone hurt, go out and call 112.',
        es: 'No toques nada y aléjate; con humo, llamas o alguien herido, sal y llama al 112.',
      },
      calls: ['emergency', 'us'],
    },
  },
}
