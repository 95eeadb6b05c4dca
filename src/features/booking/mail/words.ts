import type { Language } from '#src/shared/i18n/language.ts'

export type VisitorMail = 'confirmed' | 'moved' | 'cancelled' | 'reminder'

interface BookingMailWords {
  greeting: (name: string) => string
  subject: Record<VisitorMail, (isVideo: boolean, day: string, span: string) => string>
  intro: Record<VisitorMail, (isVideo: boolean) => string>
  rows: { day: string; time: string; own: (place: string) => string; where: string; about: string; reference: string }
  spainTime: string
  atHouse: (town: string) => string
  byVideo: string
  change: string
  again: string
  until: (when: string) => string
  invite: { summary: (isVideo: boolean, brand: string) => string; description: (about: string, url: string) => string }
  notice: {
    subject: Record<'booked' | 'moved' | 'cancelled', (reference: string, when: string) => string>
    rows: { name: string; phone: string; email: string; when: string; where: string; about: string; note: string }
    open: string
    languages: Record<Language, string>
    language: string
  }
}

export const bookingMailWords: Record<Language, BookingMailWords> = {
  en: {
    greeting: (name) => (name === '' ? 'Hello.' : `Hello, ${name}.`),
    subject: {
      confirmed: (isVideo, day, span) => `Your ${isVideo ? 'video call' : 'visit'}: ${day}, ${span}`,
      moved: (isVideo, day, span) => `New time for your ${isVideo ? 'video call' : 'visit'}: ${day}, ${span}`,
      cancelled: (isVideo, day) => `Your ${isVideo ? 'video call' : 'visit'} of ${day} is cancelled`,
      reminder: (isVideo, _day, span) => `Tomorrow, ${span}: ${isVideo ? 'our video call' : 'we visit you'}`,
    },
    intro: {
      confirmed: (isVideo) =>
        isVideo
          ? 'Your video call is confirmed. We call you at that time; have the meter cupboard within reach of your camera, and a recent electricity bill at hand.'
          : 'Your visit is confirmed. We look at the roof, the fuse board and the meter. Please have a recent electricity bill at hand, and access to the meter cupboard if your building has one.',
      moved: () => 'Your appointment has a new time. The calendar file in this mail replaces the earlier one.',
      cancelled: () =>
        'Your appointment is cancelled and the time is free again. Nothing is owed. Whenever it suits you, choose another time.',
      reminder: (isVideo) =>
        isVideo
          ? 'This is a reminder of our video call tomorrow. If something has changed, tell us and we find another time.'
          : 'This is a reminder of our visit tomorrow. If the gate needs a code or somebody else opens the door, answer this mail.',
    },
    rows: {
      day: 'Day',
      time: 'Time',
      own: (place) => `In ${place}`,
      where: 'Where',
      about: 'About',
      reference: 'Reference',
    },
    spainTime: 'Spain time',
    atHouse: (town) => `${town}, at the house`,
    byVideo: 'By video',
    change: 'Change or cancel it',
    again: 'Choose another time',
    until: (when) => `You can change or cancel it by that link until ${when}. After that, a short call helps us.`,
    invite: {
      summary: (isVideo, brand) => `Design consultation${isVideo ? ' by video' : ''}, ${brand}`,
      description: (about, url) => `${about}\nChange or cancel: ${url}`,
    },
    notice: {
      subject: {
        booked: (reference, when) => `Appointment ${reference}: ${when}`,
        moved: (reference, when) => `Appointment ${reference} moved to ${when}`,
        cancelled: (reference, when) => `Appointment ${reference} cancelled, it was ${when}`,
      },
      rows: {
        name: 'Name',
        phone: 'Phone',
        email: 'E-mail',
        when: 'When',
        where: 'Where',
        about: 'About',
        note: 'Note',
      },
      open: 'Open the lead',
      languages: { en: 'English', es: 'Spanish' },
      language: 'Language',
    },
  },
  es: {
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    subject: {
      confirmed: (isVideo, day, span) => `Tu ${isVideo ? 'videollamada' : 'visita'}: ${day}, ${span}`,
      moved: (isVideo, day, span) => `Nueva hora para tu ${isVideo ? 'videollamada' : 'visita'}: ${day}, ${span}`,
      cancelled: (isVideo, day) => `Tu ${isVideo ? 'videollamada' : 'visita'} del ${day} está anulada`,
      reminder: (isVideo, _day, span) => `Mañana, ${span}: ${isVideo ? 'nuestra videollamada' : 'vamos a tu casa'}`,
    },
    intro: {
      confirmed: (isVideo) =>
        isVideo
          ? 'Tu videollamada está confirmada. Te llamamos a esa hora; ten a mano una factura de la luz y el cuadro y el contador al alcance de la cámara.'
          : 'Tu visita está confirmada. Miraremos el tejado, el cuadro y el contador. Ten a mano una factura de la luz y la llave del cuarto de contadores, si lo hay.',
      moved: () => 'Tu cita tiene una hora nueva. El archivo de calendario de este correo sustituye al anterior.',
      cancelled: () =>
        'Tu cita está anulada y la hora vuelve a estar libre. No debes nada. Cuando te venga bien, elige otra hora.',
      reminder: (isVideo) =>
        isVideo
          ? 'Te recordamos nuestra videollamada de mañana. Si algo ha cambiado, dínoslo y buscamos otra hora.'
          : 'Te recordamos nuestra visita de mañana. Si la puerta lleva código o abre otra persona, responde a este correo.',
    },
    rows: {
      day: 'Día',
      time: 'Hora',
      own: (place) => `En ${place}`,
      where: 'Dónde',
      about: 'Sobre',
      reference: 'Referencia',
    },
    spainTime: 'hora peninsular',
    atHouse: (town) => `${town}, en tu casa`,
    byVideo: 'Por videollamada',
    change: 'Cambiar o anular la cita',
    again: 'Elegir otra hora',
    until: (when) => `Con ese enlace puedes cambiarla o anularla hasta el ${when}. Después es mejor que nos llames.`,
    invite: {
      summary: (isVideo, brand) => `Consulta de diseño${isVideo ? ' por videollamada' : ''}, ${brand}`,
      description: (about, url) => `${about}\nCambiar o anular: ${url}`,
    },
    notice: {
      subject: {
        booked: (reference, when) => `Cita ${reference}: ${when}`,
        moved: (reference, when) => `La cita ${reference} pasa al ${when}`,
        cancelled: (reference, when) => `Cita ${reference} anulada; era el ${when}`,
      },
      rows: {
        name: 'Nombre',
        phone: 'Teléfono',
        email: 'Correo',
        when: 'Cuándo',
        where: 'Dónde',
        about: 'Sobre',
        note: 'Nota',
      },
      open: 'Abrir la ficha',
      languages: { en: 'inglés', es: 'español' },
      language: 'Idioma',
    },
  },
}
