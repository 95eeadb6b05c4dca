import type { Guide } from '#src/features/emergency-chat/domain/guide-types.ts'

/** From `facts/local/emergency.md`, section 3, water near electricity. */
export const waterNearElectrics: Guide = {
  title: { en: 'Water near sockets, lamps or the board', es: 'Agua cerca de enchufes, lámparas o el cuadro' },
  first: {
    en: 'Do not step into water that may touch sockets or cables.',
    es: 'No pises agua que pueda tocar enchufes o cables.',
  },
  start: 'person',
  steps: {
    person: {
      picture: 'water-socket',
      says: {
        en: 'Is somebody hurt, in that water, or are there sparks or smoke?',
        es: '¿Hay alguien herido o dentro de esa agua, o hay chispas o humo?',
      },
      answers: [
        { says: { en: 'Yes', es: 'Sí' }, to: 'help' },
        { says: { en: 'No', es: 'No' }, to: 'reach' },
      ],
    },
    reach: {
      picture: 'board-check',
      says: {
        en: 'Is the main switch dry, and can you reach it on dry floor with dry hands?',
        es: '¿Está seco el general, y llegas pisando en seco y con las manos secas?',
      },
      answers: [
        { says: { en: 'Yes', es: 'Sí' }, to: 'off' },
        { says: { en: 'No, or not sure', es: 'No, o no lo sé' }, to: 'out' },
      ],
    },
    off: {
      picture: 'main-off',
      says: {
        en: 'Switch the main switch off and touch nothing wet.',
        es: 'Baja el general y no toques nada mojado.',
      },
      answers: [{ says: { en: 'Done', es: 'Hecho' }, to: 'stopcock' }],
    },
    stopcock: {
      picture: 'stopcock',
      says: {
        en: 'Close the stopcock if you can reach it dry.',
        es: 'Cierra la llave de paso si llegas sin mojarte.',
      },
      answers: [{ says: { en: 'Closed, or out of reach', es: 'Cerrada, o no llego' }, to: 'shut' }],
    },
    help: {
      picture: 'phone',
      says: {
        en: 'Call 112 now, do not touch the person and stay out of the water.',
        es: 'Llama ya al 112, no toques a esa persona y no entres en el agua.',
      },
      calls: ['emergency'],
    },
    shut: {
      picture: 'leave',
      says: {
        en: 'Stay out of the room, switch nothing on again, and call us.',
        es: 'Quédate fuera, no vuelvas a dar la luz y llámanos.',
      },
      calls: ['us'],
    },
    out: {
      picture: 'leave',
      says: {
        en: 'Stay out, close the door and call us; sparks, smoke or anyone hurt: 112.',
        es: 'Quédate fuera, cierra la puerta y llámanos; con chispas, humo o alguien herido, 112.',
      },
      calls: ['emergency', 'us'],
    },
  },
}
