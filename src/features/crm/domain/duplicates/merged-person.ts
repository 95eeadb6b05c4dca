/** The person two records become. */

export const chosenFields = ['name', 'email', 'phone', 'language', 'town', 'address'] as const
export type ChosenField = (typeof chosenFields)[number]
/** Which record a field is taken from: a is the one that stays. */
export type MergeChoice = Partial<Record<ChosenField, 'a' | 'b' | undefined>>

export interface MergeablePerson {
  name: string
  email: string | null
  phone: string | null
  otherEmails: string[]
  otherPhones: string[]
  language: 'en' | 'es'
  town: string | null
  address: string | null
  consentMarketing: boolean
  restrictedAt: Date | null
}

/**
 * Each field as chosen, else of the one that stays, else of the other. No number or address is lost: what is not first is kept beside. Consent is
 * never widened: news are sent only where both records agreed; a restriction of one holds.
 */
export function mergedPerson(a: MergeablePerson, b: MergeablePerson, choice: MergeChoice): MergeablePerson {
  function of<F extends ChosenField>(field: F): MergeablePerson[F] {
    const [first, second] = choice[field] === 'b' ? [b, a] : [a, b]
    return first[field] === null || first[field] === '' ? second[field] : first[field]
  }
  const email = of('email')
  const phone = of('phone')
  return {
    name: of('name'),
    email,
    phone,
    otherEmails: others([a.email, b.email, ...a.otherEmails, ...b.otherEmails], email),
    otherPhones: others([a.phone, b.phone, ...a.otherPhones, ...b.otherPhones], phone),
    language: of('language'),
    town: of('town'),
    address: of('address'),
    consentMarketing: a.consentMarketing && b.consentMarketing,
    restrictedAt: earliest(a.restrictedAt, b.restrictedAt),
  }
}

function others(all: readonly (string | null)[], first: string | null): string[] {
  const plain = (value: string) => value.toLowerCase()
  const seen = new Set(first === null ? [] : [plain(first)])
  return all.flatMap((value) => {
    if (value === null || seen.has(plain(value))) return []
    seen.add(plain(value))
    return [value]
  })
}

function earliest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}
