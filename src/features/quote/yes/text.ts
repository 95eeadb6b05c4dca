import type { Language } from '#src/shared/i18n/language.ts'
import type { PhotoWish } from '#src/shared/ui/photo-wish/photo-wishes.ts'

interface YesText {
  chosen: (when: string) => string
  thanks: string
  itIs: (name: string) => string
  lede: string
  pdf: string
  card: { reference: string; vat: string; saves: string }
  /** Heads the folded quote below. */
  whole: string
  now: {
    title: string
    today: string
    by: (day: string) => string
    chose: (name: string) => string
    reads: string
    photos: string
    photosDetail: string
    visit: string
    photosHere: string
    price: string
    priceDetail: string
    withdraw: (day: string) => string
    withdrawDetail: string
    install: string
    installDetail: string
    later: string
    note: string
  }
  photos: {
    title: string
    lede: string
    count: (n: number) => string
    names: Record<PhotoWish, string>
    hints: Record<PhotoWish, string>
    send: string
    again: string
    received: string
    missing: string
    limits: string
  }
  change: { title: string; lede: string; option: string; withdraw: string; withdrawDetail: string; reason: string }
  mail: {
    subject: (name: string) => string
    intro: (name: string, price: string) => string
    next: string
    open: string
    withdrawnSubject: string
    withdrawn: string
    noticeSubject: (reference: string, name: string) => string
    noticeWithdrawn: (reference: string) => string
    openLead: string
    rows: { name: string; phone: string; email: string; option: string; reason: string }
  }
}

export const yesText: Record<Language, YesText> = {
  en: {
    chosen: (when) => `chosen on ${when}`,
    thanks: 'Thank you.',
    itIs: (name) => `${name} it is.`,
    lede: 'Your choice is kept. There is nothing to pay and nothing to sign today.',
    pdf: 'The quote as PDF',
    card: { reference: 'Reference', vat: 'VAT in the price', saves: 'Saves a year' },
    whole: 'The whole quote with its three options',
    now: {
      title: 'What happens now',
      today: 'Done',
      by: (day) => `by ${day}`,
      chose: (name) => `You chose ${name}`,
      reads: 'The office reads your answers in its next opening hours.',
      photos: 'Four photographs from you',
      photosDetail: 'About ten minutes with a phone. Add them below, or',
      visit: 'book a visit and we take them',
      photosHere: 'All four are here. Thank you.',
      price: 'Firm price in writing, with the contract',
      priceDetail: 'Two working days after the photographs. You sign when it suits you.',
      withdraw: (day) => `Last day to withdraw, if you sign on ${day}`,
      withdrawDetail: 'Fourteen days, without giving a reason.',
      install: 'Installation',
      installDetail:
        'We agree the days with you after you have signed, and never inside the fourteen days unless you ask for it in writing.',
      later: 'after signing',
      note: 'Dotted dates move if the photographs come later.',
    },
    photos: {
      title: 'What we need: four photographs',
      lede: 'With them the price becomes firm.',
      count: (n) => `${n} of 4`,
      names: { roof: 'The roof', board: 'The fuse board', meter: 'The meter', tiles: 'The tiles' },
      hints: {
        roof: 'All of the south side, from the garden or the street.',
        board: 'The cover open, straight on, so that the labels can be read.',
        meter: 'With its display and its number.',
        tiles: 'Three rows close up, with a hand or a tape for scale.',
      },
      send: 'Send this photograph',
      again: 'Send another',
      received: 'received',
      missing: 'wanted',
      limits:
        'JPEG, PNG or WebP, each up to 10 MB. We remove the place from them; only those who work on your quote see them.',
    },
    change: {
      title: 'Change your mind?',
      lede: 'You can do all of this yourself, without a call.',
      option: 'Choose another option',
      withdraw: 'Withdraw',
      withdrawDetail: 'Nothing is owed.',
      reason: 'Reason, if you like',
    },
    mail: {
      subject: (name) => `You chose ${name}: what happens now`,
      intro: (name, price) =>
        `Your choice is kept: ${name}, ${price}. There is nothing to pay and nothing to sign today.`,
      next: 'Next we need four photographs from you, or a visit; two working days later you have the firm price in writing. At your link you can send them, choose another option or withdraw.',
      open: 'Open my quote',
      withdrawnSubject: 'You have withdrawn your choice',
      withdrawn: 'Your choice is withdrawn. Nothing is owed. The quote stays at its link.',
      noticeSubject: (reference, name) => `${reference}: the customer chose ${name}`,
      noticeWithdrawn: (reference) => `${reference}: the customer withdrew`,
      openLead: 'Open the lead',
      rows: { name: 'Name', phone: 'Phone', email: 'E-mail', option: 'Option', reason: 'Reason' },
    },
  },
  es: {
    chosen: (when) => `elegida el ${when}`,
    thanks: 'Gracias.',
    itIs: (name) => `Te quedas con ${name}.`,
    lede: 'Tu elección está guardada. Hoy no se paga ni se firma nada.',
    pdf: 'El presupuesto en PDF',
    card: { reference: 'Referencia', vat: 'IVA que incluye', saves: 'Ahorra al año' },
    whole: 'El presupuesto entero, con sus tres opciones',
    now: {
      title: 'Qué pasa ahora',
      today: 'Hecho',
      by: (day) => `hasta el ${day}`,
      chose: (name) => `Has elegido ${name}`,
      reads: 'La oficina lee tus respuestas en cuanto abra.',
      photos: 'Cuatro fotos tuyas',
      photosDetail: 'Unos diez minutos con el móvil. Añádelas abajo o',
      visit: 'reserva una visita y las hacemos nosotros',
      photosHere: 'Ya tenemos las cuatro. Gracias.',
      price: 'Precio firme por escrito, con el contrato',
      priceDetail: 'Dos días laborables después de las fotos. Firmas cuando te venga bien.',
      withdraw: (day) => `Último día para desistir, si firmas el ${day}`,
      withdrawDetail: 'Catorce días, sin dar ningún motivo.',
      install: 'Instalación',
      installDetail:
        'Acordamos los días contigo después de la firma, y nunca dentro de los catorce días salvo que lo pidas por escrito.',
      later: 'tras la firma',
      note: 'Las fechas con puntos se mueven si las fotos llegan más tarde.',
    },
    photos: {
      title: 'Lo que necesitamos: cuatro fotos',
      lede: 'Con ellas el precio pasa a ser firme.',
      count: (n) => `${n} de 4`,
      names: { roof: 'El tejado', board: 'El cuadro', meter: 'El contador', tiles: 'Las tejas' },
      hints: {
        roof: 'Toda la cara sur, desde el jardín o la calle.',
        board: 'Con la tapa abierta y de frente, que se lean las etiquetas.',
        meter: 'Con la pantalla y el número.',
        tiles: 'Tres filas de cerca, con una mano o un metro como escala.',
      },
      send: 'Enviar esta foto',
      again: 'Enviar otra',
      received: 'recibida',
      missing: 'falta',
      limits:
        'JPEG, PNG o WebP de 10 MB como mucho. Les quitamos la ubicación; solo las ve quien trabaja en tu presupuesto.',
    },
    change: {
      title: '¿Has cambiado de idea?',
      lede: 'Todo esto lo puedes hacer por tu cuenta, sin llamar.',
      option: 'Elegir otra opción',
      withdraw: 'Retirar mi elección',
      withdrawDetail: 'No debes nada.',
      reason: 'El motivo, si quieres',
    },
    mail: {
      subject: (name) => `Has elegido ${name}: qué pasa ahora`,
      intro: (name, price) => `Tu elección está guardada: ${name}, ${price}. Hoy no se paga ni se firma nada.`,
      next: 'Ahora necesitamos cuatro fotos tuyas, o una visita; dos días laborables después tienes el precio firme por escrito. En tu enlace puedes enviarlas, elegir otra opción o retirar tu elección.',
      open: 'Abrir mi presupuesto',
      withdrawnSubject: 'Has retirado tu elección',
      withdrawn: 'Tu elección está retirada. No debes nada. El presupuesto sigue en su enlace.',
      noticeSubject: (reference, name) => `${reference}: el cliente ha elegido ${name}`,
      noticeWithdrawn: (reference) => `${reference}: el cliente ha retirado su elección`,
      openLead: 'Abrir la ficha',
      rows: { name: 'Nombre', phone: 'Teléfono', email: 'Correo', option: 'Opción', reason: 'Motivo' },
    },
  },
}
