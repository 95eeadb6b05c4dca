import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { type Town, towns } from '#src/shared/domain/vocabulary.ts'
import type { Engaged } from './domain/slots.ts'
import { endOffersOf } from './offer-repo.ts'
import { booking, bookingMail } from './schema.ts'

export type BookingRow = typeof booking.$inferSelect
export type NewBooking = typeof booking.$inferInsert
export type BookingMailKind = (typeof bookingMail.$inferInsert)['kind']

/** Any number, the same in every release: who decides on appointments holds the lock of this number. */
const decisionLock = 7_203_115

/** Until the transaction ends nobody else decides on an appointment: what is looked at here is what the constraint will see. */
export async function lockDecisions(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${decisionLock})`)
}

/** What crews do between two instants, one appointment left out. */
export async function engagedBetween(db: Database, from: Date, to: Date, without?: string): Promise<Engaged[]> {
  const rows = await db
    .select({ crewId: booking.crewId, startAt: booking.startAt, endAt: booking.endAt, town: booking.town })
    .from(booking)
    .where(
      and(
        eq(booking.state, 'booked'),
        lt(booking.startAt, to),
        gt(booking.endAt, from),
        without === undefined ? undefined : ne(booking.id, without),
      ),
    )
  return rows.map(engagedBy)
}

/** A row as it stands in a crew's day. */
export const engagedBy = (row: { crewId: string; startAt: Date; endAt: Date; town: string | null }): Engaged => ({
  crewId: row.crewId,
  startMs: row.startAt.getTime(),
  endMs: row.endAt.getTime(),
  town: townOf(row.town),
})

export const townOf = (name: string | null): Town | null => towns.find((town) => town === name) ?? null

/** False when the crew has something else then: the constraint decides. */
export async function insertBooking(tx: Database, row: NewBooking): Promise<boolean> {
  const rows = await tx.insert(booking).values(row).onConflictDoNothing().returning({ id: booking.id })
  return rows.length === 1
}

export async function findBooking(db: Database, id: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(booking).where(eq(booking.id, id))
  return row
}

export async function findByKey(db: Database, keyHash: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(booking).where(eq(booking.keyHash, keyHash))
  return row
}

/** Changes an appointment that is still as it was; undefined when somebody changed it first. */
export async function changeBooking(
  tx: Database,
  before: BookingRow,
  change: Partial<
    Pick<NewBooking, 'state' | 'crewId' | 'startAt' | 'endAt' | 'note' | 'address' | 'toldSequence' | 'onWayAt'>
  >,
  now: Date,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(booking)
    .set({ ...change, sequence: before.sequence + 1, updatedAt: now })
    .where(and(eq(booking.id, before.id), eq(booking.sequence, before.sequence)))
    .returning()
  return row
}

/** Notes something about an appointment that is no change of it. */
export async function noteBooking(
  tx: Database,
  id: string,
  set: Partial<Pick<NewBooking, 'toldSequence' | 'onWayAt' | 'tokenHash'>>,
): Promise<void> {
  await tx.update(booking).set(set).where(eq(booking.id, id))
}

/** Everything that touches a span of time, in the order of its start. */
export function bookingsBetween(db: Database, from: Date, to: Date): Promise<BookingRow[]> {
  return db
    .select()
    .from(booking)
    .where(and(eq(booking.state, 'booked'), lt(booking.startAt, to), gt(booking.endAt, from)))
    .orderBy(asc(booking.startAt), asc(booking.id))
}

/** Appointments of some leads that are still to come. */
export function comingOfLeads(db: Database, leadIds: string[], now: Date): Promise<BookingRow[]> {
  if (leadIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(booking)
    .where(and(inArray(booking.leadId, leadIds), eq(booking.state, 'booked'), gt(booking.endAt, now)))
    .orderBy(asc(booking.startAt))
}

/** When these leads have or had an appointment that was not cancelled. */
export async function bookedOfLeads(
  db: Database,
  leadIds: readonly string[],
): Promise<{ leadId: string | null; endAt: Date }[]> {
  if (leadIds.length === 0) return []
  return db
    .select({ leadId: booking.leadId, endAt: booking.endAt })
    .from(booking)
    .where(and(inArray(booking.leadId, [...leadIds]), eq(booking.state, 'booked')))
}

/** Takes back mails of a kind about an appointment that have not left; gives how many there were. */
export async function stopMails(tx: Database, bookingId: string, kind: BookingMailKind): Promise<number> {
  const gone = await tx
    .delete(bookingMail)
    .where(and(eq(bookingMail.bookingId, bookingId), eq(bookingMail.kind, kind), isNull(bookingMail.queuedAt)))
    .returning({ id: bookingMail.id })
  return gone.length
}

/** Mails to be sent about an appointment. Reminders that wait are replaced: the appointment is another now. */
export async function addMails(
  tx: Database,
  bookingId: string,
  mails: readonly { kind: BookingMailKind; dueAt: Date }[],
): Promise<void> {
  await tx
    .delete(bookingMail)
    .where(and(eq(bookingMail.bookingId, bookingId), eq(bookingMail.kind, 'reminder'), isNull(bookingMail.queuedAt)))
  if (mails.length > 0) await tx.insert(bookingMail).values(mails.map((mail) => ({ ...mail, bookingId })))
}

/** Takes the mails that are due, so that nobody else takes them in this transaction's time. */
export async function takeDueMails(
  tx: Database,
  now: Date,
  most: number,
): Promise<{ kind: BookingMailKind; booking: BookingRow }[]> {
  const due = tx
    .select({ id: bookingMail.id })
    .from(bookingMail)
    .where(and(isNull(bookingMail.queuedAt), lte(bookingMail.dueAt, now)))
    .orderBy(asc(bookingMail.dueAt))
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await tx
    .update(bookingMail)
    .set({ queuedAt: now })
    .where(inArray(bookingMail.id, due))
    .returning({ kind: bookingMail.kind, bookingId: bookingMail.bookingId })
  if (taken.length === 0) return []
  const rows = await tx
    .select()
    .from(booking)
    .where(
      inArray(
        booking.id,
        taken.map(({ bookingId }) => bookingId),
      ),
    )
  return taken.flatMap(({ kind, bookingId }) => {
    const row = rows.find(({ id }) => id === bookingId)
    return row ? [{ kind, booking: row }] : []
  })
}

/** Empties what is personal about a lead's appointments; those to come are cancelled and their links open nothing. */
export async function eraseBookings(db: Database, leadId: string): Promise<void> {
  const now = new Date()
  await endOffersOf(db, leadId)
  const mine = await db
    .update(booking)
    .set({ address: '', note: '', visitorTimeZone: null, tokenHash: null, keyHash: null, bodyHash: null })
    .where(eq(booking.leadId, leadId))
    .returning({ id: booking.id })
  await db
    .update(booking)
    .set({ state: 'cancelled', updatedAt: now })
    .where(and(eq(booking.leadId, leadId), eq(booking.state, 'booked'), gt(booking.startAt, now)))
  const ids = mine.map(({ id }) => id)
  if (ids.length > 0)
    await db.delete(bookingMail).where(and(inArray(bookingMail.bookingId, ids), isNull(bookingMail.queuedAt)))
}

/** The bookings of these leads; without what only opens links. */
export async function bookingsHeld(db: Database, leadIds: readonly string[]): Promise<Partial<BookingRow>[]> {
  const rows = await db
    .select()
    .from(booking)
    .where(inArray(booking.leadId, [...leadIds]))
  return rows.map(({ tokenHash, keyHash, bodyHash, ...row }) => row)
}
