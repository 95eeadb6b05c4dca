import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { PartnerState } from '#src/features/affiliates/domain/partner.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { affiliate, affiliateAccess, affiliateClick, affiliateEvent } from './schema.ts'

export type PartnerRow = typeof affiliate.$inferSelect
export type NewPartner = typeof affiliate.$inferInsert

/** Inserts applications that are not there yet; gives the ids that were new. */
export async function insertApplications(db: Database, rows: NewPartner[]): Promise<Set<string>> {
  const made = await db
    .insert(affiliate)
    .values(rows)
    .onConflictDoNothing({ target: affiliate.id })
    .returning({ id: affiliate.id })
  const created = new Set(made.map(({ id }) => id))
  const events = rows
    .filter(({ id }) => created.has(id))
    .map(({ id, appliedAt }) => ({ affiliateId: id, at: appliedAt, kind: 'applied' }))
  if (events.length > 0) await db.insert(affiliateEvent).values(events)
  return created
}

export async function findPartner(db: Database, id: string): Promise<PartnerRow | undefined> {
  const [row] = await db.select().from(affiliate).where(eq(affiliate.id, id))
  return row
}

/** The partner, whom nobody else changes until the transaction ends. */
export async function lockPartner(tx: Database, id: string): Promise<PartnerRow | undefined> {
  const [row] = await tx.select().from(affiliate).where(eq(affiliate.id, id)).for('update')
  return row
}

export async function partnerByCode(db: Database, code: string): Promise<PartnerRow | undefined> {
  const [row] = await db.select().from(affiliate).where(eq(affiliate.code, code.toUpperCase()))
  return row
}

/** The approved or paused partner with this e-mail. */
export async function partnerByEmail(db: Database, email: string): Promise<PartnerRow | undefined> {
  const [row] = await db
    .select()
    .from(affiliate)
    .where(
      and(sql`lower(${affiliate.email}) = ${email.toLowerCase()}`, inArray(affiliate.state, ['approved', 'paused'])),
    )
  return row
}

/** Applications by their clock, everybody else newest first; 500 at most. */
export async function listPartners(db: Database, state: PartnerState | undefined): Promise<PartnerRow[]> {
  const where = state ? eq(affiliate.state, state) : undefined
  const order = state === 'applied' ? affiliate.decisionBy : desc(affiliate.appliedAt)
  return db.select().from(affiliate).where(where).orderBy(order, affiliate.id).limit(500)
}

export async function partnersByIds(db: Database, ids: string[]): Promise<Map<string, PartnerRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(affiliate).where(inArray(affiliate.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Moves a partner who is still at `from`; false when somebody did so first. */
export async function movePartner(
  db: Database,
  id: string,
  from: PartnerState,
  change: Partial<NewPartner> & { state: PartnerState },
): Promise<boolean> {
  const rows = await db
    .update(affiliate)
    .set(change)
    .where(and(eq(affiliate.id, id), eq(affiliate.state, from)))
    .returning({ id: affiliate.id })
  return rows.length === 1
}

export async function changePartner(db: Database, id: string, change: Partial<NewPartner>): Promise<void> {
  await db.update(affiliate).set(change).where(eq(affiliate.id, id))
}

export async function addPartnerEvent(
  db: Database,
  event: { affiliateId: string; kind: string; actor?: string | null; reason?: string | null },
): Promise<void> {
  await db.insert(affiliateEvent).values(event)
}

export async function eventsOfPartner(db: Database, affiliateId: string) {
  return db
    .select()
    .from(affiliateEvent)
    .where(eq(affiliateEvent.affiliateId, affiliateId))
    .orderBy(desc(affiliateEvent.at))
    .limit(200)
}

/** Holds the codes that begin so until the transaction ends: two partners approved at once are given two numbers. */
export async function lockCodes(tx: Database, stem: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partner code ${stem}`}, 0))`)
}

/** Codes that begin so, to find a free one. */
export async function codesLike(db: Database, stem: string): Promise<Set<string>> {
  const rows = await db
    .select({ code: affiliate.code })
    .from(affiliate)
    .where(sql`${affiliate.code} like ${`${stem}-%`}`)
  return new Set(rows.flatMap(({ code }) => code ?? []))
}

/** Which of these accounts, by hash, more than one living partner has. */
export async function sharedAccounts(db: Database, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .select({ hash: affiliate.ibanHash })
    .from(affiliate)
    .where(and(inArray(affiliate.ibanHash, hashes), ne(affiliate.state, 'declined'), isNull(affiliate.erasedAt)))
    .groupBy(affiliate.ibanHash)
    .having(sql`count(*) > 1`)
  return new Set(rows.flatMap(({ hash }) => hash ?? []))
}

export async function countClick(db: Database, affiliateId: string, now: Date): Promise<void> {
  await db
    .insert(affiliateClick)
    .values({ affiliateId, day: madridDate(now), count: 1 })
    .onConflictDoUpdate({
      target: [affiliateClick.affiliateId, affiliateClick.day],
      set: { count: sql`${affiliateClick.count} + 1` },
    })
}

/** Clicks since a day, newest day first. */
export async function clicksOf(db: Database, affiliateId: string, since: string) {
  return db
    .select({ day: affiliateClick.day, count: affiliateClick.count })
    .from(affiliateClick)
    .where(and(eq(affiliateClick.affiliateId, affiliateId), sql`${affiliateClick.day} >= ${since}`))
    .orderBy(desc(affiliateClick.day))
}

export async function insertAccess(
  db: Database,
  access: { tokenHash: string; kind: 'session' | 'link'; affiliateId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(affiliateAccess).values(access)
}

/** The partner behind a live session. */
export async function partnerOfSession(db: Database, tokenHash: string, now: Date): Promise<PartnerRow | undefined> {
  const [row] = await db
    .select({ partner: affiliate })
    .from(affiliateAccess)
    .innerJoin(affiliate, eq(affiliate.id, affiliateAccess.affiliateId))
    .where(
      and(
        eq(affiliateAccess.tokenHash, tokenHash),
        eq(affiliateAccess.kind, 'session'),
        isNull(affiliateAccess.endedAt),
        gt(affiliateAccess.expiresAt, now),
        inArray(affiliate.state, ['approved', 'paused']),
      ),
    )
  return row?.partner
}

/** Uses up a mailed link; undefined when there is none, it was used, or it has ended. */
export async function takeLink(db: Database, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(affiliateAccess)
    .set({ endedAt: now })
    .where(
      and(
        eq(affiliateAccess.tokenHash, tokenHash),
        eq(affiliateAccess.kind, 'link'),
        isNull(affiliateAccess.endedAt),
        gt(affiliateAccess.expiresAt, now),
      ),
    )
    .returning({ affiliateId: affiliateAccess.affiliateId })
  return row?.affiliateId
}

export async function endSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(affiliateAccess)
    .set({ endedAt: now })
    .where(and(eq(affiliateAccess.tokenHash, tokenHash), isNull(affiliateAccess.endedAt)))
}

/** Ends every session of a partner but one. */
export async function endOtherSessions(db: Database, affiliateId: string, kept: string, now: Date): Promise<void> {
  await db
    .update(affiliateAccess)
    .set({ endedAt: now })
    .where(
      and(
        eq(affiliateAccess.affiliateId, affiliateId),
        isNull(affiliateAccess.endedAt),
        ne(affiliateAccess.tokenHash, kept),
      ),
    )
}

/** Removes sessions and links that ended before an instant. */
export async function removeEndedAccess(db: Database, before: Date): Promise<void> {
  await db.delete(affiliateAccess).where(sql`${affiliateAccess.expiresAt} < ${before.toISOString()}`)
}
