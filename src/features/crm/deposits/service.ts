import { eq } from 'drizzle-orm'
import { unsignedStages } from '#src/features/crm/domain/stages.ts'
import { changeJob } from '#src/features/crm/job/service.ts'
import { paidInstant } from '#src/features/crm/payments/service.ts'
import { type Actor, addEvent, type LeadRow } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { DepositChange, DepositView } from './contract.ts'
import { deposit } from './schema.ts'

/** The deposit of a lead's job; null while none was asked for. */
export async function depositOf(db: Database, leadId: string): Promise<DepositView | null> {
  const [row] = await db.select().from(deposit).where(eq(deposit.leadId, leadId))
  if (!row) return null
  return {
    askedEur: eurFromCents(row.askedCents),
    askedAt: row.askedAt.toISOString(),
    askedBy: row.askedByName,
    receivedEur: row.receivedCents === null ? null : eurFromCents(row.receivedCents),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    receivedBy: row.receivedByName,
  }
}

/**
 * Changes the deposit of a job in the caller's transaction, its step of the checklist with it. It counts neither as paid nor as won: the job's payment is
 * recorded when it is done, as a whole. Problems: 409 job_not_begun, deposit_received, job_step_waits.
 */
export async function changeDeposit(
  tx: Database,
  row: LeadRow,
  change: DepositChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (unsignedStages.includes(row.stage)) throw new Problem(409, 'job_not_begun')
  const [before] = await tx.select().from(deposit).where(eq(deposit.leadId, row.id)).for('update')
  if (change.what === 'not-received') {
    if (before?.receivedCents == null) return
    // Takes the amount back too.
    return changeJob(tx, row, 'deposit', false, actor)
  }
  if (before?.receivedCents != null) throw new Problem(409, 'deposit_received')
  const cents = centsFromEur(change.amountEur)
  const asked = { leadId: row.id, askedCents: cents, askedAt: now, askedByName: actor.name }
  if (change.what === 'asked') {
    await tx.insert(deposit).values(asked).onConflictDoUpdate({ target: deposit.leadId, set: asked })
    return addEvent(tx, row.id, 'deposit-asked', actor, { amountEur: eurFromCents(cents) })
  }
  const received = { receivedCents: cents, receivedAt: paidInstant(change.at), receivedByName: actor.name }
  await tx
    .insert(deposit)
    .values({ ...asked, ...received })
    .onConflictDoUpdate({ target: deposit.leadId, set: received })
  await addEvent(tx, row.id, 'deposit-received', actor, { amountEur: eurFromCents(cents) })
  await changeJob(tx, row, 'deposit', true, actor)
}
