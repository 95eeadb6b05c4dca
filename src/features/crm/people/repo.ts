import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { lead } from '#src/features/crm/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { person } from './schema.ts'

export type PersonRow = typeof person.$inferSelect

interface Begun {
  id: string
  name: string
  email?: string | null | undefined
  phone?: string | null | undefined
  language: 'en' | 'es'
  town?: string | null | undefined
  consentMarketing?: boolean | undefined
  createdAt: Date
}

/** Makes the people that leads begin with; those who are there already, merged ones included, stay as they are. */
export async function insertPeople(db: Database, people: Begun[]): Promise<void> {
  if (people.length === 0) return
  const rows = people.map(({ id, name, email, phone, language, town, consentMarketing, createdAt }) => ({
    id,
    name,
    email: email ?? null,
    phone: phone ?? null,
    language,
    town: town ?? null,
    consentMarketing: consentMarketing ?? false,
    createdAt,
  }))
  await db.insert(person).values(rows).onConflictDoNothing({ target: person.id })
}

/** For each of these people that were merged into another, the one who is left, however long the chain. */
export async function survivorsOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let asked = [...new Set(ids)]
  while (asked.length > 0) {
    const rows = await db
      .select({ id: person.id, into: person.mergedIntoId })
      .from(person)
      .where(and(inArray(person.id, asked), sql`${person.mergedIntoId} is not null`))
    const next = new Map(rows.flatMap(({ id, into }) => (into === null ? [] : [[id, into] as const])))
    for (const id of ids) {
      const into = next.get(found.get(id) ?? id)
      if (into !== undefined) found.set(id, into)
    }
    asked = [...new Set(next.values())]
  }
  return found
}

/** Everybody who was merged into this person, however long the chain. */
export async function mergedInto(db: Database, id: string): Promise<PersonRow[]> {
  const found: PersonRow[] = []
  let asked = [id]
  while (asked.length > 0) {
    const rows = await db.select().from(person).where(inArray(person.mergedIntoId, asked))
    found.push(...rows)
    asked = rows.map((row) => row.id)
  }
  return found
}

export async function findPerson(db: Database, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(person).where(eq(person.id, id))
  return row
}

/** Empties a person of whom no lead is left that is not erased, with everybody merged into them. Gives whose records were emptied. */
export async function eraseForgottenPerson(db: Database, id: string): Promise<string[]> {
  const left = db
    .select({ id: lead.id })
    .from(lead)
    .where(and(eq(lead.personId, person.id), isNull(lead.erasedAt)))
  const emptied = {
    name: '',
    email: null,
    phone: null,
    otherEmails: [],
    otherPhones: [],
    address: null,
    erasedAt: new Date(),
    updatedAt: new Date(),
  }
  const forgotten = await db
    .update(person)
    .set(emptied)
    .where(and(eq(person.id, id), notExists(left)))
    .returning({ id: person.id })
  if (forgotten.length === 0) return []
  const merged = (await mergedInto(db, id)).map((row) => row.id)
  if (merged.length > 0) await db.update(person).set(emptied).where(inArray(person.id, merged))
  return [id, ...merged]
}
