import type { ReviewKind } from '#src/features/reviews/domain/review.ts'
import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { closingBlocks } from '#src/shared/mail/closing.ts'
import { nameToGreet } from '#src/shared/mail/greeting.ts'
import { type RenderedMail, renderMail } from '#src/shared/mail/render.ts'

const words = {
  en: {
    subject: { first: 'How did we do? It takes two minutes', 'follow-up': 'A year on: how is it working?' },
    greeting: (name: string) => `Dear ${name},`,
    intro: {
      first:
        'your invoice is paid; thank you. People who think of calling us would like to know how it went for you: what was agreed, how long it took, who came, what broke.',
      'follow-up':
        'a year has passed since we finished. A roof is judged in its second winter, so we would like to know how it has worked for you. What you write is shown as a second opinion, a year on.',
    },
    shown:
      'We show it as you write it, good or bad, with your first name and town or with no name at all. We do not change a word, and you get nothing in return.',
    write: 'Write your opinion',
    until: (day: string) => `The link works until ${day}. You can take your words back at any time with the same link.`,
  },
  es: {
    subject: { first: '¿Qué tal lo hicimos? Son dos minutos', 'follow-up': 'Un año después: ¿qué tal funciona?' },
    greeting: (name: string) => `Hola, ${name}:`,
    intro: {
      first:
        'tu factura está pagada; gracias. A quien piensa en llamarnos le sirve saber cómo te fue a ti: qué se acordó, cuánto tardamos, quién vino y qué se rompió.',
      'follow-up':
        'ha pasado un año desde que terminamos. Una cubierta se juzga en su segundo invierno, por eso queremos saber cómo te ha ido. Lo que escribas aparece como segunda opinión, un año después.',
    },
    shown:
      'La mostramos tal como la escribas, buena o mala, con tu nombre de pila y tu municipio o sin nombre. No cambiamos ni una palabra y no te damos nada a cambio.',
    write: 'Escribe tu opinión',
    until: (day: string) =>
      `El enlace funciona hasta el ${day}. Con ese mismo enlace puedes retirar tus palabras cuando quieras.`,
  },
} as const

/** To somebody whose job is paid: the link to write a review. */
export function reviewInvitationMail(o: {
  kind: ReviewKind
  language: Language
  name: string
  reference: string
  url: string
  until: string
  business: BusinessCard
}): RenderedMail {
  const text = words[o.language]
  return renderMail({
    language: o.language,
    subject: text.subject[o.kind],
    brand: o.business.name,
    blocks: [
      { kind: 'paragraph', text: text.greeting(nameToGreet(o.name)) },
      { kind: 'paragraph', text: text.intro[o.kind] },
      { kind: 'paragraph', text: text.shown },
      { kind: 'action', label: text.write, url: o.url },
      { kind: 'small', text: text.until(o.until) },
      ...closingBlocks({ business: o.business, language: o.language, reference: o.reference }),
    ],
  })
}
