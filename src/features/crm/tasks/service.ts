import { staffById } from '#src/features/auth/public.ts'
import { addEvent, findLead } from '#src/features/crm/repo.ts'
import { isOwnOnly } from '#src/features/crm/seen.ts'
import type { Viewer } from '#src/features/crm/summary.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { TaskPatch, TaskRequest, TaskView } from './contract.ts'
import { changeTask, findTasks, insertTask, removeUntouched } from './repo.ts'

/** Makes a task, with its row in the lead's timeline. Problem: 422 for a lead or an owner that is not there. */
export async function createTask(tx: Database, wanted: TaskRequest, who: Viewer): Promise<TaskView> {
  const { leadId, title, dueAt } = wanted
  if (leadId) {
    const lead = await findLead(tx, leadId)
    if (!lead || lead.erasedAt || (isOwnOnly(who) && lead.takenById !== who.id)) throw notInList('leadId', leadId)
    await addEvent(tx, leadId, 'task-made', who, { title })
  }
  const owner = await ownerOf(tx, wanted.owner === undefined ? who.id : wanted.owner)
  const id = await insertTask(tx, {
    leadId: leadId ?? null,
    title,
    dueAt: new Date(dueAt),
    ...owner,
    createdByName: who.name,
  })
  return one(tx, id)
}

/** Changes a task, marks it done or not done. Problems: 404; 409 changed_meanwhile with what it is now; 422. */
export async function patchTask(tx: Database, id: string, patch: TaskPatch, who: Viewer): Promise<TaskView> {
  const before = await one(tx, id)
  if (isOwnOnly(who) && before.owner?.id !== who.id) throw new Problem(404, 'not_found')
  const { title, dueAt, owner, done, basedOnVersion } = patch
  const set = {
    ...(title === undefined ? {} : { title }),
    ...(dueAt === undefined ? {} : { dueAt: new Date(dueAt) }),
    ...(owner === undefined ? {} : await ownerOf(tx, owner)),
    ...(done === undefined || done === before.done
      ? {}
      : { doneAt: done ? new Date() : null, doneByName: done ? who.name : null }),
  }
  if (Object.keys(set).length === 0) return before
  if (!(await changeTask(tx, id, basedOnVersion, set))) {
    const { title: newest, done: isDone } = await one(tx, id)
    const fields = [
      { field: 'title', code: 'changed', message: newest },
      { field: 'done', code: 'changed', message: String(isDone) },
    ]
    throw new Problem(409, 'changed_meanwhile', { fields })
  }
  if ('doneAt' in set && before.lead)
    await addEvent(tx, before.lead.id, done ? 'task-done' : 'task-reopened', who, { title: before.title })
  return one(tx, id)
}

/** Takes a task back that nobody has touched since it was made. Problem: 409 changed_meanwhile. */
export async function withdrawTask(tx: Database, id: string, leadId: string, who: Viewer): Promise<void> {
  const title = await removeUntouched(tx, id, leadId)
  if (title === undefined) throw new Problem(409, 'changed_meanwhile')
  await addEvent(tx, leadId, 'task-withdrawn', who, { title })
}

async function one(db: Database, id: string): Promise<TaskView> {
  const [found] = await findTasks(db, { id, state: 'all' })
  if (!found) throw new Problem(404, 'not_found')
  return found
}

async function ownerOf(db: Database, id: string | null): Promise<{ ownerId: string | null; ownerName: string | null }> {
  if (id === null) return { ownerId: null, ownerName: null }
  const staff = await staffById(db, id)
  if (!staff) throw notInList('owner', id)
  return { ownerId: staff.id, ownerName: staff.name }
}

function notInList(field: string, value: string): Problem {
  return new Problem(422, 'invalid_fields', { fields: [{ field, code: 'not_in_list', message: value }] })
}
