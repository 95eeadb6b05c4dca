import { and, asc, gte, lt, lte, sql, sum } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#src/shared/db/database.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { type BucketCount, bucketOf } from './domain/buckets.ts'
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

/** More than any bucket's number: a bucket and its visits travel as one figure. */
const aboveBuckets = 1024

/**
 * Every count of a group as one text. A year of visits is some hundred thousand counts: as rows of their own they cost more to bring here than
 * to find.
 */
function packed(counted: { bucket: AnyPgColumn; visits: AnyPgColumn }) {
  return sql<string>`array_to_string(array_agg(${counted.visits}::bigint * ${sql.raw(String(aboveBuckets))} + ${counted.bucket}), ' ')`
}

/** Visits by bucket, in the order of buckets. */
function unpacked(text: string): BucketCount[] {
  const byBucket = new Map<number, number>()
  for (const one of text.split(' ')) {
    const both = Number(one)
    const bucket = both % aboveBuckets
    byBucket.set(bucket, (byBucket.get(bucket) ?? 0) + (both - bucket) / aboveBuckets)
  }
  return [...byBucket].map(([bucket, visits]) => ({ bucket, visits })).sort((a, b) => a.bucket - b.bucket)
}

/** Visits by page, language, device and metric since a day, with their counts in the order of buckets. */
export async function countsSince(db: Database, since: PlainDate) {
  const { page, language, device, name } = vitalCount
  const groups = await db
    .select({ page, language, device, name, counts: packed(vitalCount) })
    .from(vitalCount)
    .where(gte(vitalCount.day, since))
    .groupBy(page, language, device, name)
  return groups
    .map((group) => ({ ...group, counts: unpacked(group.counts) }))
    .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
}

const placeOf = (o: { page: string; language: string; device: string; name: string }) =>
  `${o.page} ${o.language} ${o.device} ${o.name}`

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

/** A Monday before everything that was measured. */
const firstMonday = '2000-01-03'

/** Visits of the whole site by week (its Monday) and metric since a day and before another, in the order of weeks, with their counts in the order of buckets. */
export async function siteCountsByWeek(db: Database, since: PlainDate, before: PlainDate) {
  const week = sql`(${vitalSiteCount.day} - date '${sql.raw(firstMonday)}') / 7`.mapWith(Number)
  const { name } = vitalSiteCount
  const groups = await db
    .select({ week, name, counts: packed(vitalSiteCount) })
    .from(vitalSiteCount)
    .where(and(gte(vitalSiteCount.day, since), lt(vitalSiteCount.day, before)))
    .groupBy(sql`1`, name)
    .orderBy(sql`1`, asc(name))
  return groups.map((group) => ({
    week: addDays(firstMonday, group.week * 7),
    name: group.name,
    counts: unpacked(group.counts),
  }))
}

/** Deletes what was measured before a day; the counts, which say of nobody when they came, stay for a year and a month. */
export async function removeOldVitals(db: Database, before: PlainDate, countsBefore: PlainDate): Promise<void> {
  await db.delete(vital).where(lt(vital.day, before))
  await db.delete(vitalCount).where(lt(vitalCount.day, countsBefore))
  await db.delete(vitalSiteCount).where(lt(vitalSiteCount.day, countsBefore))
}
