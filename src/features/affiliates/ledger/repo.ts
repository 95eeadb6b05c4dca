import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import {
  type CommissionState,
  type Entry,
  entriesOf,
  type TransactionKind,
} from '#src/features/affiliates/domain/ledger.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { commission, ledgerEntry, ledgerTransaction } from './schema.ts'

export type CommissionRow = typeof commission.$inferSelect
export type NewCommission = Omit<
  typeof commission.$inferInsert,
  'state' | 'version' | 'wasPaid' | 'recoveredByPayoutId' | 'decidedAt' | 'decidedBy'
>

export interface Booking {
  /** Computed from what moves: the same movement is booked once. */
  key: string
  kind: TransactionKind
  affiliateId: string
  commissionId?: string
  payoutId?: string
  actor: string | null
  because: string
}

/** Books a movement; false when it was booked before. The database refuses entries that do not sum to zero when the transaction ends. */
export async function book(tx: Database, booking: Booking, entries: readonly Entry[]): Promise<boolean> {
  const [row] = await tx
    .insert(ledgerTransaction)
    .values(booking)
    .onConflictDoNothing({ target: ledgerTransaction.key })
    .returning({ id: ledgerTransaction.id })
  if (!row) return false
  const { affiliateId } = booking
  await tx.insert(ledgerEntry).values(entries.map((entry) => ({ ...entry, transactionId: row.id, affiliateId })))
  return true
}

/** Adds a commission with its first booking; undefined when the job has one. */
export async function insertCommission(tx: Database, made: NewCommission): Promise<CommissionRow | undefined> {
  const [row] = await tx.insert(commission).values(made).onConflictDoNothing({ target: commission.leadId }).returning()
  if (!row) return undefined
  const { kind, entries } = entriesOf(null, 'pending', row.amountCents)
  const { id, affiliateId, because } = row
  await book(tx, { key: `${id}:0`, kind, affiliateId, commissionId: id, actor: null, because }, entries)
  return row
}

export async function findCommission(db: Database, id: string): Promise<CommissionRow | undefined> {
  const [row] = await db.select().from(commission).where(eq(commission.id, id))
  return row
}

export async function lockCommission(tx: Database, id: string): Promise<CommissionRow | undefined> {
  const [row] = await tx.select().from(commission).where(eq(commission.id, id)).for('update')
  return row
}

/** These commissions, held until the transaction ends, in a fixed order. */
export async function lockCommissions(tx: Database, ids: string[]): Promise<CommissionRow[]> {
  if (ids.length === 0) return []
  return tx.select().from(commission).where(inArray(commission.id, ids)).orderBy(commission.id).for('update')
}

export async function commissionOfLead(db: Database, leadId: string): Promise<CommissionRow | undefined> {
  const [row] = await db.select().from(commission).where(eq(commission.leadId, leadId))
  return row
}

/**
 * Moves a commission on and books it, in the caller's transaction. `row` is as it was read; problem 409 step_not_possible when somebody moved it since,
 * or when it cannot go there.
 */
export async function moveCommission(
  tx: Database,
  row: CommissionRow,
  to: CommissionState,
  by: { actor: string | null; because: string; payoutId?: string },
): Promise<CommissionRow> {
  const version = row.version + 1
  const [moved] = await tx
    .update(commission)
    .set({
      state: to,
      version,
      because: by.because,
      decidedAt: new Date(),
      decidedBy: by.actor,
      // A transfer that came back was never the partner's.
      wasPaid: to === 'paid' || (row.wasPaid && !(row.state === 'paid' && to === 'approved')),
    })
    .where(and(eq(commission.id, row.id), eq(commission.version, row.version), eq(commission.state, row.state)))
    .returning()
  if (!moved) throw new Problem(409, 'step_not_possible')
  // The payout that pays it books all its commissions as one movement.
  if (to === 'paid') return moved
  const { kind, entries } = entriesOf(row.state, to, row.amountCents)
  await book(
    tx,
    {
      key: `${row.id}:${version}`,
      kind,
      affiliateId: row.affiliateId,
      commissionId: row.id,
      ...(by.payoutId ? { payoutId: by.payoutId } : {}),
      actor: by.actor,
      because: by.because,
    },
    entries,
  )
  return moved
}

/** What one statement to the database carries at most. */
const batchSize = 1000

/**
 * Moves many commissions of one state on and books each, in the caller's transaction; `rows` are locked and as they were read. Problem 409
 * step_not_possible when somebody moved one since, or when one cannot go there.
 */
export async function moveCommissions(
  tx: Database,
  rows: readonly CommissionRow[],
  to: CommissionState,
  by: { actor: string | null; because: string; payoutOf: (row: CommissionRow) => string },
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize)
    const state = batch[0]?.state
    if (state === undefined || batch.some((row) => row.state !== state)) throw new Problem(409, 'step_not_possible')
    const moved = await tx
      .update(commission)
      .set({
        state: to,
        version: sql`${commission.version} + 1`,
        because: by.because,
        decidedAt: new Date(),
        decidedBy: by.actor,
        ...(to === 'paid' ? { wasPaid: true } : {}),
      })
      .where(
        and(
          inArray(
            commission.id,
            batch.map(({ id }) => id),
          ),
          eq(commission.state, state),
        ),
      )
      .returning({ id: commission.id, version: commission.version })
    const versionOf = new Map(moved.map(({ id, version }) => [id, version]))
    if (batch.some(({ id, version }) => versionOf.get(id) !== version + 1)) throw new Problem(409, 'step_not_possible')
    // The payout that pays them books all of its commissions as one movement.
    if (to === 'paid') continue
    const { kind } = entriesOf(state, to, 0)
    const booked = await tx
      .insert(ledgerTransaction)
      .values(
        batch.map((row) => ({
          key: `${row.id}:${row.version + 1}`,
          kind,
          affiliateId: row.affiliateId,
          commissionId: row.id,
          payoutId: by.payoutOf(row),
          actor: by.actor,
          because: by.because,
        })),
      )
      .returning({ id: ledgerTransaction.id, commissionId: ledgerTransaction.commissionId })
    const rowOf = new Map(batch.map((row) => [row.id, row]))
    await tx.insert(ledgerEntry).values(
      booked.flatMap(({ id: transactionId, commissionId }) => {
        const row = rowOf.get(commissionId ?? '')
        if (!row) throw new Error(`booked for no commission: ${commissionId}`)
        const { entries } = entriesOf(state, to, row.amountCents)
        return entries.map((entry) => ({ ...entry, transactionId, affiliateId: row.affiliateId }))
      }),
    )
  }
}

/** Newest first. */
export async function commissionsOf(db: Database, affiliateId: string): Promise<CommissionRow[]> {
  return db
    .select()
    .from(commission)
    .where(eq(commission.affiliateId, affiliateId))
    .orderBy(desc(commission.paidOn), desc(commission.createdAt))
    .limit(1000)
}

export async function commissionsInState(db: Database, state: CommissionState): Promise<CommissionRow[]> {
  return db.select().from(commission).where(eq(commission.state, state)).orderBy(asc(commission.createdAt)).limit(500)
}

/** Commissions that wait and have no flag, held until the transaction ends, in a fixed order; 500 at most. */
export async function lockUnflagged(tx: Database): Promise<CommissionRow[]> {
  return tx
    .select()
    .from(commission)
    .where(and(eq(commission.state, 'pending'), sql`${commission.flags} = '[]'::jsonb`))
    .orderBy(commission.id)
    .limit(500)
    .for('update')
}

/** The days of a partner's jobs that count towards the tier. */
export async function jobDays(db: Database, affiliateId: string): Promise<string[]> {
  const rows = await db
    .select({ paidOn: commission.paidOn })
    .from(commission)
    .where(and(eq(commission.affiliateId, affiliateId), notInArray(commission.state, ['rejected', 'clawed-back'])))
  return rows.map(({ paidOn }) => paidOn)
}

/**
 * What a row adds to a payout, cents: a commission; less a debt, clawed back after it had been paid; and what a payout recovered although the transfer it
 * was for came back later, which the partner never had.
 */
export function payableCents({ state, wasPaid, amountCents }: CommissionRow): Cents {
  return state === 'clawed-back' && wasPaid ? -amountCents : amountCents
}

/** Clawed back and not yet even: a debt that nothing has recovered, or a recovery that is to be paid back. */
export function isOpenRecovery({ state, wasPaid, recoveredByPayoutId }: CommissionRow): boolean {
  return state === 'clawed-back' && wasPaid === (recoveredByPayoutId === null)
}

/**
 * What a run may pay: approved, paid by the customer before a day; debts that nothing has recovered yet; and what was recovered without reason. Locked, in
 * a fixed order.
 */
export async function lockPayable(tx: Database, before: string): Promise<CommissionRow[]> {
  return tx
    .select()
    .from(commission)
    .where(
      sql`(${commission.state} = 'approved' and ${commission.paidOn} < ${before})
        or (${commission.state} = 'clawed-back' and ${commission.wasPaid} = (${commission.recoveredByPayoutId} is null))`,
    )
    .orderBy(commission.affiliateId, commission.id)
    .for('update')
}

/** Where a commission that was clawed back stands with its partner: whether they had the money, and which payout has recovered it. */
export interface Recovery {
  wasPaid: boolean
  recoveredByPayoutId: string | null
}

export async function setRecovery(tx: Database, ids: string[], recovery: Recovery): Promise<void> {
  if (ids.length > 0) await tx.update(commission).set(recovery).where(inArray(commission.id, ids))
}

export async function entriesOfPartner(db: Database, affiliateId: string) {
  return db
    .select({
      at: ledgerTransaction.at,
      kind: ledgerTransaction.kind,
      account: ledgerEntry.account,
      amountCents: ledgerEntry.amountCents,
      commissionId: ledgerTransaction.commissionId,
      payoutId: ledgerTransaction.payoutId,
      because: ledgerTransaction.because,
      actor: ledgerTransaction.actor,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(eq(ledgerEntry.affiliateId, affiliateId))
    .orderBy(asc(ledgerEntry.id))
}

/** Each account's sum of a partner, as it stands in the books. */
export async function accountSums(db: Database, affiliateId: string): Promise<Entry[]> {
  return db
    .select({ account: ledgerEntry.account, amountCents: sql`sum(${ledgerEntry.amountCents})`.mapWith(Number) })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.affiliateId, affiliateId))
    .groupBy(ledgerEntry.account)
}
