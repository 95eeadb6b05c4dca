import { eq, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { person } from './people/schema.ts'
import { addEvent, type LeadRow, searchable } from './repo.ts'
import { lead } from './schema.ts'

/** Writes down the e-mail of a lead that had none, and of its person; both keep one that is there. */
export async function giveEmail(tx: Database, row: LeadRow, email: string): Promise<void> {
  const { id, reference, name, phone, town, location, personId } = row
  if (row.email !== null) return
  await tx
    .update(lead)
    .set({
      email,
      searchText: searchable(reference, name, email, phone, town, location),
      version: sql`${lead.version} + 1`,
      updatedAt: new Date(),
    })
    .where(eq(lead.id, id))
  await tx
    .update(person)
    .set({ email: sql`coalesce(${person.email}, ${email})`, updatedAt: new Date() })
    .where(eq(person.id, personId))
  await addEvent(tx, id, 'edited', null, { field: 'email', from: null, to: email })
}

/** Notes that the person of a lead wants tips and offers, with the version of the words they agreed to. */
export async function agreeToNews(tx: Database, row: LeadRow, consentTextVersion: string): Promise<void> {
  if (row.consentMarketing) return
  await tx
    .update(lead)
    .set({ consentMarketing: true, consentTextVersion, version: sql`${lead.version} + 1`, updatedAt: new Date() })
    .where(eq(lead.id, row.id))
  await tx.update(person).set({ consentMarketing: true, updatedAt: new Date() }).where(eq(person.id, row.personId))
}
