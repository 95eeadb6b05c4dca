import { editDistance, isOneSlip, nameLikeness, nameWords, orderedLikeness } from './names.ts'

/** What is compared of a person. */
export interface ComparedPerson {
  id: string
  name: string
  email: string | null
  /** E.164. */
  phone: string | null
  otherEmails?: readonly string[]
  otherPhones?: readonly string[]
  town: string | null
}

/** Why two records look like one person, as codes that the screens word. */
export const likenessReasons = [
  'same-phone',
  'same-email',
  'nearly-same-phone',
  'nearly-same-email',
  'same-name',
  'similar-name',
  'same-town',
] as const
export type LikenessReason = (typeof likenessReasons)[number]

export interface Likeness {
  /** 0 to 1. */
  score: number
  because: LikenessReason[]
}

/** From here on a pair is put into the queue of duplicates. */
export const queueScore = 0.75
/** From here on a record is shown while another is typed in: looking costs nothing there. */
export const hintScore = 0.5

/** Of a pair that only name and town bring together; it counts only where the name is rare. */
export const byNameScore = 0.82
/** What it counts where several people are called so. */
export const commonNameScore = 0.65

/** A person made ready to be compared many times. */
export interface Prepared {
  person: ComparedPerson
  words: string[]
  emails: string[]
  phones: string[]
}

export function prepared(person: ComparedPerson): Prepared {
  return {
    person,
    words: nameWords(person.name),
    emails: [person.email, ...(person.otherEmails ?? [])].flatMap((email) => (email ? [plainEmail(email)] : [])),
    phones: [person.phone, ...(person.otherPhones ?? [])].flatMap((phone) => phone ?? []),
  }
}

/** The mailbox that an address reaches: small letters, nothing after a plus, and no dots where the provider ignores them. */
export function plainEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.split('+')[0] ?? ''
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain
  return `${host === 'gmail.com' ? name.replaceAll('.', '') : name}@${host}`
}

/**
 * How likely two records are one person. The same number or address nearly decides, unless the names have nothing in common: families and firms share
 * a telephone. Names and town decide only where neither number nor address speaks against it, because many people share a name.
 */
export function likeness(a: Prepared, b: Prepared): Likeness {
  const because: LikenessReason[] = []
  const alike = nameLikeness(a.words, b.words)
  const samePhone = a.phones.some((phone) => b.phones.includes(phone))
  const sameEmail = a.emails.some((email) => b.emails.includes(email))
  const nearPhone = !samePhone && a.phones.some((x) => b.phones.some((y) => isNearPhone(x, y)))
  const nearEmail = !sameEmail && a.emails.some((x) => b.emails.some((y) => isNearEmail(x, y)))
  const sameTown = a.person.town !== null && a.person.town === b.person.town
  if (samePhone) because.push('same-phone')
  if (sameEmail) because.push('same-email')
  if (nearPhone) because.push('nearly-same-phone')
  if (nearEmail) because.push('nearly-same-email')
  if (alike === 1) because.push('same-name')
  else if (alike >= 0.8) because.push('similar-name')
  if (sameTown) because.push('same-town')
  return { score: scoreOf({ alike, samePhone, sameEmail, nearPhone, nearEmail, sameTown }, a, b), because }
}

/**
 * False when two records cannot reach `least`, whatever they are called: names are the costly part, and of most pairs that a block brings together
 * neither number nor address has anything in common.
 */
export function canReach(a: Prepared, b: Prepared, least: number): boolean {
  const hasOthers = (a.emails.length > 0 && b.emails.length > 0) || (a.phones.length > 0 && b.phones.length > 0)
  if (least <= (hasOthers ? commonNameScore : byNameScore)) return true
  return (
    a.phones.some((x) => b.phones.some((y) => x === y || isNearPhone(x, y))) ||
    a.emails.some((x) => b.emails.some((y) => x === y || isNearEmail(x, y)))
  )
}

interface Signs {
  alike: number
  samePhone: boolean
  sameEmail: boolean
  nearPhone: boolean
  nearEmail: boolean
  sameTown: boolean
}

function scoreOf(s: Signs, a: Prepared, b: Prepared): number {
  if (s.samePhone && s.sameEmail) return 0.99
  if (s.sameEmail) return s.alike >= 0.8 ? 0.97 : s.alike >= 0.5 ? 0.9 : 0.78
  const otherEmails = a.emails.length > 0 && b.emails.length > 0
  if (s.samePhone) return s.alike >= 0.8 ? 0.96 : s.alike >= 0.45 ? 0.85 : otherEmails && !s.nearEmail ? 0.6 : 0.76
  if ((s.nearPhone || s.nearEmail) && s.alike >= 0.85) return s.sameTown || (s.nearPhone && s.nearEmail) ? 0.88 : 0.8
  return byName(s, a, b, otherEmails)
}

function byName(s: Signs, a: Prepared, b: Prepared, otherEmails: boolean): number {
  const otherPhones = a.phones.length > 0 && b.phones.length > 0
  if (s.alike < 0.85 || Math.min(a.words.length, b.words.length) < 2 || (otherEmails && otherPhones)) return 0.3
  const isWhole = orderedLikeness(a.words, b.words) >= 0.9
  if (!s.sameTown) return a.person.town === null || b.person.town === null ? 0.62 : 0.45
  return isWhole && !otherEmails && !otherPhones ? byNameScore : 0.65
}

/** One figure wrong, missing, too many or swapped with its neighbour. */
function isNearPhone(a: string, b: string): boolean {
  return a.length >= 9 && isOneSlip(a, b)
}

/** One slip in the name before the at sign or in the provider's. */
function isNearEmail(a: string, b: string): boolean {
  const [localA = '', hostA = ''] = a.split('@')
  const [localB = '', hostB = ''] = b.split('@')
  if (localA === localB) return localA.length >= 5 && editDistance(hostA, hostB, 2) <= 2
  if (hostA !== hostB || localA.length < 6 || !isOneSlip(localA, localB)) return false
  // Numbered mailboxes are neighbours, not slips.
  return !/\d/.test(localA + localB) || localA.replace(/\d/g, '') !== localB.replace(/\d/g, '')
}
