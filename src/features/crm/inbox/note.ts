import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { leadInbox } from './schema.ts'
import type { InboxState } from './states.ts'

/** Something came in, or could not be delivered: the conversation waits for us again. */
export async function noteIncoming(db: Database, leadId: string, kind: string, at: Date): Promise<void> {
  const row = { state: 'open' as const, kind, at, changedAt: at, changedByName: null }
  await db
    .insert(leadInbox)
    .values({ leadId, ...row })
    .onConflictDoUpdate({ target: leadInbox.leadId, set: row })
}

/** Begins the conversations of new leads, in one statement. */
export async function beginInbox(db: Database, leads: readonly { id: string; createdAt: Date }[]): Promise<void> {
  if (leads.length === 0) return
  const rows = leads.map(({ id, createdAt }) => ({
    leadId: id,
    state: 'open' as const,
    kind: 'created',
    at: createdAt,
    changedAt: createdAt,
  }))
  await db.insert(leadInbox).values(rows).onConflictDoNothing({ target: leadInbox.leadId })
}

/** Changes the state of a conversation that is in one of these; false when it is in none of them. */
export async function changeInbox(
  db: Database,
  leadId: string,
  from: readonly InboxState[],
  to: InboxState,
  byName: string | null,
): Promise<boolean> {
  const rows = await db
    .update(leadInbox)
    .set({ state: to, changedAt: new Date(), changedByName: byName })
    .where(and(eq(leadInbox.leadId, leadId), inArray(leadInbox.state, [...from])))
    .returning({ leadId: leadInbox.leadId })
  return rows.length === 1
}
