import { eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { urgentNotice } from './schema.ts'

export type UrgentNoticeRow = typeof urgentNotice.$inferSelect

export async function insertNotices(db: Database, rows: UrgentNoticeRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(urgentNotice).values(rows).onConflictDoNothing()
}

/** Notices whose time has come, held until the transaction ends so that nobody else repeats them. */
export async function dueNotices(tx: Database, now: Date): Promise<UrgentNoticeRow[]> {
  return tx
    .select()
    .from(urgentNotice)
    .where(lte(urgentNotice.nextAt, now))
    .limit(100)
    .for('update', { skipLocked: true })
}

export async function setNext(db: Database, leadId: string, timesTold: number, nextAt: Date): Promise<void> {
  await db.update(urgentNotice).set({ timesTold, nextAt }).where(eq(urgentNotice.leadId, leadId))
}

export async function endNotices(db: Database, leadIds: string[]): Promise<void> {
  if (leadIds.length > 0)
    await db.update(urgentNotice).set({ nextAt: null }).where(inArray(urgentNotice.leadId, leadIds))
}
