import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { PostKind } from './format/post.ts'
import { contentApproval, contentMedia, contentPlan, contentPost, contentVersion } from './schema.ts'

export type Version = typeof contentVersion.$inferSelect
export type Plan = typeof contentPlan.$inferSelect
export type Media = typeof contentMedia.$inferSelect
export type Post = typeof contentPost.$inferSelect

export async function insertPost(db: Database, post: { id: string; kind: PostKind; createdBy: string }): Promise<void> {
  await db.insert(contentPost).values(post).onConflictDoNothing()
}

export async function findPost(db: Database, id: string): Promise<Post | undefined> {
  const [row] = await db.select().from(contentPost).where(eq(contentPost.id, id))
  return row
}

export function allPosts(db: Database): Promise<Post[]> {
  return db.select().from(contentPost)
}

type Head = Awaited<ReturnType<typeof readHeads>>[number]
const headsKnown = new WeakMap<Database, { stamp: string; heads: readonly Head[] }>()

/**
 * The newest text of every post and language, bodies left out: a list of thousands needs none. Versions are only ever added, so what was read holds until
 * there is one more.
 */
export async function newestHeads(db: Database): Promise<readonly Head[]> {
  const [now] = await db
    .select({ count: sql<string>`count(*)`, last: sql<string>`max(${contentVersion.writtenAt})` })
    .from(contentVersion)
  const stamp = `${now?.count} ${now?.last}`
  const known = headsKnown.get(db)
  if (known?.stamp === stamp) return known.heads
  const heads = await readHeads(db)
  headsKnown.set(db, { stamp, heads })
  return heads
}

async function readHeads(db: Database) {
  const rows = await db
    .selectDistinctOn([contentVersion.postId, contentVersion.language], {
      postId: contentVersion.postId,
      language: contentVersion.language,
      version: contentVersion.version,
      title: sql<unknown>`${contentVersion.text}->>'title'`,
      slug: sql<unknown>`${contentVersion.text}->>'slug'`,
      writtenBy: contentVersion.writtenBy,
      writtenAt: contentVersion.writtenAt,
    })
    .from(contentVersion)
    .orderBy(contentVersion.postId, contentVersion.language, desc(contentVersion.version))
  return rows.map((row) => ({ ...row, title: String(row.title), slug: String(row.slug) }))
}

export async function newestVersion(db: Database, postId: string, language: Language): Promise<Version | undefined> {
  const [row] = await db
    .select()
    .from(contentVersion)
    .where(and(eq(contentVersion.postId, postId), eq(contentVersion.language, language)))
    .orderBy(desc(contentVersion.version))
    .limit(1)
  return row
}

/** The newest texts of some posts, by `<id>/<language>`. */
export async function newestTexts(db: Database, postIds: readonly string[]): Promise<Map<string, Version>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([contentVersion.postId, contentVersion.language])
    .from(contentVersion)
    .where(inArray(contentVersion.postId, [...postIds]))
    .orderBy(contentVersion.postId, contentVersion.language, desc(contentVersion.version))
  return new Map(rows.map((row) => [`${row.postId}/${row.language}`, row]))
}

export async function findVersion(
  db: Database,
  postId: string,
  language: Language,
  version: number,
): Promise<Version | undefined> {
  const [row] = await db
    .select()
    .from(contentVersion)
    .where(
      and(
        eq(contentVersion.postId, postId),
        eq(contentVersion.language, language),
        eq(contentVersion.version, version),
      ),
    )
  return row
}

/** What was written when, newest first, 200 at most. */
export async function versionsOf(db: Database, postId: string) {
  const rows = await db
    .select({
      language: contentVersion.language,
      version: contentVersion.version,
      title: sql<unknown>`${contentVersion.text}->>'title'`,
      restored: contentVersion.restored,
      writtenBy: contentVersion.writtenBy,
      writtenAt: contentVersion.writtenAt,
    })
    .from(contentVersion)
    .where(eq(contentVersion.postId, postId))
    .orderBy(desc(contentVersion.writtenAt), desc(contentVersion.version))
    .limit(200)
  return rows.map((row) => ({ ...row, title: String(row.title) }))
}

/** False when there is a version of that number already: somebody else saved first. */
export async function insertVersion(db: Database, version: typeof contentVersion.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(contentVersion)
    .values(version)
    .onConflictDoNothing()
    .returning({ version: contentVersion.version })
  return rows.length > 0
}

export function plans(db: Database): Promise<Plan[]> {
  return db.select().from(contentPlan)
}

export async function putPlan(db: Database, plan: typeof contentPlan.$inferInsert): Promise<void> {
  const { version, publishAt, plannedBy } = plan
  await db
    .insert(contentPlan)
    .values(plan)
    .onConflictDoUpdate({
      target: [contentPlan.postId, contentPlan.language],
      set: { version, publishAt, plannedBy, triedAt: null, failure: null },
    })
}

export async function removePlan(db: Database, postId: string, language: Language): Promise<void> {
  await db.delete(contentPlan).where(and(eq(contentPlan.postId, postId), eq(contentPlan.language, language)))
}

/** Plans whose time has come; one that failed rests for a minute. */
export function duePlans(db: Database, now: Date): Promise<Plan[]> {
  const rested = new Date(now.getTime() - 60_000)
  return db
    .select()
    .from(contentPlan)
    .where(
      and(lte(contentPlan.publishAt, now), or(sql`${contentPlan.triedAt} is null`, lte(contentPlan.triedAt, rested))),
    )
}

export async function noteFailure(db: Database, plan: Plan, failure: string, now: Date): Promise<void> {
  await db
    .update(contentPlan)
    .set({ failure, triedAt: now })
    .where(and(eq(contentPlan.postId, plan.postId), eq(contentPlan.language, plan.language)))
}

export type Approval = typeof contentApproval.$inferSelect

export function approvals(db: Database): Promise<Approval[]> {
  return db.select().from(contentApproval)
}

export async function putApproval(db: Database, asked: typeof contentApproval.$inferInsert): Promise<void> {
  const { version, askedBy, askedById } = asked
  const set = { version, askedBy, askedById, askedAt: new Date(), ...unanswered }
  await db
    .insert(contentApproval)
    .values(asked)
    .onConflictDoUpdate({ target: [contentApproval.postId, contentApproval.language], set })
}

const unanswered = { answer: null, answeredBy: null, answeredAt: null, note: null }

/** What waits for somebody else's look; undefined when nobody asked or it was answered. */
export async function openApproval(db: Database, postId: string, language: Language): Promise<Approval | undefined> {
  const [row] = await db
    .select()
    .from(contentApproval)
    .where(
      and(
        eq(contentApproval.postId, postId),
        eq(contentApproval.language, language),
        sql`${contentApproval.answer} is null`,
      ),
    )
  return row
}

export async function answerApproval(
  db: Database,
  { postId, language }: Approval,
  answer: Pick<Approval, 'answer' | 'answeredBy' | 'answeredAt' | 'note'>,
): Promise<void> {
  await db
    .update(contentApproval)
    .set(answer)
    .where(and(eq(contentApproval.postId, postId), eq(contentApproval.language, language)))
}

export async function insertMedia(db: Database, media: typeof contentMedia.$inferInsert): Promise<void> {
  await db.insert(contentMedia).values(media)
}

export async function findMedia(db: Database, id: string): Promise<Media | undefined> {
  const [row] = await db.select().from(contentMedia).where(eq(contentMedia.id, id))
  return row
}

/** Newest first, 200 at most. */
export function listMedia(db: Database): Promise<Media[]> {
  return db.select().from(contentMedia).orderBy(desc(contentMedia.addedAt)).limit(200)
}

export async function changeMedia(
  db: Database,
  id: string,
  change: Partial<Pick<Media, 'altEn' | 'altEs' | 'focalX' | 'focalY'>>,
): Promise<Media | undefined> {
  const [row] = await db.update(contentMedia).set(change).where(eq(contentMedia.id, id)).returning()
  return row
}
