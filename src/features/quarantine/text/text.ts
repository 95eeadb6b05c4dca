import type { HeldKind } from '#src/features/quarantine/contract.ts'
import type { SuspicionReason } from '#src/features/quarantine/domain/suspicion.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface QuarantineText {
  title: string
  about: string
  empty: string
  /** How many wait, for Today. */
  waiting: (count: number) => string
  waitingHint: (count: number) => string
  release: string
  dismiss: string
  loading: string
  failed: string
  offline: string
  retry: string
  kinds: Record<HeldKind, string>
  reasons: Record<SuspicionReason, string>
}

export const quarantineText: Record<Language, QuarantineText> = {
  en: {
    title: 'Held back',
    about:
      'These forms look as if no person had sent them. If you release one, it continues on its way with the time it was sent: an enquiry becomes a lead, an application waits for its decision. A dismissed form is deleted after thirty days, and no form is deleted before you have seen it.',
    empty: 'Nothing is held back.',
    waiting: (count) => (count === 1 ? '1 form is held back' : `${count} forms are held back`),
    waitingHint: (count) => `Check whether a person sent ${count === 1 ? 'it' : 'them'}.`,
    release: 'A person sent it',
    dismiss: 'Not a person',
    loading: 'Loading the list',
    failed: 'The list could not be loaded.',
    offline: 'No connection.',
    retry: 'Try again',
    kinds: {
      contact: 'Enquiry',
      quote: 'Quote',
      bill: 'Bill for an engineer',
      'chat-request': 'Call asked for in the chat',
      'consultation-wish': 'Design consultation',
      'affiliate-application': 'Partner application',
      'energy-alert': 'Evening mail with the best hours',
      'quote-sending': 'A quote by e-mail',
    },
    reasons: {
      trap: 'a hidden field is filled in',
      fast: 'filled in faster than a person can read',
      'name-link': 'a link in place of a name',
      markup: 'written in markup',
      'many-links': 'many links',
      links: 'several links',
      words: 'advertising words',
      shouting: 'capitals only',
      'same-everywhere': 'the same text in every field',
    },
  },
  es: {
    title: 'Retenidos',
    about:
      'Estos formularios no parecen enviados por una persona. Si liberas uno, sigue su camino con la hora a la que se envió: una consulta pasa a ser una solicitud, una candidatura de colaborador espera su decisión. Uno descartado se borra a los treinta días. Nada se borra sin que lo hayas visto.',
    empty: 'No hay nada retenido.',
    waiting: (count) => (count === 1 ? '1 formulario retenido' : `${count} formularios retenidos`),
    waitingHint: (count) => `Mira si ${count === 1 ? 'lo' : 'los'} ha enviado una persona.`,
    release: 'Lo envió una persona',
    dismiss: 'No es una persona',
    loading: 'Cargando la lista',
    failed: 'No se ha podido cargar la lista.',
    offline: 'Sin conexión.',
    retry: 'Probar otra vez',
    kinds: {
      contact: 'Consulta',
      quote: 'Presupuesto',
      bill: 'Factura para un ingeniero',
      'chat-request': 'Llamada pedida en el chat',
      'consultation-wish': 'Consulta de diseño',
      'affiliate-application': 'Candidatura de colaborador',
      'energy-alert': 'Correo de la tarde con las mejores horas',
      'quote-sending': 'Un presupuesto por correo',
    },
    reasons: {
      trap: 'tiene relleno un campo oculto',
      fast: 'se rellenó más deprisa de lo que se tarda en leer',
      'name-link': 'un enlace en lugar de nombre',
      markup: 'escrito con etiquetas',
      'many-links': 'muchos enlaces',
      links: 'varios enlaces',
      words: 'palabras de publicidad',
      shouting: 'todo en mayúsculas',
      'same-everywhere': 'lo mismo en todos los campos',
    },
  },
}
