import type { Language } from '#src/shared/i18n/language.ts'

interface SendingText {
  /** The form at the foot of a saved quote, and the way to it in its heading. */
  title: string
  lede: string
  email: string
  language: string
  languages: Record<Language, string>
  send: string
  sent: (email: string) => string
  change: string
  privacy: string
  controller: (brand: string) => string
  mail: {
    title: string
    intro: string
    open: string
  }
}

export const sendingText: Record<Language, SendingText> = {
  en: {
    title: 'Send it to me',
    lede: 'The link and the PDF by e-mail. The link opens without an account.',
    email: 'E-mail',
    language: 'Language of the mail',
    languages: { en: 'English', es: 'Spanish' },
    send: 'Send',
    sent: (email) => `The link and the PDF are on their way to ${email}.`,
    change: 'Change',
    privacy: 'What we do with your data',
    controller: (brand) => `Responsible for your data: ${brand}.`,
    mail: {
      title: 'The quote you asked for',
      intro:
        'Somebody with the link to this estimate asked for it to be sent to this address. Prices are installed, with VAT; the details are in the attached PDF and behind the link.',
      open: 'Open the estimate',
    },
  },
  es: {
    title: 'Envíamelo',
    lede: 'El enlace y el PDF por correo. El enlace se abre sin cuenta.',
    email: 'Correo electrónico',
    language: 'Idioma del correo',
    languages: { en: 'Inglés', es: 'Español' },
    send: 'Enviar',
    sent: (email) => `El enlace y el PDF van de camino a ${email}.`,
    change: 'Cambiar',
    privacy: 'Qué hacemos con tus datos',
    controller: (brand) => `Responsable de tus datos: ${brand}.`,
    mail: {
      title: 'El presupuesto que has pedido',
      intro:
        'Alguien que tiene el enlace a este presupuesto orientativo ha pedido que lo enviemos a esta dirección. Los precios son instalados y con IVA; el detalle está en el PDF adjunto y en el enlace.',
      open: 'Abrir el presupuesto',
    },
  },
}
