import type { Language } from '#src/shared/i18n/language.ts'

/** Words of the visits of one lead, for staff. Values arrive formatted. */
const en = {
  visit: 'Visit',
  offer: 'Offer the survey:',
  offerThis: 'Offer this time',
  otherTimes: 'Other times',
  booked: (when: string, crew: string) => `The visit is booked: ${when}, ${crew}.`,
  driveAfter: (minutes: string, name: string) => `about ${minutes} min of driving after ${name}.`,
  driveFromBase: (minutes: string, town: string) =>
    `about ${minutes} min of driving to ${town}, first visit of the day.`,
  extra: (minutes: string) => `about ${minutes} min more driving`,
  fits: (when: string, drive: string) => `None yet. ${when} fits: ${drive}`,
  bookIt: 'Book it',
  cancel: 'Cancel it',
  video: 'by video',
  tellThem: 'It is in the calendar. Nobody is written to: tell the customer yourself.',
  noTown: 'With a town on the record, a free time stands here.',
  nothingFree: 'No time is free within the next days. The calendar shows later ones.',
  calendar: 'Choose in the calendar',
  taken: 'Somebody took that time first. You see what is free now.',
  failed: 'This did not work.',
  offline: 'The server did not answer. Check your connection.',
}
const es: typeof en = {
  visit: 'Visita',
  offer: 'Ofrece la visita técnica:',
  offerThis: 'Ofrecer esta hora',
  otherTimes: 'Otras horas',
  booked: (when, crew) => `La visita está reservada: ${when}, ${crew}.`,
  driveAfter: (minutes, name) => `unos ${minutes} min de coche después de ${name}.`,
  driveFromBase: (minutes, town) => `unos ${minutes} min de coche hasta ${town}, primera visita del día.`,
  extra: (minutes) => `unos ${minutes} min más de coche`,
  fits: (when, drive) => `Aún no hay ninguna. Encaja ${when}: ${drive}`,
  bookIt: 'Reservarla',
  cancel: 'Anular',
  video: 'por videollamada',
  tellThem: 'Está en la agenda. No se escribe a nadie: avisa tú al cliente.',
  noTown: 'Con un municipio en la ficha, aquí verás una hora libre.',
  nothingFree: 'No queda ninguna hora libre en los próximos días. En la agenda verás las siguientes.',
  calendar: 'Elegir en la agenda',
  taken: 'Alguien ha cogido antes esa hora. Ya ves lo que queda libre.',
  failed: 'Esto no ha funcionado.',
  offline: 'El servidor no ha respondido. Comprueba tu conexión.',
}

export const leadVisitText: Record<Language, typeof en> = { en, es }
