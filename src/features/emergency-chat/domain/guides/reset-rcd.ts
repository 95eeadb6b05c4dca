import type { Guide } from '#src/features/emergency-chat/domain/guide-types.ts'

/** From `facts/local/emergency.md`, section 3, RCD trips. Whenever it trips with nothing left to try, the guide stops. */
export const resetRcd: Guide = {
  title: { en: 'The RCD has tripped: reset it safely', es: 'Ha saltado el diferencial: súbelo sin riesgo' },
  first: {
    en: 'Has somebody had a shock, or does a tap tingle? Switch nothing on and call us; if anyone is hurt, 112.',
    es: '¿Alguien ha notado calambre, o da calambre un grifo? No subas nada y llámanos; si hay alguien herido, 112.',
  },
  start: 'dry',
  steps: {
    dry: {
      picture: 'board-check',
      says: {
        en: 'Are board, floor and hands dry, and does nothing smell, hum or feel hot?',
        es: '¿Están secos el cuadro, el suelo y tus manos, y nada huele, zumba ni quema?',
      },
      answers: [
        { says: { en: 'All dry and cool', es: 'Todo seco y frío' }, to: 'lower' },
        { says: { en: 'No, or not sure', es: 'No, o no lo sé' }, to: 'leave' },
      ],
    },
    lower: {
      picture: 'breakers-down',
      says: {
        en: 'Push all the small switches down; leave the main switch up.',
        es: 'Baja todos los pequeños y deja el general arriba.',
      },
      answers: [{ says: { en: 'Done', es: 'Hecho' }, to: 'lift' }],
    },
    lift: {
      picture: 'rcd-up',
      says: {
        en: 'Push the wide switch with the T button fully down, then up: does it stay up?',
        es: 'Lleva el ancho, el del botón T, del todo abajo y luego arriba: ¿se queda arriba?',
      },
      answers: [
        { says: { en: 'It stays', es: 'Se queda' }, to: 'one-by-one' },
        { says: { en: 'It trips again', es: 'Vuelve a saltar' }, to: 'stop' },
      ],
    },
    'one-by-one': {
      picture: 'one-by-one',
      says: {
        en: 'Push the small ones up one at a time, ten seconds apart: does one trip the wide switch?',
        es: 'Sube los pequeños de uno en uno, con diez segundos entre ellos: ¿alguno hace saltar el ancho?',
      },
      answers: [
        { says: { en: 'None does', es: 'Ninguno' }, to: 'holds' },
        { says: { en: 'One does', es: 'Sí, uno' }, to: 'isolate' },
      ],
    },
    isolate: {
      picture: 'faulty-down',
      says: {
        en: 'Leave that one down, push the others down, the wide switch up, then the others up: does it stay up?',
        es: 'Deja ese abajo, baja los demás, sube el ancho y después los demás: ¿se queda?',
      },
      answers: [
        { says: { en: 'It stays', es: 'Se queda' }, to: 'found' },
        { says: { en: 'It trips again', es: 'Vuelve a saltar' }, to: 'stop' },
      ],
    },
    stop: {
      picture: 'rcd-stays-down',
      says: {
        en: 'Stop here: leave it down, do not switch it on again, and call us.',
        es: 'Para aquí: déjalo abajo, no lo subas más y llámanos.',
      },
      calls: ['us'],
    },
    holds: {
      picture: 'all-up',
      says: {
        en: 'It holds; if it trips again today, leave it down and call us.',
        es: 'Aguanta; si vuelve a saltar hoy, déjalo abajo y llámanos.',
      },
      calls: ['us'],
    },
    found: {
      picture: 'faulty-down',
      says: {
        en: 'That circuit has the fault: leave its switch down, unplug what is on it, and have it looked at.',
        es: 'La avería está en ese circuito: déjalo abajo, desenchufa lo que esté conectado a él y que alguien lo mire.',
      },
      calls: ['us'],
    },
    leave: {
      picture: 'leave',
      says: {
        en: 'Then touch nothing and call us; with smoke, flames or anyone hurt, go out and call 112.',
        es: 'Entonces no toques nada y llámanos; con humo, llamas o alguien herido, sal y llama al 112.',
      },
      calls: ['emergency', 'us'],
    },
  },
}
