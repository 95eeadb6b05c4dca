import { and, desc, eq, lt, max, or, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { PublishedVersion } from './domain/versions.ts'
import { publication, publishedPages } from './schema.ts'

type Row = typeof publication.$inferSelect

const versionOf = ({ publishedAt, ...row }: Row): PublishedVersion => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
})

/** The number of the newest version of every subject that has one. */
export async function newestNumbers(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ subject: publication.subject, version: max(publication.version) })
    .from(publication)
    .groupBy(publication.subject)
  return new Map(rows.map(({ subject, version }) => [subject, version ?? 0]))
}

export async function findVersion(
  db: Database,
  subject: string,
  version: number,
): Promise<PublishedVersion | undefined> {
  const [row] = await db
    .select()
    .from(publication)
    .where(and(eq(publication.subject, subject), eq(publication.version, version)))
  return row && versionOf(row)
}

/** Every version of a subject, newest first, 100 at most. */
export async function versionsOf(db: Database, subject: string): Promise<PublishedVersion[]> {
  const rows = await db
    .select()
    .from(publication)
    .where(eq(publication.subject, subject))
    .orderBy(desc(publication.version))
    .limit(100)
  return rows.map(versionOf)
}

/** The value of a subject's newest version; undefined while that is version 0. */
export async function newestValue(db: Database, subject: string): Promise<unknown> {
  const [row] = await db
    .select({ value: publication.value })
    .from(publication)
    .where(eq(publication.subject, subject))
    .orderBy(desc(publication.version))
    .limit(1)
  return row?.value
}

/** Empties what every version of a subject said, in the erasure of the person whose words they were. What is shown follows with the next version. */
export async function forgetValues(tx: Database, subject: string, value: unknown): Promise<void> {
  await tx.update(publication).set({ value }).where(eq(publication.subject, subject))
}

/** Adds a version; undefined when there is one of that number, because somebody else published first. */
export async function insertVersion(
  db: Database,
  { subject, version, value, publishedBy }: Omit<PublishedVersion, 'publishedAt'>,
): Promise<PublishedVersion | undefined> {
  const [row] = await db
    .insert(publication)
    .values({ subject, version, value, publishedBy })
    .onConflictDoNothing()
    .returning()
  return row && versionOf(row)
}

/** So many versions of what is read elsewhere stay: two days of one every hour. */
const feedVersionsKept = 48

/** Removes versions of a feed that are older than the newest few. */
export async function removeOldVersions(db: Database, subject: string, newest: number): Promise<void> {
  await db
    .delete(publication)
    .where(and(eq(publication.subject, subject), lt(publication.version, newest - feedVersionsKept)))
}

/** The channel on which processes tell each other that something was published. */
export const channel = 'publication'

/** Tells the other processes, once the transaction is there to be seen. */
export async function notifyOthers(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`)
}

/** Builds of before have other pages; their processes are gone after this. */
const keptMillis = 24 * 3600 * 1000

/** Keeps the pages of these versions in the place of those before. Runs in a transaction. */
export async function keepPages(
  db: Database,
  build: string,
  versions: string,
  parts: Iterable<Uint8Array>,
): Promise<void> {
  const isOld = lt(publishedPages.madeAt, new Date(Date.now() - keptMillis))
  await db.delete(publishedPages).where(or(eq(publishedPages.build, build), isOld))
  let part = 0
  for (const bytes of parts) await db.insert(publishedPages).values({ build, part: part++, versions, bytes })
}

/** One part of the pages of exactly these versions as another process of the same build made them; undefined after the last. */
export async function findPagesPart(
  db: Database,
  build: string,
  versions: string,
  part: number,
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ bytes: publishedPages.bytes })
    .from(publishedPages)
    .where(and(eq(publishedPages.build, build), eq(publishedPages.versions, versions), eq(publishedPages.part, part)))
  return row?.bytes
}
