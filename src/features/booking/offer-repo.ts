import { and, asc, eq, gt, inArray, lt, lte } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { slotOffer } from './schema.ts'

export type OfferRow = typeof slotOffer.$inferSelect

/** Times offered to customers that touch a span of time and still hold, in their order. */
export function heldOffers(db: Database, from: Date, to: Date, now: Date): Promise<OfferRow[]> {
  return db
    .select()
    .from(slotOffer)
    .where(and(gt(slotOffer.until, now), lt(slotOffer.startAt, to), gt(slotOffer.endAt, from)))
    .orderBy(asc(slotOffer.startAt))
}

/** Times offered to these leads that still hold, in their order. */
export function offersOf(db: Database, leadIds: readonly string[], now: Date): Promise<OfferRow[]> {
  if (leadIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(slotOffer)
    .where(and(inArray(slotOffer.leadId, [...leadIds]), gt(slotOffer.until, now)))
    .orderBy(asc(slotOffer.startAt))
}

/** Holds a time for a lead, once those that have run out are gone; undefined when somebody holds it already: the constraint decides. */
export async function insertOffer(
  tx: Database,
  row: typeof slotOffer.$inferInsert,
  now: Date,
): Promise<OfferRow | undefined> {
  await tx.delete(slotOffer).where(lte(slotOffer.until, now))
  const [made] = await tx.insert(slotOffer).values(row).onConflictDoNothing().returning()
  return made
}

/** Lets an offered time go; gives what it was. */
export async function endOffer(tx: Database, id: string): Promise<OfferRow | undefined> {
  const [gone] = await tx.delete(slotOffer).where(eq(slotOffer.id, id)).returning()
  return gone
}

/** Lets everything go that was offered to a lead. */
export async function endOffersOf(tx: Database, leadId: string): Promise<void> {
  await tx.delete(slotOffer).where(eq(slotOffer.leadId, leadId))
}
