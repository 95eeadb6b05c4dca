import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { isOwnOnly } from '#src/features/crm/seen.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { once } from '#src/shared/idempotency/once.ts'
import { taskList, taskPatch, taskQuery, taskRequest, taskView } from './contract.ts'
import { findTasks } from './repo.ts'
import { createTask, patchTask } from './service.ts'

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
