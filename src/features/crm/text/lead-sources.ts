import type { Language } from '#src/shared/i18n/language.ts'

/** What a lead came by, by its source. Apart from the office's other words: reports need no more of them. */
export const leadSourceWords: Record<Language, Record<string, string>> = {
  en: {
    '/api/contact': 'the contact form',
    '/api/quotes': 'the quote form',
    '/api/emergency/requests': 'the emergency chat',
    '/api/consultations': 'the booking of a consultation',
    '/api/bills/enquiries': 'the bill check',
    phone: 'a phone call',
    whatsapp: 'WhatsApp',
    'walk-in': 'a visit to the office',
    other: 'another way',
    import: 'an imported file',
    direct: 'a bookmark or the address typed in',
    site: 'another page of ours',
    unknown: 'nobody knows where',
  },
  es: {
    '/api/contact': 'el formulario de contacto',
    '/api/quotes': 'el formulario de presupuesto',
    '/api/emergency/requests': 'el chat de urgencias',
    '/api/consultations': 'la reserva de una consulta',
    '/api/bills/enquiries': 'la revisión de la factura',
    phone: 'una llamada',
    whatsapp: 'WhatsApp',
    'walk-in': 'una visita a la oficina',
    other: 'otra vía',
    import: 'un archivo importado',
    direct: 'un favorito o la dirección escrita',
    site: 'otra página nuestra',
    unknown: 'no se sabe',
  },
}
