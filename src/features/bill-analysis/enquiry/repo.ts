import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { billEnquiryRow } from './schema.ts'

export type NewBillEnquiry = typeof billEnquiryRow.$inferInsert

/** Inserts what is not there yet. */
export async function insertBillEnquiries(db: Database, rows: NewBillEnquiry[]): Promise<void> {
  if (rows.length > 0) await db.insert(billEnquiryRow).values(rows).onConflictDoNothing()
}

export async function findBillEnquiry(
  db: Database,
  leadId: string,
): Promise<typeof billEnquiryRow.$inferSelect | undefined> {
  const [row] = await db.select().from(billEnquiryRow).where(eq(billEnquiryRow.leadId, leadId))
  return row
}

/** Forgets what a lead's bill said. The files are the file store's to destroy. */
export async function eraseBillEnquiry(db: Database, leadId: string): Promise<void> {
  await db.delete(billEnquiryRow).where(eq(billEnquiryRow.leadId, leadId))
}

/** What came with these leads' bills: the figures, the kinds of files and the day they go. */
export function billEnquiriesHeld(db: Database, leadIds: readonly string[]) {
  const { leadId, figures, keptUntil, createdAt } = billEnquiryRow
  return db
    .select({ leadId, figures, keptUntil, createdAt })
    .from(billEnquiryRow)
    .where(inArray(leadId, [...leadIds]))
}
