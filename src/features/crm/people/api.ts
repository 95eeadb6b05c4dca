import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, audit, guardRoute } from '#src/features/auth/public.ts'
import type { PersonErasure } from '#src/features/crm/erasure.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { exportPerson } from './export.ts'
import { restrictPerson } from './restrict.ts'

const exported = createRoute({
  method: 'get',
  path: '/api/crm/people/{id}/export',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'Everything that is held of a person, to be handed to them',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'Their data, row by row',
      content: { 'application/json': { schema: z.record(z.string(), z.array(z.unknown())) } },
    },
    ...problems(401, 403, 404, 503),
  },
})

const restrict = createRoute({
  method: 'patch',
  path: '/api/crm/people/{id}',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'A person asks that their data be kept and not used, or allows it again',
  request: {
    params: z.object({ id: z.uuid() }),
    body: { required: true, content: { 'application/json': { schema: z.object({ restricted: z.boolean() }) } } },
  },
  responses: { 204: { description: 'Noted' }, ...problems(400, 401, 403, 404, 422, 503) },
})

/** People beside their leads. */
export function peopleApi(
  api: Api,
  { db, auth, erasures }: { db: () => Database; auth: Auth; erasures: readonly PersonErasure[] },
): void {
  guardRoute(api, auth, exported, crmPermissions['people.export'])
  guardRoute(api, auth, restrict, crmPermissions['people.restrict'])
  api.openapi(restrict, async (c) => {
    const { id } = c.req.valid('param')
    await db().transaction((tx) => restrictPerson(tx, id, c.req.valid('json').restricted, actorOf(c), new Date()))
    return c.body(null, 204)
  })
  api.openapi(exported, async (c) => {
    const { id } = c.req.valid('param')
    const data = await exportPerson(db(), id, erasures)
    await audit(db(), actorOf(c).id, 'exported-person', id)
    c.header('content-disposition', `attachment; filename="person-${id}.json"`)
    return c.json(z.record(z.string(), z.array(z.unknown())).parse(JSON.parse(JSON.stringify(data))), 200)
  })
}
