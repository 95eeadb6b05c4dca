import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { quarantineList } from './contract.ts'
import { quarantinePermissions } from './permissions.ts'
import type { Quarantine } from './service.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const request = { params: z.object({ id: z.uuid() }) }
const decided = { 204: { description: 'Done' }, ...problems(401, 403, 409, 422, 503) }

const list = createRoute({
  method: 'get',
  path: '/api/admin/quarantine',
  tags,
  security,
  summary: 'Forms that look as if no person had sent them, until somebody has looked',
  responses: {
    200: { description: 'What waits', content: { 'application/json': { schema: quarantineList } } },
    ...problems(401, 403, 503),
  },
})
const release = createRoute({
  method: 'post',
  path: '/api/admin/quarantine/{id}/release',
  tags,
  security,
  summary: 'A person sent it: it becomes a lead, with its own time',
  request,
  responses: decided,
})
const dismiss = createRoute({
  method: 'post',
  path: '/api/admin/quarantine/{id}/dismiss',
  tags,
  security,
  summary: 'No person sent it: it goes after thirty days',
  request,
  responses: decided,
})

export function quarantineApi(api: Api, o: { quarantine: Quarantine; auth: Auth }): void {
  guardRoute(api, o.auth, list, quarantinePermissions['quarantine.read'])
  guardRoute(api, o.auth, release, quarantinePermissions['quarantine.decide'])
  guardRoute(api, o.auth, dismiss, quarantinePermissions['quarantine.decide'])
  api.openapi(list, async (c) => c.json(await o.quarantine.list(), 200))
  api.openapi(release, async (c) => {
    await o.quarantine.release(c.req.valid('param').id, actorOf(c).name)
    return c.body(null, 204)
  })
  api.openapi(dismiss, async (c) => {
    await o.quarantine.dismiss(c.req.valid('param').id, actorOf(c).name, new Date())
    return c.body(null, 204)
  })
}
