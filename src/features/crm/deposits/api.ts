import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { seenLead } from '#src/features/crm/seen.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { depositChange } from './contract.ts'
import { changeDeposit } from './service.ts'

const change = createRoute({
  method: 'post',
  path: '/api/crm/leads/{id}/deposit',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'The deposit of a job was asked for, came in, or did not after all',
  request: {
    params: z.object({ id: z.uuid() }),
    body: { required: true, content: { 'application/json': { schema: depositChange } } },
  },
  responses: { 204: { description: 'Noted' }, ...problems(400, 401, 403, 404, 409, 422, 503) },
})

/** Deposits of jobs. */
export function depositApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  guardRoute(api, auth, change, crmPermissions['payments.record'])
  api.openapi(change, async (c) => {
    const actor = actorOf(c)
    await db().transaction(async (tx) => {
      const row = await seenLead(tx, c.req.valid('param').id, actor)
      await changeDeposit(tx, row, c.req.valid('json'), actor, new Date())
    })
    return c.body(null, 204)
  })
}
