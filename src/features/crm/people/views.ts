import { desc, inArray } from 'drizzle-orm'
import type { PersonView } from '#src/features/crm/duplicates/contract.ts'
import { lead } from '#src/features/crm/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { person } from './schema.ts'

/** People with their leads, as the API shows them, by id. */
export async function viewsOf(db: Database, ids: readonly string[]): Promise<Map<string, PersonView>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const people = await db.select().from(person).where(inArray(person.id, wanted))
  const leads = await db
    .select({
      id: lead.id,
      personId: lead.personId,
      reference: lead.reference,
      stage: lead.stage,
      createdAt: lead.createdAt,
    })
    .from(lead)
    .where(inArray(lead.personId, wanted))
    .orderBy(desc(lead.createdAt))
  return new Map(
    people.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        email: row.email,
        phone: row.phone,
        otherEmails: row.otherEmails,
        otherPhones: row.otherPhones,
        language: row.language,
        town: row.town,
        address: row.address,
        consentMarketing: row.consentMarketing,
        createdAt: row.createdAt.toISOString(),
        leads: leads
          .filter(({ personId }) => personId === row.id)
          .map(({ personId: _, createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
      },
    ]),
  )
}
