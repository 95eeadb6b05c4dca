import type { Language } from '#src/shared/i18n/language.ts'

export interface BookingWords {
  name: string
  phone: string
  town: string
  /** The consent, as on the contact form. */
  consent: { before: string; policy: string; after: string }
  conversation: string
  controller: (brand: string) => string
  send: string
  sending: string
  /** Heads the list of what is wrong. */
  errorTitle: string
  /** Before the words at a field, for those who hear the page. */
  errorPrefix: string
  missing: Readonly<Record<'name' | 'phone' | 'agrees', string>>
  failed: (phone: string) => string
  offline: (phone: string) => string
  receipt: (reference: string, when: string) => string
}

/** The short form in the chat, in the languages in which we call back. */
export const bookingWords: Readonly<Record<Language, BookingWords>> = {
  en: {
    name: 'Name',
    phone: 'Phone',
    town: 'Town or area',
    consent: {
      before: 'I agree to the ',
      policy: 'Privacy Policy',
      after: ' and consent to being contacted about my enquiry',
    },
    conversation: 'What you wrote here goes with it, so that nobody asks you twice.',
    controller: (brand) => `Responsible for your data: ${brand}. We use these details only to answer your enquiry.`,
    send: 'Ask for a call',
    sending: 'Sending…',
    errorTitle: 'There is a problem',
    errorPrefix: 'Error:',
    missing: {
      name: 'Enter your name',
      phone: 'Enter a phone number',
      agrees: 'Agree to the Privacy Policy, so that we may call you',
    },
    failed: (phone) => `It was not sent. What you wrote stays here; try again, or call us: ${phone}.`,
    offline: (phone) => `You seem to be offline. It is sent by itself as soon as you are back; or call us: ${phone}.`,
    receipt: (reference, when) =>
      `Thank you. It has arrived, with the reference ${reference}.\nA person calls you by ${when} at the latest, Spanish time.\nWe do not guarantee specific times.`,
  },
  es: {
    name: 'Nombre',
    phone: 'Teléfono',
    town: 'Municipio o zona',
    consent: {
      before: 'He leído la ',
      policy: 'política de privacidad',
      after: ' y quiero que me contactéis sobre mi consulta',
    },
    conversation: 'Lo que has escrito aquí va incluido, para que nadie te lo pregunte dos veces.',
    controller: (brand) => `Responsable de tus datos: ${brand}. Los usamos solo para responder a tu consulta.`,
    send: 'Pedir que me llamen',
    sending: 'Enviando…',
    errorTitle: 'Hay algo que revisar',
    errorPrefix: 'Error:',
    missing: {
      name: 'Escribe tu nombre',
      phone: 'Escribe un teléfono',
      agrees: 'Acepta la política de privacidad para que podamos llamarte',
    },
    failed: (phone) => `No se ha enviado. Lo que has escrito sigue aquí; inténtalo otra vez o llámanos: ${phone}.`,
    offline: (phone) =>
      `Parece que no tienes conexión. Se envía solo en cuanto vuelva; también puedes llamarnos: ${phone}.`,
    receipt: (reference, when) =>
      `Gracias. Ha llegado, con la referencia ${reference}.\nTe llama una persona como muy tarde el ${when}, hora de España.\nNo garantizamos horas concretas.`,
  },
}
