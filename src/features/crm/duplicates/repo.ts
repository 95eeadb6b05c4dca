import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ComparedPerson } from '#src/features/crm/domain/duplicates/likeness.ts'
import { person } from '#src/features/crm/people/schema.ts'
import { lead } from '#src/features/crm/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { duplicatePair } from './schema.ts'

const compared = {
  id: person.id,
  name: person.name,
  email: person.email,
  phone: person.phone,
  otherEmails: person.otherEmails,
  otherPhones: person.otherPhones,
  town: person.town,
}
/** People who are somebody: neither merged into another nor erased. */
const isHere = and(isNull(person.mergedIntoId), isNull(person.erasedAt))
const mostCandidates = 60

/** Everybody who is here, for an index. */
export function everybody(db: Database): Promise<ComparedPerson[]> {
  return db.select(compared).from(person).where(isHere)
}

/** Those changed or come since, gone ones included, as far as their ids. */
export async function changedSince(db: Database, since: Date): Promise<{ here: ComparedPerson[]; gone: string[] }> {
  const rows = await db
    .select({ ...compared, mergedIntoId: person.mergedIntoId, erasedAt: person.erasedAt })
    .from(person)
    .where(gt(person.updatedAt, since))
  const isGone = (row: (typeof rows)[number]) => row.mergedIntoId !== null || row.erasedAt !== null
  return { here: rows.filter((row) => !isGone(row)), gone: rows.filter(isGone).map(({ id }) => id) }
}

/** People who may be the one typed in, found by indexes: number, address, or a name alike. */
export async function candidates(db: Database, typed: Omit<ComparedPerson, 'id'>): Promise<ComparedPerson[]> {
  const ways: (SQL | undefined)[] = []
  if (typed.phone) ways.push(eq(person.phone, typed.phone), sql`${person.phone} like ${`${typed.phone.slice(0, -1)}%`}`)
  if (typed.email) ways.push(sql`lower(${person.email}) = ${typed.email.toLowerCase()}`)
  if (typed.name.length >= 3) ways.push(sql`lower(${person.name}) % ${typed.name.toLowerCase()}`)
  if (ways.length === 0) return []
  return db
    .select(compared)
    .from(person)
    .where(and(isHere, or(...ways)))
    .orderBy(desc(person.updatedAt))
    .limit(mostCandidates)
}

/** The newest lead of each of these people. */
export async function newestLeads(db: Database, personIds: string[]): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([lead.personId], { personId: lead.personId, id: lead.id })
    .from(lead)
    .where(inArray(lead.personId, personIds))
    .orderBy(lead.personId, desc(lead.createdAt))
  return new Map(rows.map(({ personId, id }) => [personId, id]))
}

export interface FoundRow {
  aId: string
  bId: string
  score: number
  because: string[]
}

/** Notes pairs; those decided before keep their decision. */
export async function notePairs(db: Database, pairs: readonly FoundRow[]): Promise<void> {
  for (let i = 0; i < pairs.length; i += 500)
    await db
      .insert(duplicatePair)
      .values(pairs.slice(i, i + 500))
      .onConflictDoUpdate({
        target: [duplicatePair.aId, duplicatePair.bId],
        set: { score: sql`excluded.score`, because: sql`excluded.because` },
      })
}

/** Forgets open pairs of these people, before they are looked for again. */
export async function forgetPairsOf(db: Database, ids: readonly string[]): Promise<void> {
  for (let i = 0; i < ids.length; i += 1000) {
    const some = ids.slice(i, i + 1000)
    await db
      .delete(duplicatePair)
      .where(and(isNull(duplicatePair.apartAt), or(inArray(duplicatePair.aId, some), inArray(duplicatePair.bId, some))))
  }
}

/** Open pairs, the likeliest first. */
export async function openPairs(
  db: Database,
  page: number,
  pageSize: number,
): Promise<{ rows: (typeof duplicatePair.$inferSelect)[]; total: number }> {
  const where = isNull(duplicatePair.apartAt)
  const rows = await db
    .select()
    .from(duplicatePair)
    .where(where)
    .orderBy(desc(duplicatePair.score), duplicatePair.aId, duplicatePair.bId)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await db.$count(duplicatePair, where) }
}

/** Open pairs of one person. */
export function pairsOf(db: Database, id: string): Promise<(typeof duplicatePair.$inferSelect)[]> {
  return db
    .select()
    .from(duplicatePair)
    .where(and(isNull(duplicatePair.apartAt), or(eq(duplicatePair.aId, id), eq(duplicatePair.bId, id))))
    .orderBy(desc(duplicatePair.score))
}

/** Two people: not asked again; with `name` null it is asked again. False when there is no such pair. */
export async function setApart(db: Database, aId: string, bId: string, name: string | null): Promise<boolean> {
  const [first, second] = aId < bId ? [aId, bId] : [bId, aId]
  const rows = await db
    .update(duplicatePair)
    .set({ apartAt: name === null ? null : new Date(), apartByName: name })
    .where(and(eq(duplicatePair.aId, first), eq(duplicatePair.bId, second)))
    .returning({ aId: duplicatePair.aId })
  return rows.length === 1
}

/** Forgets every pair that nobody has decided about, before all are looked for anew. */
export async function forgetAllOpen(db: Database): Promise<void> {
  await db.delete(duplicatePair).where(isNull(duplicatePair.apartAt))
}
