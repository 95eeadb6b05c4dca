import type { DeclineReason, ReviewKind, ReviewState } from '#src/features/reviews/domain/review.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface StaffReviewText {
  title: string
  none: string
  waiting: (n: number) => string
  states: Record<ReviewState, string>
  kinds: Record<ReviewKind, string>
  show: string
  decline: string
  reasons: Record<DeclineReason, string>
  why: string
  reply: string
  replyHint: string
  saveReply: string
  asWritten: string
  lead: string
  asked: string
  askedNone: string
  ask: string
  askHint: string
  reference: string
  link: string
  copy: string
  copied: string
  mailed: (when: string) => string
  planned: (when: string) => string
  byHand: string
  until: (day: string) => string
  failed: string
  offline: string
}

/** What staff read beside reviews. */
export const staffReviewText: Record<Language, StaffReviewText> = {
  en: {
    title: 'Reviews',
    none: 'No customer has written yet. Everybody whose job is paid is asked by mail after three days, and once more after a year.',
    waiting: (n) => (n === 1 ? '1 review waits to be read' : `${n} reviews wait to be read`),
    states: { waiting: 'not read yet', shown: 'shown', declined: 'not shown', withdrawn: 'taken back by its writer' },
    kinds: { first: 'after the job', 'follow-up': 'a year on' },
    show: 'Show it as it is',
    decline: 'Do not show it',
    reasons: {
      'names-others': 'It names other people or an address (goes back to its writer)',
      insult: 'It insults somebody (goes back to its writer)',
      'another-business': 'It is about another business',
      'proven-untrue': 'We can prove that it is untrue',
    },
    why: 'Why not? That it is bad is no reason.',
    reply: 'Our answer',
    replyHint: 'One answer, in the language of the review, without details of the house.',
    saveReply: 'Show this answer',
    asWritten: 'Words stay as they were written; nobody can change them here.',
    lead: 'Open the lead',
    asked: 'Asked, and nothing written yet',
    askedNone: 'Nobody is being asked at the moment.',
    ask: 'Make a link',
    askHint: 'For a paid job: the reference that stands on the lead, Q-… or E-…',
    reference: 'Ask after a finished job',
    link: 'The link, for a message by hand',
    copy: 'Copy the link',
    copied: 'Copied',
    mailed: (when) => `mail sent ${when}`,
    planned: (when) => `mail goes out ${when}`,
    byHand: 'no e-mail: send the link by hand',
    until: (day) => `until ${day}`,
    failed: 'This did not work.',
    offline: 'The server did not answer. Check your connection and try again.',
  },
  es: {
    title: 'Opiniones',
    none: 'Todavía no ha escrito ningún cliente. A quien ha pagado su trabajo se le pregunta por correo a los tres días, y otra vez al año.',
    waiting: (n) => (n === 1 ? '1 opinión por leer' : `${n} opiniones por leer`),
    states: { waiting: 'sin leer', shown: 'visible', declined: 'no se muestra', withdrawn: 'retirada por su autor' },
    kinds: { first: 'tras el trabajo', 'follow-up': 'al año' },
    show: 'Mostrarla tal cual',
    decline: 'No mostrarla',
    reasons: {
      'names-others': 'Nombra a otras personas o una dirección (vuelve a su autor)',
      insult: 'Insulta a alguien (vuelve a su autor)',
      'another-business': 'Habla de otra empresa',
      'proven-untrue': 'Podemos demostrar que no es verdad',
    },
    why: '¿Por qué no? Que sea mala no es motivo.',
    reply: 'Nuestra respuesta',
    replyHint: 'Una sola, en el idioma de la opinión y sin detalles de la casa.',
    saveReply: 'Mostrar esta respuesta',
    asWritten: 'Las palabras quedan como se escribieron; aquí nadie puede cambiarlas.',
    lead: 'Abrir la solicitud',
    asked: 'Preguntados que aún no han escrito',
    askedNone: 'Ahora mismo no se pregunta a nadie.',
    ask: 'Crear un enlace',
    askHint: 'Para un trabajo cobrado: la referencia de la solicitud, Q-… o E-…',
    reference: 'Pedirla tras un trabajo terminado',
    link: 'El enlace, para enviarlo a mano',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    mailed: (when) => `correo enviado ${when}`,
    planned: (when) => `el correo sale ${when}`,
    byHand: 'sin correo: envía el enlace a mano',
    until: (day) => `hasta ${day}`,
    failed: 'No ha funcionado.',
    offline: 'El servidor no ha contestado. Revisa la conexión e inténtalo otra vez.',
  },
}
