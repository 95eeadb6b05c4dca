import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { bankLine, payout, payoutItem, payoutRun } from './schema.ts'

export type RunRow = typeof payoutRun.$inferSelect
export type PayoutRow = typeof payout.$inferSelect
export type BankLineRow = typeof bankLine.$inferInsert

/** Holds a month's place until the transaction ends. */
export async function lockMonth(tx: Database, month: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${month}`}, 0))`)
}

/** Adds the run of a month; undefined when there is one. */
export async function insertRun(tx: Database, run: typeof payoutRun.$inferInsert): Promise<RunRow | undefined> {
  const [row] = await tx.insert(payoutRun).values(run).onConflictDoNothing({ target: payoutRun.month }).returning()
  return row
}

export async function runOfMonth(db: Database, month: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(payoutRun).where(eq(payoutRun.month, month))
  return row
}

export async function findRun(db: Database, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(payoutRun).where(eq(payoutRun.id, id))
  return row
}

export async function lockRun(tx: Database, id: string): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(payoutRun).where(eq(payoutRun.id, id)).for('update')
  return row
}

/** Newest month first. */
export async function listRuns(db: Database): Promise<RunRow[]> {
  return db.select().from(payoutRun).orderBy(desc(payoutRun.month)).limit(60)
}

export async function setRun(tx: Database, id: string, change: Partial<typeof payoutRun.$inferInsert>): Promise<void> {
  await tx.update(payoutRun).set(change).where(eq(payoutRun.id, id))
}

export async function insertPayouts(
  tx: Database,
  rows: (typeof payout.$inferInsert)[],
  items: (typeof payoutItem.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(payout).values(rows)
  if (items.length > 0) await tx.insert(payoutItem).values(items)
}

export async function payoutsOfRun(db: Database, runId: string): Promise<PayoutRow[]> {
  return db.select().from(payout).where(eq(payout.runId, runId)).orderBy(asc(payout.affiliateId))
}

export async function payoutByKey(db: Database, key: string): Promise<PayoutRow | undefined> {
  const [row] = await db.select().from(payout).where(eq(payout.key, key))
  return row
}

export async function lockPayout(tx: Database, id: string): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(payout).where(eq(payout.id, id)).for('update')
  return row
}

export async function setPayout(tx: Database, id: string, change: Partial<typeof payout.$inferInsert>): Promise<void> {
  await tx.update(payout).set(change).where(eq(payout.id, id))
}

export async function itemsOf(db: Database, payoutIds: string[]) {
  if (payoutIds.length === 0) return []
  return db
    .select()
    .from(payoutItem)
    .where(inArray(payoutItem.payoutId, payoutIds))
    .orderBy(asc(payoutItem.commissionId))
}

/** A partner's payouts with their runs, newest first. */
export async function payoutsOfPartner(db: Database, affiliateId: string) {
  return db
    .select({ payout, run: payoutRun })
    .from(payout)
    .innerJoin(payoutRun, eq(payoutRun.id, payout.runId))
    .where(eq(payout.affiliateId, affiliateId))
    .orderBy(desc(payoutRun.month))
    .limit(120)
}

export async function payoutOf(db: Database, runId: string, affiliateId: string): Promise<PayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(payout)
    .where(and(eq(payout.runId, runId), eq(payout.affiliateId, affiliateId)))
  return row
}

/** Notes a line of a statement; false when it was read before. */
export async function insertBankLine(tx: Database, line: BankLineRow): Promise<boolean> {
  const rows = await tx.insert(bankLine).values(line).onConflictDoNothing().returning({ reference: bankLine.reference })
  return rows.length === 1
}
