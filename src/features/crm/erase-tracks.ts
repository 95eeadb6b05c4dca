import { inArray, or, sql } from 'drizzle-orm'
import { forgetMergesOf } from '#src/features/crm/duplicates/merge.ts'
import { eraseLeadFiles } from '#src/features/crm/files/service.ts'
import { leadImportRow } from '#src/features/crm/imports/schema.ts'
import { leadMessage } from '#src/features/crm/messages/schema.ts'
import { task } from '#src/features/crm/tasks/schema.ts'
import { savedView } from '#src/features/crm/views/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { forgetAnswersAbout } from '#src/shared/idempotency/once.ts'
import type { PersonReach } from './erasure.ts'

/** A number's last digits are the same in every spelling. */
const tellingDigits = 9

/**
 * Empties what the CRM holds of an erased person beside their leads: tasks, letters, answers kept for a second asking; with `people`, whose records
 * were emptied, also what an undo of a merge would bring back and the rows of files.
 */
export async function eraseTracks(tx: Database, erased: PersonReach, people: readonly string[]): Promise<void> {
  const ids = [...erased.leadIds]
  if (ids.length > 0) {
    await tx.update(task).set({ title: '' }).where(inArray(task.leadId, ids))
    await tx.update(leadMessage).set({ subject: '', body: '' }).where(inArray(leadMessage.leadId, ids))
    await tx.update(leadImportRow).set({ values: {}, because: [] }).where(inArray(leadImportRow.leadId, ids))
    await eraseLeadFiles(tx, ids)
  }
  await forgetAnswersAbout(tx, [...ids, ...people])
  if (people.length === 0) return
  await forgetMergesOf(tx, people)
  await forgetSearches(tx, [...erased.emails, ...erased.phones])
  await tx.update(leadImportRow).set({ values: {}, because: [] }).where(isOfPerson(erased, people))
}

/** Searches that staff kept under a name, for a person's address or number. */
async function forgetSearches(tx: Database, ways: readonly string[]): Promise<void> {
  // The address of a list spells `+` and `@` in its own way.
  const spellings = ways.flatMap((way) => [way, encodeURIComponent(way)]).map((way) => way.toLowerCase())
  const holds = spellings.map((way) => sql`position(${way} in lower(${savedView.search})) > 0`)
  if (holds.length > 0) await tx.delete(savedView).where(or(...holds))
}

/** Rows that were found to be of these people, and those of files never committed that name a way to reach them. */
export function isOfPerson({ emails, phones }: Pick<PersonReach, 'emails' | 'phones'>, people: readonly string[]) {
  const { values, personId } = leadImportRow
  const addresses = emails.map((email) => email.toLowerCase())
  const numbers = phones.map((phone) => phone.replace(/\D/g, '').slice(-tellingDigits))
  return or(
    inArray(personId, [...people]),
    addresses.length > 0 ? inArray(sql`lower(${values} ->> 'email')`, addresses) : undefined,
    numbers.length > 0
      ? inArray(
          sql`right(regexp_replace(${values} ->> 'phone', '\\D', '', 'g'), ${sql.raw(String(tellingDigits))})`,
          numbers,
        )
      : undefined,
  )
}
