import { createRoute } from '@hono/zod-openapi'
import { type Auth, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { numbersQuery, numbersResponse } from './contract.ts'
import { funnelOf } from './funnel.ts'

const read = createRoute({
  method: 'get',
  path: '/api/crm/numbers',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary:
    'The funnel by source, town, language or service: how far leads came, how fast they were answered, what was won',
  request: { query: numbersQuery },
  responses: {
    200: { description: 'The figures', content: { 'application/json': { schema: numbersResponse } } },
    ...problems(401, 403, 422, 503),
  },
})

/** Numbers for the owner. */
export function numbersApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  guardRoute(api, auth, read, crmPermissions['leads.numbers'])
  api.openapi(read, async (c) => c.json(numbersResponse.parse(await funnelOf(db(), c.req.valid('query'))), 200))
}
