import type { OpenSpan } from '#src/shared/domain/opening-hours.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/**
 * The business, in one place. `null` is a fact the owner has not given: pages leave it out, nobody invents it, and the go-live
 * checklist of the staff shows it (`openFacts`). What is here is version 0; staff publish others (features/business-facts).
 */
export type Unset = string | null

export interface Office {
  id: 'marbella' | 'marbella-panorama' | 'torremolinos'
  town: Town
  name: Record<Language, string>
  /** Street, number, postal code and town, as one line. */
  address: Unset
}

/** Facts that are assumed until the owner confirms them. */
export const assumedFacts = ['name', 'whatsapp', 'openingHours'] as const

export interface Business {
  name: string
  legalName: Unset
  taxId: Unset
  registeredAddress: Unset
  email: Unset
  /** The account that partners are paid from. */
  payoutIban: Unset
  phone: { e164: string; display: string }
  whatsapp: { e164: string }
  registrations: { lowVoltage: Unset; thermal: Unset; refrigerants: Unset }
  insurance: Unset
  social: { facebook: Unset; instagram: Unset; youtube: Unset; tiktok: Unset }
  offices: readonly Office[]
  /** Sunday first. */
  openingWeek: readonly (readonly OpenSpan[])[]
  copyrightSince: number
  /** An enquiry is answered within this many minutes of opening time. */
  answerWithinOpenMinutes: number
  /** What of `assumedFacts` the owner has confirmed. */
  confirmed: readonly (typeof assumedFacts)[number][]
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const weekdays: OpenSpan[] = [{ fromMinute: at(9), toMinute: at(18) }]
const saturday: OpenSpan[] = [{ fromMinute: at(10), toMinute: at(14) }]

/** Version 0. */
export const builtInBusiness: Business = {
  /** Working name until the owner gives the trade name. */
  name: 'Lit Energy',
  legalName: null,
  taxId: null,
  registeredAddress: null,
  email: null,
  payoutIban: null,
  phone: { e164: '+34711004350', display: '+34 711 004 350' },
  /** The business phone, until the owner confirms a number for WhatsApp. */
  whatsapp: { e164: '+34711004350' },
  registrations: { lowVoltage: null, thermal: null, refrigerants: null },
  insurance: null,
  social: { facebook: null, instagram: null, youtube: null, tiktok: null },
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
  ],
  openingWeek: [[], weekdays, weekdays, weekdays, weekdays, weekdays, saturday],
  copyrightSince: 2024,
  answerWithinOpenMinutes: 120,
  confirmed: [],
}

let inForce: (() => Business) | undefined

/**
 * Says once for a process where the facts in force are: what is published, as the pages being made read it, as the server shows it, as a page of ours says it
 * in the visitor's browser.
 */
export function readBusinessFrom(source: () => Business): void {
  inForce = source
}

function factOf<Fact extends keyof Business>(fact: Fact): Business[Fact] {
  if (!inForce) throw new Error('facts of the business are read where nothing says which are in force')
  return inForce()[fact]
}

/** The facts in force, each read when it is asked for. Throws before `readBusinessFrom`. */
export const business: Business = {
  get name() {
    return factOf('name')
  },
  get legalName() {
    return factOf('legalName')
  },
  get taxId() {
    return factOf('taxId')
  },
  get registeredAddress() {
    return factOf('registeredAddress')
  },
  get email() {
    return factOf('email')
  },
  get payoutIban() {
    return factOf('payoutIban')
  },
  get phone() {
    return factOf('phone')
  },
  get whatsapp() {
    return factOf('whatsapp')
  },
  get registrations() {
    return factOf('registrations')
  },
  get insurance() {
    return factOf('insurance')
  },
  get social() {
    return factOf('social')
  },
  get offices() {
    return factOf('offices')
  },
  get openingWeek() {
    return factOf('openingWeek')
  },
  get copyrightSince() {
    return factOf('copyrightSince')
  },
  get answerWithinOpenMinutes() {
    return factOf('answerWithinOpenMinutes')
  },
  get confirmed() {
    return factOf('confirmed')
  },
}

export interface OpenFact {
  id: string
  label: Record<Language, string>
  /** 'unset': the owner has to supply it. 'unconfirmed': we work with an assumption. */
  state: 'unset' | 'unconfirmed'
}

interface CheckedFact {
  id: string
  en: string
  es: string
  value: Unset | 'assumed'
}

const checklistOf = (business: Business): CheckedFact[] => [
  { id: 'name', en: 'Trade name', es: 'Nombre comercial', value: assumed('name', business) },
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
  { id: 'whatsapp', en: 'WhatsApp number', es: 'Número de WhatsApp', value: assumed('whatsapp', business) },
  {
    id: 'openingHours',
    en: 'Opening hours on Saturday',
    es: 'Horario del sábado',
    value: assumed('openingHours', business),
  },
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

const assumed = (fact: (typeof assumedFacts)[number], { confirmed }: Business) =>
  confirmed.includes(fact) ? 'confirmed' : 'assumed'

/** What the owner still has to supply or confirm before the site goes live, in the order of the file above. */
export function openFacts(of: Business): OpenFact[] {
  return checklistOf(of)
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
