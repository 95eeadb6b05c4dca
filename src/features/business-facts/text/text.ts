import type { BusinessFacts } from '#src/features/business-facts/contract.ts'
import type { Language } from '#src/shared/i18n/language.ts'

export interface BusinessFactsText {
  title: string
  intro: string
  since: (when: string, who: string) => string
  fields: Record<Exclude<keyof BusinessFacts, 'addresses' | 'confirmed'>, string>
  address: (office: string) => string
  hoursHint: string
  confirm: Record<BusinessFacts['confirmed'][number], string>
  publish: string
  publishing: string
  published: string
  nothing: string
  conflict: string
  loading: string
  retry: string
  offline: string
  failed: string
}

export const businessFactsText: Record<Language, BusinessFactsText> = {
  en: {
    title: 'Facts of the business',
    intro:
      'What you publish here appears on every page, e-mail and document that uses it. An empty field is left out of them and stays on the list of what is missing before you go live.',
    since: (when, who) => `Published ${when} by ${who}.`,
    fields: {
      name: 'Trade name',
      legalName: 'Legal name',
      taxId: 'Tax number (NIF)',
      registeredAddress: 'Registered address',
      email: 'Public e-mail address',
      payoutIban: 'IBAN that partners are paid from',
      phone: 'Business phone',
      whatsapp: 'WhatsApp number',
      lowVoltage: 'Low-voltage registration (REBT)',
      thermal: 'Thermal registration (RITE)',
      refrigerants: 'Refrigerant gas certificate',
      insurance: 'Liability insurance policy',
      facebook: 'Facebook page',
      instagram: 'Instagram account',
      youtube: 'YouTube channel',
      tiktok: 'TikTok account',
      weekdays: 'Hours, Monday to Friday',
      saturday: 'Hours, Saturday',
      sunday: 'Hours, Sunday',
    },
    address: (office) => `Address: ${office}`,
    hoursHint: 'For example 09:00-14:00, 16:00-19:00. Leave it empty for closed.',
    confirm: {
      name: 'The trade name is confirmed',
      whatsapp: 'The WhatsApp number is confirmed',
      openingHours: 'The hours are confirmed',
    },
    publish: 'Publish the facts',
    publishing: 'Publishing…',
    published: 'Published on every page.',
    nothing: 'Nothing has changed.',
    conflict: 'Somebody has published other facts in the meantime. They are shown now; please make your change again.',
    loading: 'Loading',
    retry: 'Try again',
    offline: 'The server did not answer. Check your connection.',
    failed: 'That did not work.',
  },
  es: {
    title: 'Datos de la empresa',
    intro:
      'Lo que publiques aquí aparece en todas las páginas, correos y documentos que lo usan. Un campo vacío no sale en ellos y sigue en la lista de lo que falta antes de abrir la web.',
    since: (when, who) => `Publicado por ${who}, ${when}.`,
    fields: {
      name: 'Nombre comercial',
      legalName: 'Razón social',
      taxId: 'NIF',
      registeredAddress: 'Domicilio social',
      email: 'Correo electrónico público',
      payoutIban: 'IBAN desde el que se paga a los colaboradores',
      phone: 'Teléfono de la empresa',
      whatsapp: 'Número de WhatsApp',
      lowVoltage: 'Registro de baja tensión (REBT)',
      thermal: 'Registro térmico (RITE)',
      refrigerants: 'Certificado de gases fluorados',
      insurance: 'Póliza de responsabilidad civil',
      facebook: 'Página de Facebook',
      instagram: 'Cuenta de Instagram',
      youtube: 'Canal de YouTube',
      tiktok: 'Cuenta de TikTok',
      weekdays: 'Horario, de lunes a viernes',
      saturday: 'Horario del sábado',
      sunday: 'Horario del domingo',
    },
    address: (office) => `Dirección: ${office}`,
    hoursHint: 'Por ejemplo 09:00-14:00, 16:00-19:00. Déjalo vacío si está cerrado.',
    confirm: {
      name: 'El nombre comercial está confirmado',
      whatsapp: 'El número de WhatsApp está confirmado',
      openingHours: 'El horario está confirmado',
    },
    publish: 'Publicar los datos',
    publishing: 'Publicando…',
    published: 'Publicado en todas las páginas.',
    nothing: 'No ha cambiado nada.',
    conflict: 'Mientras tanto, otra persona ha publicado otros datos. Ya se ven aquí; repite tu cambio, por favor.',
    loading: 'Cargando',
    retry: 'Intentar de nuevo',
    offline: 'El servidor no ha respondido. Mira tu conexión.',
    failed: 'No ha funcionado.',
  },
}
