import type { Level } from '#src/features/emergency-chat/domain/triage-types.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface UrgentNoticeWords {
  subject: (reference: string, level: string, timesTold: number) => string
  intro: string
  again: (times: number) => string
  level: string
  levels: Record<Level, string>
  phone: string
  name: string
  email: string
  location: string
  open: string
  until: string
}

export const urgentNoticeWords: Record<Language, UrgentNoticeWords> = {
  en: {
    subject: (reference, level, timesTold) =>
      `${timesTold > 0 ? `Nobody has taken it, notice ${timesTold + 1}: ` : ''}${level}, ${reference}`,
    intro: 'Somebody asks in the chat for a call and describes something urgent.',
    again: (times) => `Nobody has taken this request yet. This is notice number ${times}.`,
    level: 'How urgent',
    levels: { critical: 'Danger now', high: 'Electrician today', medium: 'Can wait', low: 'Question' },
    phone: 'Phone',
    name: 'Name',
    email: 'E-mail',
    location: 'Place',
    open: 'Open it and take it',
    until: 'The notices stop when somebody takes the request or moves it to another stage.',
  },
  es: {
    subject: (reference, level, timesTold) =>
      `${timesTold > 0 ? `Nadie se ha hecho cargo, aviso ${timesTold + 1}: ` : ''}${level}, ${reference}`,
    intro: 'Alguien pide en el chat que le llaméis y cuenta algo urgente.',
    again: (times) => `Nadie se ha hecho cargo todavía de esta petición. Este es el aviso número ${times}.`,
    level: 'Urgencia',
    levels: { critical: 'Peligro ahora', high: 'Electricista hoy', medium: 'Puede esperar', low: 'Consulta' },
    phone: 'Teléfono',
    name: 'Nombre',
    email: 'Correo',
    location: 'Lugar',
    open: 'Abrirla y hacerse cargo',
    until: 'Los avisos terminan cuando alguien se hace cargo o cambia la fase de la petición.',
  },
}
