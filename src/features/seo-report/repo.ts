import { desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { SearchRow } from './domain/fixes.ts'
import { type LighthouseRun, lighthouseRunsKept } from './domain/lighthouse-file.ts'
import { lighthouseRun, searchPage } from './schema.ts'

/** Takes an export in the place of the one before. */
export async function keepSearchRows(db: Database, rows: readonly SearchRow[], importedAt: Date): Promise<void> {
  const byPath = new Map(rows.map((row) => [row.path, row]))
  await db.transaction(async (tx) => {
    await tx.delete(searchPage)
    await tx.insert(searchPage).values([...byPath.values()].map((row) => ({ ...row, importedAt })))
  })
}

export async function searchRows(db: Database) {
  return db.select().from(searchPage).orderBy(desc(searchPage.shown)).limit(500)
}

/** Adds runs; of each page the newest stay. */
export async function keepLighthouseRuns(db: Database, runs: readonly LighthouseRun[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(lighthouseRun)
      .values(runs.map(({ path, at, scores }) => ({ path, at: new Date(at), scores })))
      .onConflictDoNothing()
    await tx.execute(sql`
      delete from lighthouse_run using (
        select path, at, row_number() over (partition by path order by at desc) as place from lighthouse_run
      ) old
      where lighthouse_run.path = old.path and lighthouse_run.at = old.at and old.place > ${lighthouseRunsKept}`)
  })
}

export async function lighthouseRuns(db: Database) {
  return db.select().from(lighthouseRun).orderBy(lighthouseRun.path, lighthouseRun.at)
}

export interface ValueRow {
  /** Null where nobody noted it. */
  landing: string | null
  /** Where the visitor came from, as shared/domain/visit.ts words it; how the lead reached us when it came by no page. */
  source: string
  /** Of the visit's first page; false: of the page with the form. */
  isOfVisit: boolean
  leads: number
  quoted: number
  won: number
  wonCents: number
}

/** The same of the days of a span in Spain, both counted. */
export function valueBetween(db: Database, from: PlainDate, to: PlainDate): Promise<ValueRow[]> {
  const day = sql`(lead.created_at at time zone 'Europe/Madrid')::date`
  return valueWhere(db, sql`${day} between ${from}::date and ${to}::date`)
}

/** Leads since an instant by the page a visitor first found us by and where they came from, with the money that came in from them. */
export function valueSince(db: Database, since: Date): Promise<ValueRow[]> {
  return valueWhere(db, sql`lead.created_at >= ${since.toISOString()}::timestamptz`)
}

async function valueWhere(db: Database, condition: SQL): Promise<ValueRow[]> {
  const answer = await db.execute(sql`
    with money as (select lead_id, sum(amount_cents) as cents from payment group by lead_id)
    select lead.first_source as landing,
      case when lead.first_source is null then lead.source else coalesce(lead.first_referrer, 'unknown') end as source,
      coalesce(lead.first_is_of_visit, false) as is_of_visit, count(*)::int as leads,
      (count(*) filter (where lead.kind = 'quote'))::int as quoted, (count(money.cents))::int as won,
      coalesce(sum(money.cents), 0)::float8 as won_cents
    from lead left join money on money.lead_id = lead.id
    where ${condition}
    group by 1, 2, 3 order by won_cents desc, leads desc limit 300`)
  const { rows } = answer as unknown as { rows: Record<string, unknown>[] }
  return rows.map((row) => ({
    landing: row.landing === null ? null : String(row.landing),
    source: String(row.source),
    isOfVisit: row.is_of_visit === true,
    leads: Number(row.leads),
    quoted: Number(row.quoted),
    won: Number(row.won),
    wonCents: Number(row.won_cents),
  }))
}

/** What staff and features published since an instant, feeds apart: what may have moved a figure. */
export async function publishedSince(db: Database, since: Date, feeds: readonly string[]) {
  const answer = await db.execute(sql`
    select subject, version, published_at, published_by from publication
    where published_at >= ${since.toISOString()}::timestamptz order by published_at`)
  const { rows } = answer as unknown as { rows: Record<string, unknown>[] }
  return rows
    .filter(({ subject }) => !feeds.includes(String(subject)))
    .map((row) => ({
      subject: String(row.subject),
      version: Number(row.version),
      at: new Date(String(row.published_at)).toISOString(),
      by: String(row.published_by),
    }))
}
