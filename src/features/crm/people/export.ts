import { eq, inArray, or } from 'drizzle-orm'
import { personMerge } from '#src/features/crm/duplicates/schema.ts'
import { leadFile } from '#src/features/crm/files/schema.ts'
import { leadInbox } from '#src/features/crm/inbox/schema.ts'
import { jobStep } from '#src/features/crm/job/schema.ts'
import { leadMessage } from '#src/features/crm/messages/schema.ts'
import { payment } from '#src/features/crm/payments/schema.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { task } from '#src/features/crm/tasks/schema.ts'
import { mailsOfLead } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { person } from './schema.ts'

/** Everything the CRM holds of a person, row by row as it is kept. Problem: 404 not_found. */
export async function exportPerson(db: Database, id: string): Promise<Record<string, unknown>> {
  const people = await db
    .select()
    .from(person)
    .where(or(eq(person.id, id), eq(person.mergedIntoId, id)))
  if (!people.some((row) => row.id === id && !row.erasedAt)) throw new Problem(404, 'not_found')
  const leads = await db.select().from(lead).where(eq(lead.personId, id))
  const ids = leads.map((row) => row.id)
  const none = ids.length === 0
  const mails = await Promise.all(ids.map((leadId) => mailsOfLead(db, leadId)))
  // Not what an undo would bring back: it is in the rows above, or no longer theirs.
  const { id: mergeId, keepId, dropId, mergedAt, undoneAt } = personMerge
  return {
    people,
    leads,
    timeline: none ? [] : await db.select().from(leadEvent).where(inArray(leadEvent.leadId, ids)),
    tasks: none ? [] : await db.select().from(task).where(inArray(task.leadId, ids)),
    letters: none ? [] : await db.select().from(leadMessage).where(inArray(leadMessage.leadId, ids)),
    mails: mails.flat(),
    files: none
      ? []
      : await db
          .select({ leadId: leadFile.leadId, title: leadFile.title, type: leadFile.fileType, at: leadFile.at })
          .from(leadFile)
          .where(inArray(leadFile.leadId, ids)),
    jobSteps: none ? [] : await db.select().from(jobStep).where(inArray(jobStep.leadId, ids)),
    inbox: none ? [] : await db.select().from(leadInbox).where(inArray(leadInbox.leadId, ids)),
    payments: none ? [] : await db.select().from(payment).where(inArray(payment.leadId, ids)),
    merges: await db
      .select({ id: mergeId, keepId, dropId, mergedAt, undoneAt })
      .from(personMerge)
      .where(or(eq(personMerge.keepId, id), eq(personMerge.dropId, id))),
  }
}
