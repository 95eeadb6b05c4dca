import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { changeLead } from '#src/features/crm/change-lead.ts'
import { type Actor, findLead } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { isOwnOnly, seenLead } from '#src/features/crm/seen.ts'
import type { Viewer } from '#src/features/crm/summary.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { DoneRequest, DoneRow } from './contract.ts'
import { todayDone } from './schema.ts'

/**
 * Ticks something off for the day, in the caller's transaction: somebody was answered, which stops their clock; a quote that was opened was followed up; a
 * mail that did not go was seen to. Problems: 404; 409 changed_meanwhile when a colleague answered first.
 */
export async function tickOff(
  tx: Database,
  { kind, leadId, mailId }: DoneRequest,
  who: Viewer & Actor,
  now: Date,
): Promise<string> {
  const row = await seenLead(tx, leadId, who)
  if (row.erasedAt) throw new Problem(404, 'not_found')
  if (kind === 'answer')
    await changeLead(tx, row, { touch: { kind: 'called' }, stage: { from: 'new', to: 'contacted' } }, who)
  const [made] = await tx
    .insert(todayDone)
    .values({ kind, leadId, mailId: mailId ?? null, byId: who.id, byName: who.name, at: now })
    .returning({ id: todayDone.id })
  if (!made) throw new Error('nothing was ticked off')
  return made.id
}

/** Takes it back: an answer was none, so that the clock runs on. Asked again it changes nothing. Problem: 409 changed_meanwhile when the lead has come further since. */
export async function untick(tx: Database, id: string, who: Viewer & Actor): Promise<void> {
  const [gone] = await tx.delete(todayDone).where(eq(todayDone.id, id)).returning()
  if (!gone) return
  const row = await findLead(tx, gone.leadId)
  if (!row || (isOwnOnly(who) && row.takenById !== who.id)) throw new Problem(404, 'not_found')
  if (gone.kind === 'answer') await changeLead(tx, row, { stage: { from: 'contacted', to: 'new' } }, who)
}

/** What was ticked off since then, in its order. `byId`: only theirs. */
export async function tickedOff(db: Database, since: Date, byId: string | undefined): Promise<DoneRow[]> {
  const rows = await db
    .select({ done: todayDone, name: lead.name, reference: lead.reference })
    .from(todayDone)
    .innerJoin(lead, eq(lead.id, todayDone.leadId))
    .where(and(gte(todayDone.at, since), byId === undefined ? undefined : eq(todayDone.byId, byId)))
    .orderBy(asc(todayDone.at))
  return rows.map(({ done, name, reference }) => ({
    id: done.id,
    kind: done.kind,
    at: done.at.toISOString(),
    by: done.byName,
    lead: { id: done.leadId, name, reference },
  }))
}

/** When the opened quotes of these leads were last ticked off. */
export async function followedUp(db: Database, leadIds: readonly string[]): Promise<Map<string, Date>> {
  if (leadIds.length === 0) return new Map()
  const rows = await db
    .select({ leadId: todayDone.leadId, at: sql`max(${todayDone.at})`.mapWith(todayDone.at) })
    .from(todayDone)
    .where(and(eq(todayDone.kind, 'opened-quote'), inArray(todayDone.leadId, [...leadIds])))
    .groupBy(todayDone.leadId)
  return new Map(rows.map(({ leadId, at }) => [leadId, at]))
}

/** A mail that is sent again is to be looked at again when it fails. */
export async function forgetMail(db: Database, mailId: string): Promise<void> {
  await db.delete(todayDone).where(eq(todayDone.mailId, mailId))
}
