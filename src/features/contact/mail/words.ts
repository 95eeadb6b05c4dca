import type { Language } from '#src/shared/i18n/language.ts'

interface ContactMailWords {
  subject: (reference: string) => string
  greeting: (name: string) => string
  intro: string
  answeredBy: (when: string) => string
  answered: string
  yours: string
  noticeSubject: (reference: string, about: string) => string
  noticeIntro: string
  open: string
  rows: {
    reference: string
    name: string
    phone: string
    email: string
    location: string
    service: string
    language: string
    answerBy: string
  }
  message: string
  enquiry: string
  languageName: Record<Language, string>
}

/** The words of the mails about an enquiry; the names of services come from contact/text. */
export const contactMailWords: Record<Language, ContactMailWords> = {
  en: {
    subject: (reference) => `We have your enquiry, reference ${reference}`,
    greeting: (name) => (name === '' ? 'Hello.' : `Hello, ${name}.`),
    intro: 'Your enquiry has reached us.',
    answeredBy: (when) => `A person from our office answers by ${when} at the latest, Spanish time.`,
    answered: 'A person from our office answers in our opening hours.',
    yours: 'What you sent us',
    noticeSubject: (reference, about) => `New enquiry ${reference}: ${about}`,
    noticeIntro: 'A visitor has sent an enquiry.',
    open: 'Open the lead',
    rows: {
      reference: 'Reference',
      name: 'Name',
      phone: 'Phone',
      email: 'E-mail',
      location: 'Place',
      service: 'About',
      language: 'Language',
      answerBy: 'Answer by',
    },
    message: 'Message',
    enquiry: 'enquiry',
    languageName: { en: 'English', es: 'Spanish' },
  },
  es: {
    subject: (reference) => `Nos ha llegado tu consulta, referencia ${reference}`,
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    intro: 'Tu consulta ya está con nosotros.',
    answeredBy: (when) => `Una persona de la oficina te contesta como muy tarde el ${when}.`,
    answered: 'Una persona de la oficina te contesta en nuestro horario.',
    yours: 'Lo que nos has escrito',
    noticeSubject: (reference, about) => `Consulta nueva ${reference}: ${about}`,
    noticeIntro: 'Un visitante ha enviado una consulta.',
    open: 'Abrir la ficha',
    rows: {
      reference: 'Referencia',
      name: 'Nombre',
      phone: 'Teléfono',
      email: 'Correo',
      location: 'Zona',
      service: 'Tema',
      language: 'Idioma',
      answerBy: 'Contestar antes del',
    },
    message: 'Mensaje',
    enquiry: 'consulta',
    languageName: { en: 'inglés', es: 'español' },
  },
}
