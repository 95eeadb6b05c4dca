import type { OpenSpan } from '#src/shared/domain/opening-hours.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/**
 * The business, in one place. `null` is a fact the owner has not given: pages leave it out, nobody invents it, and the go-live
 * checklist of the staff shows it (`unsetFacts`).
 */
type Unset = string | null

export interface Office {
  id: 'marbella' | 'marbella-panorama' | 'torremolinos'
  town: Town
  name: Record<Language, string>
  /** Street, number, postal code and town, as one line. */
  address: Unset
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const weekdays: OpenSpan[] = [{ fromMinute: at(9), toMinute: at(18) }]
const saturday: OpenSpan[] = [{ fromMinute: at(10), toMinute: at(14) }]

export const business = {
  /** Working name until the owner gives the trade name. */
  name: 'Lit Energy',
  legalName: null as Unset,
  taxId: null as Unset,
  registeredAddress: null as Unset,
  email: null as Unset,
  /** The account that partners are paid from. */
  payoutIban: null as Unset,
  phone: { e164: '+34711004350', display: '+34 711 004 350' },
  /** The business phone, until the owner confirms a number for WhatsApp. */
  whatsapp: { e164: '+34711004350' },
  registrations: { lowVoltage: null as Unset, thermal: null as Unset, refrigerants: null as Unset },
  insurance: null as Unset,
  social: {
    facebook: null as Unset,
    instagram: null as Unset,
    youtube: null as Unset,
    tiktok: null as Unset,
  },
  offices: [
    {
      id: 'marbella',
      town: 'marbella',
      name: { en: 'Marbella, main office', es: 'Marbella, oficina principal' },
      address: null,
    },
    {
      id: 'marbella-panorama',
      town: 'marbella',
      name: { en: 'Marbella, Panorama', es: 'Marbella, Panorama' },
      address: null,
    },
    { id: 'torremolinos', town: 'torremolinos', name: { en: 'Torremolinos', es: 'Torremolinos' }, address: null },
  ] satisfies Office[] as Office[],
  /** Sunday first. */
  openingWeek: [[], weekdays, weekdays, weekdays, weekdays, weekdays, saturday] as readonly OpenSpan[][],
  copyrightSince: 2024,
  /** An enquiry is answered within this many minutes of opening time. */
  answerWithinOpenMinutes: 120,
} as const

export interface OpenFact {
  id: string
  label: Record<Language, string>
  /** 'unset': the owner has to supply it. 'unconfirmed': we work with an assumption. */
  state: 'unset' | 'unconfirmed'
}

const checklist: readonly { id: string; en: string; es: string; value: Unset | 'assumed' }[] = [
  { id: 'name', en: 'Trade name', es: 'Nombre comercial', value: 'assumed' },
  { id: 'legalName', en: 'Legal name of the company', es: 'Razón social', value: business.legalName },
  { id: 'taxId', en: 'Tax number (NIF)', es: 'NIF', value: business.taxId },
  { id: 'registeredAddress', en: 'Registered address', es: 'Domicilio social', value: business.registeredAddress },
  { id: 'email', en: 'Public e-mail address', es: 'Correo electrónico público', value: business.email },
  {
    id: 'payoutIban',
    en: 'IBAN that partners are paid from',
    es: 'IBAN desde el que se paga a los colaboradores',
    value: business.payoutIban,
  },
  { id: 'whatsapp', en: 'WhatsApp number', es: 'Número de WhatsApp', value: 'assumed' },
  { id: 'openingHours', en: 'Opening hours on Saturday', es: 'Horario del sábado', value: 'assumed' },
  ...business.offices.map((office) => ({
    id: `office.${office.id}`,
    en: `Address: ${office.name.en}`,
    es: `Dirección: ${office.name.es}`,
    value: office.address,
  })),
  {
    id: 'registrations.lowVoltage',
    en: 'Low-voltage installer registration (REBT)',
    es: 'Registro de instalador de baja tensión (REBT)',
    value: business.registrations.lowVoltage,
  },
  {
    id: 'registrations.thermal',
    en: 'Thermal installer registration (RITE)',
    es: 'Registro de instalador térmico (RITE)',
    value: business.registrations.thermal,
  },
  {
    id: 'registrations.refrigerants',
    en: 'Refrigerant gas certificate (F-gas)',
    es: 'Certificado de gases fluorados',
    value: business.registrations.refrigerants,
  },
  {
    id: 'insurance',
    en: 'Liability insurance policy',
    es: 'Póliza de responsabilidad civil',
    value: business.insurance,
  },
  { id: 'social.facebook', en: 'Facebook page', es: 'Página de Facebook', value: business.social.facebook },
  { id: 'social.instagram', en: 'Instagram account', es: 'Cuenta de Instagram', value: business.social.instagram },
  { id: 'social.youtube', en: 'YouTube channel', es: 'Canal de YouTube', value: business.social.youtube },
  { id: 'social.tiktok', en: 'TikTok account', es: 'Cuenta de TikTok', value: business.social.tiktok },
]

/** What the owner still has to supply or confirm before the site goes live, in the order of the file above. */
export function unsetFacts(): OpenFact[] {
  return checklist
    .filter(({ value }) => value === null || value === 'assumed')
    .map(({ id, en, es, value }) => ({ id, label: { en, es }, state: value === null ? 'unset' : 'unconfirmed' }))
}

/** A chat link with the first message already written in the visitor's language. */
export function whatsappLink(language: Language): string {
  const greeting = {
    en: 'Hello, I would like a free solar assessment for my home.',
    es: 'Hola, me gustaría un estudio solar gratuito para mi casa.',
  }
  return `https://wa.me/${business.whatsapp.e164.slice(1)}?text=${encodeURIComponent(greeting[language])}`
}
