import { and, count, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { quarantined } from './schema.ts'

export type QuarantinedRow = typeof quarantined.$inferSelect

/** Keeps what is not kept yet. */
export async function hold(tx: Database, rows: (typeof quarantined.$inferInsert)[]): Promise<void> {
  await tx.insert(quarantined).values(rows).onConflictDoNothing({ target: quarantined.id })
}

/** What waits for a look, newest first. */
export function held(db: Database, most: number): Promise<QuarantinedRow[]> {
  return db
    .select()
    .from(quarantined)
    .where(eq(quarantined.state, 'held'))
    .orderBy(desc(quarantined.receivedAt))
    .limit(most)
}

/** How many wait for a look. */
export async function countHeld(db: Database): Promise<number> {
  const [row] = await db.select({ n: count() }).from(quarantined).where(eq(quarantined.state, 'held'))
  return Number(row?.n ?? 0)
}

/** Decides on one that waits and gives it as it was; undefined when somebody decided before. What was personal about it goes. */
export async function decide(
  tx: Database,
  id: string,
  state: 'released' | 'dismissed',
  by: string,
  now: Date,
): Promise<QuarantinedRow | undefined> {
  const [before] = await tx
    .select()
    .from(quarantined)
    .where(and(eq(quarantined.id, id), eq(quarantined.state, 'held')))
    .for('update')
  if (!before) return undefined
  // A dismissed one can still be looked up for a while; a released one is a lead now.
  const emptied = state === 'released' ? { payload: {}, email: null, phone: null } : {}
  await tx
    .update(quarantined)
    .set({ ...emptied, state, decidedByName: by, decidedAt: now })
    .where(eq(quarantined.id, id))
  return before
}

/** Removes what staff dismissed before `before`. What nobody has looked at stays. */
export async function removeDismissed(db: Database, before: Date): Promise<void> {
  await db
    .delete(quarantined)
    .where(and(eq(quarantined.state, 'dismissed'), isNotNull(quarantined.decidedAt), lt(quarantined.decidedAt, before)))
}

/** Removes what somebody sent, whatever became of it. */
export async function eraseQuarantined(tx: Database, who: Reached): Promise<void> {
  const isTheirs = isFrom(who)
  if (isTheirs) await tx.delete(quarantined).where(isTheirs)
}

/** The forms of a person that are held back, as they were sent. */
export async function formsHeldOf(db: Database, who: Reached) {
  const isTheirs = isFrom(who)
  const { reference, kind, payload, receivedAt } = quarantined
  return isTheirs ? db.select({ reference, kind, payload, receivedAt }).from(quarantined).where(isTheirs) : []
}

interface Reached {
  emails: readonly string[]
  phones: readonly string[]
}

function isFrom({ emails, phones }: Reached) {
  return or(
    ...emails.map((email) => eq(sql`lower(${quarantined.email})`, email.toLowerCase())),
    ...phones.map((phone) => eq(quarantined.phone, phone)),
  )
}
