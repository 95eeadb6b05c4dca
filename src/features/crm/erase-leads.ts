import { and, eq, gte, inArray, isNull, lt, notExists, notInArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#src/shared/db/database.ts'
import { unsignedStages } from './domain/stages.ts'
import { lead, leadEvent } from './schema.ts'

/** Kinds of events in which no person can be: all others lose what they say. */
const wordlessKinds = [
  'restricted',
  'unrestricted',
  'escalated',
  'deposit-asked',
  'deposit-received',
  'deposit-undone',
  'time-offered',
  'time-let-go',
  'job-step-done',
  'job-step-undone',
  'inbox-open',
  'inbox-waiting',
  'inbox-done',
  'created',
  'stage-changed',
  'paid',
  'taken',
  'owner-changed',
  'urgent-notice',
]

/** Empties the personal fields of a lead and the free text of its timeline; the row stays for the counts. False when erased before. */
export async function eraseLead(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(lead)
    .set({
      name: '',
      email: null,
      phone: null,
      location: null,
      message: null,
      conversation: null,
      firstReferrer: null,
      searchText: '',
      erasedAt: new Date(),
      updatedAt: new Date(),
    })
    .where(and(eq(lead.id, id), isNull(lead.erasedAt)))
    .returning({ id: lead.id })
  await db
    .update(leadEvent)
    .set({ data: {} })
    .where(and(eq(leadEvent.leadId, id), notInArray(leadEvent.kind, wordlessKinds)))
  return rows.length === 1
}

/**
 * Leads that led to nothing and that nobody has touched since `before`, oldest first. Somebody with a later lead is still being talked to, so
 * theirs are left out.
 */
export async function staleLeads(db: Database, before: Date, most: number): Promise<string[]> {
  const later = alias(lead, 'later')
  const touched = db
    .select({ id: leadEvent.id })
    .from(leadEvent)
    .where(and(eq(leadEvent.leadId, lead.id), gte(leadEvent.at, before)))
  const talking = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        or(eq(later.email, lead.email), eq(later.phone, lead.phone)),
        gte(later.updatedAt, before),
        isNull(later.erasedAt),
      ),
    )
  const rows = await db
    .select({ id: lead.id })
    .from(lead)
    .where(
      and(
        inArray(lead.stage, [...unsignedStages]),
        isNull(lead.erasedAt),
        lt(lead.createdAt, before),
        lt(lead.updatedAt, before),
        notExists(touched),
        notExists(talking),
      ),
    )
    .orderBy(lead.createdAt)
    .limit(most)
  return rows.map(({ id }) => id)
}
