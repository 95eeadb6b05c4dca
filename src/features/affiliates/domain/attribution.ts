/** Who brought a customer: the published rule, as one function. First valid registration wins; it protects for so many days; once accepted, for good. */

/** How a partner is named: the code of a link, which came with the form (from the address, this tab's memory or the consented cookie), a code said to staff, the partner's own registration. */
export const attributionMethods = ['link', 'spoken', 'registered'] as const
export type AttributionMethod = (typeof attributionMethods)[number]

/** What is known of the person before this claim, oldest first. */
export interface EarlierContact {
  at: Date
  /** Whose it is; null: came to us directly. */
  affiliateId: string | null
  /** End of the partner's protection; null for our own. */
  protectedUntil: Date | null
  /** A contract was signed while it was protected: no end. */
  isAccepted: boolean
}

export interface Claim {
  at: Date
  method: AttributionMethod
  /** Undefined: nobody has this code. */
  partner:
    | { id: string; isApproved: boolean; isSamePerson: boolean; isSameHousehold: boolean; isStaff: boolean }
    | undefined
  earlier: readonly EarlierContact[]
  protectionDays: number
}

export const refusals = ['unknown-code', 'not-approved', 'self-referral', 'staff'] as const
export type Refusal = (typeof refusals)[number]
/** What staff look at before the commission is approved. */
export const flags = ['same-person', 'same-household', 'same-iban', 'staff'] as const
export type Flag = (typeof flags)[number]

export type Attribution =
  | { outcome: 'new'; protectedUntil: Date; flags: Flag[] }
  /** The partner's own earlier registration still protects. */
  | { outcome: 'still-yours'; since: Date; protectedUntil: Date | null }
  | { outcome: 'existing'; since: Date; owner: 'us' | 'other-partner' }
  | { outcome: 'refused'; because: Refusal }

const dayMillis = 86_400_000

/**
 * Decides one claim. In this order: a code that nobody has, or whose partner is not approved, counts for nothing; a partner cannot bring themselves
 * or our own staff; a customer who came to us directly before is ours; one who is protected for a partner stays theirs; every other is new. A protection
 * that ended without a contract protects nobody any more, neither against another partner nor against the same one anew.
 */
export function attribute({ at, partner, earlier, protectionDays }: Claim): Attribution {
  if (!partner) return { outcome: 'refused', because: 'unknown-code' }
  if (!partner.isApproved) return { outcome: 'refused', because: 'not-approved' }
  if (partner.isStaff) return { outcome: 'refused', because: 'staff' }
  if (partner.isSamePerson) return { outcome: 'refused', because: 'self-referral' }
  const standing = [...earlier]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .find((contact) => contact.affiliateId === null || isProtected(contact, at))
  if (!standing)
    return {
      outcome: 'new',
      protectedUntil: new Date(at.getTime() + protectionDays * dayMillis),
      flags: partner.isSameHousehold ? ['same-household'] : [],
    }
  if (standing.affiliateId === partner.id)
    return {
      outcome: 'still-yours',
      since: standing.at,
      protectedUntil: standing.isAccepted ? null : standing.protectedUntil,
    }
  return {
    outcome: 'existing',
    since: standing.at,
    owner: standing.affiliateId === null ? 'us' : 'other-partner',
  }
}

/** Whether a registration still counts at an instant: until the end of its protection, and for good once accepted. The end itself is outside. */
export function isProtected(contact: Pick<EarlierContact, 'protectedUntil' | 'isAccepted'>, at: Date): boolean {
  return contact.isAccepted || (contact.protectedUntil !== null && at < contact.protectedUntil)
}

/** Whether a payment earns: the job was accepted, or at the latest paid, while the registration was protected. */
export function earns(registration: { protectedUntil: Date; acceptedAt: Date | null }, paidAt: Date): boolean {
  const { protectedUntil, acceptedAt } = registration
  return (acceptedAt !== null && acceptedAt < protectedUntil) || paidAt < protectedUntil
}

/** Full days of protection left at an instant, rounded up; 0 when it has ended. */
export function daysLeft(protectedUntil: Date, at: Date): number {
  return Math.max(0, Math.ceil((protectedUntil.getTime() - at.getTime()) / dayMillis))
}

/** What a partner may know of a customer: initials, at most three. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/[\s-]+/)
    .map((word) => /\p{L}/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
  return letters.length === 0
    ? '–'
    : letters
        .slice(0, 3)
        .map((letter) => `${letter.toUpperCase()}.`)
        .join(' ')
}

/** Stops of a job as a partner sees them. */
export const jobStops = ['received', 'visit', 'accepted', 'installed', 'paid'] as const
export type JobStop = (typeof jobStops)[number]

const stopOfStage: Record<string, JobStop> = {
  new: 'received',
  contacted: 'received',
  'survey-booked': 'visit',
  quoted: 'visit',
  accepted: 'accepted',
  permit: 'accepted',
  installed: 'installed',
  paid: 'paid',
}

/** The stop of a lead's stage; undefined for a lead that was lost, or a stage of a later release. */
export const stopOf = (stage: string): JobStop | undefined => stopOfStage[stage]
