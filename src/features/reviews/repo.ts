import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { review, reviewInvitation } from './schema.ts'

export type Invitation = typeof reviewInvitation.$inferSelect
export type Review = typeof review.$inferSelect

/** Adds those that are not there yet: a job that is paid in parts is one job. */
export async function insertInvitations(db: Database, rows: (typeof reviewInvitation.$inferInsert)[]): Promise<void> {
  await db.insert(reviewInvitation).values(rows).onConflictDoNothing()
}

export async function findInvitation(db: Database, id: string): Promise<Invitation | undefined> {
  const [row] = await db.select().from(reviewInvitation).where(eq(reviewInvitation.id, id))
  return row
}

export function invitationsOfLead(db: Database, leadId: string): Promise<Invitation[]> {
  return db.select().from(reviewInvitation).where(eq(reviewInvitation.leadId, leadId)).orderBy(reviewInvitation.dueAt)
}

/** Waits for whoever else writes by the same link, until the transaction ends. */
export async function lockInvitation(tx: Database, id: string): Promise<Invitation | undefined> {
  const [row] = await tx.select().from(reviewInvitation).where(eq(reviewInvitation.id, id)).for('update')
  return row
}

/** Due and neither sent nor over, the oldest first; each is locked so that two processes send one mail. */
export function dueInvitations(tx: Database, now: Date, most: number): Promise<Invitation[]> {
  return tx
    .select()
    .from(reviewInvitation)
    .where(and(lte(reviewInvitation.dueAt, now), gt(reviewInvitation.expiresAt, now), isNull(reviewInvitation.sentAt)))
    .orderBy(reviewInvitation.dueAt)
    .limit(most)
    .for('update', { skipLocked: true })
}

export async function markSent(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(reviewInvitation)
      .set({ sentAt: now })
      .where(inArray(reviewInvitation.id, [...ids]))
}

/** Asked, due and nothing written, newest first, 100 at most. */
export async function openInvitations(db: Database, now: Date): Promise<Invitation[]> {
  const written = db.select({ id: review.invitationId }).from(review)
  return db
    .select()
    .from(reviewInvitation)
    .where(and(gt(reviewInvitation.expiresAt, now), sql`${reviewInvitation.id} not in ${written}`))
    .orderBy(desc(reviewInvitation.dueAt))
    .limit(100)
}

export async function insertReview(db: Database, row: typeof review.$inferInsert): Promise<Review> {
  const [made] = await db.insert(review).values(row).returning()
  if (!made) throw new Error('the review was not written')
  return made
}

/** The last thing written by an invitation. */
export async function reviewOf(db: Database, invitationId: string): Promise<Review | undefined> {
  const [row] = await db
    .select()
    .from(review)
    .where(eq(review.invitationId, invitationId))
    .orderBy(desc(review.writtenAt))
    .limit(1)
  return row
}

export interface ReviewWithInvitation {
  review: Review
  invitation: Invitation
}

export async function findReview(db: Database, id: string): Promise<ReviewWithInvitation | undefined> {
  const [row] = await db
    .select({ review, invitation: reviewInvitation })
    .from(review)
    .innerJoin(reviewInvitation, eq(reviewInvitation.id, review.invitationId))
    .where(eq(review.id, id))
  return row
}

/** Newest first, 500 at most; those of one state when it is said. */
export function listReviews(db: Database, state?: Review['state']): Promise<ReviewWithInvitation[]> {
  return db
    .select({ review, invitation: reviewInvitation })
    .from(review)
    .innerJoin(reviewInvitation, eq(reviewInvitation.id, review.invitationId))
    .where(state ? eq(review.state, state) : undefined)
    .orderBy(desc(review.writtenAt))
    .limit(500)
}

export async function changeReview(
  db: Database,
  id: string,
  change: Partial<Pick<Review, 'state' | 'decidedBy' | 'decidedAt' | 'declined' | 'reply' | 'repliedBy' | 'repliedAt'>>,
): Promise<void> {
  await db.update(review).set(change).where(eq(review.id, id))
}

/** Everything that these leads' people wrote or were asked. Gives the ids of the reviews. */
export async function removeOfLeads(tx: Database, leadIds: readonly string[]): Promise<string[]> {
  if (leadIds.length === 0) return []
  const invitations = await tx
    .select({ id: reviewInvitation.id })
    .from(reviewInvitation)
    .where(inArray(reviewInvitation.leadId, [...leadIds]))
  const ids = invitations.map(({ id }) => id)
  if (ids.length === 0) return []
  const gone = await tx.delete(review).where(inArray(review.invitationId, ids)).returning({ id: review.id })
  await tx.delete(reviewInvitation).where(inArray(reviewInvitation.id, ids))
  return gone.map(({ id }) => id)
}

/** The reviews that customers of these leads wrote. */
export async function reviewsHeld(db: Database, leadIds: readonly string[]): Promise<Review[]> {
  const rows = await db
    .select({ review })
    .from(review)
    .innerJoin(reviewInvitation, eq(reviewInvitation.id, review.invitationId))
    .where(inArray(reviewInvitation.leadId, [...leadIds]))
  return rows.map((row) => row.review)
}
