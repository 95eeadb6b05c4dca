import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { LeadRow } from './repo.ts'
import { lead, leadEvent } from './schema.ts'

/** What other features may know of leads, without their words. */

export interface KnownContact {
  leadId: string
  at: Date
}

/** Earlier leads of this person, or with exactly this e-mail or phone; oldest first. Erased ones are forgotten. */
export async function contactsBefore(
  db: Database,
  who: { email?: string | null; phone?: string | null; personId?: string; exceptLeadId?: string },
): Promise<KnownContact[]> {
  const ways = [
    who.email ? eq(sql`lower(${lead.email})`, who.email.toLowerCase()) : undefined,
    who.phone ? eq(lead.phone, who.phone) : undefined,
    who.personId ? eq(lead.personId, who.personId) : undefined,
  ].filter((way) => way !== undefined)
  if (ways.length === 0) return []
  return db
    .select({ leadId: lead.id, at: lead.createdAt })
    .from(lead)
    .where(and(or(...ways), isNull(lead.erasedAt), who.exceptLeadId ? ne(lead.id, who.exceptLeadId) : undefined))
    .orderBy(asc(lead.createdAt))
}

/** Leads, erased ones left out, of whoever is reached by one of these addresses in small letters or phones, or is one of these people. */
export async function leadsByContact(
  db: Database,
  who: { emails: readonly string[]; phones: readonly string[]; personIds: readonly string[] },
): Promise<{ leadId: string; email: string | null; phone: string | null; personId: string }[]> {
  return db
    .select({
      leadId: lead.id,
      email: sql<string | null>`lower(${lead.email})`,
      phone: lead.phone,
      personId: lead.personId,
    })
    .from(lead)
    .where(
      and(
        or(
          inArray(sql`lower(${lead.email})`, [...who.emails]),
          inArray(lead.phone, [...who.phones]),
          inArray(lead.personId, [...who.personIds]),
        ),
        isNull(lead.erasedAt),
      ),
    )
}

/** These leads, by their id. */
export async function leadsById(db: Database, ids: readonly string[]): Promise<Map<string, LeadRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(lead)
    .where(inArray(lead.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

export type LeadProgress = Pick<
  LeadRow,
  'id' | 'name' | 'town' | 'service' | 'stage' | 'createdAt' | 'erasedAt' | 'lostReason'
> & {
  /** When it first came to each stage. */
  reachedAt: ReadonlyMap<string, Date>
}

/** How far these leads have come. */
export async function progressOf(db: Database, ids: readonly string[]): Promise<Map<string, LeadProgress>> {
  if (ids.length === 0) return new Map()
  const { id, name, town, service, stage, createdAt, erasedAt, lostReason } = lead
  const rows = await db
    .select({ id, name, town, service, stage, createdAt, erasedAt, lostReason })
    .from(lead)
    .where(inArray(id, [...ids]))
  const moves = await db
    .select({ leadId: leadEvent.leadId, at: leadEvent.at, data: leadEvent.data })
    .from(leadEvent)
    .where(and(inArray(leadEvent.leadId, [...ids]), eq(leadEvent.kind, 'stage-changed')))
    .orderBy(asc(leadEvent.at))
  const reached = new Map<string, Map<string, Date>>()
  for (const { leadId, at, data } of moves) {
    const stages = reached.get(leadId) ?? new Map<string, Date>()
    const to = String(data.to)
    if (!stages.has(to)) stages.set(to, at)
    reached.set(leadId, stages)
  }
  return new Map(rows.map((row) => [row.id, { ...row, reachedAt: reached.get(row.id) ?? new Map() }]))
}

/** When a lead's contract was signed; null while it is not. */
export async function acceptedAt(db: Database, leadId: string): Promise<Date | null> {
  const reached = (await progressOf(db, [leadId])).get(leadId)?.reachedAt
  const signed = ['accepted', 'permit', 'installed'].flatMap((stage) => reached?.get(stage) ?? [])
  return signed.length === 0 ? null : new Date(Math.min(...signed.map((at) => at.getTime())))
}
