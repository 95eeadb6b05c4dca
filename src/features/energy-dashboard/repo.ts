import { and, count, eq, gte, inArray, lt, lte } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { energyDay, feedSource } from './schema.ts'

type DayRow = typeof energyDay.$inferSelect
export type Series = DayRow['series']
export type FeedRow = typeof feedSource.$inferSelect

/** Keeps days of a series; a day that is read again takes the place of what was. */
export async function keepDays(
  db: Database,
  series: Series,
  days: ReadonlyMap<PlainDate, unknown>,
  readAt: Date,
): Promise<void> {
  for (const [date, values] of days)
    await db
      .insert(energyDay)
      .values({ date, series, values, readAt })
      .onConflictDoUpdate({ target: [energyDay.series, energyDay.date], set: { values, readAt } })
}

export async function daysBetween(
  db: Database,
  series: readonly Series[],
  from: PlainDate,
  to: PlainDate,
): Promise<DayRow[]> {
  return db
    .select()
    .from(energyDay)
    .where(and(inArray(energyDay.series, [...series]), gte(energyDay.date, from), lte(energyDay.date, to)))
    .orderBy(energyDay.date)
}

/** How many days of a series are known between two, both counted. */
export async function countDays(db: Database, series: Series, from: PlainDate, to: PlainDate): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(energyDay)
    .where(and(eq(energyDay.series, series), gte(energyDay.date, from), lte(energyDay.date, to)))
  return Number(row?.n ?? 0)
}

export async function feedRows(db: Database): Promise<FeedRow[]> {
  return db.select().from(feedSource)
}

/** Notes that a source answered well, or why it did not; since when it fails is kept until it answers again. */
export async function noteFeed(db: Database, name: string, problem: string | null, at: Date): Promise<void> {
  const [before] = await db.select().from(feedSource).where(eq(feedSource.name, name))
  const next = {
    triedAt: at,
    problem,
    lastGoodAt: problem === null ? at : (before?.lastGoodAt ?? null),
    failingSince: problem === null ? null : (before?.failingSince ?? at),
  }
  await db
    .insert(feedSource)
    .values({ name, ...next })
    .onConflictDoUpdate({ target: feedSource.name, set: next })
}

/** Removes days that no page compares with any more. */
export async function removeOldDays(db: Database, before: PlainDate): Promise<void> {
  await db.delete(energyDay).where(lt(energyDay.date, before))
}
