import { eq, inArray, or } from 'drizzle-orm'
import { deposit } from '#src/features/crm/deposits/schema.ts'
import { personMerge } from '#src/features/crm/duplicates/schema.ts'
import { isOfPerson } from '#src/features/crm/erase-tracks.ts'
import type { HeldRows, PersonErasure } from '#src/features/crm/erasure.ts'
import { leadFile } from '#src/features/crm/files/schema.ts'
import { leadImportRow } from '#src/features/crm/imports/schema.ts'
import { leadInbox } from '#src/features/crm/inbox/schema.ts'
import { jobStep } from '#src/features/crm/job/schema.ts'
import { leadMessage } from '#src/features/crm/messages/schema.ts'
import { payment } from '#src/features/crm/payments/schema.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { task } from '#src/features/crm/tasks/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { reachOfPerson } from './reach.ts'
import { findPerson, mergedInto } from './repo.ts'

/** Everything that is held of a person, row by row as it is kept: by the CRM, and by the features that `erasures` names. Problem: 404 not_found. */
export async function exportPerson(
  db: Database,
  id: string,
  erasures: readonly PersonErasure[],
): Promise<Record<string, readonly unknown[]>> {
  const known = await findPerson(db, id)
  if (!known || known.erasedAt) throw new Problem(404, 'not_found')
  const reach = await reachOfPerson(db, id)
  const ids = [...reach.leadIds]
  // Not what an undo would bring back: it is in the rows above, or no longer theirs.
  const { id: mergeId, keepId, dropId, mergedAt, undoneAt } = personMerge
  const { values, importId, row } = leadImportRow
  const people = [known, ...(await mergedInto(db, id))]
  const rows: HeldRows = {
    people,
    leads: await db.select().from(lead).where(inArray(lead.id, ids)),
    timeline: await db.select().from(leadEvent).where(inArray(leadEvent.leadId, ids)),
    tasks: await db.select().from(task).where(inArray(task.leadId, ids)),
    letters: await db.select().from(leadMessage).where(inArray(leadMessage.leadId, ids)),
    files: await db
      .select({ leadId: leadFile.leadId, title: leadFile.title, type: leadFile.fileType, at: leadFile.at })
      .from(leadFile)
      .where(inArray(leadFile.leadId, ids)),
    jobSteps: await db.select().from(jobStep).where(inArray(jobStep.leadId, ids)),
    inbox: await db.select().from(leadInbox).where(inArray(leadInbox.leadId, ids)),
    deposits: await db.select().from(deposit).where(inArray(deposit.leadId, ids)),
    payments: await db.select().from(payment).where(inArray(payment.leadId, ids)),
    merges: await db
      .select({ id: mergeId, keepId, dropId, mergedAt, undoneAt })
      .from(personMerge)
      .where(or(eq(personMerge.keepId, id), eq(personMerge.dropId, id))),
    importedRows: await db
      .select({ importId, row, values })
      .from(leadImportRow)
      .where(
        or(
          inArray(leadImportRow.leadId, ids),
          isOfPerson(
            reach,
            people.map((one) => one.id),
          ),
        ),
      ),
  }
  for (const { held } of erasures) Object.assign(rows, await held?.(db, reach))
  return rows
}
