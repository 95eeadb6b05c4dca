import type { HeldKind } from '#src/features/quarantine/contract.ts'
import type { SuspicionReason } from '#src/features/quarantine/domain/suspicion.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface QuarantineText {
  title: string
  about: string
  empty: string
  /** How many wait, for Today. */
  waiting: (count: number) => string
  waitingHint: string
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
      'These forms look as if no person had sent them. A released one goes the way it would have gone, with its own time: an enquiry becomes a lead, an application waits for its decision. A dismissed one is deleted after thirty days, and none is deleted before you have seen it.',
    empty: 'Nothing is held back.',
    waiting: (count) => (count === 1 ? '1 form is held back' : `${count} forms are held back`),
    waitingHint: 'Look whether a person sent them.',
    release: 'A person sent it',
    dismiss: 'Not a person',
    loading: 'Fetching the list',
    failed: 'The list could not be fetched.',
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
    },
    reasons: {
      trap: 'a field filled in that nobody sees',
      fast: 'filled in faster than anybody reads',
      'name-link': 'a link for a name',
      markup: 'written in markup',
      'many-links': 'many links',
      links: 'several links',
      words: 'words of advertising',
      shouting: 'capitals only',
      'same-everywhere': 'the same in every field',
    },
  },
  es: {
    title: 'Retenidos',
    about:
      'Estos formularios no parecen enviados por una persona. Uno liberado sigue su camino con su propia hora: una consulta pasa a ser una solicitud, una candidatura de colaborador espera su decisión. Uno descartado se borra a los treinta días. Nada se pierde sin que lo veas.',
    empty: 'No hay nada retenido.',
    waiting: (count) => (count === 1 ? '1 formulario retenido' : `${count} formularios retenidos`),
    waitingHint: 'Mira si los ha enviado una persona.',
    release: 'Lo envió una persona',
    dismiss: 'No es una persona',
    loading: 'Cargando la lista',
    failed: 'No se ha podido traer la lista.',
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
    },
    reasons: {
      trap: 'rellenó un campo que nadie ve',
      fast: 'se rellenó más deprisa de lo que nadie lee',
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
