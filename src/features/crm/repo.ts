import { and, desc, eq, inArray, isNull, max, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { staffById } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { ownersFor } from './assignment/repo.ts'
import type { LeadView } from './contract.ts'
import { jobStages, type LeadStage, type LostReason, talkedToStages } from './domain/stages.ts'
import { beginInbox, noteIncoming } from './inbox/note.ts'
import { incomingKinds } from './inbox/states.ts'
import { beginProgress } from './numbers/repo.ts'
import { insertPeople, survivorsOf } from './people/repo.ts'
import { lead, leadEvent } from './schema.ts'

export type LeadRow = typeof lead.$inferSelect
/** Without `personId` a lead begins with a person of its own, who has the lead's id. */
export type NewLead = Omit<
  typeof lead.$inferInsert,
  'searchText' | 'updatedAt' | 'erasedAt' | 'stage' | 'stageSince' | 'personId' | 'version'
> & { personId?: string | undefined }
export type EventRow = typeof leadEvent.$inferSelect
export interface Actor {
  id: string
  name: string
}

/** Lower case without accents, so that 'nunez' finds 'Núñez'. */
export function searchable(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}

/** Inserts leads that are not there yet, each with its person and its 'created' event; gives the new ones' ids, each with its person's. */
export async function insertLeads(db: Database, leads: NewLead[]): Promise<Map<string, string>> {
  if (leads.length === 0) return new Map()
  // Who was merged into another meanwhile comes as that other.
  const survivors = await survivorsOf(
    db,
    leads.flatMap(({ personId }) => personId ?? []),
  )
  await insertPeople(
    db,
    leads.filter(({ personId }) => personId === undefined),
  )
  const owners = await ownersFor(db, leads)
  const rows = await db
    .insert(lead)
    .values(
      leads.map((l, at) => ({
        ...l,
        // Theirs, and not yet taken in hand: notices go on until somebody takes it.
        ...(owners[at] ? { takenById: owners[at].id, takenByName: owners[at].name } : {}),
        personId: l.personId === undefined ? l.id : (survivors.get(l.personId) ?? l.personId),
        stageSince: l.createdAt,
        searchText: searchable(l.reference, l.name, l.email, l.phone, l.town, l.location),
      })),
    )
    .onConflictDoNothing({ target: lead.id })
    .returning({ id: lead.id, personId: lead.personId })
  const created = new Map(rows.map((row) => [row.id, row.personId]))
  const events = leads
    .filter((l) => created.has(l.id))
    .map((l) => ({ leadId: l.id, at: l.createdAt, kind: 'created', data: { source: l.source } }))
  const given = leads.flatMap((l, at) => {
    const owner = owners[at]
    if (!owner || !created.has(l.id)) return []
    return [{ leadId: l.id, at: l.createdAt, kind: 'owner-changed', data: { from: null, to: owner.name } }]
  })
  if (events.length > 0) await db.insert(leadEvent).values([...events, ...given])
  const fresh = leads.filter((l) => created.has(l.id))
  await beginProgress(db, fresh)
  // Who was promised an answer and has none waits for us.
  await beginInbox(
    db,
    fresh.filter(({ answerBy, firstTouchAt }) => answerBy && !firstTouchAt),
  )
  return created
}

export interface LeadFilter {
  q?: string | undefined
  stage?: LeadStage | undefined
  /** A member of staff's id, or 'nobody'. */
  owner?: string | undefined
  town?: string | undefined
  service?: string | undefined
  /** Neither lost nor in aftercare. */
  open?: 'yes' | undefined
  tab?: LeadView | undefined
}

/** Conditions by which a lead is found: every word is somewhere in it. */
export function searchedFor(q: string | undefined) {
  const words = searchable(q).split(/\s+/).filter(Boolean).slice(0, 8)
  return words.map((word) => sql`${lead.searchText} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
}

/** Neither lost nor in aftercare. */
export const isOpen = (): SQL => notInArray(lead.stage, ['lost', 'aftercare'])

/** An opened quote counts for so long. */
const openedMillis = 7 * 86_400_000

/** The condition of a view of the leads. */
export function inView(view: LeadView): SQL {
  if (view === 'clock')
    return sql`${lead.stage} = 'new' and ${lead.firstTouchAt} is null and ${lead.answerBy} is not null and ${lead.erasedAt} is null`
  if (view === 'partner') return sql`${lead.partnerCode} is not null and ${isOpen()}`
  if (view === 'jobs') return inArray(lead.stage, [...jobStages])
  const since = new Date(Date.now() - openedMillis).toISOString()
  return sql`${lead.stage} in ('contacted', 'quoted') and ${lead.id} in (select ${leadEvent.leadId} from ${leadEvent}
    where ${leadEvent.kind} in ('quote-viewed', 'pdf-opened') and ${leadEvent.at} >= ${since}::timestamptz)`
}

/** The condition of a filter of the list. */
export function matching({ q, stage, owner, town, service, open, tab }: LeadFilter) {
  return and(
    stage ? eq(lead.stage, stage) : undefined,
    owner === undefined ? undefined : owner === 'nobody' ? isNull(lead.takenById) : eq(lead.takenById, owner),
    town ? eq(lead.town, town) : undefined,
    service ? eq(lead.service, service) : undefined,
    open ? isOpen() : undefined,
    tab ? inView(tab) : undefined,
    ...searchedFor(q),
  )
}

/** When something last happened with each of these leads. */
export async function lastEventsOf(db: Database, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: leadEvent.leadId, at: max(leadEvent.at) })
    .from(leadEvent)
    .where(inArray(leadEvent.leadId, ids))
    .groupBy(leadEvent.leadId)
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}

/** Name of a member of staff who may be given a lead; undefined when there is none of that id. */
export async function staffName(db: Database, id: string): Promise<string | undefined> {
  return (await staffById(db, id))?.name
}

export async function findLead(db: Database, id: string): Promise<LeadRow | undefined> {
  const [row] = await db.select().from(lead).where(eq(lead.id, id))
  return row
}

export async function findLeadByReference(db: Database, reference: string): Promise<LeadRow | undefined> {
  const [row] = await db.select().from(lead).where(eq(lead.reference, reference.toUpperCase()))
  return row
}

/** Ids of all leads of a person, erased ones included. */
export async function leadsOfPerson(db: Database, personId: string): Promise<string[]> {
  const rows = await db.select({ id: lead.id }).from(lead).where(eq(lead.personId, personId))
  return rows.map(({ id }) => id)
}

/** How the people of these leads could be reached, as each lead has it. */
export async function contactsOf(
  db: Database,
  ids: readonly string[],
): Promise<{ email: string | null; phone: string | null }[]> {
  return db
    .selectDistinct({ email: lead.email, phone: lead.phone })
    .from(lead)
    .where(inArray(lead.id, [...ids]))
}

/** Newest first. */
export async function timelineOf(db: Database, leadId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(leadEvent)
    .where(eq(leadEvent.leadId, leadId))
    .orderBy(desc(leadEvent.at), desc(leadEvent.id))
    .limit(500)
}

/** Moves a lead that is still at `from`; false when somebody moved it first. */
export async function moveStage(
  db: Database,
  id: string,
  from: LeadStage,
  to: LeadStage,
  lostReason: LostReason | null = null,
): Promise<boolean> {
  const rows = await db
    .update(lead)
    .set({ stage: to, lostReason, stageSince: new Date(), updatedAt: new Date(), version: sql`${lead.version} + 1` })
    .where(and(eq(lead.id, id), eq(lead.stage, from)))
    .returning({ id: lead.id })
  return rows.length === 1
}

/** Of these leads, those that nobody has taken or moved on, with the time they came in. */
export async function waitingLeads(db: Database, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: lead.id, createdAt: lead.createdAt })
    .from(lead)
    .where(and(inArray(lead.id, ids), isNull(lead.takenAt), eq(lead.stage, 'new'), isNull(lead.erasedAt)))
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]))
}

/** The leads of somebody, found by e-mail in small letters or by phone. */
export async function leadsReachedBy(
  db: Database,
  person: { email: string | null; phone: string | null },
): Promise<string[]> {
  const ways = [
    person.email ? eq(sql`lower(${lead.email})`, person.email.toLowerCase()) : undefined,
    person.phone ? eq(lead.phone, person.phone) : undefined,
  ].filter((way) => way !== undefined)
  if (ways.length === 0) return []
  const rows = await db
    .select({ id: lead.id })
    .from(lead)
    .where(or(...ways))
  return rows.map(({ id }) => id)
}

/** Of these addresses, in small letters, those of people who have talked to us. */
export async function knownAddresses(db: Database, addresses: string[]): Promise<Set<string>> {
  const address = sql`lower(${lead.email})`
  const rows = await db
    .selectDistinct({ email: lead.email })
    .from(lead)
    .where(and(inArray(address, addresses), inArray(lead.stage, [...talkedToStages])))
  return new Set(rows.flatMap(({ email }) => email?.toLowerCase() ?? []))
}

/** Gives the lead to a member of staff unless somebody has it; false when somebody has. */
export async function takeLead(db: Database, id: string, actor: Actor): Promise<boolean> {
  const now = new Date()
  const rows = await db
    .update(lead)
    .set({ takenById: actor.id, takenByName: actor.name, takenAt: now, updatedAt: now })
    .where(and(eq(lead.id, id), isNull(lead.takenAt)))
    .returning({ id: lead.id })
  return rows.length === 1
}

export async function addEvent(
  db: Database,
  leadId: string,
  kind: string,
  actor: Actor | null,
  data: Record<string, unknown>,
): Promise<void> {
  await db.insert(leadEvent).values({ leadId, kind, actorId: actor?.id ?? null, actorName: actor?.name ?? null, data })
  if (actor === null && incomingKinds.includes(kind)) await noteIncoming(db, leadId, kind, new Date())
}

/** What a lead is worth by the newest version of its quote. */
export async function changeValue(db: Database, id: string, valueCents: number): Promise<void> {
  await db
    .update(lead)
    .set({ valueCents, updatedAt: new Date(), version: sql`${lead.version} + 1` })
    .where(eq(lead.id, id))
}

/** True when the lead has an event of that kind since `since`: repeated views of a quote are one event. */
export async function hasRecentEvent(db: Database, leadId: string, kind: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: leadEvent.id })
    .from(leadEvent)
    .where(and(eq(leadEvent.leadId, leadId), eq(leadEvent.kind, kind), sql`${leadEvent.at} > ${since.toISOString()}`))
    .limit(1)
  return row !== undefined
}
