import { and, eq } from 'drizzle-orm'
import { noteStage, noteWon } from '#src/features/crm/numbers/repo.ts'
import { type Actor, addEvent, findLead, type LeadRow, moveStage } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { PaymentRequest, PaymentResponse } from './contract.ts'
import type { PaymentListener } from './listener.ts'
import { payment } from './schema.ts'

const noonMinute = 12 * 60

/**
 * Records money that came in for a lead's job and moves the lead to 'paid', in the caller's transaction. The same payment typed in again changes
 * nothing and gives 200. Problem: 404 not_found.
 */
export async function recordPayment(
  tx: Database,
  leadId: string,
  { service, amountEur, paidAt }: PaymentRequest,
  actor: Actor,
  listeners: readonly PaymentListener[],
): Promise<{ status: 200 | 201; body: PaymentResponse }> {
  const lead = await findLead(tx, leadId)
  if (!lead || lead.erasedAt) throw new Problem(404, 'not_found')
  const paid = {
    leadId,
    personId: lead.personId,
    service,
    amountCents: centsFromEur(amountEur),
    paidAt: paidInstant(paidAt),
  }
  const [made] = await tx
    .insert(payment)
    .values({ ...paid, recordedById: actor.id })
    .onConflictDoNothing()
    .returning({ id: payment.id })
  if (!made) return { status: 200, body: bodyOf(await sameAs(tx, paid), paid, lead.stage) }
  await addEvent(tx, leadId, 'paid', actor, { service, amountEur: eurFromCents(paid.amountCents), paymentId: made.id })
  const stage = await toPaid(tx, lead, actor)
  await noteStage(tx, leadId, stage, paid.paidAt)
  await noteWon(tx, leadId, paid.amountCents)
  for (const listen of listeners) await listen(tx, paid)
  return { status: 201, body: bodyOf(made.id, paid, stage) }
}

/** When money came in. A day without an hour is its noon, which is that day in every zone near Spain's. */
export const paidInstant = (at: string): Date => (at.length === 10 ? madridInstant(at, noonMinute) : new Date(at))

type Paid = Parameters<PaymentListener>[1]

async function sameAs(tx: Database, paid: Paid): Promise<string> {
  const [row] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.leadId, paid.leadId),
        eq(payment.service, paid.service),
        eq(payment.amountCents, paid.amountCents),
        eq(payment.paidAt, paid.paidAt),
      ),
    )
  if (!row) throw new Error('a payment that stands in the way is gone')
  return row.id
}

async function toPaid(tx: Database, lead: LeadRow, actor: Actor): Promise<LeadRow['stage']> {
  if (lead.stage === 'paid' || lead.stage === 'aftercare') return lead.stage
  if (!(await moveStage(tx, lead.id, lead.stage, 'paid'))) throw new Problem(409, 'changed_meanwhile')
  await addEvent(tx, lead.id, 'stage-changed', actor, { from: lead.stage, to: 'paid' })
  return 'paid'
}

const bodyOf = (
  id: string,
  { leadId, service, amountCents, paidAt }: Paid,
  stage: LeadRow['stage'],
): PaymentResponse => ({
  id,
  leadId,
  service,
  amountEur: eurFromCents(amountCents),
  paidAt: paidAt.toISOString(),
  stage,
})
