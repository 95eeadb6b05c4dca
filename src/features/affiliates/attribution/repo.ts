import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { appeal, attributedLead, attribution, attributionEvent } from './schema.ts'

export type AttributionRow = typeof attribution.$inferSelect
export type AttributionEventRow = typeof attributionEvent.$inferSelect
export type AppealRow = typeof appeal.$inferSelect

/** Holds a person's place until the transaction ends: two claims on one person are decided one after the other. */
export async function lockPerson(tx: Database, ways: { email: string | null; phone: string | null }): Promise<void> {
  await lockPeople(tx, [ways])
}

/** Holds the places of several people, in an order that is everybody's, so that nobody waits in a circle. */
export async function lockPeople(
  tx: Database,
  people: readonly { email?: string | null; phone?: string | null }[],
): Promise<void> {
  const ways = people.flatMap(({ email, phone }) => [email?.toLowerCase(), phone]).filter((way) => way != null)
  if (ways.length === 0) return
  const names = JSON.stringify([...new Set(ways)].map((way) => `person ${way}`).sort())
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from jsonb_array_elements_text(${names}::jsonb) as name`,
  )
}

export async function insertAttribution(
  tx: Database,
  row: Omit<typeof attribution.$inferInsert, 'id'>,
): Promise<AttributionRow> {
  const [made] = await tx.insert(attribution).values(row).returning()
  if (!made) throw new Error('no row inserted')
  return made
}

export async function findAttribution(db: Database, id: string): Promise<AttributionRow | undefined> {
  const [row] = await db.select().from(attribution).where(eq(attribution.id, id))
  return row
}

/** Ends a registration on a decision of staff. */
export async function endAttribution(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(attribution).set({ endedAt: at }).where(eq(attribution.id, id))
}

/** A lead's partner; the first one stays. */
export async function attachLead(tx: Database, leadId: string, attributionId: string): Promise<boolean> {
  const rows = await tx
    .insert(attributedLead)
    .values({ leadId, attributionId })
    .onConflictDoNothing()
    .returning({ leadId: attributedLead.leadId })
  return rows.length === 1
}

export async function detachLead(tx: Database, leadId: string): Promise<void> {
  await tx.delete(attributedLead).where(eq(attributedLead.leadId, leadId))
}

export async function attributionOfLead(db: Database, leadId: string): Promise<AttributionRow | undefined> {
  const [row] = await db
    .select({ attribution })
    .from(attributedLead)
    .innerJoin(attribution, eq(attribution.id, attributedLead.attributionId))
    .where(eq(attributedLead.leadId, leadId))
  return row?.attribution
}

/** Which of these leads are a partner's, with the attribution. */
export async function attributionsOfLeads(db: Database, leadIds: string[]): Promise<Map<string, AttributionRow>> {
  if (leadIds.length === 0) return new Map()
  const rows = await db
    .select({ leadId: attributedLead.leadId, attribution })
    .from(attributedLead)
    .innerJoin(attribution, eq(attribution.id, attributedLead.attributionId))
    .where(inArray(attributedLead.leadId, leadIds))
  return new Map(rows.map(({ leadId, attribution: one }) => [leadId, one]))
}

/** A partner's people with their leads, newest first. */
export async function referralsOf(db: Database, affiliateId: string, most: number) {
  return db
    .select({ attribution, leadId: attributedLead.leadId })
    .from(attribution)
    .leftJoin(attributedLead, eq(attributedLead.attributionId, attribution.id))
    .where(eq(attribution.affiliateId, affiliateId))
    .orderBy(desc(attribution.registeredAt), desc(attribution.id))
    .limit(most)
}

export async function addAttributionEvent(
  tx: Database,
  event: Omit<typeof attributionEvent.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(attributionEvent).values(event)
}

/** Newest first. */
export async function attributionLog(
  db: Database,
  filter: { affiliateId?: string | undefined; leadId?: string | undefined },
) {
  return db
    .select()
    .from(attributionEvent)
    .where(
      and(
        filter.affiliateId ? eq(attributionEvent.affiliateId, filter.affiliateId) : undefined,
        filter.leadId ? eq(attributionEvent.leadId, filter.leadId) : undefined,
      ),
    )
    .orderBy(desc(attributionEvent.at), desc(attributionEvent.id))
    .limit(200)
}

/** Empties what was written about erased leads when a decision was looked at again; that it was, and how it ended, stays. */
export async function eraseAppealWords(tx: Database, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return
  const answer = sql`case when ${appeal.answer} is null then null else '' end`
  await tx
    .update(appeal)
    .set({ words: '', answer })
    .where(inArray(appeal.leadId, [...leadIds]))
}

/** Which partner these leads were said to come from, when and why, and what was written about it. */
export async function attributionsHeld(db: Database, leadIds: readonly string[]) {
  const ids = [...leadIds]
  const { at, kind, because, leadId } = attributionEvent
  return {
    attributions: await db
      .select({ leadId, at, kind, because })
      .from(attributionEvent)
      .where(inArray(attributionEvent.leadId, ids)),
    appeals: await db
      .select({ leadId: appeal.leadId, words: appeal.words, askedAt: appeal.askedAt, answer: appeal.answer })
      .from(appeal)
      .where(inArray(appeal.leadId, ids)),
  }
}

export async function insertAppeal(tx: Database, row: typeof appeal.$inferInsert): Promise<AppealRow> {
  const [made] = await tx.insert(appeal).values(row).returning()
  if (!made) throw new Error('no row inserted')
  return made
}

export async function openAppealOf(db: Database, commissionId: string): Promise<AppealRow | undefined> {
  const [row] = await db
    .select()
    .from(appeal)
    .where(and(eq(appeal.commissionId, commissionId), isNull(appeal.answeredAt)))
  return row
}

export async function lockAppeal(tx: Database, id: string): Promise<AppealRow | undefined> {
  const [row] = await tx.select().from(appeal).where(eq(appeal.id, id)).for('update')
  return row
}

export async function answerAppeal(tx: Database, id: string, change: Partial<AppealRow>): Promise<void> {
  await tx.update(appeal).set(change).where(eq(appeal.id, id))
}

/** Open ones by their clock, then what was answered. */
export async function listAppeals(db: Database, affiliateId?: string): Promise<AppealRow[]> {
  return db
    .select()
    .from(appeal)
    .where(affiliateId ? eq(appeal.affiliateId, affiliateId) : undefined)
    .orderBy(sql`${appeal.answeredAt} is not null`, asc(appeal.answerBy), asc(appeal.id))
    .limit(200)
}
