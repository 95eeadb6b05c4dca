import { type Mode, modes } from './rules.ts'

/** What the form holds, as it was typed. */
export interface ConsultationValues {
  topic: string
  mode: Mode
  town: string
  slot: string
  /** IANA name; empty: Spain's time alone. */
  timeZone: string
  name: string
  /** A phone number or an e-mail address, as people like. */
  reach: string
  address: string
  consentPrivacy: boolean
  quoteToken: string
  /** With which a time is held; only the page's script holds any. */
  hold: string
}

/** A form read by name: what FormData and URLSearchParams have in common. */
interface Fields {
  get(name: string): unknown
}

export const emptyConsultation: ConsultationValues = {
  topic: 'solar',
  mode: 'visit',
  town: 'marbella',
  slot: '',
  timeZone: '',
  name: '',
  reach: '',
  address: '',
  consentPrivacy: false,
  quoteToken: '',
  hold: '',
}

/** The values of a posted form, or of a link that brings some along. What is missing is as in an empty form. */
export function consultationValues(fields: Fields): ConsultationValues {
  const text = (name: string, otherwise = '') => {
    const value = fields.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : otherwise
  }
  return {
    topic: text('topic', emptyConsultation.topic),
    mode: modes.find((mode) => mode === text('mode')) ?? emptyConsultation.mode,
    town: text('town', emptyConsultation.town),
    slot: text('slot'),
    timeZone: text('timeZone'),
    name: text('name'),
    reach: text('reach'),
    address: text('address'),
    consentPrivacy: text('consentPrivacy') !== '',
    quoteToken: text('quoteToken'),
    hold: text('hold'),
  }
}

/** The body of POST /api/consultations as far as the form was filled; blank fields are left out. */
export function consultationBody(values: ConsultationValues, language: string) {
  const { topic, mode, town, slot, timeZone, name, reach, address, consentPrivacy, quoteToken, hold } = values
  const way = reach.includes('@') ? { email: reach } : { phone: reach }
  return {
    language,
    slot,
    topic,
    mode,
    town,
    contact: { name, ...(reach ? way : {}) },
    consent: { privacy: consentPrivacy, marketing: false },
    ...(timeZone ? { timeZone } : {}),
    // Of a call the form asks for none: one that was typed before stays here.
    ...(address && mode === 'visit' ? { address } : {}),
    ...(quoteToken ? { quoteToken } : {}),
    ...(hold ? { hold } : {}),
  }
}
