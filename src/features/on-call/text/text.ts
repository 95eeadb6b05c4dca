import type { Language } from '#src/shared/i18n/language.ts'

interface OnCallText {
  title: string
  on: string
  off: string
  turnOff: string
  turnOn: string
  turning: string
  since: (when: string, who: string) => string
  loading: string
  offline: string
  failed: string
}

export const onCallText: Record<Language, OnCallText> = {
  en: {
    title: 'Help at any hour',
    on: 'The site says 24/7: somebody answers the business phone at night, on Sundays and on holidays.',
    off: 'The site promises no help outside opening hours: every 24/7 is gone from its pages.',
    turnOff: 'Nobody answers at night: take 24/7 off',
    turnOn: 'Somebody answers at night: print 24/7',
    turning: 'Changing…',
    since: (when, who) => `Set ${when} by ${who}.`,
    loading: 'Loading',
    offline: 'The server did not answer. Check your connection.',
    failed: 'This did not work.',
  },
  es: {
    title: 'Ayuda a cualquier hora',
    on: 'La web dice «24 horas» y «a cualquier hora»: alguien contesta al teléfono de la empresa de noche, los domingos y los festivos.',
    off: 'La web no promete ayuda fuera del horario: esas palabras no están en ninguna página.',
    turnOff: 'De noche no contesta nadie: quitar «24 horas»',
    turnOn: 'De noche contesta alguien: poner «24 horas»',
    turning: 'Un momento…',
    since: (when, who) => `Lo puso ${who}, ${when}.`,
    loading: 'Cargando',
    offline: 'El servidor no ha respondido. Mira tu conexión.',
    failed: 'No ha funcionado.',
  },
}
