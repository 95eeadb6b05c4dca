import type { Language } from '#src/shared/i18n/language.ts'

interface PartnerMailWords {
  greeting: (name: string) => string
  received: { subject: (reference: string) => string; intro: string; by: (when: string) => string; reference: string }
  approved: {
    subject: (code: string) => string
    intro: string
    code: string
    link: string
    texts: string
    whatsapp: (link: string) => string
    card: string
    open: string
    bank: string
  }
  declined: { subject: string; intro: string; reason: string; again: string }
  statement: {
    subject: (amount: string, day: string) => string
    intro: (amount: string, day: string) => string
    open: string
  }
  link: { subject: string; intro: string; open: string; notYou: string }
  notice: { subject: (reference: string) => string; intro: (when: string) => string; open: string }
}

export const partnerMailWords: Record<Language, PartnerMailWords> = {
  en: {
    greeting: (name) => (name === '' ? 'Hello.' : `Hello, ${name}.`),
    received: {
      subject: (reference) => `We have your partner application, reference ${reference}`,
      intro: 'Thank you for offering to recommend us. A person reads every application.',
      by: (when) => `We decide by ${when}, Spanish time, and write to you either way.`,
      reference: 'Reference',
    },
    approved: {
      subject: (code) => `You are a partner: your code is ${code}`,
      intro: 'Your application is approved. Everything you need to bring the first customer is in this mail.',
      code: 'Your code',
      link: 'Your link',
      texts: 'A text that you can send as it is, in English and in Spanish:',
      whatsapp: (link) =>
        `Hello, these are the people I recommend for solar, heat pumps and electrical work. You see the price before giving your number: ${link}. I earn a commission if you go ahead; your price is the same.`,
      card: 'Attached is your card with the QR code, in both languages, ready to print on A5.',
      open: 'Open your portal',
      bank: 'In the portal you can register somebody in four answers, follow each job, and add the account we pay to.',
    },
    declined: {
      subject: 'Your partner application',
      intro: 'Thank you for your application. We have decided not to go ahead with it.',
      reason: 'The reason, as our colleague wrote it:',
      again: 'Answer this mail if you think we have missed something, and a person will look again.',
    },
    statement: {
      subject: (amount, day) => `Your payout: ${amount} on ${day}`,
      intro: (amount, day) =>
        `${amount} goes to your account on ${day}. The statement with every job is in your portal.`,
      open: 'See the statement',
    },
    link: {
      subject: 'Your link to the partner portal',
      intro: 'This link opens your portal once, within the next 30 minutes.',
      open: 'Open my portal',
      notYou: 'If you did not ask for it, do nothing: the link works only for whoever has this mail.',
    },
    notice: {
      subject: (reference) => `Partner application ${reference}`,
      intro: (when) => `A business would like to recommend us. Decide by ${when}.`,
      open: 'Open the applications',
    },
  },
  es: {
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    received: {
      subject: (reference) => `Tenemos tu solicitud de colaborador, referencia ${reference}`,
      intro: 'Gracias por querer recomendarnos. Cada solicitud la lee una persona.',
      by: (when) => `Decidimos como muy tarde el ${when} y te escribimos en cualquier caso.`,
      reference: 'Referencia',
    },
    approved: {
      subject: (code) => `Ya eres colaborador: tu código es ${code}`,
      intro: 'Hemos aprobado tu solicitud. En este correo tienes todo lo necesario para traer al primer cliente.',
      code: 'Tu código',
      link: 'Tu enlace',
      texts: 'Un texto que puedes enviar tal cual, en inglés y en español:',
      whatsapp: (link) =>
        `Hola, estos son los que recomiendo para placas, aerotermia y electricidad. Ves el precio antes de dar tu teléfono: ${link}. Si te decides, cobro una comisión; tu precio no cambia.`,
      card: 'Adjuntamos tu tarjeta con el QR, en los dos idiomas, lista para imprimir en A5.',
      open: 'Abrir tu portal',
      bank: 'En el portal puedes registrar a alguien en cuatro respuestas, seguir cada trabajo e indicar la cuenta en la que te pagamos.',
    },
    declined: {
      subject: 'Tu solicitud de colaborador',
      intro: 'Gracias por tu solicitud. Hemos decidido no seguir adelante con ella.',
      reason: 'El motivo, tal como lo ha escrito quien la ha revisado:',
      again: 'Si crees que se nos ha pasado algo, contesta a este correo y lo revisa una persona.',
    },
    statement: {
      subject: (amount, day) => `Tu pago: ${amount} el ${day}`,
      intro: (amount, day) => `El ${day} te transferimos ${amount}. El extracto con cada trabajo está en tu portal.`,
      open: 'Ver el extracto',
    },
    link: {
      subject: 'Tu enlace al portal de colaboradores',
      intro: 'Este enlace abre tu portal una sola vez, durante los próximos 30 minutos.',
      open: 'Abrir mi portal',
      notYou: 'Si no lo has pedido, no hagas nada: sin este correo nadie puede entrar con él.',
    },
    notice: {
      subject: (reference) => `Solicitud de colaborador ${reference}`,
      intro: (when) => `Un negocio quiere recomendarnos. Hay que decidir como muy tarde el ${when}.`,
      open: 'Abrir las solicitudes',
    },
  },
}
