import { and, asc, desc, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { inView, type LeadFilter, type LeadRow, matching } from './repo.ts'
import { lead } from './schema.ts'

/** Danger first, then what cannot wait until tomorrow. */
export const urgencyOrder = sql`case ${lead.urgency} when 'critical' then 0 when 'high' then 1 else 2 end`

/** The order of the indexes read backwards. */
export const newestFirst = [desc(lead.createdAt), desc(lead.id)]

/**
 * A page of leads. First those that wait for their first answer: danger, then by the time it is due, so that late ones lead; then the others, newest
 * first. `q` matches every word somewhere.
 */
export async function listLeads(
  db: Database,
  { page, pageSize, ...filter }: LeadFilter & { page: number; pageSize: number },
): Promise<{ rows: LeadRow[]; total: number }> {
  const where = matching(filter)
  const waits = inView('clock')
  // Two connections of a server count at once.
  const [waiting, total] = await Promise.all([db.$count(lead, and(where, waits)), db.$count(lead, where)])
  const offset = (page - 1) * pageSize
  // Read apart: the few that wait are sorted, and all the others come in the order of an index, however many there are.
  const first =
    offset < waiting
      ? await db
          .select()
          .from(lead)
          .where(and(where, waits))
          .orderBy(urgencyOrder, asc(lead.answerBy), ...newestFirst)
          .limit(pageSize)
          .offset(offset)
      : []
  if (first.length === pageSize) return { rows: first, total }
  const others = await db
    .select()
    .from(lead)
    .where(and(where, sql`not (${waits})`))
    .orderBy(...newestFirst)
    .limit(pageSize - first.length)
    .offset(Math.max(0, offset - waiting))
  return { rows: [...first, ...others], total }
}
