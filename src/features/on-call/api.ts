import { createRoute } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { onCallChange, onCallState } from './contract.ts'
import { onCallPermissions } from './permissions.ts'
import type { OnCall } from './service.ts'

const path = '/api/admin/on-call'
const answer = { 200: { description: 'The switch', content: { 'application/json': { schema: onCallState } } } }
const tags = ['Staff']
const security = [{ bearer: [] }]

const read = createRoute({
  method: 'get',
  path,
  tags,
  security,
  summary: 'Whether somebody answers at any hour',
  responses: { ...answer, ...problems(401, 403) },
})
const change = createRoute({
  method: 'put',
  path,
  tags,
  security,
  summary: 'Promise help at any hour, or stop promising it, on every page at once',
  request: { body: { required: true, content: { 'application/json': { schema: onCallChange } } } },
  responses: { ...answer, ...problems(401, 403, 409, 422, 503) },
})

export function onCallApi(api: Api, o: { onCall: OnCall; auth: Auth; db: () => Database }): void {
  guardRoute(api, o.auth, read, onCallPermissions['on-call.read'])
  guardRoute(api, o.auth, change, onCallPermissions['on-call.change'])
  api.openapi(read, (c) => c.json(o.onCall.state, 200))
  api.openapi(change, async (c) => {
    const state = await o.onCall.set(o.db(), c.req.valid('json').isOn, actorOf(c), await requestLanguage(c))
    return c.json(state, 200)
  })
}
