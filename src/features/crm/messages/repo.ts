import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { type MailRow, mailsOfLead } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { MessageView } from './contract.ts'
import { leadMessage } from './schema.ts'

export type MessageRow = typeof leadMessage.$inferSelect

export async function insertMessage(db: Database, row: typeof leadMessage.$inferInsert): Promise<MessageRow> {
  const [made] = await db.insert(leadMessage).values(row).returning()
  if (!made) throw new Error('no message was inserted')
  return made
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(leadMessage).where(eq(leadMessage.id, id))
  return row
}

/** Stops a message that has not left; false when it has, or was stopped before. */
export async function stopMessage(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(leadMessage)
    .set({ stoppedAt: now })
    .where(and(eq(leadMessage.id, id), isNull(leadMessage.queuedAt), isNull(leadMessage.stoppedAt)))
    .returning({ id: leadMessage.id })
  return rows.length === 1
}

/** Marks what is due as handed over and gives it, each to one caller only. */
export async function takeDueMessages(tx: Database, now: Date, most: number): Promise<MessageRow[]> {
  const due = tx
    .select({ id: leadMessage.id })
    .from(leadMessage)
    .where(and(lte(leadMessage.leavesAt, now), isNull(leadMessage.queuedAt), isNull(leadMessage.stoppedAt)))
    .orderBy(asc(leadMessage.leavesAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return tx.update(leadMessage).set({ queuedAt: now }).where(sql`${leadMessage.id} in ${due}`).returning()
}

/** The letters of a lead with what became of each, the oldest first. */
export async function messagesOf(db: Database, leadId: string): Promise<MessageView[]> {
  const rows = await db
    .select()
    .from(leadMessage)
    .where(eq(leadMessage.leadId, leadId))
    .orderBy(asc(leadMessage.at), asc(leadMessage.id))
  if (rows.length === 0) return []
  const mails = new Map((await mailsOfLead(db, leadId)).map((mail) => [mail.payload.messageId, mail]))
  return rows.map((row) => viewOf(row, mails.get(row.id)))
}

/** A letter as the API shows it: its state is the mail's once there is one. */
export function viewOf(row: MessageRow, mail: MailRow | undefined): MessageView {
  return {
    id: row.id,
    subject: row.subject,
    body: row.body,
    by: row.byName,
    at: row.at.toISOString(),
    leavesAt: row.leavesAt.toISOString(),
    state: row.stoppedAt ? 'stopped' : (mail?.status ?? (row.queuedAt ? 'queued' : 'leaving')),
    mailId: mail?.id ?? null,
    lastError: mail?.lastError ?? null,
  }
}
