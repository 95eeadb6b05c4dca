import { count, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { vital } from './schema.ts'

export type NewVital = Omit<typeof vital.$inferInsert, 'id'>

export async function insertVitals(db: Database, rows: NewVital[]): Promise<void> {
  if (rows.length > 0) await db.insert(vital).values(rows)
}

/** The 75th percentile of each metric by page, language and kind of device, since a day. */
export async function summariseVitals(db: Database, since: PlainDate) {
  return db
    .select({
      page: vital.page,
      language: vital.language,
      device: vital.device,
      name: vital.name,
      p75: sql`percentile_cont(0.75) within group (order by ${vital.value})`.mapWith(Number),
      visits: count(),
    })
    .from(vital)
    .where(gte(vital.day, since))
    .groupBy(vital.page, vital.language, vital.device, vital.name)
    .orderBy(vital.page, vital.language, vital.device, vital.name)
}

/** Deletes what was measured before a day. */
export async function removeOldVitals(db: Database, before: PlainDate): Promise<void> {
  await db.delete(vital).where(lt(vital.day, before))
}
