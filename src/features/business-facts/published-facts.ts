import type { Business } from '#src/site/business.ts'
import { builtInBusiness } from '#src/site/business.ts'
import { type BusinessFacts, businessFacts } from './contract.ts'
import { hoursText, spansOf } from './hours.ts'

/** The facts of the business among what staff publish. */
export const businessSubjectName = 'business'

const given = (typed: string) => (typed === '' ? null : typed)

/** The business by a kept value; the built-in one for undefined. Throws when a version holds what no check would have let in. */
export function businessOf(kept: unknown): Business {
  if (kept === undefined) return builtInBusiness
  const facts = businessFacts.parse(kept)
  const weekdays = spansOf(facts.weekdays) ?? []
  return {
    ...builtInBusiness,
    name: facts.name,
    legalName: given(facts.legalName),
    taxId: given(facts.taxId),
    registeredAddress: given(facts.registeredAddress),
    email: given(facts.email),
    payoutIban: given(facts.payoutIban.replaceAll(' ', '')),
    phone: { e164: facts.phone, display: asRead(facts.phone) },
    whatsapp: { e164: facts.whatsapp },
    registrations: {
      lowVoltage: given(facts.lowVoltage),
      thermal: given(facts.thermal),
      refrigerants: given(facts.refrigerants),
    },
    insurance: given(facts.insurance),
    social: {
      facebook: given(facts.facebook),
      instagram: given(facts.instagram),
      youtube: given(facts.youtube),
      tiktok: given(facts.tiktok),
    },
    offices: builtInBusiness.offices.map((office) => ({ ...office, address: given(facts.addresses[office.id]) })),
    openingWeek: [
      spansOf(facts.sunday) ?? [],
      ...Array.from({ length: 5 }, () => weekdays),
      spansOf(facts.saturday) ?? [],
    ],
    confirmed: facts.confirmed,
  }
}

/** The facts as staff would write them. */
export function factsOf(business: Business): BusinessFacts {
  const { registrations, social, offices, openingWeek } = business
  const address = (id: string) => offices.find((office) => office.id === id)?.address ?? ''
  const hours = (day: number) => hoursText(openingWeek[day] ?? [])
  return {
    name: business.name,
    legalName: business.legalName ?? '',
    taxId: business.taxId ?? '',
    registeredAddress: business.registeredAddress ?? '',
    email: business.email ?? '',
    payoutIban: business.payoutIban ?? '',
    phone: business.phone.e164,
    whatsapp: business.whatsapp.e164,
    lowVoltage: registrations.lowVoltage ?? '',
    thermal: registrations.thermal ?? '',
    refrigerants: registrations.refrigerants ?? '',
    insurance: business.insurance ?? '',
    facebook: social.facebook ?? '',
    instagram: social.instagram ?? '',
    youtube: social.youtube ?? '',
    tiktok: social.tiktok ?? '',
    addresses: {
      marbella: address('marbella'),
      'marbella-panorama': address('marbella-panorama'),
      torremolinos: address('torremolinos'),
    },
    weekdays: hours(1),
    saturday: hours(6),
    sunday: hours(0),
    confirmed: [...business.confirmed],
  }
}

/** '+34 711 004 350'; another country's number as it is dialled. */
function asRead(e164: string): string {
  return e164.replace(/^\+34(\d{3})(\d{3})(\d{3})$/, '+34 $1 $2 $3')
}
