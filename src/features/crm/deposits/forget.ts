import { and, eq, isNotNull } from 'drizzle-orm'
import { type Actor, addEvent } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { deposit } from './schema.ts'

/** The step of the deposit is open again: what came in did not. What was asked for stays. */
export async function forgetReceived(tx: Database, leadId: string, actor: Actor): Promise<void> {
  const rows = await tx
    .update(deposit)
    .set({ receivedCents: null, receivedAt: null, receivedByName: null })
    .where(and(eq(deposit.leadId, leadId), isNotNull(deposit.receivedCents)))
    .returning({ leadId: deposit.leadId })
  if (rows.length > 0) await addEvent(tx, leadId, 'deposit-undone', actor, {})
}
