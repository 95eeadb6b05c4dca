import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { doneMade, doneRequest, todayQuery, todayResponse } from './contract.ts'
import { tickOff, untick } from './done.ts'
import { type TodaySources, today } from './service.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})

const now = createRoute({
  method: 'get',
  path: '/api/crm/today',
  tags,
  security,
  summary: 'What must be done now',
  request: { query: todayQuery },
  responses: { 200: json('Today', todayResponse), ...problems(401, 403, 422, 503) },
})
const tick = createRoute({
  method: 'post',
  path: '/api/crm/today/done',
  tags,
  security,
  summary: 'Tick something off: somebody was answered, an opened quote was followed up, a failed mail was seen to',
  request: { body: { required: true, content: { 'application/json': { schema: doneRequest } } } },
  responses: { 201: json('Ticked off', doneMade), ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const takeBack = createRoute({
  method: 'delete',
  path: '/api/crm/today/done/{id}',
  tags,
  security,
  summary: 'What was ticked off was not done after all',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'As before' }, ...problems(401, 403, 404, 409, 422, 503) },
})

/** The staff's first screen. */
export function todayApi(api: Api, o: { db: () => Database; auth: Auth; todaySources: TodaySources }): void {
  guardRoute(api, o.auth, now, crmPermissions['tasks.work'])
  guardRoute(api, o.auth, tick, crmPermissions['leads.change'])
  guardRoute(api, o.auth, takeBack, crmPermissions['leads.change'])
  api.openapi(now, async (c) => {
    const found = await today(o.db(), actorOf(c), o.todaySources, new Date(), c.req.valid('query').whose)
    return c.json(todayResponse.parse(found), 200)
  })
  api.openapi(tick, async (c) => {
    const id = await o.db().transaction((tx) => tickOff(tx, c.req.valid('json'), actorOf(c), new Date()))
    return c.json({ id }, 201)
  })
  api.openapi(takeBack, async (c) => {
    await o.db().transaction((tx) => untick(tx, c.req.valid('param').id, actorOf(c)))
    return c.body(null, 204)
  })
}
