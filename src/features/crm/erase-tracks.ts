import { eq, inArray, or } from 'drizzle-orm'
import { forgetMergesOf } from '#src/features/crm/duplicates/merge.ts'
import { leadImportRow } from '#src/features/crm/imports/schema.ts'
import { leadMessage } from '#src/features/crm/messages/schema.ts'
import { person } from '#src/features/crm/people/schema.ts'
import { task } from '#src/features/crm/tasks/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Erased } from './erasure.ts'

/** Empties what the CRM holds of an erased person beside their leads: who was merged into them, tasks, letters, rows of files. */
export async function eraseTracks(tx: Database, { personId, leadIds }: Erased): Promise<void> {
  const merged = await tx
    .update(person)
    .set({ name: '', email: null, phone: null, otherEmails: [], otherPhones: [], address: null, erasedAt: new Date() })
    .where(eq(person.mergedIntoId, personId))
    .returning({ id: person.id })
  const people = [personId, ...merged.map(({ id }) => id)]
  await forgetMergesOf(tx, people)
  const ids = [...leadIds]
  if (ids.length > 0) {
    await tx.update(task).set({ title: '' }).where(inArray(task.leadId, ids))
    await tx.update(leadMessage).set({ subject: '', body: '' }).where(inArray(leadMessage.leadId, ids))
  }
  await tx
    .update(leadImportRow)
    .set({ values: {}, because: [] })
    .where(or(inArray(leadImportRow.personId, people), ids.length > 0 ? inArray(leadImportRow.leadId, ids) : undefined))
}
