import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { changeInbox } from './inbox/note.ts'
import { forgetFirstTouch, noteFirstTouch } from './numbers/repo.ts'
import type { Actor, LeadRow } from './repo.ts'
import { lead } from './schema.ts'

/** Staff were in touch with the person: the clock stops if it ran, and the conversation waits for their answer. */
export async function noteTouch(tx: Database, row: LeadRow, actor: Actor, now: Date): Promise<void> {
  await changeInbox(tx, row.id, ['open'], 'waiting', actor.name)
  const rows = await tx
    .update(lead)
    .set({ firstTouchAt: now })
    .where(and(eq(lead.id, row.id), isNull(lead.firstTouchAt)))
    .returning({ id: lead.id })
  if (rows.length > 0) await noteFirstTouch(tx, row.id, (now.getTime() - row.createdAt.getTime()) / 60_000)
}

/** A lead that goes back to the beginning has not had its answer: the clock runs again. */
export async function undoTouch(tx: Database, leadId: string, actor: Actor): Promise<void> {
  await changeInbox(tx, leadId, ['waiting', 'done'], 'open', actor.name)
  await tx.update(lead).set({ firstTouchAt: null }).where(eq(lead.id, leadId))
  await forgetFirstTouch(tx, leadId)
}
