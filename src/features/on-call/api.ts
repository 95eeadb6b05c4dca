import { createRoute } from '@hono/zod-openapi'
import type { Auth } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, bearerToken, problems, requestLanguage } from '#src/shared/http/api.ts'
import { onCallChange, onCallState } from './contract.ts'
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
  api.use(path, async (c, next) => {
    await o.auth.require(bearerToken(c))
    await next()
    c.header('cache-control', 'no-store')
  })
  api.openapi(read, async (c) => {
    await o.auth.require(bearerToken(c), ['admin', 'sales', 'technician'])
    return c.json(o.onCall.state, 200)
  })
  api.openapi(change, async (c) => {
    const actor = await o.auth.require(bearerToken(c), ['admin'])
    const state = await o.onCall.set(o.db(), c.req.valid('json').isOn, actor, await requestLanguage(c))
    return c.json(state, 200)
  })
}
