import { randomUUID } from 'node:crypto'
import type { PartnerRow } from '#src/features/affiliates/partners/repo.ts'
import type { LeadWriter } from '#src/features/crm/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Service, Town } from '#src/shared/domain/vocabulary.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { decideClaim, partnerSource } from './claims.ts'
import * as repo from './repo.ts'

/** A person whom a partner registers. */
export interface Registration {
  name: string
  email: string | null
  /** E.164. */
  phone: string | null
  service: Service
  town: Town
  language: Language
}

export type RegistrationAnswer =
  | { status: 201; body: { status: 'new'; protectedUntil: string } }
  | { status: 200; body: { status: 'existing'; since: string } }

/**
 * Registers a person for a partner, in the caller's transaction: a new one becomes their lead; for a person we know already,
 * the answer holds only the day since when we do. Problems: 409 partner_not_active, 422 self_referral.
 */
export async function registerPerson(
  tx: Database,
  partner: PartnerRow,
  person: Registration,
  o: { writeLeads: LeadWriter; answerBy: (now: Date) => Date; clock: () => Date; actor: string },
): Promise<RegistrationAnswer> {
  if (partner.state !== 'approved' || partner.code === null) throw new Problem(409, 'partner_not_active')
  // The time is taken once the person's place is ours: of two who ask at once, the one who comes second finds the first before them.
  await repo.lockPerson(tx, person)
  const now = o.clock()
  const { decided } = await decideClaim(tx, partner, person, 'registered', now)
  if (decided.outcome === 'refused') throw new Problem(422, 'self_referral')
  if (decided.outcome !== 'new') {
    await repo.addAttributionEvent(tx, {
      at: now,
      kind: decided.outcome,
      affiliateId: partner.id,
      actor: o.actor,
      because: decided.outcome === 'existing' ? `first: ${decided.owner}` : 'still protected',
      data: { since: decided.since.toISOString() },
    })
    return { status: 200, body: { status: 'existing', since: decided.since.toISOString() } }
  }
  const id = randomUUID()
  await o.writeLeads(tx, [
    {
      id,
      reference: newReference('C'),
      kind: 'enquiry',
      ...person,
      source: partnerSource,
      partnerCode: partner.code,
      consentTextVersion,
      createdAt: now,
      answerBy: o.answerBy(now),
    },
  ])
  const made = await repo.attributionOfLead(tx, id)
  // A code changes owner never, so the claim that was decided is the one that was stored.
  if (made?.affiliateId !== partner.id) throw new Error('a registration was not attributed')
  return { status: 201, body: { status: 'new', protectedUntil: made.protectedUntil.toISOString() } }
}

/**
 * Staff give a lead to a partner, to another one, or (null) to nobody, with a written reason. What was earned already stays; the log keeps both lines.
 * Problem: 404.
 */
export async function reassignLead(
  tx: Database,
  change: { leadId: string; to: PartnerRow | null; because: string; actor: string; now: Date; protectedUntil: Date },
): Promise<void> {
  const { leadId, to, because, actor, now } = change
  const before = await repo.attributionOfLead(tx, leadId)
  if (before) {
    await repo.detachLead(tx, leadId)
    await repo.endAttribution(tx, before.id, now)
    await repo.addAttributionEvent(tx, {
      at: now,
      kind: 'taken-away',
      affiliateId: before.affiliateId,
      attributionId: before.id,
      leadId,
      actor,
      because,
    })
  }
  if (!to) return
  const made = await repo.insertAttribution(tx, {
    affiliateId: to.id,
    method: 'spoken',
    registeredAt: before?.registeredAt ?? now,
    protectedUntil: change.protectedUntil,
  })
  await repo.attachLead(tx, leadId, made.id)
  await repo.addAttributionEvent(tx, {
    at: now,
    kind: 'given',
    affiliateId: to.id,
    attributionId: made.id,
    leadId,
    actor,
    because,
  })
}
