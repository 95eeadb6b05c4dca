import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { LeadStage } from '#src/features/crm/domain/stages.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { leadProgress } from './schema.ts'

interface Begun {
  id: string
  createdAt: Date
  source: string
  town?: string | null | undefined
  language: string
  service?: string | null | undefined
}

/** Begins to keep how far leads have come. */
export async function beginProgress(db: Database, leads: readonly Begun[]): Promise<void> {
  if (leads.length === 0) return
  await db
    .insert(leadProgress)
    .values(
      leads.map(({ id, createdAt, source, town, language, service }) => ({
        leadId: id,
        receivedOn: madridDate(createdAt),
        source,
        town: town ?? null,
        language,
        service: service ?? null,
      })),
    )
    .onConflictDoNothing()
}

/** The instant by which a stage is known to have been reached; the first time counts, and going back takes nothing away but 'lost'. */
export async function noteStage(db: Database, leadId: string, stage: LeadStage, at: Date): Promise<void> {
  const p = leadProgress
  const first = (column: AnyPgColumn) => sql`coalesce(${column}, ${at.toISOString()}::timestamptz)`
  const reached: Partial<Record<LeadStage, object>> = {
    contacted: { contactedAt: first(p.contactedAt) },
    'survey-booked': { contactedAt: first(p.contactedAt) },
    quoted: { quotedAt: first(p.quotedAt) },
    accepted: { acceptedAt: first(p.acceptedAt) },
    permit: { acceptedAt: first(p.acceptedAt) },
    installed: { acceptedAt: first(p.acceptedAt) },
    paid: { acceptedAt: first(p.acceptedAt), paidAt: first(p.paidAt) },
    aftercare: { acceptedAt: first(p.acceptedAt), paidAt: first(p.paidAt) },
    lost: { lostAt: at },
  }
  await db
    .update(p)
    .set({ lostAt: null, ...reached[stage] })
    .where(eq(p.leadId, leadId))
}

/** Somebody got in touch for the first time; later times change nothing. */
export async function noteFirstTouch(db: Database, leadId: string, minutes: number): Promise<void> {
  await db
    .update(leadProgress)
    .set({ firstTouchMinutes: Math.max(0, Math.floor(minutes)) })
    .where(and(eq(leadProgress.leadId, leadId), isNull(leadProgress.firstTouchMinutes)))
}

/** Nobody has been in touch after all. */
export async function forgetFirstTouch(db: Database, leadId: string): Promise<void> {
  await db
    .update(leadProgress)
    .set({ firstTouchMinutes: null, contactedAt: null })
    .where(eq(leadProgress.leadId, leadId))
}

/** Money that came in. */
export async function noteWon(db: Database, leadId: string, cents: number): Promise<void> {
  await db
    .update(leadProgress)
    .set({ wonCents: sql`${leadProgress.wonCents} + ${cents}` })
    .where(eq(leadProgress.leadId, leadId))
}
