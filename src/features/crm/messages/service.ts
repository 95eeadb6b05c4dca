import { changeInbox } from '#src/features/crm/inbox/note.ts'
import { findPerson } from '#src/features/crm/people/repo.ts'
import { type Actor, addEvent, findLead, type LeadRow } from '#src/features/crm/repo.ts'
import { noteTouch, undoTouch } from '#src/features/crm/touch.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { MessageRequest, MessageView } from './contract.ts'
import { findMessage, insertMessage, stopMessage, viewOf } from './repo.ts'

/** So long a mail can be stopped. */
const stoppableMillis = 10_000

/** The mail that delivers a letter of staff. */
export const letterTemplate = 'letter'

/**
 * Writes to a lead's person, in the caller's transaction: the letter leaves after ten seconds. Problems: 422 without an address, 409 person_restricted,
 * 404 for an erased person.
 */
export async function writeMessage(
  tx: Database,
  row: LeadRow,
  { subject, body }: MessageRequest,
  actor: Actor,
  now: Date,
): Promise<MessageView> {
  if (row.erasedAt) throw new Problem(404, 'not_found')
  if (!row.email)
    throw new Problem(422, 'invalid_fields', { fields: [{ field: 'email', code: 'required', message: '' }] })
  const who = await findPerson(tx, row.personId)
  if (who?.restrictedAt) throw new Problem(409, 'person_restricted')
  const message = await insertMessage(tx, {
    leadId: row.id,
    subject,
    body,
    byId: actor.id,
    byName: actor.name,
    at: now,
    leavesAt: new Date(now.getTime() + stoppableMillis),
  })
  await addEvent(tx, row.id, 'mail-written', actor, { messageId: message.id, text: subject })
  await noteTouch(tx, row, actor, now)
  return viewOf(message, undefined)
}

/** Stops a letter in its ten seconds: it waits for an answer again. Problems: 404; 409 mail_has_left. */
export async function stopWriting(tx: Database, id: string, actor: Actor, now: Date): Promise<MessageView> {
  const before = await findMessage(tx, id)
  if (!before) throw new Problem(404, 'not_found')
  if (!before.stoppedAt) {
    if (!(await stopMessage(tx, id, now))) throw new Problem(409, 'mail_has_left')
    await addEvent(tx, before.leadId, 'mail-stopped', actor, { messageId: id, text: before.subject })
    const row = await findLead(tx, before.leadId)
    // Where this mail would have been the first answer, the clock runs on.
    if (row?.firstTouchAt?.getTime() === before.at.getTime()) await undoTouch(tx, before.leadId, actor)
    else await changeInbox(tx, before.leadId, ['waiting'], 'open', actor.name)
  }
  return viewOf({ ...before, stoppedAt: before.stoppedAt ?? now }, undefined)
}
