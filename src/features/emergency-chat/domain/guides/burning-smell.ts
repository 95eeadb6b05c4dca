import type { Guide } from '#src/features/emergency-chat/domain/guide-types.ts'

/** From `facts/local/emergency.md`, section 3, burning smell. */
export const burningSmell: Guide = {
  title: { en: 'Burning smell, buzzing or scorch marks', es: 'Olor a quemado, zumbido o marcas negras' },
  first: {
    en: 'Do not touch it, do not open it, and put no water on it.',
    es: 'No lo toques, no lo abras y no le eches agua.',
  },
  start: 'smoke',
  steps: {
    smoke: {
      picture: 'hot-socket',
      says: { en: 'Do you see smoke, flames or a glow?', es: '¿Ves humo, llamas o algo al rojo?' },
      answers: [
        { says: { en: 'Yes, or not sure', es: 'Sí, o no lo sé' }, to: 'fire' },
        { says: { en: 'No', es: 'No' }, to: 'reach' },
      ],
    },
    reach: {
      picture: 'board-check',
      says: {
        en: 'Can you reach the main switch without touching anything hot or wet?',
        es: '¿Llegas al general sin tocar nada caliente ni mojado?',
      },
      answers: [
        { says: { en: 'Yes', es: 'Sí' }, to: 'off' },
        { says: { en: 'No, or not sure', es: 'No, o no lo sé' }, to: 'out' },
      ],
    },
    off: {
      picture: 'main-off',
      says: {
        en: 'Switch the main switch off and touch nothing else.',
        es: 'Baja el general y no toques nada más.',
      },
      answers: [{ says: { en: 'Done', es: 'Hecho' }, to: 'after' }],
    },
    after: {
      picture: 'hot-socket',
      says: {
        en: 'Go out of the room: does the smell stay or grow?',
        es: 'Sal de la habitación: ¿el olor sigue o va a más?',
      },
      answers: [
        { says: { en: 'It stays or grows', es: 'Sigue o va a más' }, to: 'fire' },
        { says: { en: 'It fades', es: 'Se va yendo' }, to: 'wait' },
      ],
    },
    fire: {
      picture: 'leave',
      says: {
        en: 'Everybody out, close the door, put no water on it and call 112 now.',
        es: 'Salid todos, cerrad la puerta, no echéis agua y llama ya al 112.',
      },
      calls: ['emergency'],
    },
    wait: {
      picture: 'phone',
      says: {
        en: 'Leave the power off until somebody has looked at it, and call us; if smoke comes later, go out and call 112.',
        es: 'Deja la luz cortada hasta que alguien lo mire, y llámanos; si luego hay humo, sal y llama al 112.',
      },
      calls: ['us', 'emergency'],
    },
    out: {
      picture: 'leave',
      says: {
        en: 'Leave the room, close the door and call 112; then us.',
        es: 'Sal de la habitación, cierra la puerta y llama al 112; después, a nosotros.',
      },
      calls: ['emergency', 'us'],
    },
  },
}
