import { and, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Funnel, NumberGroup, Numbers } from './contract.ts'
import { leadProgress } from './schema.ts'

const p = leadProgress
const targetMinutes = 120
const grouped: Record<NumberGroup, AnyPgColumn> = {
  source: p.source,
  town: p.town,
  language: p.language,
  service: p.service,
}
const reached = (column: AnyPgColumn) => sql`count(${column})`.mapWith(Number)
const figures = {
  leads: sql`count(*)`.mapWith(Number),
  contacted: reached(p.contactedAt),
  quoted: reached(p.quotedAt),
  accepted: reached(p.acceptedAt),
  paid: reached(p.paidAt),
  lost: reached(p.lostAt),
  wonCents: sql`coalesce(sum(${p.wonCents}), 0)`.mapWith(Number),
  medianFirstTouchMinutes: sql`percentile_cont(0.5) within group (order by ${p.firstTouchMinutes})`.mapWith(
    (value: unknown) => (value === null ? null : Number(value)),
  ),
  touchedWithinTwoHours: sql`count(*) filter (where ${p.firstTouchMinutes} <= ${targetMinutes})`.mapWith(Number),
}

/** The funnel of the leads of some days, as a whole and by one of their traits, the largest group first: from the read model, one row a lead. */
export async function funnelOf(
  db: Database,
  { from, to, by }: { from: string; to: string; by: NumberGroup },
): Promise<Numbers> {
  const where = and(gte(p.receivedOn, from), lte(p.receivedOn, to))
  const [total] = await db.select(figures).from(p).where(where)
  const key: SQL<string | null> = sql`${grouped[by]}`
  const groups = await db
    .select({ key, ...figures })
    .from(p)
    .where(where)
    .groupBy(grouped[by])
    .orderBy(sql`count(*) desc`, sql`${grouped[by]} asc nulls last`)
  return {
    from,
    to,
    by,
    total: shown(total),
    groups: groups.map(({ key: one, ...row }) => ({ key: one, ...shown(row) })),
  }
}

type Row = Omit<Funnel, 'wonEur' | 'medianFirstTouchMinutes'> & {
  wonCents: number
  medianFirstTouchMinutes: number | null
}
const nothing: Row = {
  leads: 0,
  contacted: 0,
  quoted: 0,
  accepted: 0,
  paid: 0,
  lost: 0,
  wonCents: 0,
  medianFirstTouchMinutes: null,
  touchedWithinTwoHours: 0,
}

function shown(row: Row = nothing): Funnel {
  const { wonCents, ...rest } = row
  return { ...rest, wonEur: eurFromCents(wonCents) }
}
