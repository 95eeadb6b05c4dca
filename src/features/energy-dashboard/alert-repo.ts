import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { energyAlert } from './schema.ts'

export type AlertRow = typeof energyAlert.$inferSelect

export async function findAlert(db: Database, id: string): Promise<AlertRow | undefined> {
  const [row] = await db.select().from(energyAlert).where(eq(energyAlert.id, id))
  return row
}

/** The wish of an address: the one that is known, or this one written now. Two windows that ask at once get the same. */
export async function alertOfAddress(db: Database, alert: typeof energyAlert.$inferInsert): Promise<AlertRow> {
  const email = alert.email.toLowerCase()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`energy alert ${email}`}, 0))`)
    const [known] = await tx
      .select()
      .from(energyAlert)
      .where(eq(sql`lower(${energyAlert.email})`, email))
    if (known) return known
    const [row] = await tx.insert(energyAlert).values(alert).returning()
    if (!row) throw new Error('the alert was not written')
    return row
  })
}

/** False when there is none of that id. A second confirmation leaves the first one's time. */
export async function confirmAlert(db: Database, id: string, at: Date): Promise<boolean> {
  await db
    .update(energyAlert)
    .set({ confirmedAt: at })
    .where(and(eq(energyAlert.id, id), isNull(energyAlert.confirmedAt)))
  return (await findAlert(db, id)) !== undefined
}

/** Ends the wish of an id. */
export async function removeAlert(db: Database, id: string): Promise<void> {
  await db.delete(energyAlert).where(eq(energyAlert.id, id))
}

/** Confirmed ones who have not had this day yet, a few at a time; each is given once, whoever asks. */
export async function takeDue(db: Database, day: PlainDate, most: number): Promise<AlertRow[]> {
  const due = db
    .select({ id: energyAlert.id })
    .from(energyAlert)
    .where(and(isNotNull(energyAlert.confirmedAt), or(isNull(energyAlert.lastDay), ne(energyAlert.lastDay, day))))
    .limit(most)
    .for('update', { skipLocked: true })
  return db.update(energyAlert).set({ lastDay: day }).where(sql`${energyAlert.id} in (${due})`).returning()
}

/** Removes what nobody confirmed. */
export async function removeUnconfirmed(db: Database, before: Date): Promise<void> {
  await db.delete(energyAlert).where(and(isNull(energyAlert.confirmedAt), lt(energyAlert.createdAt, before)))
}

/** Removes every wish of an address. */
export async function eraseAlerts(db: Database, email: string): Promise<void> {
  await db.delete(energyAlert).where(eq(sql`lower(${energyAlert.email})`, email.toLowerCase()))
}

/** The wishes for mails with the best hours that came from these addresses. */
export async function alertsHeld(db: Database, emails: readonly string[]): Promise<AlertRow[]> {
  const addresses = emails.map((email) => email.toLowerCase())
  return db
    .select()
    .from(energyAlert)
    .where(inArray(sql`lower(${energyAlert.email})`, addresses))
}
