import {
  type Attribution,
  type AttributionMethod,
  attribute,
  type EarlierContact,
} from '#src/features/affiliates/domain/attribution.ts'
import { rulesOn } from '#src/features/affiliates/domain/rules.ts'
import { isSameAddress, isSamePerson } from '#src/features/affiliates/domain/same-person.ts'
import { type PartnerRow, partnerByCode } from '#src/features/affiliates/partners/repo.ts'
import { rulesIn } from '#src/features/affiliates/rules-in-force.ts'
import { isStaffAddress } from '#src/features/auth/public.ts'
import {
  acceptedAt,
  contactsBefore,
  findLead,
  type LeadListener,
  type LeadNotice,
  leadsByContact,
} from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import * as repo from './repo.ts'

/** Claims on people, decided by the published rule in the transaction that stores the lead. */

/** How staff say a lead reached them: a code that comes with it was said to them. */
const spokenSources = ['phone', 'whatsapp', 'walk-in', 'other']
/** Source of a lead that a partner registered. */
export const partnerSource = 'partner'

export interface Claimed {
  email: string | null
  phone: string | null
  location?: string | null
  personId?: string
  /** The lead that the claim comes with, when it is stored already. */
  leadId?: string
}

interface Known extends EarlierContact {
  attributionId: string | null
}

/** What is known of a person before a claim: our own leads and those of partners, oldest first. */
async function knownOf(tx: Database, who: Claimed, before: Date): Promise<Known[]> {
  const contacts = await contactsBefore(tx, { ...who, ...(who.leadId ? { exceptLeadId: who.leadId } : {}) })
  const earlier = contacts.filter(({ at }) => at <= before)
  const attributions = await repo.attributionsOfLeads(
    tx,
    earlier.map(({ leadId }) => leadId),
  )
  const known: Known[] = []
  for (const { leadId, at } of earlier) {
    const one = attributions.get(leadId)
    if (!one) known.push({ at, affiliateId: null, attributionId: null, protectedUntil: null, isAccepted: false })
    else {
      const signed = await acceptedAt(tx, leadId)
      known.push({
        at: one.registeredAt,
        affiliateId: one.affiliateId,
        attributionId: one.id,
        protectedUntil: one.endedAt ?? one.protectedUntil,
        isAccepted: one.endedAt === null && signed !== null && signed < one.protectedUntil,
      })
    }
  }
  return known
}

/** Decides a claim of a partner (undefined: nobody has the code) without storing anything. The person's place is held until the transaction ends. */
export async function decideClaim(
  tx: Database,
  partner: PartnerRow | undefined,
  who: Claimed,
  method: AttributionMethod,
  at: Date,
): Promise<{ decided: Attribution; known: Known[] }> {
  await repo.lockPerson(tx, who)
  const known = await knownOf(tx, who, at)
  const { protectionDays } = rulesOn(await rulesIn(tx), madridDate(at))
  const decided = attribute({
    at,
    method,
    protectionDays,
    earlier: known,
    partner: partner && {
      id: partner.id,
      isApproved: partner.state === 'approved',
      isSamePerson: isSamePerson(partner, who),
      isSameHousehold: isSameAddress(partner.taxAddress, who.location),
      isStaff: who.email !== null && (await isStaffAddress(tx, who.email)),
    },
  })
  return { decided, known }
}

/** Hears of new leads: a code that came with one claims the person; without one, a protection that stands covers the new lead as well. */
export const attributeLeads: LeadListener = async (tx, notices) => {
  await repo.lockPeople(tx, notices)
  const isConcerned = await concernedBy(tx, notices)
  for (const notice of notices) if (isConcerned(notice)) await attributeLead(tx, notice)
}

/** Tells which of these leads a claim can touch: with a code of their own, or of somebody with a lead that is a partner's or brings a code in this batch. */
async function concernedBy(tx: Database, notices: readonly LeadNotice[]): Promise<(notice: LeadNotice) => boolean> {
  const relatives = await leadsByContact(tx, {
    emails: notices.flatMap(({ email }) => email?.toLowerCase() ?? []),
    phones: notices.flatMap(({ phone }) => phone ?? []),
    personIds: notices.map(({ personId }) => personId),
  })
  const attributed = await repo.attributionsOfLeads(
    tx,
    relatives.map(({ leadId }) => leadId),
  )
  const claiming = new Set(notices.flatMap(({ leadId, partnerCode }) => (partnerCode ? leadId : [])))
  const of = relatives.filter(({ leadId }) => attributed.has(leadId) || claiming.has(leadId))
  const ways = new Set(of.flatMap(({ email, phone, personId }) => [email, phone, personId]))
  return ({ leadId, email, phone, personId }) =>
    claiming.has(leadId) ||
    ways.has(personId) ||
    (email !== undefined && ways.has(email.toLowerCase())) ||
    (phone !== undefined && ways.has(phone))
}

async function attributeLead(tx: Database, notice: LeadNotice): Promise<void> {
  const lead = await findLead(tx, notice.leadId)
  if (!lead) return
  const { leadId, personId, receivedAt: at } = notice
  const who = { email: lead.email, phone: lead.phone, location: lead.location, personId, leadId }
  const method = methodOf(lead.source)
  if (!notice.partnerCode) return coverByStanding(tx, who, leadId, at)
  const partner = await partnerByCode(tx, notice.partnerCode)
  const { decided, known } = await decideClaim(tx, partner, who, method, at)
  const event = { at, affiliateId: partner?.id ?? null, leadId, actor: method === 'registered' ? 'partner' : null }
  if (decided.outcome === 'new') {
    const made = await repo.insertAttribution(tx, {
      affiliateId: partner?.id ?? '',
      method,
      registeredAt: at,
      protectedUntil: decided.protectedUntil,
      flags: decided.flags,
    })
    await repo.attachLead(tx, leadId, made.id)
    await repo.addAttributionEvent(tx, { ...event, kind: 'registered', attributionId: made.id, because: method })
    return
  }
  if (decided.outcome === 'refused') {
    await repo.addAttributionEvent(tx, { ...event, kind: 'refused', because: decided.because })
    return
  }
  const standing = known.find((one) => one.at.getTime() === decided.since.getTime())
  if (standing?.attributionId) await repo.attachLead(tx, leadId, standing.attributionId)
  await repo.addAttributionEvent(tx, {
    ...event,
    kind: decided.outcome,
    attributionId: standing?.attributionId ?? null,
    because: decided.outcome === 'existing' ? `first: ${decided.owner}` : 'still protected',
    data: { since: decided.since.toISOString() },
  })
}

async function coverByStanding(tx: Database, who: Claimed, leadId: string, at: Date): Promise<void> {
  if (!who.email && !who.phone) return
  await repo.lockPerson(tx, who)
  const known = await knownOf(tx, who, at)
  const first = known.find((one) => one.affiliateId === null || isStanding(one, at))
  if (!first?.attributionId) return
  await repo.attachLead(tx, leadId, first.attributionId)
  await repo.addAttributionEvent(tx, {
    at,
    kind: 'covered',
    affiliateId: first.affiliateId,
    attributionId: first.attributionId,
    leadId,
    because: 'registered before, still protected',
  })
}

const isStanding = ({ isAccepted, protectedUntil }: Known, at: Date): boolean =>
  isAccepted || (protectedUntil !== null && at < protectedUntil)

function methodOf(source: string): AttributionMethod {
  if (source === partnerSource) return 'registered'
  return spokenSources.includes(source) ? 'spoken' : 'link'
}
