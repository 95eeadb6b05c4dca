import { and, asc, gte, lt, lte, sql, sum } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { bucketOf } from './domain/buckets.ts'
import { vital, vitalCount, vitalSiteCount } from './schema.ts'

export type NewVital = Omit<typeof vital.$inferInsert, 'id'>

/** Writes measurements and counts them, in one transaction: what a report reads are the counts. */
export async function insertVitals(db: Database, rows: NewVital[]): Promise<void> {
  if (rows.length === 0) return
  const counts = new Map<string, typeof vitalCount.$inferInsert>()
  const ofSite = new Map<string, typeof vitalSiteCount.$inferInsert>()
  for (const { value, ...where } of rows) {
    const bucket = bucketOf(where.name, value)
    const at = `${where.day} ${where.name} ${bucket}`
    const key = `${at} ${where.page} ${where.language} ${where.device}`
    counts.set(key, { ...where, bucket, visits: (counts.get(key)?.visits ?? 0) + 1 })
    ofSite.set(at, { day: where.day, name: where.name, bucket, visits: (ofSite.get(at)?.visits ?? 0) + 1 })
  }
  await db.transaction(async (tx) => {
    await tx.insert(vital).values(rows)
    await addCounts(tx, [...counts.values()], [...ofSite.values()])
  })
}

/** Adds counts to those of before. */
export async function addCounts(
  db: Database,
  counts: (typeof vitalCount.$inferInsert)[],
  ofSite: (typeof vitalSiteCount.$inferInsert)[],
): Promise<void> {
  const { day, page, language, device, name, bucket } = vitalCount
  if (counts.length > 0)
    await db
      .insert(vitalCount)
      .values(counts)
      .onConflictDoUpdate({
        target: [day, page, language, device, name, bucket],
        set: { visits: sql`${vitalCount.visits} + excluded.visits` },
      })
  if (ofSite.length > 0)
    await db
      .insert(vitalSiteCount)
      .values(ofSite)
      .onConflictDoUpdate({
        target: [vitalSiteCount.day, vitalSiteCount.name, vitalSiteCount.bucket],
        set: { visits: sql`${vitalSiteCount.visits} + excluded.visits` },
      })
}

/** Visits by page, language, device, metric and bucket since a day, in the order of buckets. */
export async function countsSince(db: Database, since: PlainDate) {
  const { page, language, device, name, bucket } = vitalCount
  return db
    .select({ page, language, device, name, bucket, visits: sum(vitalCount.visits).mapWith(Number) })
    .from(vitalCount)
    .where(gte(vitalCount.day, since))
    .groupBy(page, language, device, name, bucket)
    .orderBy(asc(page), asc(language), asc(device), asc(name), asc(bucket))
}

/** Visits of the whole site by metric and bucket on the days of a span, both counted, in the order of buckets. */
export async function countsBetween(db: Database, from: PlainDate, to: PlainDate) {
  const { name, bucket } = vitalSiteCount
  return db
    .select({ name, bucket, visits: sum(vitalSiteCount.visits).mapWith(Number) })
    .from(vitalSiteCount)
    .where(and(gte(vitalSiteCount.day, from), lte(vitalSiteCount.day, to)))
    .groupBy(name, bucket)
    .orderBy(asc(name), asc(bucket))
}

/** Visits of the whole site by week (its Monday), metric and bucket since a day, in the order of weeks and buckets. */
export async function siteCountsByWeek(db: Database, since: PlainDate, before: PlainDate) {
  const week = sql<string>`to_char(date_trunc('week', ${vitalSiteCount.day}), 'YYYY-MM-DD')`
  const { name, bucket } = vitalSiteCount
  return db
    .select({ week, name, bucket, visits: sum(vitalSiteCount.visits).mapWith(Number) })
    .from(vitalSiteCount)
    .where(and(gte(vitalSiteCount.day, since), lt(vitalSiteCount.day, before)))
    .groupBy(sql`1`, name, bucket)
    .orderBy(sql`1`, asc(name), asc(bucket))
}

/** Deletes what was measured before a day; the counts, which say of nobody when they came, stay for a year and a month. */
export async function removeOldVitals(db: Database, before: PlainDate, countsBefore: PlainDate): Promise<void> {
  await db.delete(vital).where(lt(vital.day, before))
  await db.delete(vitalCount).where(lt(vitalCount.day, countsBefore))
  await db.delete(vitalSiteCount).where(lt(vitalSiteCount.day, countsBefore))
}
