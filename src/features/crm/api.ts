import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { leadDetail, leadList, leadListQuery, leadPatch } from './contract.ts'
import { crmPermissions } from './permissions.ts'
import type { Crm } from './service.ts'

const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})
const tags = ['Staff']
const security = [{ bearer: [] }]
const id = z.object({ id: z.uuid() })

const list = createRoute({
  method: 'get',
  path: '/api/crm/leads',
  tags,
  security,
  summary: 'Leads, those that wait for an answer first, then the newest, 50 a page',
  request: { query: leadListQuery },
  responses: { 200: json('A page of leads', leadList), ...problems(401, 403, 422, 503) },
})
const detail = createRoute({
  method: 'get',
  path: '/api/crm/leads/{id}',
  tags,
  security,
  summary: 'A lead with its quote, timeline and mails',
  request: { params: id },
  responses: { 200: json('The lead', leadDetail), ...problems(401, 403, 404, 503) },
})
const patch = createRoute({
  method: 'patch',
  path: '/api/crm/leads/{id}',
  tags,
  security,
  summary: 'Change the stage or add a note',
  request: { params: id, body: { required: true, content: { 'application/json': { schema: leadPatch } } } },
  responses: { 200: json('The lead as it is now', leadDetail), ...problems(401, 403, 404, 409, 422, 503) },
})
const take = createRoute({
  method: 'post',
  path: '/api/crm/leads/{id}/take',
  tags,
  security,
  summary: 'Take charge of a lead; the first who asks has it',
  request: { params: id },
  responses: { 200: json('The lead as it is now', leadDetail), ...problems(401, 403, 404, 409, 503) },
})
const erase = createRoute({
  method: 'post',
  path: '/api/crm/leads/{id}/erase',
  tags,
  security,
  summary: "Erase a person's data, journal included",
  request: { params: id },
  responses: { 204: { description: 'Erased' }, ...problems(401, 403, 404, 503) },
})
const retry = createRoute({
  method: 'post',
  path: '/api/crm/mails/{id}/retry',
  tags,
  security,
  summary: 'Send a failed mail once more',
  request: { params: id },
  responses: { 204: { description: 'Queued' }, ...problems(401, 403, 409, 503) },
})

export function crmApi(api: Api, crm: Crm, auth: Auth, retryMail: (id: string) => Promise<boolean>): void {
  guardRoute(api, auth, list, crmPermissions['leads.read'])
  guardRoute(api, auth, detail, crmPermissions['leads.read'])
  guardRoute(api, auth, patch, crmPermissions['leads.change'])
  guardRoute(api, auth, take, crmPermissions['leads.change'])
  guardRoute(api, auth, erase, crmPermissions['leads.erase'])
  guardRoute(api, auth, retry, crmPermissions['mails.retry'])
  api.openapi(list, async (c) => c.json(await crm.list(c.req.valid('query'), actorOf(c)), 200))
  api.openapi(detail, async (c) => c.json(await crm.detail(c.req.valid('param').id, actorOf(c)), 200))
  api.openapi(patch, async (c) =>
    c.json(await crm.patch(c.req.valid('param').id, c.req.valid('json'), actorOf(c)), 200),
  )
  api.openapi(take, async (c) => c.json(await crm.take(c.req.valid('param').id, actorOf(c)), 200))
  api.openapi(erase, async (c) => {
    await crm.erase(c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  api.openapi(retry, async (c) => {
    const { id } = c.req.valid('param')
    if (!(await retryMail(id))) throw new Problem(409, 'changed_meanwhile')
    await crm.mailGoesAgain(id)
    return c.body(null, 204)
  })
}
