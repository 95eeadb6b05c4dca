import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { jobStages } from '#src/features/crm/domain/stages.ts'
import { jobStep } from '#src/features/crm/job/schema.ts'
import { urgencyOrder } from '#src/features/crm/lead-list.ts'
import { leadProgress } from '#src/features/crm/numbers/schema.ts'
import type { LeadRow } from '#src/features/crm/repo.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { mail } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { followedUp } from './done.ts'
import { todayDone } from './schema.ts'

const mostRows = 100
const mostJobs = 500

/** Leads nobody has been in touch with, danger first, then by the time the answer is due. `ownerId`: only theirs. */
export async function unanswered(db: Database, ownerId: string | undefined): Promise<LeadRow[]> {
  return db
    .select()
    .from(lead)
    .where(
      and(
        eq(lead.stage, 'new'),
        isNull(lead.firstTouchAt),
        isNull(lead.erasedAt),
        sql`${lead.answerBy} is not null`,
        ownerId ? eq(lead.takenById, ownerId) : undefined,
      ),
    )
    .orderBy(urgencyOrder, asc(lead.answerBy))
    .limit(mostRows)
}

export interface FailedMail {
  id: string
  template: string
  error: string | null
  lead: LeadRow
}

/** Mails to a lead that did not go and that nobody has seen to, the newest first. */
export async function failedMails(db: Database): Promise<FailedMail[]> {
  const seenTo = db.select({ id: todayDone.id }).from(todayDone).where(eq(todayDone.mailId, mail.id))
  return db
    .select({ id: mail.id, template: mail.template, error: mail.lastError, lead })
    .from(mail)
    .innerJoin(lead, eq(lead.id, mail.leadId))
    .where(and(eq(mail.status, 'failed'), isNull(lead.erasedAt), notExists(seenTo)))
    .orderBy(desc(mail.createdAt))
    .limit(mostRows)
}

export interface OpenedQuote {
  lead: LeadRow
  times: number
  lastAt: Date
}

/** Quotes that their people have opened since `since` and that nobody has followed up after that. */
export async function openedQuotes(db: Database, since: Date): Promise<OpenedQuote[]> {
  const views = await db
    .select({
      leadId: leadEvent.leadId,
      times: sql`count(*)`.mapWith(Number),
      lastAt: sql`max(${leadEvent.at})`.mapWith(leadEvent.at),
    })
    .from(leadEvent)
    .where(and(inArray(leadEvent.kind, ['quote-viewed', 'pdf-opened']), gte(leadEvent.at, since)))
    .groupBy(leadEvent.leadId)
    .orderBy(desc(sql`max(${leadEvent.at})`))
    .limit(mostRows)
  if (views.length === 0) return []
  const ids = views.map(({ leadId }) => leadId)
  const rows = await db
    .select()
    .from(lead)
    .where(and(inArray(lead.id, ids), inArray(lead.stage, ['contacted', 'quoted']), isNull(lead.erasedAt)))
  const followed = await db
    .select({ leadId: leadEvent.leadId, at: sql`max(${leadEvent.at})`.mapWith(leadEvent.at) })
    .from(leadEvent)
    .where(and(inArray(leadEvent.leadId, ids), sql`${leadEvent.actorId} is not null`))
    .groupBy(leadEvent.leadId)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lastTouch = new Map(followed.map(({ leadId, at }) => [leadId, at]))
  const ticked = await followedUp(db, ids)
  return views.flatMap(({ leadId, times, lastAt }) => {
    const row = byId.get(leadId)
    const isFollowed = [lastTouch.get(leadId), ticked.get(leadId)].some((at) => at !== undefined && at > lastAt)
    return row && !isFollowed ? [{ lead: row, times, lastAt }] : []
  })
}

export interface OpenJob {
  lead: LeadRow
  acceptedAt: Date | null
  doneAt: Map<string, Date>
}

/** Signed jobs that are not finished, with the steps that are done. `ownerId`: only theirs. */
export async function openJobs(db: Database, ownerId: string | undefined): Promise<OpenJob[]> {
  const rows = await db
    .select({ lead, acceptedAt: leadProgress.acceptedAt })
    .from(lead)
    .leftJoin(leadProgress, eq(leadProgress.leadId, lead.id))
    .where(
      and(
        inArray(lead.stage, [...jobStages]),
        isNull(lead.erasedAt),
        ownerId ? eq(lead.takenById, ownerId) : undefined,
      ),
    )
    .orderBy(asc(lead.stageSince))
    .limit(mostJobs)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.lead.id)
  const steps = await db.select().from(jobStep).where(inArray(jobStep.leadId, ids))
  const doneOf = (id: string) => steps.filter(({ leadId }) => leadId === id)
  return rows.map((row) => ({
    ...row,
    doneAt: new Map(doneOf(row.lead.id).map(({ step, doneAt }) => [step, doneAt])),
  }))
}

/** What the last days brought, from the read model. */
export async function weekOf(db: Database, since: Date, sinceDay: string, dayAgo: Date) {
  const p = leadProgress
  const after = (column: AnyPgColumn) =>
    sql`count(*) filter (where ${column} >= ${since.toISOString()}::timestamptz)`.mapWith(Number)
  const cents = (column: AnyPgColumn, amount: AnyPgColumn) =>
    sql`coalesce(sum(${amount}) filter (where ${column} >= ${since.toISOString()}::timestamptz), 0)`.mapWith(Number)
  const [row] = await db
    .select({
      newLeads: sql`count(*) filter (where ${p.receivedOn} >= ${sinceDay}::date)`.mapWith(Number),
      medianFirstTouchMinutes:
        sql`percentile_cont(0.5) within group (order by ${p.firstTouchMinutes}) filter (where ${p.receivedOn} >= ${sinceDay}::date)`.mapWith(
          (value: unknown) => (value === null ? null : Number(value)),
        ),
      quoted: after(p.quotedAt),
      accepted: after(p.acceptedAt),
      acceptedCents: cents(p.acceptedAt, lead.valueCents),
      paidCents: cents(p.paidAt, p.wonCents),
    })
    .from(p)
    .innerJoin(lead, eq(lead.id, p.leadId))
    .where(or(gte(p.receivedOn, sinceDay), gte(p.quotedAt, since), gte(p.acceptedAt, since), gte(p.paidAt, since)))
  const untouchedForADay = await db.$count(
    lead,
    and(
      eq(lead.stage, 'new'),
      isNull(lead.firstTouchAt),
      isNull(lead.erasedAt),
      lt(lead.createdAt, dayAgo),
      ne(lead.source, 'import'),
    ),
  )
  return { ...row, untouchedForADay }
}
