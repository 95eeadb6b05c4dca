import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute, staffById, type User } from '#src/features/auth/public.ts'
import { crmPermissions, ownLeadsOnly } from '#src/features/crm/permissions.ts'
import { addEvent, findLead } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { once } from '#src/shared/idempotency/once.ts'
import {
  type TaskPatch,
  type TaskRequest,
  type TaskView,
  taskList,
  taskPatch,
  taskQuery,
  taskRequest,
  taskView,
} from './contract.ts'
import { changeTask, findTasks, insertTask } from './repo.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })
const path = '/api/crm/tasks'

const list = createRoute({
  method: 'get',
  path,
  tags,
  security,
  summary: 'Tasks, the earliest due first',
  request: { query: taskQuery },
  responses: { 200: json('Tasks', taskList), ...problems(401, 403, 422, 503) },
})
const create = createRoute({
  method: 'post',
  path,
  tags,
  security,
  summary: 'A task, for a lead or for none',
  request: { headers: idempotencyHeader, body: body(taskRequest) },
  responses: { 201: json('The task', taskView), ...problems(400, 401, 403, 409, 422, 503) },
})
const change = createRoute({
  method: 'patch',
  path: `${path}/{id}`,
  tags,
  security,
  summary: 'Change a task, mark it done or not done',
  request: { params: z.object({ id: z.uuid() }), body: body(taskPatch) },
  responses: { 200: json('The task', taskView), ...problems(401, 403, 404, 409, 422, 503) },
})

/** Tasks of staff. */
export function tasksApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  for (const route of [list, create, change]) guardRoute(api, auth, route, crmPermissions['tasks.work'])

  api.openapi(list, async (c) => {
    const { leadId, owner, state } = c.req.valid('query')
    const who = actorOf(c)
    const ownerId = isOwnOnly(who) || owner === 'me' ? who.id : owner
    const items = await findTasks(db(), { leadId, ownerId, state })
    return c.json(taskList.parse({ items, total: items.length }), 200)
  })
  api.openapi(create, async (c) => {
    const wanted = c.req.valid('json')
    const who = actorOf(c)
    const asked = { scope: `task ${who.id}`, key: c.req.valid('header')['idempotency-key'], body: wanted }
    const { body: made } = await once(db(), asked, async (tx) => ({
      status: 201,
      body: await createTask(tx, wanted, who),
    }))
    return c.json(taskView.parse(made), 201)
  })
  api.openapi(change, async (c) => {
    const { id } = c.req.valid('param')
    const done = await db().transaction((tx) => patchTask(tx, id, c.req.valid('json'), actorOf(c)))
    return c.json(taskView.parse(done), 200)
  })
}

const isOwnOnly = ({ role }: User) => ownLeadsOnly.includes(role)

async function createTask(tx: Database, wanted: TaskRequest, who: User): Promise<TaskView> {
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

async function patchTask(tx: Database, id: string, patch: TaskPatch, who: User): Promise<TaskView> {
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
