import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type Auth, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { summaryQuery, vitalsRequest, vitalsSummary } from './contract.ts'
import { vitalsPermissions } from './permissions.ts'
import type { Vitals } from './service.ts'

const report = createRoute({
  method: 'post',
  path: '/api/vitals',
  tags: ['Measurement'],
  summary: 'Report how fast a page was; nothing that says who',
  request: { body: { required: true, content: { 'application/json': { schema: vitalsRequest } } } },
  responses: { 204: { description: 'Noted' }, ...problems(400, 413, 415, 422, 429) },
})
const summary = createRoute({
  method: 'get',
  path: '/api/vitals/summary',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'The 75th percentiles of the last days by page, language and kind of device',
  request: { query: summaryQuery },
  responses: {
    200: { description: 'The summary', content: { 'application/json': { schema: vitalsSummary } } },
    ...problems(401, 403, 422, 503),
  },
})

export function vitalsApi(
  api: Api,
  o: { vitals: Vitals; auth: Auth; db: () => Database; limit: MiddlewareHandler },
): void {
  api.use('/api/vitals', o.limit)
  api.openapi(report, (c) => {
    o.vitals.note(c.req.valid('json'), new Date())
    return c.body(null, 204)
  })
  guardRoute(api, o.auth, summary, vitalsPermissions['vitals.read'])
  api.openapi(summary, async (c) => c.json(await o.vitals.summary(o.db(), new Date(), c.req.valid('query').days), 200))
}
