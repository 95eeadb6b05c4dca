import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, audit, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { exportPerson } from './export.ts'

const exported = createRoute({
  method: 'get',
  path: '/api/crm/people/{id}/export',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'Everything the CRM holds of a person, to be handed to them',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'Their data, row by row',
      content: { 'application/json': { schema: z.record(z.string(), z.array(z.unknown())) } },
    },
    ...problems(401, 403, 404, 503),
  },
})

/** People beside their leads. */
export function peopleApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  guardRoute(api, auth, exported, crmPermissions['people.export'])
  api.openapi(exported, async (c) => {
    const { id } = c.req.valid('param')
    const data = await exportPerson(db(), id)
    await audit(db(), actorOf(c).id, 'exported-person', id)
    c.header('content-disposition', `attachment; filename="person-${id}.json"`)
    return c.json(z.record(z.string(), z.array(z.unknown())).parse(JSON.parse(JSON.stringify(data))), 200)
  })
}
