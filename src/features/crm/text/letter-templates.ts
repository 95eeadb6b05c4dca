import type { LeadStage } from '#src/features/crm/domain/stages.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { nameToGreet } from '#src/shared/mail/greeting.ts'

/** What a template is filled with, from the lead's record. */
export interface LetterFacts {
  /** As the person wrote it. */
  name: string
  reference: string
  /** The quote's page as the customer opens it; null without a quote. */
  quoteUrl: string | null
  bookingUrl: string
  /** The time of a visit that is offered, in words; null when they choose one themselves. */
  surveyTime: string | null
  /** Who writes. */
  by: string
  brand: string
}

interface Template {
  /** In the menu, in the language of whoever writes. */
  name: Record<Language, string>
  needsQuote: boolean
  en: (facts: LetterFacts) => { subject: string; body: string }
  es: (facts: LetterFacts) => { subject: string; body: string }
}

const letterEn = (facts: LetterFacts, ...paragraphs: string[]) =>
  [
    `Hello${nameToGreet(facts.name) ? ` ${nameToGreet(facts.name)}` : ''},`,
    ...paragraphs,
    `Kind regards,\n${facts.by}\n${facts.brand}`,
  ].join('\n\n')
const letterEs = (facts: LetterFacts, ...paragraphs: string[]) =>
  [
    `Hola${nameToGreet(facts.name) ? `, ${nameToGreet(facts.name)}` : ''}:`,
    ...paragraphs,
    `Un saludo,\n${facts.by}\n${facts.brand}`,
  ].join('\n\n')

const templates = {
  'first-answer': {
    name: { en: 'First answer, offer a visit', es: 'Primera respuesta, ofrecer una visita' },
    needsQuote: false,
    en: (facts) => ({
      subject: `Your enquiry ${facts.reference}`,
      body: letterEn(
        facts,
        'Thank you for writing to us. I have read what you need and I am the person who looks after it.',
        'The next step is a short visit, so that the price is firm and holds no surprises. You can choose a day and time that suits you here:',
        facts.bookingUrl,
        'If you would rather talk first, answer this message and tell me when to call.',
      ),
    }),
    es: (facts) => ({
      subject: `Tu consulta ${facts.reference}`,
      body: letterEs(
        facts,
        'Gracias por escribirnos. He leído lo que necesitas y soy quien se ocupa de ello.',
        'El siguiente paso es una visita corta, para que el precio sea firme y no haya sorpresas. Puedes elegir el día y la hora que mejor te vengan aquí:',
        facts.bookingUrl,
        'Si prefieres que hablemos antes, responde a este mensaje y dime cuándo te llamo.',
      ),
    }),
  },
  'your-quote': {
    name: { en: 'Your quote', es: 'Tu presupuesto' },
    needsQuote: true,
    en: (facts) => ({
      subject: `Your quote ${facts.reference}`,
      body: letterEn(
        facts,
        'Your quote is ready. It shows three options side by side, what each one saves and what it does in a power cut:',
        facts.quoteUrl ?? '',
        'You can choose one there, or tell me what you would like to change and I will make you a new version.',
      ),
    }),
    es: (facts) => ({
      subject: `Tu presupuesto ${facts.reference}`,
      body: letterEs(
        facts,
        'Tu presupuesto está listo. Verás tres opciones una al lado de otra, lo que ahorra cada una y qué hace en un apagón:',
        facts.quoteUrl ?? '',
        'Puedes elegir una ahí mismo, o decirme qué cambiarías y te preparo una versión nueva.',
      ),
    }),
  },
  'survey-time': {
    name: { en: 'Offer a time for the survey', es: 'Ofrecer hora para la visita técnica' },
    needsQuote: false,
    en: (facts) => ({
      subject: 'A time for the survey',
      body: facts.surveyTime
        ? letterEn(
            facts,
            `I would like to see the house with you, so that your price is firm. I can come on ${facts.surveyTime}; it takes about an hour. Does that suit you?`,
            'If another time is better, you can choose one here:',
            facts.bookingUrl,
          )
        : letterEn(
            facts,
            'I would like to see the roof and the fuse board, so that your price is firm. It takes about an hour. You can choose the time yourself:',
            facts.bookingUrl,
          ),
    }),
    es: (facts) => ({
      subject: 'Una hora para la visita',
      body: facts.surveyTime
        ? letterEs(
            facts,
            `Me gustaría ver la casa contigo, para darte un precio firme. Puedo ir el ${facts.surveyTime}; es más o menos una hora. ¿Te viene bien?`,
            'Si te va mejor otro momento, puedes elegirlo aquí:',
            facts.bookingUrl,
          )
        : letterEs(
            facts,
            'Me gustaría ver el tejado y el cuadro eléctrico, para darte un precio firme. Es más o menos una hora. Puedes elegir tú el momento:',
            facts.bookingUrl,
          ),
    }),
  },
  'four-photos': {
    name: { en: 'Please send four photos', es: 'Pedir cuatro fotos' },
    needsQuote: false,
    en: (facts) => ({
      subject: 'Four photographs that make your price firm',
      body: letterEn(
        facts,
        'With four photographs I can check most of it before the visit: the roof or terrace, the open fuse board, the meter, and the place for the inverter. Photographs from a telephone are fine; answer this message with them.',
      ),
    }),
    es: (facts) => ({
      subject: 'Cuatro fotos para darte un precio firme',
      body: letterEs(
        facts,
        'Con cuatro fotos puedo comprobar casi todo antes de la visita: el tejado o la terraza, el cuadro eléctrico abierto, el contador y el sitio para el inversor. Vale con el móvil; respóndeme a este mensaje con ellas.',
      ),
    }),
  },
  'on-our-way': {
    name: { en: 'We are on our way', es: 'Vamos de camino' },
    needsQuote: false,
    en: (facts) => ({
      subject: 'We are on our way',
      body: letterEn(
        facts,
        'We are on our way to you. If anything has changed, answer this message and we will see it.',
      ),
    }),
    es: (facts) => ({
      subject: 'Vamos de camino',
      body: letterEs(facts, 'Vamos de camino a tu casa. Si ha cambiado algo, responde a este mensaje y lo veremos.'),
    }),
  },
  'missed-you': {
    name: { en: 'I called and did not reach you', es: 'He llamado y no te he encontrado' },
    needsQuote: false,
    en: (facts) => ({
      subject: 'I tried to call you',
      body: letterEn(
        facts,
        `I tried to call you about ${facts.reference} and did not reach you. When is a good moment? You can also choose a time for us to talk:`,
        facts.bookingUrl,
      ),
    }),
    es: (facts) => ({
      subject: 'Te he llamado',
      body: letterEs(
        facts,
        `Te he llamado por ${facts.reference} y no te he encontrado. ¿Cuándo te viene bien? También puedes elegir una hora para hablar:`,
        facts.bookingUrl,
      ),
    }),
  },
} as const satisfies Record<string, Template>

export type LetterId = keyof typeof templates
const isLetter = (id: string): id is LetterId => Object.hasOwn(templates, id)

/** The letters that fit a lead, named in the language of whoever writes. */
export function lettersFor(hasQuote: boolean, language: Language): { id: LetterId; name: string }[] {
  return Object.entries(templates).flatMap(([id, { name, needsQuote }]) =>
    isLetter(id) && (hasQuote || !needsQuote) ? [{ id, name: name[language] }] : [],
  )
}

/** The letter that usually comes next for a lead. */
export function usualLetter(stage: LeadStage, hasQuote: boolean): LetterId {
  if (stage === 'accepted') return 'four-photos'
  if (stage === 'survey-booked' || stage === 'permit') return 'on-our-way'
  if (hasQuote) return 'your-quote'
  return stage === 'new' ? 'first-answer' : 'survey-time'
}

/** A letter filled from the record, in a language. */
export function filledLetter(id: LetterId, facts: LetterFacts, language: Language): { subject: string; body: string } {
  return templates[id][language](facts)
}

const fillable = ['name', 'reference', 'quoteUrl', 'bookingUrl', 'surveyTime', 'by'] as const

/** Which facts of the record stand in a letter's words, as they are written there now. */
export function factsUsed(facts: LetterFacts, words: string): (typeof fillable)[number][] {
  return fillable.filter((fact) => {
    const value = fact === 'name' ? nameToGreet(facts.name) : facts[fact]
    return Boolean(value) && words.includes(value ?? '')
  })
}
